import type { Citation } from '@rostrum/contract';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import type { BoardQuestion } from './board-question.ts';
import styles from './why-this-question.module.css';

/** The passages a question rests on, word for word. */
export function WhyThisQuestion({ question }: { readonly question: BoardQuestion }) {
  const { questions } = texts;
  return (
    <Disclosure title={questions.why} className={styles.why}>
      <div className={styles.body}>
        {question.context !== '' && <p>{question.context}</p>}
        {question.citations.length === 0 && <p className={styles.source}>{questions.whyNothing}</p>}
        {question.citations.map((citation) => (
          <figure key={`${citation.kind}:${citation.quote}`} className={styles.citation}>
            <blockquote>{citation.quote}</blockquote>
            <figcaption className={styles.source}>{sourceOf(citation)}</figcaption>
          </figure>
        ))}
      </div>
    </Disclosure>
  );
}

/** 'Ordinance: Zoning ordinance, § 4.2(b)'; a source with the same name as its kind is named once. */
function sourceOf({ kind, source, section }: Citation): string {
  const name = texts.citationKinds[kind] ?? kind;
  const place = texts.questions.fromSource(source, section);
  return place.toLowerCase().startsWith(name.toLowerCase()) ? place : `${name}: ${place}`;
}
