import { randomFrom } from '../../base/random.ts';
import { saidTo } from '../speech/affirmed.ts';
import { isQuestion } from '../speech/is-question.ts';
import { chairName } from '../speech/naming.ts';
import { opponentOf } from '../speech/opponent.ts';
import { say } from '../speech/say.ts';
import { nounFor } from '../speech/topics-in.ts';
import { quotableWords } from '../speech/words-said.ts';
import type { Evening, StepHeld } from './types.ts';
import { answerToApplicant, nobodyNamed } from './witness.ts';

const questions = 3;

interface Question {
  readonly id: string;
  readonly question: string;
  readonly topic: string;
}

/** Cross-examination: the applicant questions staff and witnesses first, one question at a time, then counsel for a neighbor questions the
 *  applicant with the applicant's own words; the chair rules one question out if it goes to no standard.
 *  Takes: the evening.  Gives: what is said, and what awaits a reply.  Throws: never. */
export function crossExamine(evening: Evening): StepHeld {
  const { r, rules, pending, reply } = evening;
  const speaker = chairName(r, rules);
  if (pending === null) return { lines: [{ speaker, text: say('chair', 'cross_applicant') }], awaits: 'reply' };
  if (pending.cross !== undefined) return counselAsks(evening, pending.cross.id);
  const asked = reply ?? '';
  const put = r.proceeding.stepped.filter(({ step, cross }) => step === 'cross_examination' && cross === undefined);
  if (isQuestion(asked)) {
    const absent = nobodyNamed(evening, asked);
    const lines = [absent ? { speaker, text: say('chair', 'cross_nobody') } : answerToApplicant(evening, asked)];
    if (put.length >= questions) return withLines(lines, counselAsks(evening, null));
    return { lines: [...lines, { speaker, text: say('chair', 'cross_more') }], awaits: 'reply' };
  }
  // An applicant who argues is asked once for a question; one who has none is done.
  if (saidTo(asked) === 'other' && put.length === 1 && !asked.toLowerCase().startsWith('no'))
    return { lines: [{ speaker, text: say('chair', 'cross_as_question') }], awaits: 'reply' };
  return counselAsks(evening, null);
}

const withLines = (lines: StepHeld['lines'], held: StepHeld): StepHeld => ({
  ...held,
  lines: [...lines, ...held.lines],
});

/** Counsel's next question after the one with this id; the first if there was none. */
function counselAsks({ r, rules }: Evening, after: string | null): StepHeld {
  const speaker = chairName(r, rules);
  const { name, label } = opponentOf(r);
  const list = questionsFor({ r, rules });
  const at = list.findIndex(({ id }) => id === after) + 1;
  const next = list[at];
  if (next === undefined)
    return { lines: [{ speaker, text: say('chair', list.length === 0 ? 'cross_none' : 'cross_done') }], awaits: null };
  const opening =
    at === 0
      ? [
          { speaker, text: say('chair', 'cross_party') },
          { speaker: label, text: say('cross', 'appears', { name }) },
          // Who is a party is ruled on, and not taken on counsel's word.
          { speaker, text: say('chair', 'cross_standing') },
        ]
      : [];
  // Money goes to whether a hardship is more than economic.
  const ruledOut =
    at === 1 && rules.kind !== 'variance' && randomFrom(r.seed, 'cross-relevance').next() < 0.5
      ? [
          { speaker: label, text: say('cross', 'irrelevant') },
          { speaker, text: say('chair', 'cross_irrelevant') },
        ]
      : [];
  return { lines: [...opening, ...ruledOut, { speaker: label, text: next.question }], awaits: 'reply', cross: next };
}

/** Subjects on which somebody can be an expert; nobody is one on the character of a neighborhood. */
const ofExperts: ReadonlySet<string> = new Set([
  'property_values',
  'noise',
  'traffic_roads',
  'stormwater_drainage',
  'wells_groundwater',
  'health_safety',
  'fire_emergency',
  'glare',
  'shadow_flicker',
  'farmland_soil',
  'wildlife_habitat',
  'odor_dust',
  'sewer',
  'water_use',
]);

/** The questions of this cross-examination: the same for the same record up to its beginning. */
function questionsFor({ r, rules }: Pick<Evening, 'r' | 'rules'>): readonly Question[] {
  const random = randomFrom(r.seed, 'cross');
  const said = quotableWords(r, rules.criteria);
  const first = said[0];
  if (first === undefined) return [];
  const raised = r.proceeding.testified.flatMap(({ points }) => points).map(({ topic: one }) => one);
  const topic = [...raised, first.topic].find((one) => one !== null && ofExperts.has(one)) ?? null;
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
