import { randomFrom } from '../../base/random.ts';
import { chairName } from '../speech/naming.ts';
import { say } from '../speech/say.ts';
import { nounFor } from '../speech/topics-in.ts';
import { quotableWords } from '../speech/words-said.ts';
import type { Evening, StepHeld } from './types.ts';

const counsel = 'Counsel for a neighbor';
const questions = 3;

interface Question {
  readonly id: string;
  readonly question: string;
  readonly topic: string;
}

/** Cross-examination by counsel for a neighbor: short leading questions, one at a time, put with the applicant's own words; the chair
 *  rules one of them out where it goes to no standard.  Takes: the evening.  Gives: the next question, or the end.  Throws: never. */
export function crossExamine({ r, rules, reply, pending }: Evening): StepHeld {
  const speaker = chairName(r, rules);
  const list = questionsFor(r);
  if (list.length === 0) return { lines: [{ speaker, text: say('chair', 'cross_none') }], awaits: null };
  const at = pending?.cross === undefined ? 0 : list.findIndex(({ id }) => id === pending.cross?.id) + 1;
  const next = list[at];
  if (reply !== null && next === undefined)
    return { lines: [{ speaker, text: say('chair', 'cross_done') }], awaits: null };
  if (next === undefined) return { lines: [{ speaker, text: say('chair', 'cross_none') }], awaits: null };
  const opening = at === 0 ? [{ speaker, text: say('chair', 'cross_open') }] : [];
  const ruledOut =
    at === 1 && randomFrom(r.seed, 'cross-relevance').next() < 0.5
      ? [
          { speaker: counsel, text: say('cross', 'irrelevant') },
          { speaker, text: say('chair', 'cross_irrelevant') },
        ]
      : [];
  return { lines: [...opening, ...ruledOut, { speaker: counsel, text: next.question }], awaits: 'reply', cross: next };
}

/** The questions of this cross-examination: the same for the same record up to its beginning. */
function questionsFor(r: Evening['r']): readonly Question[] {
  const random = randomFrom(r.seed, 'cross');
  const said = quotableWords(r);
  const first = said[0];
  if (first === undefined) return [];
  const topic = r.proceeding.testified.flatMap(({ points }) => points)[0]?.topic ?? first.topic;
  const texts = [
    { question: say('cross', 'quote', { quote: first.quote }, random), topic: first.topic },
    topic === null
      ? { question: say('cross', 'writing', {}, random), topic: first.topic }
      : { question: say('cross', 'noun', { noun: nounFor(topic) }, random), topic },
    { question: say('cross', 'last', {}, random), topic: first.topic },
  ];
  return texts.slice(0, questions).map(({ question, topic: about }, at) => ({
    id: `cross-${at + 1}`,
    question,
    topic: about ?? 'other',
  }));
}
