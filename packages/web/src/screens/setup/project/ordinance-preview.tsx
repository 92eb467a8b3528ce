import type { Standard } from '@rostrum/contract';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { projectTexts } from '../../../texts/project-form.ts';
import styles from './form.module.css';
import type { OrdinanceOnFile } from './project-draft.ts';

const texts = projectTexts.ordinance;

interface OrdinancePreviewProps {
  readonly ordinance: OrdinanceOnFile | null;
  readonly onRemove: () => void;
}

/** What was read, and what the board can hold against the project. */
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
      {/* Focusable, because it scrolls. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.preview} tabIndex={0} aria-label={texts.preview}>
        {ordinance.preview}
      </section>
      {ordinance.sections.length > 0 && (
        <Disclosure title={texts.sections(ordinance.sections.length)}>
          <ul className={styles.sections}>
            {ordinance.sections.map((section) => (
              <li key={section}>
                <Badge>{texts.section(section)}</Badge>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Disclosure
        key={ordinance.isRead ? 'read' : 'unread'}
        title={texts.standards(ordinance.standards.length)}
        open={ordinance.standards.length > 0}
      >
        {ordinance.standards.length === 0 ? (
          <p className={styles.note}>{texts.noStandards}</p>
        ) : (
          <ul className={styles.standards}>
            {ordinance.standards.map((standard, at) => (
              <li key={at} className={styles.standard}>
                <span>
                  <strong>{sentenceStart(standard.subject)}</strong> {texts.comparators[standard.comparator]}{' '}
                  {figureOf(standard)}{' '}
                  {standard.section && <Badge tint="brass">{texts.section(standard.section)}</Badge>}
                </span>
                <q className={styles.quote}>{standard.quote.trim()}</q>
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </div>
  );
}

const figureOf = ({ value, unit }: Standard): string => `${value.toLocaleString('en-US')} ${unit}`.trim();

const sentenceStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');
