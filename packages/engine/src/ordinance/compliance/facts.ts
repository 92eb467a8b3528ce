import { annotate } from '../../language/annotate.ts';
import { clauseAt, isInScope } from '../../language/spans.ts';
import { firstFrom } from '../../language/matcher.ts';
import type { Annotation, ScopeKind, Sentence, Span } from '../../language/types.ts';
import { figuresOf, headsIn, isContent, windowOf, type Figure } from './figures.ts';
import { askingWords, lawfulWords, uses } from './rule-words.ts';
import { zonesOf } from './limits.ts';

/** One sentence of an applicant, read for what can be held against a rule. */
export interface Fact {
  readonly annotation: Annotation;
  readonly sentence: Sentence;
  readonly figures: readonly Figure[];
  /** Figures that are not said of this project as it is planned: past, elsewhere, supposed, somebody else's. */
  readonly set: ReadonlySet<Figure>;
  readonly heads: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly lowers: ReadonlySet<string>;
  readonly uses: ReadonlySet<string>;
  readonly zones: readonly string[];
  /** From the first hour named to the last. */
  readonly hours: { readonly from: number; readonly to: number } | null;
  readonly days: readonly number[] | null;
  /** 'Twelve of the two hundred and twelve'. */
  readonly share: { readonly value: number; readonly of: readonly Figure[] } | null;
}

const notOurs: readonly ScopeKind[] = ['past', 'elsewhere', 'somebody_else', 'corrected', 'hypothetical', 'offered'];

/** Reads one statement. Takes: a sentence as said. Gives: null where it states no figure and no hours. Throws: never. */
export function factOf(text: string): Fact | null {
  const annotation = annotate(text);
  const { tokens, sentences } = annotation;
  if (annotation.quantities.length === 0 && annotation.schedules.length === 0) return null;
  const first = sentences[0];
  const last = sentences[sentences.length - 1];
  if (first === undefined || last === undefined || text.trimEnd().endsWith('?')) return null;
  const whole: Sentence = {
    ...first,
    end: last.end,
    to: last.to,
    clauses: sentences.flatMap(({ clauses }) => clauses),
  };
  const figures = figuresOf(annotation, whole);
  const set = new Set(
    figures.filter(
      ({ quantity }) =>
        !quantity.corrected &&
        !isDenied(annotation, quantity) &&
        !isOfLaw(annotation, quantity) &&
        !notOurs.some((kind) => isInScope(annotation, quantity, kind)),
    ),
  );
  // What a distance is measured to is no use of the project.
  const far = new Set(
    figures.filter(({ measure }) => measure === 'distance').flatMap(({ place, places }) => [place ?? '', ...places]),
  );
  const named = uses
    .all(tokens)
    .filter(({ id, from }) => !far.has(id) && !isInScope(annotation, tokens[from] ?? first, 'negated'));
  return {
    annotation,
    sentence: whole,
    figures,
    set,
    heads: new Set(headsIn(tokens, 0, tokens.length)),
    words: new Set(tokens.filter(isContent).map(({ lemma }) => lemma)),
    lowers: new Set(tokens.map(({ lower }) => lower)),
    uses: new Set(named.map(({ id }) => id)),
    zones: zonesOf(tokens, 0, tokens.length),
    ...hoursOf(annotation),
    share: shareOf(annotation, figures),
  };
}

/** 'The code asks for 500 feet': the law's figure, repeated. */
function isOfLaw(annotation: Annotation, quantity: Span): boolean {
  const clause = clauseAt(annotation, quantity.start);
  if (clause === null) return false;
  const at = firstFrom(annotation.tokens, quantity.start);
  const law = lawfulWords.all(annotation.tokens, clause.from, at)[0];
  return law !== undefined && askingWords.has(annotation.tokens, law.to, at);
}

/** 'Not six feet': the word stands right before the figure. */
function isDenied({ tokens }: Annotation, { start }: Span): boolean {
  return tokens[firstFrom(tokens, start) - 1]?.tag === 'negation';
}

function hoursOf({ schedules }: Annotation): Pick<Fact, 'hours' | 'days'> {
  const days = schedules.find((one) => one.days !== null)?.days ?? null;
  const whole = schedules.find(({ from, to }) => from !== null && to !== null);
  if (whole !== undefined) return { hours: windowOf(whole), days };
  const from = schedules.find((one) => one.from !== null)?.from ?? null;
  const to = schedules.findLast((one) => one.to !== null)?.to ?? null;
  return { hours: from === null || to === null ? null : { from, to }, days };
}

/** Two counts with 'of' between them. */
function shareOf({ tokens }: Annotation, figures: readonly Figure[]): Fact['share'] {
  for (const [i, part] of figures.entries()) {
    const whole = figures[i + 1];
    if (whole === undefined || part.quantity.dimension !== 'count' || whole.quantity.dimension !== 'count') continue;
    const between = tokens.slice(part.next, whole.from).map(({ lower }) => lower);
    const isOf = between.length <= 4 && between.includes('of');
    if (isOf && whole.quantity.value > part.quantity.value)
      return { value: part.quantity.value / whole.quantity.value, of: [part, whole] };
  }
  return null;
}
