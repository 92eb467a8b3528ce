import type { Token } from '../../language/types.ts';
import { wordsOf } from '../../said/data.ts';
import { hitsOf, type Heard } from '../../said/heard.ts';
import { flag, listener, setOf } from './values.ts';

/* What is said beside the answer: a clause without anything to write down that turns to whoever asked, or to people, and how. A full answer
 * with a jab after it is told by its clauses, not by its words as a whole. */

const people = wordsOf('people');
const mental = wordsOf('supposing');
const measuring = wordsOf('measuring');
const informing = wordsOf('informing');
const ofTheFile = wordsOf('of_the_file');
const noes = setOf('no not never nobody nothing none neither nor hardly barely');
const speaker = setOf('i we');
/** What a clause opens with that says when, if or so that the board acts: "before you vote" is turned on nobody. */
const dependent = setOf(
  'before after until once when whenever if unless so as that which while whether for to with by because since',
);
const deeds = setOf("'ve had did were have was been 've could should might");

interface Clause {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
  readonly asks: boolean;
  /** The sentence it stands in. */
  readonly at: number;
}

const fewest = 3;
const cuts = setOf(', ; : - – — ( )');

/** The clauses of an answer: its sentences, cut at commas and the like. */
function clausesOf({ annotation: { tokens }, sentences }: Heard): readonly Clause[] {
  return sentences.flatMap((sentence, at) => {
    const clauses: Clause[] = [];
    let from = sentence.from;
    for (let i = sentence.from; i <= sentence.to; i++) {
      const isCut = i === sentence.to || cuts.has(tokens[i]?.text ?? '');
      if (!isCut) continue;
      if (i - from >= fewest)
        clauses.push({ tokens: tokens.slice(from, i), from, to: i, asks: sentence.kind === 'question', at });
      from = i + 1;
    }
    return clauses;
  });
}

const substance = ['paper', 'commits', 'binds'] as const;

/** What is said of whom in one clause. */
function toldIn(heard: Heard, { tokens, from, to, asks }: Clause) {
  const has = (words: ReadonlySet<string>): boolean =>
    tokens.some(({ lower, lemma }) => words.has(lower) || words.has(lemma));
  const start = heard.annotation.tokens[from]?.start ?? 0;
  const end = heard.annotation.tokens[to - 1]?.end ?? 0;
  const inside = (span: { readonly start: number; readonly end: number }): boolean =>
    span.start >= start && span.end <= end;
  const isBare =
    !tokens.some(({ tag }) => tag === 'number') &&
    !heard.figures.some(inside) &&
    substance.every((family) => !hitsOf(heard, family).some(inside));
  const you =
    !dependent.has(tokens[0]?.lower ?? '') &&
    tokens.some(
      ({ lower }, at) =>
        listener.has(lower) &&
        !informing.has(tokens[at + 1]?.lower ?? '') &&
        !ofTheFile.has(tokens[at + 1]?.lemma ?? ''),
    );
  return {
    isBare,
    you,
    addressed: has(listener),
    them: has(people),
    no: tokens.some(({ tag, lower }) => tag === 'negation' || noes.has(lower)),
    measured: has(measuring),
    supposed: tokens.some(
      ({ lower }, at) =>
        speaker.has(lower) &&
        tokens.slice(at + 1, at + 4).some((token) => mental.has(token.lower) || mental.has(token.lemma)),
    ),
    deed: tokens.some(({ lower }, at) => lower === 'you' && deeds.has(tokens[at + 1]?.lower ?? '')),
    asks,
    order: hitsOf(heard, 'orders').some(inside),
  };
}

/** Asides of an answer. Takes: the answer, read.  Gives: values from 0 to 1.  Throws: never. */
export function asidesOf(heard: Heard): Record<string, number> {
  const clauses = clausesOf(heard);
  const told = clauses.map((clause) => ({ ...toldIn(heard, clause), at: clause.at }));
  const any = (holds: (one: (typeof told)[number]) => boolean): number => flag(told.some(holds));
  const last = told.at(-1);
  return {
    aside_you: any(({ isBare, you }) => isBare && you),
    aside_them: any(({ isBare, them }) => isBare && them),
    aside_you_no: any(({ isBare, you, no }) => isBare && you && no),
    aside_them_no: any(({ isBare, them, no }) => isBare && them && no),
    aside_you_measured: any(({ isBare, addressed, measured }) => isBare && addressed && measured),
    aside_them_measured: any(({ isBare, them, measured }) => isBare && them && measured),
    aside_no_measured: any(({ isBare, no, measured }) => isBare && no && measured),
    aside_supposed: any(({ isBare, supposed }) => isBare && supposed),
    aside_supposed_them: any(({ supposed, them, addressed }) => supposed && (them || addressed)),
    aside_you_deed: any(({ isBare, deed }) => isBare && deed),
    aside_asks: any(({ asks, at }) => asks && at > 0),
    aside_asks_you: any(({ asks, addressed }) => asks && addressed),
    aside_order: any(({ isBare, order }) => isBare && order),
    aside_last: flag(last !== undefined && told.length > 1 && last.isBare && (last.you || last.them)),
    aside_last_bare: flag(last !== undefined && told.length > 1 && last.isBare),
    aside_last_you: flag(last !== undefined && told.length > 1 && last.isBare && last.you),
  };
}
