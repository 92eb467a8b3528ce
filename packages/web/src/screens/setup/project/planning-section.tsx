import { memo, useState } from 'react';
import { Alert } from '../../../parts/alert.tsx';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { TextField } from '../../../parts/field.tsx';
import { Progress } from '../../../parts/progress.tsx';
import { ScrollRegion } from '../../../parts/scroll-region.tsx';
import { projectTexts } from '../../../texts/project-form.ts';
import styles from './form.module.css';
import { usePlanning } from './use-planning.ts';
import type { Project } from './use-project.ts';

const texts = projectTexts.planning;
/** practice.md §9. */
const previewCharacters = 500;

export const PlanningSection = memo(function PlanningSection({
  project: { fields, documents, setFields, setDocuments },
}: {
  readonly project: Project;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const reader = usePlanning((planning) => setDocuments({ planning }));
  const { planning } = documents;
  const url = fields.planningUrl.trim();
  const isLong = planning !== null && planning.text.length > previewCharacters;

  return (
    <Card as="section" className={styles.section} aria-label={texts.title}>
      <div className={styles.sectionHead}>
        <h2>{texts.title}</h2>
        <p className={styles.note}>{texts.note}</p>
      </div>
      <div className={styles.inline}>
        <TextField
          label={texts.url}
          type="url"
          placeholder={texts.urlPlaceholder}
          value={fields.planningUrl}
          onChange={(event) => setFields({ planningUrl: event.target.value })}
        />
        <Button disabled={url === ''} busy={reader.work.state === 'busy'} onClick={() => reader.read(url)}>
          {texts.parse}
        </Button>
      </div>
      {reader.work.state === 'busy' && (
        <div className={styles.work}>
          <Progress label={reader.work.label} ratio={reader.work.ratio} value={reader.work.value} />
          <Button look="quiet" onClick={reader.cancel}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {reader.work.state === 'failed' && (
        <Alert kind="error" title={texts.failed}>
          {reader.work.reason}
        </Alert>
      )}
      {planning && (
        <div className={styles.section}>
          <p className={styles.onFile}>
            <span>{planning.title || planning.source}</span>
            <Button size="small" onClick={() => setDocuments({ planning: null })}>
              {texts.remove}
            </Button>
          </p>
          <ScrollRegion label={texts.preview} className={styles.preview}>
            {isLong && !showsAll ? `${planning.text.slice(0, previewCharacters)}…` : planning.text}
          </ScrollRegion>
          {isLong && (
            <div>
              <Button size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
                {showsAll ? texts.showLess : texts.showAll}
              </Button>
            </div>
          )}
        </div>
      )}
    </Card>
  );
});
