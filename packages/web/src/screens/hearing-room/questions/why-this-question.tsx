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
            <figcaption className={styles.source}>
              {texts.citationKinds[citation.kind] ?? citation.kind}:{' '}
              {questions.fromSource(citation.source, citation.section)}
            </figcaption>
          </figure>
        ))}
      </div>
    </Disclosure>
  );
}
