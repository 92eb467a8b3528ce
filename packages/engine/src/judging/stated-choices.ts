import { exclusiveFamilies } from './exclusive-families.ts';
import { headsIn, leansOnQuestion, type Memory, type Told } from './told.ts';

/* Which of several that exclude each other something is: rooftop or ground level, rented or sold, Mill Road or Oak Street, the first
 * phase or the third. */

interface ChoiceStated {
  readonly sentence: string;
  readonly subject: string;
  readonly value: string;
  /** Said not to be this. */
  readonly not: boolean;
  /** What it is said of, where only the same thing cannot be both; else null. */
  readonly heads: readonly string[] | null;
}

const denies = /\b(?:no|not|never|none|neither|nor|nobody|without|instead of|rather than)\b[^,;]{0,24}$/;
const alike = /\bbesides\b/;

function fromFamilies(told: Told, question: string): ChoiceStated[] {
  const { sentence, text, says } = told;
  const whole = `${question} ${text}`;
  // 'Do you own it?' 'Yes': then we own it.
  const ours = question.replace(/\byou\b/g, 'we').replace(/\byour\b/g, 'our');
  return exclusiveFamilies.flatMap(({ subject, about, values, ofOneThing, besides = alike }): ChoiceStated[] => {
    if (besides.test(text)) return [];
    const met = values.flatMap((pattern, value) => {
      const match = pattern.exec(text);
      return match === null ? [] : [{ value, match }];
    });
    const heads = ofOneThing === true ? headsIn(whole) : null;
    const [first] = met;
    if (first !== undefined && met.length === 1 && about.test(whole)) {
      const not = denies.test(text.slice(0, first.match.index));
      return [{ sentence, subject, value: String(first.value), not, heads }];
    }
    if (met.length > 0 || says === null || question === '' || besides.test(ours)) return [];
    const asked = values.flatMap((pattern, value) => (pattern.test(ours) ? [value] : []));
    return asked.length === 1 && about.test(question)
      ? [{ sentence, subject, value: String(asked[0]), not: !says, heads }]
      : [];
  });
}

const road =
  /\b([A-Z][a-z]+(?: [A-Z][a-z]+)?) (Road|Rd|Street|St|Lane|Avenue|Ave|Drive|Highway|Pike|Boulevard|Way)\b|\b(Route|Highway) (\d+)\b/g;
const entrance =
  /\b(?:entrance|entry|driveway|access|come out|comes out|(?:main |front )?gate|way in|way out|drive (?:is|comes|goes))\b/;
const otherEntrance =
  /\b(?:emergency|fire|second|secondary|other|another|both|two|also|construction|service|truck|employee|pedestrian|back|rear|closed|no|not|never|none|and)\b/;

/** 'The entrance is on Mill Road'; of a project with one entrance. */
function entranceOf({ sentence, text, question, at }: Told): ChoiceStated[] {
  if (otherEntrance.test(text) || /\b(?:emergency|fire lane|second|construction|other)\b/.test(question)) return [];
  if (!entrance.test(text) && !(at === 0 && entrance.test(question))) return [];
  const names = [...sentence.matchAll(road)].map(([name]) => name);
  return names.length === 1
    ? [{ sentence, subject: 'where the entrance is', value: names[0] ?? '', not: false, heads: null }]
    : [];
}

const phase =
  /\b(?:in|with|comes? in|part of|during|is) (?:the )?(?:(first|second|third|fourth|last|final|next|later) phase|phase (one|two|three|four|five|[1-5]))\b/;
const phaseNumbers: Readonly<Record<string, string>> = {
  one: 'first',
  1: 'first',
  two: 'second',
  2: 'second',
  three: 'third',
  3: 'third',
  four: 'fourth',
  4: 'fourth',
};
/** 'It is in the first phase', 'the park comes with phase three'. */
function phaseOf(told: Told): ChoiceStated[] {
  const { sentence, text, question } = told;
  const met = phase.exec(text);
  if (met === null || denies.test(text.slice(0, met.index))) return [];
  const number = met[1] ?? phaseNumbers[met[2] ?? ''] ?? '';
  const own = headsIn(text.slice(0, met.index)).filter((stem) => stem !== 'phase');
  const heads = own.length > 0 || !leansOnQuestion(told) ? own : headsIn(question);
  return [
    {
      sentence,
      subject: 'which phase it is in',
      value: number,
      not: false,
      heads: heads.filter((stem) => stem !== 'phase'),
    },
  ];
}

/** Choices that exclude each other. Two clash where they are of one kind and cannot both be so of one thing. */
export const statedChoices: Memory<ChoiceStated> = {
  read: (told) => {
    if (told.supposed) return [];
    const question = told.at <= 1 ? told.question : '';
    return [...fromFamilies(told, question), ...entranceOf(told), ...phaseOf(told)];
  },
  clash: (earlier, now) => {
    if (earlier.subject !== now.subject || (earlier.not && now.not)) return null;
    if (earlier.not === now.not ? earlier.value === now.value : earlier.value !== now.value) return null;
    const { heads } = earlier;
    if (heads !== null && !(now.heads ?? []).some((head) => heads.includes(head))) return null;
    return now.subject;
  },
};
