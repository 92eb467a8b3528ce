import type { Brief } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { dateNamed } from '../../texts/locale.ts';
import { proceedingReportTexts as texts } from '../../texts/proceeding-report.ts';
import { Absent, Section } from './report/section.tsx';
import styles from './brief-page.module.css';

/** What the board will be asked to find, with what is on file for it, and the state's rules of procedure. */
export function BriefProceeding({ proceeding }: { readonly proceeding: NonNullable<Brief['proceeding']> }) {
  const { name, standard, criteria, relief = [], rules, notice } = proceeding;
  return (
    <>
      <Section id="to-find" title={texts.briefTitle} lead={texts.briefKind(name, standard)} isOpen>
        <ol className={styles.questions}>
          {criteria.map(({ id, text, on_file: onFile }, at) => (
            <li key={id}>
              <h3>
                {at + 1}. {text}
              </h3>
              {onFile.length === 0 ? (
                <p className={styles.soft}>{texts.nothingOnFile}</p>
              ) : (
                <>
                  <h4>{texts.onFile}</h4>
                  <ul className={styles.facts}>
                    {onFile.map(({ quote, source }) => (
                      <li key={`${source} ${quote}`}>
                        <q>{typeset(quote)}</q> <span className={styles.soft}>{source}</span>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </li>
          ))}
        </ol>
      </Section>
      {relief.length > 0 && (
        <Section id="relief" title={texts.reliefTitle}>
          <ul className={styles.facts}>
            {relief.map(({ id, name: what, on_it: onIt }) => (
              <li key={id}>
                {what}{' '}
                {onIt === null ? (
                  <span className={styles.soft}>{texts.nothingOnRelief}</span>
                ) : (
                  <q>{typeset(onIt.quote)}</q>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="procedure" title={texts.rulesTitle}>
        {rules.length === 0 && <Absent>{texts.rulesNone}</Absent>}
        <ul className={styles.facts}>
          {rules.map((rule) => (
            <li key={`${rule.field} ${rule.citation} ${rule.text}`}>
              {rule.text} <span className={styles.soft}>{texts.ruleFrom(rule.citation, dateNamed(rule.read_on))}</span>
            </li>
          ))}
        </ul>
        <p className={styles.soft}>{notice}</p>
      </Section>
    </>
  );
}
