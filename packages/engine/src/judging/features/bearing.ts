import { startsWithCapital } from '../../base/text.ts';
import type { Sentence, Token } from '../../language/types.ts';
import type { Asked } from '../../said/asked.ts';
import { wordsOf } from '../../said/data.ts';
import type { Heard } from '../../said/heard.ts';
import { capped, flag, listener, setOf } from './values.ts';

/* How somebody bears themselves toward the question and whoever asked it, by what the sentences are built of: how they open, who is in them,
 * and which plain words stand beside whom. No phrase of any answer is listed here. */

const slight = wordsOf('slight');
const praise = wordsOf('praise');
const kin = wordsOf('kin');
const weighing = wordsOf('weighing');
const wideWorld = wordsOf('wide_world');
const called = wordsOf('called');
const inTheRoom = wordsOf('in_the_room');
const ofTheFile = wordsOf('of_the_file');
const informing = wordsOf('informing');
const deeds = wordsOf('deeds');

const speaker = setOf('i me my mine myself');
const speakers = setOf('we us our ours');
const soft = setOf("would could might may should 'd");
const firm = setOf("will 'll must shall");
const fillers = setOf('so well look see now okay');
const asides = setOf("ma'am sir madam");
const noes = setOf('no none never nobody nothing');
const things = setOf('it they that those these this them');
const demonstrative = setOf('that this');
const isBe = setOf("be 's");
const trailing = setOf('that it this them those');
const anchors = setOf('it they that those this these them we our');
const openAnchors = new Set([...anchors, ...setOf('i yes no')]);
const told = setOf('was had did grew came went started got said told built bought drove knew remember');
const pastForms = setOf('was were had did');

const isIn =
  (words: ReadonlySet<string>) =>
  ({ lower, lemma }: Token): boolean =>
    words.has(lower) || words.has(lemma);
const isPast = ({ lower, tag }: Token): boolean =>
  pastForms.has(lower) || (tag === 'word' && lower.endsWith('ed') && lower.length > 4);

/** How an answer bears itself. Takes: the question and the answer, read.  Gives: values from 0 to 1.  Throws: never. */
export function bearingOf(asked: Asked, heard: Heard): Record<string, number> {
  const spoken = heard.sentences.map((sentence) => spokenIn(heard, sentence));
  const theme = new Set(asked.annotation.tokens.filter(({ tag }) => tag === 'word').map(({ lemma }) => lemma));
  return {
    ...openingOf(spoken[0] ?? [], theme),
    ...peopleIn(heard, spoken),
    ...toneIn(heard, spoken),
    ...groundIn(heard, spoken, theme),
    ...questionOf(asked),
  };
}

const spokenIn = ({ annotation: { tokens } }: Heard, { from, to }: Sentence): readonly Token[] =>
  tokens.slice(from, to).filter(({ tag }) => tag !== 'punctuation');

const shareOf = (sentences: readonly (readonly Token[])[], holds: (tokens: readonly Token[]) => boolean): number =>
  sentences.length === 0 ? 0 : sentences.filter(holds).length / sentences.length;

/** What the first sentence opens with, after a filler, and whether it is tied to anything. */
function openingOf(opening: readonly Token[], theme: ReadonlySet<string>): Record<string, number> {
  const [first] = opening;
  const skips = ({ tag, lower }: Token): boolean =>
    tag === 'interjection' || tag === 'conjunction' || fillers.has(lower);
  const found = opening.findIndex((token, at) => !skips(token) || at === opening.length - 1);
  const head = opening[Math.max(0, found)];
  const is = (words: ReadonlySet<string>): number => flag(head !== undefined && words.has(head.lower));
  const tagged = (tag: Token['tag']): number => flag(head?.tag === tag);
  const isTied = opening.some(
    ({ lower, tag, lemma }) => openAnchors.has(lower) || (tag === 'word' && theme.has(lemma)),
  );
  const refuses = opening
    .slice(0, 3)
    .some(
      ({ lower }, at) =>
        (lower === 'i' || lower === 'we') && opening.slice(at + 1, at + 3).some(({ tag }) => tag === 'negation'),
    );
  return {
    opens_filler: flag(found > 0),
    opens_number: tagged('number'),
    opens_thing: is(things),
    opens_we: is(speakers),
    opens_self: is(speaker),
    opens_you: is(listener),
    opens_the: flag(head?.tag === 'determiner' && !things.has(head.lower)),
    opens_place: tagged('preposition'),
    opens_there: flag(head?.lower === 'there'),
    opens_asking: tagged('question_word'),
    opens_word: tagged('word'),
    opens_no: flag(head !== undefined && (head.tag === 'negation' || noes.has(head.lower))),
    opens_tiny: flag(opening.length > 0 && opening.length <= 2),
    opens_length: Math.min(1, opening.length / 20),
    opens_refusing: flag(refuses),
    opens_pointing: flag(demonstrative.has(first?.lower ?? '') && isBe.has(opening[1]?.lemma ?? '')),
    ends_pointing: flag(trailing.has(opening.at(-1)?.lower ?? '')),
    untied: flag(opening.length > 0 && !isTied),
    untied_long: flag(opening.length > 7 && !isTied),
  };
}

/** Who is in it: the listener, the speaker, relatives, and what the listener is said to have done. */
function peopleIn(heard: Heard, spoken: readonly (readonly Token[])[]): Record<string, number> {
  const { tokens } = heard.annotation;
  const next = (at: number): string => tokens[at + 1]?.lower ?? '';
  const yous = tokens.flatMap(({ lower }, at) => (lower === 'you' && at + 1 < tokens.length ? [at] : []));
  const informed = yous.filter((at) => informing.has(next(at))).length;
  return {
    to_you: shareOf(spoken, (tokens) => tokens.some(({ lower }) => listener.has(lower))),
    of_self: shareOf(spoken, (tokens) => tokens.some(({ lower }) => speaker.has(lower))),
    of_us: shareOf(spoken, (tokens) => tokens.some(({ lower }) => speakers.has(lower))),
    you_informed: capped(informed, 2),
    you_described: capped(yous.length - informed, 2),
    you_deed: flag(yous.some((at) => deeds.has(next(at)))),
    you_object: flag(
      tokens.some(({ lower }, at) => lower === 'you' && ['preposition', 'word'].includes(tokens[at - 1]?.tag ?? '')),
    ),
    your_thing: flag(
      tokens.some(
        ({ lower }, at) =>
          (lower === 'your' || lower === 'yours') &&
          at + 1 < tokens.length &&
          !ofTheFile.has(tokens[at + 1]?.lemma ?? ''),
      ),
    ),
    called: flag(
      tokens.some(({ lower }, at) => called.has(lower) && (tokens[at + 1]?.tag ?? 'punctuation') === 'punctuation'),
    ),
    sir: flag(tokens.some(({ lower }) => asides.has(lower))),
    kin: capped(tokens.filter(isIn(kin)).length, 2),
    told: flag(
      tokens.some(
        ({ lower }, at) => lower === 'i' && at + 1 < tokens.length && (told.has(next(at)) || next(at).endsWith('ed')),
      ),
    ),
  };
}

/** Plain words of contempt, praise and weighing, and whom they stand beside. */
function toneIn({ annotation: { tokens } }: Heard, spoken: readonly (readonly Token[])[]): Record<string, number> {
  const beside = (people: ReadonlySet<string>): number =>
    flag(spoken.some((one) => one.some(isIn(slight)) && one.some(({ lower }) => people.has(lower))));
  const count = (words: ReadonlySet<string>, most: number): number => capped(tokens.filter(isIn(words)).length, most);
  return {
    slight: count(slight, 3),
    slight_you: beside(listener),
    slight_them: beside(inTheRoom),
    praise: count(praise, 3),
    weighing: capped(tokens.filter((token) => token.tag === 'word' && weighing.has(token.lemma)).length, 3),
    wide_world: count(wideWorld, 2),
    soft: capped(tokens.filter(({ lower }) => soft.has(lower)).length, 2),
    firm: capped(tokens.filter(({ lower }) => firm.has(lower)).length, 2),
    imperative: flag(spoken.some(isImperative)),
  };
}

const afterImperative: ReadonlySet<string> = new Set(['determiner', 'pronoun', 'preposition']);

/** 'Buy a swatter', 'Look it up': a bare word with its object and nobody who does it. */
function isImperative([first, second]: readonly Token[]): boolean {
  return first?.tag === 'word' && first.lower === first.lemma && afterImperative.has(second?.tag ?? '');
}

/** How it is tied to what was asked and to something that can be named. */
function groundIn(
  { annotation: { tokens } }: Heard,
  spoken: readonly (readonly Token[])[],
  theme: ReadonlySet<string>,
): Record<string, number> {
  const words = Math.max(1, tokens.filter(({ tag }) => tag !== 'punctuation').length);
  const pronouns = tokens.filter(({ tag }) => tag === 'pronoun').length;
  const capitals = spoken.flatMap((one) =>
    one.slice(1).filter(({ text, lower }) => startsWithCapital(text) && lower !== 'i'),
  );
  return {
    tied: shareOf(spoken, (one) =>
      one.some(({ lower, tag, lemma }) => anchors.has(lower) || (tag === 'word' && theme.has(lemma))),
    ),
    negated: capped(tokens.filter(({ tag }) => tag === 'negation').length, 3),
    pronouns: Math.min(1, (4 * pronouns) / words),
    capitals: capped(capitals.length, 3),
    past: Math.min(1, (6 * tokens.filter(isPast).length) / words),
  };
}

/** What kind of remark it replies to. */
function questionOf({ annotation, parts }: Asked): Record<string, number> {
  const questions = annotation.sentences.filter(({ kind }) => kind === 'question').length;
  const form = parts[0]?.form.id ?? '';
  return {
    to_amount: flag(amounts.has(form)),
    to_remark: flag(questions === 0),
    to_several: flag(annotation.sentences.length > 1),
    to_personal: flag(annotation.tokens.some(({ lower }) => speaker.has(lower) || speakers.has(lower))),
  };
}
const amounts = setOf('how_many how_far how_often how_long when');
