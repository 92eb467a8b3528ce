import { hashText, randomFrom } from '../base/random.ts';
import { elementsFor } from '../knowledge/authored.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import type { Question } from '../asking/types.ts';

/** How the scripted applicant answers one question. */
export type AnswerManner = 'full' | 'partial' | 'vague' | 'evasive' | 'honest';

const manners: readonly AnswerManner[] = ['full', 'partial', 'full', 'vague', 'full', 'evasive', 'full', 'honest'];

/* What fills the blanks of a model sentence, by the words that name the blank. */
const fillings: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['decibel'], ['41 decibels', '44 decibels']],
  [
    ['feet', 'distance', 'depth', 'height', 'width'],
    ['250 feet', '310 feet', '180 feet'],
  ],
  [
    ['amount', 'dollar', 'cost', 'price', 'value', '$'],
    ['$250,000', '$1,150,000'],
  ],
  [
    ['date', 'deadline'],
    ['May 12', 'September 30'],
  ],
  [
    ['time', 'hour'],
    ['7:00 a.m.', '6:00 p.m.'],
  ],
  [['phone'], ['the number on the gate sign']],
  [
    ['percent', 'share'],
    ['12 percent', '30 percent'],
  ],
  [['acre'], ['40 acres']],
  [['firm', 'engineer', 'consultant', 'company'], ['Halvorsen Engineering']],
  [['name', 'person', 'manager'], ['Dana Reyes']],
  [['road', 'street', 'route'], ['the county road']],
  [
    ['number', 'how many', 'count', 'year', 'month', 'week', 'day'],
    ['12', '24', '36'],
  ],
];

/** The sentence with its blanks filled, or null if nobody would believe the result. */
function withoutBlanks(model: string, seed: number): string | null {
  let believable = true;
  const text = model.replace(/\[([^\]]+)\]/g, (_all, blank: string) => {
    const options = fillings.find(([words]) => words.some((word) => blank.toLowerCase().includes(word)))?.[1];
    if (options === undefined) believable = false;
    return options?.[((hashText(`${model}${blank}`) ^ seed) >>> 0) % options.length] ?? '';
  });
  return believable ? text.replace(/\.\.$/, '.') : null;
}

const vague = [
  'We take that very seriously, and we are committed to being a good neighbor. We have many years of experience and will work with the community going forward.',
  'Our team follows industry best practices, and we are confident the impact will be minimal.',
  'That is something we will certainly look at as the project moves along.',
];
const plainly = [
  "Yes. We'd accept that as a condition.",
  "It's shown on sheet C-3, and we accept that as a condition of approval.",
  "We've looked at it with staff, and what's on the plan is what they asked for.",
  'No, not as we have it drawn tonight.',
];
const evasive = [
  'I think the more important thing tonight is what this project brings to the community.',
  'That would really be a question for the utility.',
  'I would rather not speculate on that this evening.',
];

/** What the scripted applicant says to a question: sometimes complete, sometimes half, sometimes vague, like people do.
 *  Takes: the question, the rehearsal it was asked in, and the manner (chosen from the seed if none is given).
 *  Gives: an answer of one to four sentences; the same for the same input.  Throws: never. */
export function scriptedAnswer(question: Question, r: Rehearsal, manner?: AnswerManner): string {
  const random = randomFrom(r.seed, `answer:${r.exchanges.length}:${question.text}`);
  const chosen = manner ?? manners[(r.exchanges.length + r.seed) % manners.length] ?? 'full';
  if (chosen === 'vague') return random.pick(vague);
  if (chosen === 'evasive') return random.pick(evasive);
  if (chosen === 'honest')
    return 'I do not know that tonight. Our engineer does, and staff will have it in writing by Friday.';
  const elements = elementsFor(question.topic, r.project.industry, null);
  const wanted = elements.filter(({ id }) => question.expects.includes(id));
  const others = elements.filter(({ id }) => !question.expects.includes(id));
  const sentences = (chosen === 'full' ? [...wanted, ...others] : [...others, ...wanted]).flatMap(({ model }) =>
    model === undefined ? [] : (withoutBlanks(model, r.seed) ?? []),
  );
  const said = sentences.slice(0, chosen === 'full' ? 3 : 1);
  return said.length === 0 ? random.pick(plainly) : said.join(' ');
}
