import { splitAtSpaces, trimmedEnd } from '../../base/text.ts';
import { oncePer } from '../../base/once-per.ts';
import { matcher, type Match } from '../../language/matcher.ts';
import type { Annotation, Sentence } from '../../language/types.ts';
import type { Issue } from '../types.ts';
import { boardQuestion } from './board-question.ts';
import { citationOf, type OnRecord, type TextSaid } from './record/on-record.ts';
import { topicOf } from './record/topic-of.ts';
import { secondPerson } from '../wording/second-person.ts';

const deeds =
  'build|install|plant|provide|submit|test|monitor|limit|screen|move|fund|post|hire|contribute|pave|widen|dedicate|donate|fence|extend|relocate|send';
const promising = matcher([
  `we will ${deeds}`,
  `we commit to ${deeds}`,
  `we agree to ${deeds}`,
  `applicant will ${deeds}`,
]);
const offering = matcher([
  `we can|could ${deeds}|change|add|use|lower|reduce|work`,
  'we be willing|happy|prepared to',
  'applicant|client be willing|happy|prepared to',
]);

/** What is promised on a condition, or taken back at once. */
const conditional = matcher(['but|if|unless|when|though|until']);

/** Somebody or something that was named before. */
const persons = ['his', 'her', 'their', 'its', 'him', 'them', 'it'];

/** The most words of a promise: nobody would repeat a longer one. */
const longest = 14;

interface Promise {
  readonly words: string;
  readonly isOffer: boolean;
  readonly sentence: Sentence;
  readonly hasTime: boolean;
}

const promisesIn = oncePer((annotation: Annotation): readonly Promise[] => {
  const found: Promise[] = [];
  for (const sentence of annotation.sentences) {
    if (sentence.kind === 'question' || conditional.test(annotation, sentence)) continue;
    for (const [isOffer, words] of [
      [false, promising],
      [true, offering],
    ] as const) {
      const match = words.first(annotation, sentence);
      const clause =
        match === null
          ? undefined
          : sentence.clauses.find(({ start, end }) => start <= match.start && end >= match.end);
      if (match === null || clause === undefined) continue;
      const rest = trimmedEnd(annotation.text.slice(verbStart(annotation, match), clause.end), '.,;: \n').trim();
      const said = secondPerson(rest);
      if (persons.some((word) => ` ${rest.toLowerCase()} `.includes(` ${word} `))) continue;
      if (said === null || splitAtSpaces(rest).length > longest || splitAtSpaces(rest).length < 3) continue;
      const hasTime =
        annotation.schedules.some(({ start, end }) => start >= sentence.start && end <= sentence.end) ||
        annotation.quantities.some(
          ({ dimension, start, end }) => dimension === 'duration' && start >= sentence.start && end <= sentence.end,
        );
      found.push({ words: said, isOffer, sentence, hasTime });
      break;
    }
  }
  return found;
});

/** Where the action begins: the match ends with its verb, or with the 'to' before it. */
function verbStart({ tokens }: Annotation, match: Match): number {
  const last = tokens[match.to - 1];
  return last === undefined || last.lower === 'to' ? match.end : last.start;
}

/** Promises and offers of the presentation that leave who, when or whether open.
 *  Takes: the record and the keys raised before.  Gives: issues.  Throws: never. */
export function promiseIssues(record: OnRecord, raised: ReadonlySet<string>): readonly Issue[] {
  return record.texts
    .filter(({ kind }) => kind === 'presentation')
    .flatMap((text) =>
      promisesIn(text.annotation).flatMap((promise, at) => issueOf(text, promise, `promise:${at}`) ?? []),
    )
    .filter(({ key }) => !raised.has(key));
}

function issueOf(text: TextSaid, { words, isOffer, sentence, hasTime }: Promise, key: string): Issue | null {
  const topic = topicOf(text.annotation, sentence);
  if (topic === null) return null;
  const ask = isOffer
    ? 'Will you put that in writing as a condition?'
    : hasTime
      ? 'Who makes sure that happens?'
      : 'By when?';
  return {
    ...boardQuestion,
    kind: 'promise_without_mechanism',
    key,
    topic,
    weight: isOffer ? 0.5 : 0.4,
    citations: [citationOf(text, sentence)],
    text: `You said you ${isOffer ? 'could' : 'would'} ${words}. ${ask}`,
    by: ['board', 'chair', 'public'],
    purpose: isOffer ? 'support' : 'clarification',
    reason: isOffer
      ? 'You offered it without saying that you will do it.'
      : 'You promised it without saying who does it, or when.',
  };
}
