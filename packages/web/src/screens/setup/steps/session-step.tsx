import type { SessionOption } from '@rostrum/engine';
import { Alert } from '../../../parts/alert.tsx';
import { Button } from '../../../parts/button.tsx';
import { RadioCards } from '../../../parts/choice-cards.tsx';
import { SelectField } from '../../../parts/field.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { Slider } from '../../../parts/slider.tsx';
import { setupTexts } from '../../../texts/setup.ts';
import { CatalogIcon } from '../catalog-icon.tsx';
import { useEngine } from '../data/use-catalog.ts';
import type { Wizard } from '../use-wizard.ts';
import { includesEverything } from '../wizard.rules.ts';
import { StepFrame } from './step-frame.tsx';
import styles from './steps.module.css';

const texts = setupTexts.session;

export function SessionStep({ wizard: { draft, send } }: { readonly wizard: Wizard }) {
  const engine = useEngine();
  const style = engine.data?.sessionStyles.find((one) => one.id === draft.style?.id);
  return (
    <StepFrame
      title={texts.title}
      lead={texts.lead}
      onBack={() => send({ type: 'back' })}
      onNext={() => send({ type: 'next' })}
      nextLabel={includesEverything(draft) ? setupTexts.skipToCommunity : setupTexts.next}
      missing={draft.style && draft.difficulty ? null : texts.missing}
    >
      {engine.isPending && <Skeleton label={setupTexts.loading} lines={4} height={4} />}
      {engine.isError && (
        <Alert kind="error" actions={<Button onClick={() => void engine.refetch()}>{setupTexts.tryAgain}</Button>}>
          {setupTexts.engineFailed}
        </Alert>
      )}
      {engine.data && (
        <>
          <section className={styles.group}>
            <h2>{texts.styles}</h2>
            <RadioCards
              label={texts.styles}
              className={styles.four}
              value={draft.style?.id ?? null}
              choices={engine.data.sessionStyles.map(({ id, name, description, icon }) => ({
                id,
                name,
                description,
                icon: <CatalogIcon name={icon} />,
              }))}
              onChange={(id) => {
                const chosen = engine.data.sessionStyles.find((one) => one.id === id);
                if (!chosen) return;
                const options = Object.fromEntries(
                  Object.entries(chosen.options).map(([name, option]) => [name, option.default]),
                );
                send({ type: 'style.chosen', style: { id, name: chosen.name, limits: chosen.limits }, options });
              }}
            />
          </section>
          {style && (
            <section className={styles.group}>
              <h2>{texts.options}</h2>
              <div className={styles.options}>
                {Object.entries(style.options).map(([name, option]) => (
                  <StyleOption
                    key={name}
                    option={option}
                    value={draft.options[name] ?? option.default}
                    onChange={(value) => send({ type: 'option.set', name, value })}
                  />
                ))}
              </div>
            </section>
          )}
          <section className={styles.group}>
            <h2>{texts.difficulties}</h2>
            <RadioCards
              label={texts.difficulties}
              className={styles.four}
              value={draft.difficulty?.id ?? null}
              choices={engine.data.difficulties.map(({ id, name, description, icon, characteristics }) => ({
                id,
                name,
                description,
                icon: <CatalogIcon name={icon} />,
                extra: (
                  <span>
                    {characteristics.map((line) => (
                      <span key={line} className={styles.bullet}>
                        {line}
                      </span>
                    ))}
                  </span>
                ),
              }))}
              onChange={(id) => {
                const name = engine.data.difficulties.find((one) => one.id === id)?.name ?? id;
                send({ type: 'difficulty.chosen', difficulty: { id, name } });
              }}
            />
          </section>
        </>
      )}
    </StepFrame>
  );
}

interface StyleOptionProps {
  readonly option: SessionOption;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function StyleOption({ option, value, onChange }: StyleOptionProps) {
  if (option.type === 'slider') {
    return (
      <Slider
        label={option.label}
        value={value}
        min={option.min ?? 0}
        max={option.max ?? 100}
        step={option.step ?? 1}
        unit={option.unit}
        onChange={onChange}
      />
    );
  }
  return (
    <SelectField label={option.label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {option.options?.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}
