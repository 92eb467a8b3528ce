import type { Standard } from '@rostrum/contract';
import { useState } from 'react';
import { Badge } from '../../../parts/badge.tsx';
import { SearchField } from '../../../parts/field.tsx';
import { ScrollRegion } from '../../../parts/scroll-region.tsx';
import { clockTime, figureOf } from '../../../texts/locale.ts';
import { projectTexts } from '../../../texts/project-form.ts';
import styles from './form.module.css';

const texts = projectTexts.ordinance;
/** More than these are neither read nor quick to show: the search finds the rest. */
const shownAtOnce = 60;
const searchFrom = 8;

/** The rules with a number found in the ordinance, each with its wording. */
export function StandardsList({ standards }: { readonly standards: readonly Standard[] }) {
  const [search, setSearch] = useState('');
  if (standards.length === 0) return <p className={styles.note}>{texts.noStandards}</p>;
  const wanted = search.trim().toLowerCase();
  const found = standards.filter((standard) =>
    `${standard.subject} ${standard.section ?? ''} ${standard.quote}`.toLowerCase().includes(wanted),
  );
  return (
    <div className={styles.section}>
      {standards.length > searchFrom && (
        <SearchField label={texts.searchStandards} value={search} onChange={setSearch} />
      )}
      <ScrollRegion label={texts.standardsLabel} className={styles.scroll}>
        <ul className={styles.standards}>
          {found.slice(0, shownAtOnce).map((standard, at) => (
            <li key={at} className={styles.standard}>
              <span>
                <strong>{sentenceStart(standard.subject)}</strong> {ruleOf(standard)}{' '}
                {standard.section && <Badge tint="brass">{texts.section(standard.section)}</Badge>}
              </span>
              <q className={styles.quote}>{standard.quote.trim()}</q>
            </li>
          ))}
        </ul>
      </ScrollRegion>
      <p role="status" className={styles.note}>
        {found.length === 0 && texts.noStandardMatches}
        {found.length > shownAtOnce && texts.moreStandards(found.length - shownAtOnce)}
      </p>
    </div>
  );
}

/** 'at least 150 feet', 'at most 1 mile', '10:00 PM'. */
function ruleOf(standard: Standard): string {
  if (standard.unit === 'o’clock') return clockTime(standard.value);
  return `${texts.comparators[standard.comparator]} ${measureOf(standard)}`;
}

function measureOf({ value, unit }: Standard): string {
  const counted =
    value === 1
      ? unit
          .replace(/^feet$/, 'foot')
          .replace(/^inches$/, 'inch')
          .replace(/^(mile|acre|year|month|day|hour|minute)s$/, '$1')
      : unit;
  return `${figureOf(value)} ${counted}`.trim();
}

const sentenceStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');
