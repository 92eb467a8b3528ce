import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Card } from '../../../parts/card.tsx';
import { lightConfig } from '../../../session/project-details.ts';
import { setupTexts } from '../../../texts/setup.ts';
import { useSpeakers } from '../data/use-catalog.ts';
import { projectLaunched } from '../new-project.ts';
import { enhancedConfigOf } from '../project/enhanced-config.ts';
import { setupSession } from '../project/setup-session.ts';
import type { Project } from '../project/use-project.ts';
import type { Wizard } from '../use-wizard.ts';
import { includesEverything } from '../wizard.rules.ts';
import styles from './review-step.module.css';
import { StepFrame } from './step-frame.tsx';

const texts = setupTexts.review;

interface ReviewStepProps {
  readonly wizard: Wizard;
  readonly project: Project;
}

/** Step 7: what is on the agenda, and the launch. */
export function ReviewStep({ wizard: { draft, send }, project: { fields, documents } }: ReviewStepProps) {
  const navigate = useNavigate();
  const speakers = useSpeakers();
  const [launching, setLaunching] = useState(false);
  const count = draft.areas.length;

  const launch = () => {
    const config = enhancedConfigOf(draft, fields, documents, speakers.data ?? [], setupSession('hearing'));
    if (!config || launching) return;
    setLaunching(true);
    send({ type: 'launch' });
    projectLaunched();
    void navigate('/bridge', { state: { enhancedConfig: lightConfig(config) } });
  };

  const filed = [
    documents.ordinance && `${texts.ordinance}: ${documents.ordinance.source}`,
    documents.planning && texts.planning,
    documents.news && documents.news.length > 0 && texts.news(documents.news.length),
  ].filter((item) => typeof item === 'string');

  const rows: readonly (readonly [string, string])[] = [
    [texts.project, `${fields.projectName || texts.noName} · ${draft.projectType?.name ?? ''}`],
    [texts.place, [fields.city, fields.county, fields.state].filter(Boolean).join(', ')],
    [texts.style, draft.style?.name ?? ''],
    [texts.difficulty, draft.difficulty?.name ?? ''],
    [texts.focusAreas, includesEverything(draft) ? texts.allIncluded(count) : String(count)],
    [texts.themes, includesEverything(draft) ? texts.allIncluded(draft.themes.length) : String(draft.themes.length)],
    [texts.community, draft.community?.name ?? ''],
    [texts.file, filed.length > 0 ? filed.join(' · ') : texts.nothingFiled],
  ];

  return (
    <StepFrame
      title={texts.title}
      lead={texts.lead}
      onBack={() => send({ type: 'back' })}
      backLabel={texts.backToReview}
      onNext={launch}
      nextLabel={texts.launch}
    >
      <Card>
        <dl className={styles.agenda}>
          {rows.map(([term, value]) => (
            <div key={term} className={styles.row}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </StepFrame>
  );
}
