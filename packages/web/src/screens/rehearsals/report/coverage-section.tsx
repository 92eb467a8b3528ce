import type { Report } from '@rostrum/contract';
import { Check, X } from 'lucide-react';
import { percentOf } from '../../../texts/locale.ts';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import { Absent, Section } from './section.tsx';
import styles from './coverage-section.module.css';

/** The ten categories as bars, and the checklist of the industry. */
export function CoverageSection({ report: { coverage, checklist } }: { readonly report: Report }) {
  return (
    <Section id="coverage" title={texts.coverageTitle} lead={coverage.length === 0 ? undefined : texts.coverageLead}>
      {coverage.length === 0 && <Absent>{texts.coverageNone}</Absent>}
      {coverage.length > 0 && (
        <table className={styles.bars} aria-label={texts.coverageTitle}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{texts.category}</th>
              <th scope="col">{texts.covered}</th>
              <th scope="col">{texts.gaps}</th>
            </tr>
          </thead>
          <tbody>
            {coverage.map(({ category, name, score, gaps }) => (
              <tr key={category}>
                <th scope="row">{name}</th>
                <td className={styles.bar}>
                  <span className={styles.track} aria-hidden>
                    <span className={styles.fill} style={{ width: `${score * 100}%` }} />
                  </span>
                  <span className={styles.percent}>{percentOf(score)}</span>
                </td>
                <td className={styles.gaps}>{gaps.join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {checklist.length > 0 && (
        <div className={styles.checklist}>
          <h3>{texts.checklistTitle}</h3>
          <ul>
            {checklist.map(({ item, mentioned }) => (
              <li key={item} data-tint={mentioned ? 'green' : 'red'}>
                {mentioned ? <Check size={18} aria-hidden /> : <X size={18} aria-hidden />}
                <span>
                  {item} <span className={styles.word}>{mentioned ? texts.mentioned : texts.notMentioned}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
