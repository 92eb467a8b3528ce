import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { ScrollRegion } from '../../../parts/scroll-region.tsx';
import { projectTexts } from '../../../texts/project-form.ts';
import styles from './form.module.css';
import type { OrdinanceOnFile } from './project-draft.ts';
import { StandardsList } from './standards-list.tsx';

const texts = projectTexts.ordinance;
/** A code of two thousand pages has more sections than anyone looks through here. */
const sectionsShown = 300;

interface OrdinancePreviewProps {
  readonly ordinance: OrdinanceOnFile | null;
  readonly onRemove: () => void;
}

/** What was read, and what the board can hold the project to. */
export function OrdinancePreview({ ordinance, onRemove }: OrdinancePreviewProps) {
  if (!ordinance) return <p className={styles.note}>{texts.previewEmpty}</p>;
  return (
    <div className={styles.section}>
      <p className={styles.onFile}>
        <span>
          {ordinance.source}
          {ordinance.pages !== null && ` · ${texts.pages(ordinance.pages)}`}
        </span>
        <Button size="small" onClick={onRemove}>
          {texts.remove}
        </Button>
      </p>
      <ScrollRegion label={texts.preview} className={styles.preview}>
        {ordinance.preview}
      </ScrollRegion>
      {ordinance.sections.length > 0 && (
        <Disclosure title={texts.sections(ordinance.sections.length)}>
          <ul className={styles.sections}>
            {ordinance.sections.slice(0, sectionsShown).map((section) => (
              <li key={section}>
                <Badge>{texts.section(section)}</Badge>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Disclosure
        key={`${ordinance.source} ${ordinance.isRead}`}
        title={texts.standards(ordinance.standards.length)}
        open={ordinance.standards.length > 0}
      >
        <StandardsList standards={ordinance.standards} />
      </Disclosure>
    </div>
  );
}
