import { attributeOf } from '../../claims/words.ts';
import { firstFrom } from '../../language/matcher.ts';
import type { Annotation, Quantity, Sentence, Span } from '../../language/types.ts';
import type { Asked, Part } from '../../said/asked.ts';
import { groupsOf, wordsOf } from '../../said/data.ts';
import { isPlain } from '../../said/plain.ts';
import { isFragment, refersBack } from './fragment.ts';
import { isBareHour, opensWith, opensWithEvent, repliesByCount, statesWhatIsDone } from './opening-reply.ts';
import { contentIn, groupsIn, hitsOf, within, wordsIn, type Heard } from '../../said/heard.ts';

/* Where an answer gives what a part of its question asked for. A figure, a name or a place belonging to something else gives nothing. */

/** What gives a part of the question: its sentence, and which sentence of the answer that is. */
export interface Given {
  readonly sentence: Sentence;
  readonly at: number;
}

/** The first sentence that gives a part of the question what its form wants, and addresses what it asks about; null if none does.
 *  Throws: never. */
export function givenTo(asked: Asked, part: Part, heard: Heard): Given | null {
  const { wants } = part.form;
  const at = heard.sentences.findIndex((sentence, i) => {
    if (spoiling.some((family) => within(hitsOf(heard, family), sentence))) return false;
    if (
      statesWhatIsDone(part, heard, sentence) &&
      (asked.content.size < 2 || isOnSubject(asked, heard, sentence, true))
    )
      return true;
    if (part.form.id === 'why' && onlyPraises(asked, heard, sentence)) return false;
    if (wants.length === 0) return isOnSubject(asked, heard, sentence, i === 0);
    return wants.some(
      (want) =>
        gives(asked, part, heard, sentence, want) &&
        (isReply.has(want) ||
          opensWithReason(part, heard, sentence) ||
          opensWith(heard, sentence, want) ||
          (want === 'time' && opensWithEvent(heard, sentence)) ||
          isOnSubject(asked, heard, sentence, i === 0 || want === 'figure')),
    );
  });
  const sentence = heard.sentences[at];
  return sentence === undefined ? null : { sentence, at };
}

/** Praise and insult give nothing, whatever place or person they name. */
const spoiling = ['flattering', 'hostile', 'condescending'] as const;
/** A yes, a no or a choice is an answer by itself; anything else has to be about what was asked. */
const isReply: ReadonlySet<string> = new Set(['yes', 'no', 'choice']);

/** Whether a sentence shares a word with the question, or a group of related ones. Throws: never. */
export function isRelated(asked: Asked, content: ReadonlySet<string>): boolean {
  return (
    [...content].some((lemma) => asked.content.has(lemma)) ||
    [...groupsIn(content)].some((group) => asked.groups.has(group))
  );
}

const longestEllipsis = 5;

/** Whether a sentence can be about what was asked: it shares words with it, continues from it, or is too short to be about anything else.
 *  One that opens the answer, or gives a figure, only needs a word from the same group. */
function isOnSubject(asked: Asked, heard: Heard, sentence: Sentence, isNear: boolean): boolean {
  const content = contentIn(heard, sentence);
  return (
    (isNear ? isRelated(asked, content) : [...content].some((lemma) => asked.content.has(lemma))) ||
    refersBack(heard, sentence) ||
    isFragment(heard, sentence) ||
    wordsIn(heard.annotation, sentence) <= longestEllipsis
  );
}

function gives(asked: Asked, part: Part, heard: Heard, sentence: Sentence, want: string): boolean {
  const { annotation } = heard;
  const inside = ({ start, end }: Span): boolean => start >= sentence.start && end <= sentence.end;
  switch (want) {
    case 'figure':
      return heard.figures.some((figure) => inside(figure) && fits(asked, part, heard, sentence, figure));
    case 'duration':
      return annotation.quantities.some((quantity) => quantity.dimension === 'duration' && inside(quantity));
    case 'schedule':
      return annotation.schedules.some(inside);
    case 'name':
      return heard.names.some(inside);
    // To 'why', a plain statement on the subject is a reason, with or without a 'because'.
    case 'reason':
      return (
        within(hitsOf(heard, want), sentence) ||
        opensWithReason(part, heard, sentence) ||
        isPlainReason(asked, heard, sentence)
      );
    case 'yes':
      return (
        within(hitsOf(heard, want), sentence) ||
        countsAsYes(part, heard, sentence) ||
        repliesByCount(part, heard, sentence) ||
        saysThereIs(asked, part, heard, sentence)
      );
    case 'time':
      return within(hitsOf(heard, want), sentence) || (part.form.id === 'when' && isBareHour(heard, sentence));
    case 'choice':
      return chooses(asked, part, heard, sentence);
    default:
      return within(hitsOf(heard, want), sentence);
  }
}

/** 'Three times', 'Two people, awake': if the question is whether something was done or exists, a bare count is a yes and more. */
function countsAsYes(part: Part, heard: Heard, sentence: Sentence): boolean {
  const opening = heard.annotation.tokens[sentence.from];
  return (
    part.form.id === 'yes_no' &&
    sentence === heard.sentences[0] &&
    isFragment(heard, sentence) &&
    (opening?.tag === 'number' || counting.has(opening?.lower ?? '')) &&
    opening?.lower !== 'zero'
  );
}

/** 'There's a pantry' says yes to 'Is there food?' and to what shares a word with it; to 'Does it flood?' it says nothing yet. */
function saysThereIs(asked: Asked, part: Part, heard: Heard, sentence: Sentence): boolean {
  const [there, be, what] = heard.annotation.tokens.slice(sentence.from, sentence.from + 3);
  if (there?.lower !== 'there' || be === undefined || what?.tag === 'negation') return false;
  const asksWhether = asked.annotation.tokens
    .slice(part.from, part.to)
    .some(({ lower }) => lower === 'there' || lower === 'any' || lower === 'anybody');
  return asksWhether || pronominal.has(what?.lower ?? '') || isRelated(asked, contentIn(heard, sentence));
}
const counting: ReadonlySet<string> = new Set('once twice'.split(' '));
/** 'There's one': one of what was asked about. */
const pronominal: ReadonlySet<string> = new Set('one two three some several'.split(' '));

/** 'Because it's a very thorough letter': beside the words of the question there is only praise, which is no reason. */
function onlyPraises(asked: Asked, heard: Heard, sentence: Sentence): boolean {
  const own = [...contentIn(heard, sentence)].filter((lemma) => !asked.content.has(lemma) && !reasoning.has(lemma));
  return own.length > 0 && own.every((lemma) => praising.has(lemma));
}
const praising = wordsOf('praising');
const reasoning: ReadonlySet<string> = new Set(['because', 'reason', 'very', 'really', 'such']);

const empty = ['hollow', 'noncommittal', 'ignorance', 'declines', 'looks_back'] as const;

/** To 'why', a plain statement that comes first is the reason: 'The other route had a school on it.' */
const opensWithReason = (part: Part, heard: Heard, sentence: Sentence): boolean =>
  part.form.id === 'why' && sentence === heard.sentences[0] && isPlain(heard, sentence);

function isPlainReason(asked: Asked, heard: Heard, sentence: Sentence): boolean {
  return (
    sentence.kind === 'statement' &&
    [...contentIn(heard, sentence)].some((lemma) => asked.content.has(lemma)) &&
    empty.every((family) => !within(hitsOf(heard, family), sentence))
  );
}

const isRate = ({ tokens }: Annotation, { end }: Span): boolean => {
  const at = firstFrom(tokens, end);
  return tokens[at]?.lower === 'to' && tokens[at + 1]?.tag === 'determiner';
};
const periods: ReadonlySet<string> = new Set('hour day night week month quarter season year'.split(' '));

/** 'Twelve beds' to 'How many rooms?': a count that an answer opens with, and no sentence, is of what was asked, whatever it calls it. */
const opensFragment = (heard: Heard, sentence: Sentence, { start }: Span): boolean =>
  sentence === heard.sentences[0] && start === sentence.start && isFragment(heard, sentence);

/** 'How much of it is over the line?' asks for any measure. */
const asksMuch = ({ annotation: { tokens } }: Asked, { from, to }: Part): boolean =>
  tokens.slice(from, to).some(({ lower }) => lower === 'much');

/** Whether a figure measures or counts what was asked for. A bare number does; a distance isn't a height. */
function fits(asked: Asked, part: Part, heard: Heard, sentence: Sentence, figure: Quantity): boolean {
  const { annotation } = heard;
  const { form, dimensions } = part;
  const { dimension, of, unit, per, value } = figure;
  const isCount = dimension === 'count' || unit === null;
  // 'Two to the acre' isn't how many there are, nor is two and a half.
  if (form.id === 'how_many' && isCount && (isRate(annotation, figure) || !Number.isInteger(value))) return false;
  if (per !== null && !periods.has(per) && !asked.content.has(per)) return false;
  if (form.id === 'how_many' && (isCount || asksMuch(asked, part)) && opensFragment(heard, sentence, figure))
    return true;
  if (isCount) return of === null || asked.content.has(of) || groupsOf(of).some((group) => asked.groups.has(group));
  if (
    dimension === 'length' &&
    differ(attributeIn(asked.annotation, part), attributeBeside(annotation, sentence, figure))
  )
    return false;
  if (dimensions.size > 0) return dimensions.has(dimension);
  return (
    form.id !== 'how_many' ||
    dimension === 'frequency' ||
    dimension === 'ratio' ||
    dimension === 'money' ||
    groupsOf(unit).some((group) => asked.groups.has(group))
  );
}

/** Whether a length is of something else. 'Fourteen feet curb to curb' is a width: only a height is never from one thing to another. */
const differ = (asked: string | null, said: string | null): boolean =>
  asked !== null && said !== null && asked !== said && (said !== 'distance' || asked === 'height');

/** What about a thing a part of a question asks for: 'height' for 'how tall are they'. */
function attributeIn({ tokens }: Annotation, { from, to }: Pick<Sentence, 'from' | 'to'>): string | null {
  for (const token of tokens.slice(from, to)) {
    const attribute = attributeOf(token);
    if (attribute !== null) return attribute;
  }
  return null;
}

/** How many words after a figure say what it measures: 'eight feet tall', '500 feet to every home'. */
const reach = 3;
const before = 6;
const toward: ReadonlySet<string> = new Set(['to', 'from', 'between']);

/** What a length measures according to the words next to it; null if they don't say. */
function attributeBeside({ tokens }: Annotation, sentence: Sentence, { start, end }: Span): string | null {
  const behind = firstFrom(tokens, end);
  for (let i = behind; i < Math.min(sentence.to, behind + reach); i++) {
    const token = tokens[i];
    if (token === undefined || (token.tag === 'punctuation' && token.text !== '-')) break;
    if (toward.has(token.lower)) return 'distance';
    const attribute = attributeOf(token);
    if (attribute !== null) return attribute;
  }
  const at = firstFrom(tokens, start);
  return attributeIn({ tokens } as Annotation, { from: Math.max(sentence.from, at - before), to: at });
}

/** Words that are a complete choice: 'the park first or last'. */
const plainChoices: ReadonlySet<string> = new Set(
  'first last now later public private north south east west'.split(' '),
);
const bothOrNone = new Set(
  'both neither either one first second former latter other same everybody everyone anybody anyone all any nobody none'.split(
    ' ',
  ),
);

/** Whether a sentence picks one of the things it was asked to choose between. */
function chooses(asked: Asked, part: Part, heard: Heard, sentence: Sentence): boolean {
  const { tokens } = asked.annotation;
  const or = tokens.findIndex(({ lemma }, i) => lemma === 'or' && i > part.from && i < part.to);
  const before = tokens[or - 1];
  const reach = before === undefined || before.tag !== 'word' || plainChoices.has(before.lemma) ? 1 : 3;
  const offered = new Set(
    tokens
      .slice(Math.max(part.from, or - reach), Math.min(part.to, or + 5))
      .filter(({ tag, lower }) => tag !== 'punctuation' && tag !== 'determiner' && lower !== 'or' && lower.length > 1)
      .map(({ lemma }) => lemma),
  );
  return heard.annotation.tokens
    .slice(sentence.from, sentence.to)
    .some(
      ({ lemma, tag }, at, said) =>
        (bothOrNone.has(lemma) && said[at + 1]?.lower !== 'who') ||
        (offered.has(lemma) && tag !== 'pronoun' && tag !== 'auxiliary' && tag !== 'modal'),
    );
}
