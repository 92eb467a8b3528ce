import type { LocalRules, Proceeding, ProceedingStep } from '@rostrum/contract';
import { ArrowUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Alert } from '../../../parts/alert.tsx';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { SelectField, TextField } from '../../../parts/field.tsx';
import { proceedingTexts } from '../../../texts/proceeding-form.ts';
import styles from './form.module.css';
import { clockNames, minutesOf, rulesFile, rulesIn, secondsOf, trimmedRules, type ClockName } from './local-rules.ts';

const texts = proceedingTexts.rules;
const yesOrNo = { '': null, yes: true, no: false } as const;

interface LocalRulesDialogProps {
  readonly kind: Proceeding;
  readonly rules: LocalRules | null;
  readonly onChange: (rules: LocalRules | null) => void;
  readonly onClose: () => void;
}

/** What this body does differently; saved to and opened from a file. */
export function LocalRulesDialog({ kind, rules, onChange, onClose }: LocalRulesDialogProps) {
  const [typed, setTyped] = useState<Partial<Record<ClockName, string>>>({});
  const [isWrongFile, setWrongFile] = useState(false);
  const current = rules ?? {};
  const change = (changes: Partial<LocalRules>) => onChange(trimmedRules({ ...current, ...changes }));
  const setClock = (name: ClockName, value: string) => {
    setTyped({ ...typed, [name]: value });
    const seconds = secondsOf(value);
    if (seconds !== undefined) change({ clocks: { ...current.clocks, [name]: seconds } });
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const read = file.size > 100_000 ? null : rulesIn(await file.text());
    setWrongFile(read === null);
    if (read === null) return;
    setTyped({});
    onChange(trimmedRules(read));
  };

  return (
    <Dialog
      open
      wide
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <OpenFile onFile={(file) => void open(file)} />
          <Button disabled={rules === null} onClick={() => saveRules(current)}>
            {texts.save}
          </Button>
          <Button
            look="quiet"
            disabled={rules === null}
            onClick={() => {
              setTyped({});
              onChange(null);
            }}
          >
            {texts.clear}
          </Button>
          <Button look="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <p className={styles.note}>{texts.lead}</p>
      {isWrongFile && <Alert kind="error">{texts.notRules}</Alert>}
      <div className={styles.pair}>
        <TextField
          label={texts.name}
          value={current.name ?? ''}
          maxLength={200}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label={texts.members}
          inputMode="numeric"
          value={current.members ?? ''}
          onChange={(event) => {
            const count = Number(event.target.value);
            if (event.target.value === '') change({ members: null });
            else if (Number.isInteger(count) && count >= 1 && count <= 15) change({ members: count });
          }}
          hint={texts.badMembers}
        />
        {clockNames.map((name) => (
          <TextField
            key={name}
            label={texts.clocks[name]}
            inputMode="decimal"
            value={typed[name] ?? minutesOf(current.clocks?.[name])}
            error={typed[name] !== undefined && secondsOf(typed[name]) === undefined ? texts.badClock : undefined}
            onChange={(event) => setClock(name, event.target.value)}
          />
        ))}
        <YesOrNo label={texts.sworn} value={current.sworn} onChange={(sworn) => change({ sworn })} />
        <YesOrNo
          label={texts.cross}
          value={current.cross_examination}
          onChange={(value) => change({ cross_examination: value })}
        />
        <SelectField
          label={texts.votes}
          value={current.votes_needed ?? ''}
          onChange={(event) => change({ votes_needed: (event.target.value || null) as LocalRules['votes_needed'] })}
        >
          <option value="">{texts.asUsual}</option>
          {Object.entries(texts.votesNeeded).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <Order kind={kind} order={current.order ?? null} onChange={(order) => change({ order })} />
    </Dialog>
  );
}

function YesOrNo({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: boolean | null | undefined;
  readonly onChange: (value: boolean | null) => void;
}) {
  return (
    <SelectField
      label={label}
      value={value === true ? 'yes' : value === false ? 'no' : ''}
      onChange={(event) => onChange(yesOrNo[event.target.value as keyof typeof yesOrNo])}
    >
      <option value="">{texts.asUsual}</option>
      <option value="yes">{texts.yes}</option>
      <option value="no">{texts.no}</option>
    </SelectField>
  );
}

interface OrderProps {
  readonly kind: Proceeding;
  readonly order: readonly ProceedingStep[] | null;
  readonly onChange: (order: ProceedingStep[] | null) => void;
}

/** The steps in order: each can be moved up, left out and brought back. */
function Order({ kind, order, onChange }: OrderProps) {
  const titles = new Map(kind.order.map(({ step, title }) => [step, title]));
  const general = kind.order.map(({ step }) => step);
  const current = (order ?? general).filter((step) => titles.has(step));
  const left = general.filter((step) => !current.includes(step));
  const set = (next: readonly ProceedingStep[]) =>
    onChange(next.length === general.length && next.every((step, at) => step === general[at]) ? null : [...next]);
  return (
    <fieldset className={styles.order}>
      <legend>{texts.order}</legend>
      <ol className={styles.steps}>
        {current.map((step, at) => (
          <li key={step}>
            <span>{titles.get(step)}</span>
            {step !== 'decision' && (
              <>
                <Button
                  size="small"
                  look="quiet"
                  icon
                  disabled={at === 0}
                  aria-label={texts.moveUp(titles.get(step) ?? step)}
                  onClick={() => set(current.with(at, current[at - 1] ?? step).with(at - 1, step))}
                >
                  <ArrowUp size={16} aria-hidden />
                </Button>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={texts.leaveOut(titles.get(step) ?? step)}
                  onClick={() => set(current.filter((one) => one !== step))}
                >
                  {texts.leaveOutShort}
                </Button>
              </>
            )}
          </li>
        ))}
      </ol>
      {left.map((step) => (
        <Button
          key={step}
          size="small"
          onClick={() => set(general.filter((one) => one === step || current.includes(one)))}
        >
          {texts.bringBack(titles.get(step) ?? step)}
        </Button>
      ))}
    </fieldset>
  );
}

function OpenFile({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{texts.load}</Button>
    </>
  );
}

function saveRules(rules: LocalRules): void {
  const address = URL.createObjectURL(new Blob([rulesFile(rules)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${(rules.name ?? 'local').toLowerCase().replaceAll(' ', '-')}-rules.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
