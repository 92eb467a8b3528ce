import type { Proceeding, ProceedingChoice, ProceedingKind } from '@rostrum/contract';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import { Alert } from '../../../parts/alert.tsx';
import { Button, LinkButton } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { SelectField } from '../../../parts/field.tsx';
import { proceedingTexts as texts } from '../../../texts/proceeding-form.ts';
import { useEngine } from '../data/use-catalog.ts';
import styles from './form.module.css';
import { LocalRulesDialog } from './local-rules-dialog.tsx';
import { StaffReportSection } from './staff-report-section.tsx';
import { useProceedings, useProposal } from './use-proceedings.ts';
import type { Project } from './use-project.ts';

interface ProceedingSectionProps {
  readonly project: Project;
  readonly projectType: string;
}

/** The kind of proceeding, proposed with a reason and never chosen silently; body, local rules and the staff report. */
export const ProceedingSection = memo(function ProceedingSection({ project, projectType }: ProceedingSectionProps) {
  const { fields, setFields } = project;
  const [rulesOpen, setRulesOpen] = useState(false);
  const request = useDeferredValue(fields.projectDescription.trim());
  const proposal = useProposal(true, request, projectType).data ?? null;
  const stateCode = useStateCode(fields.state);
  const kinds = useProceedings(true, stateCode);
  const choice = fields.proceeding;
  // The state may be filled in after the kind was chosen.
  useEffect(() => {
    if (choice && stateCode !== null && choice.state !== stateCode)
      setFields({ proceeding: { ...choice, state: stateCode } });
  }, [choice, stateCode, setFields]);
  const chosen = kinds.data?.find(({ id }) => id === choice?.kind) ?? null;
  const proposed = kinds.data?.find(({ id }) => id === proposal?.kind) ?? null;

  const choose = (kind: ProceedingKind | '') =>
    setFields({
      proceeding: kind === '' ? null : { ...(choice ?? { body: 'decides' }), kind, state: stateCode },
    });
  const change = (changes: Partial<ProceedingChoice>) => {
    if (choice) setFields({ proceeding: { ...choice, ...changes, state: stateCode } });
  };

  return (
    <Card as="section" className={styles.section} aria-label={texts.title}>
      <div className={styles.sectionHead}>
        <h2>{texts.title}</h2>
        <p className={styles.note}>{texts.note}</p>
      </div>
      {kinds.isError && (
        <Alert kind="error" actions={<Button onClick={() => void kinds.refetch()}>{texts.tryAgain}</Button>}>
          {texts.failed}
        </Alert>
      )}
      {proposal && proposed && choice?.kind !== proposal.kind && (
        <Alert
          kind="info"
          title={texts.proposed(proposed.name)}
          actions={<Button onClick={() => choose(proposal.kind)}>{texts.use}</Button>}
        >
          {proposal.reason}
        </Alert>
      )}
      <div className={styles.pair}>
        <SelectField
          label={texts.choose}
          value={choice?.kind ?? ''}
          onChange={(event) => choose(event.target.value as ProceedingKind | '')}
        >
          <option value="">{texts.none}</option>
          {kinds.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {choice && choice.kind !== 'community_meeting' && (
          <SelectField
            label={texts.body}
            value={choice.body}
            onChange={(event) => change({ body: event.target.value as ProceedingChoice['body'] })}
          >
            {(['decides', 'recommends'] as const).map((body) => (
              <option key={body} value={body}>
                {texts.bodies[body]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {chosen ? <AboutKind kind={chosen} /> : <p className={styles.note}>{texts.noneText}</p>}
      {chosen && chosen.id !== 'community_meeting' && (
        <div className={styles.toolbar}>
          <Button onClick={() => setRulesOpen(true)}>{texts.rules.open}</Button>
          {stateCode !== null && (
            <LinkButton look="quiet" to={`/procedure/${stateCode}?kind=${chosen.id}`}>
              {texts.procedure(fields.state)}
            </LinkButton>
          )}
          {choice?.local && <p className={styles.note}>{texts.rules.changed}</p>}
        </div>
      )}
      {chosen && choice && rulesOpen && (
        <LocalRulesDialog
          kind={chosen}
          rules={choice.local ?? null}
          onChange={(local) => change({ local })}
          onClose={() => setRulesOpen(false)}
        />
      )}
      {chosen && chosen.id !== 'community_meeting' && <StaffReportSection project={project} />}
    </Card>
  );
});

function AboutKind({ kind }: { readonly kind: Proceeding }) {
  const facts = [
    kind.sworn ? texts.sworn : '',
    kind.cross_examination ? texts.cross : '',
    texts.contacts[kind.contacts],
  ].filter((fact) => fact !== '');
  return (
    <div className={styles.section}>
      <p>{kind.description}</p>
      <p className={styles.note}>{[kind.standard, ...facts].join(' ')}</p>
      {kind.criteria.length > 0 && (
        <Disclosure title={texts.criteria}>
          <ol className={styles.numbered}>
            {kind.criteria.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ol>
        </Disclosure>
      )}
    </div>
  );
}

function useStateCode(name: string): string | null {
  const engine = useEngine();
  return engine.data?.statesAndCounties.find((state) => state.name === name)?.code ?? null;
}
