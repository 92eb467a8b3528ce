import { annotate } from '../../../language/annotate.ts';
import { matcher } from '../../../language/matcher.ts';
import type { Materials } from '../../../filed/types.ts';
import type { Span, Token } from '../../../language/types.ts';
import { factOf, type Fact } from '../../../ordinance/compliance/facts.ts';
import type { Figure } from '../../../ordinance/compliance/figures/figures.ts';
import { places } from '../../../ordinance/compliance/rule-words.ts';
import { presentationSource, applicationSource } from '../record/on-record.ts';
import { statedBeside } from '../record/stated-beside.ts';

/* The figures of the plan, each with the words around it: those of the presentation and of the form. */

/** One figure of the plan. */
export interface OwnFigure {
  readonly fact: Fact;
  readonly figure: Figure;
  /** 'height', 'width', 'distance' ... by its own words, not by what is usual for its thing. */
  readonly measure: string | null;
  /** Every place that its sentence names. */
  readonly places: ReadonlySet<string>;
  readonly sentence: string;
  readonly span: Span;
  readonly source: string;
}

/** Relief, consent or the code's own figure is mentioned here. */
export const admits = matcher([
  'variance|waiver|waive|exception|relief|modify|modification|consent|deviation|reduction',
  'sign|signed off',
  "you|y'all|code|ordinance|rule|book|county|city|town|village|district|limit|standard want|require|ask|allow|permit|say|call",
  'suppose|supposed to',
  'required|requires|requirement',
]);
/** What is there already, or was, or belongs to somebody else. */
export const notPlanned = matcher([
  'today|now|existing|currently|already|once|formerly|originally|usually|typically',
  '=was|=were|=had',
  'used to|by right',
  'other|another|neighboring county|town|city|project|site|farm|store|plant',
  'participating|landowner|leased|lessor',
  "our|my|owner's|landlord's|farmer's _? house|home|place|residence",
  'own house|home|residence|dwelling',
  'be the _ _? own',
  'first|last <number>',
  'time|times the? _? height',
  '=could|=might have|be',
  '=would have',
  'if|instead|otherwise ... would',
  'would ... if',
  'somebody|someone else',
  '=been|=gone',
]);

/** The figures that the applicant gives for the plan, without those that are held against the code there and then.
 *  Takes: what is on file.  Gives: in order; a sentence that leans on the one before it is read with it.  Throws: never. */
export function ownFigures({
  presentation,
  projectText,
}: Pick<Materials, 'presentation' | 'projectText'>): readonly OwnFigure[] {
  const sentences = presentation?.sentences ?? [];
  const owned = statedBeside(annotate(presentation?.text ?? ''));
  const isOwned = ({ start, end }: Span): boolean => owned.some(({ own }) => own.start >= start && own.start < end);
  const isAdmitted = (at: number): boolean =>
    sentences.slice(Math.max(0, at - 1), at + 2).some(({ text }) => admits.test(annotate(text)));
  const said = sentences.flatMap(({ text, span }, at): readonly OwnFigure[] =>
    isOwned(span) || isAdmitted(at) ? [] : figuresIn(text, sentences[at - 1]?.text ?? null, span, presentationSource),
  );
  const filed = projectText.split('\n').flatMap((line) => {
    const span = { start: 0, end: line.length };
    return admits.test(annotate(line)) ? [] : figuresIn(spelledOut(line), null, span, applicationSource);
  });
  return [...said, ...filed];
}

/** 'Guests: 180' on the form are 180 guests. */
function spelledOut(line: string): string {
  const colon = line.indexOf(': ');
  const label = line.slice(0, colon);
  const figure = line.slice(colon + 2);
  return colon > 0 && !label.includes(' ') && [...figure].every((one) => inNumbers.includes(one))
    ? `${figure} ${label.toLowerCase()}`
    : line;
}
const inNumbers = '0123456789,';

/** The figures that the applicant names as the code's, or as those of relief. Takes: what is on file.  Throws: never. */
export const figuresAdmitted = ({ presentation }: Pick<Materials, 'presentation'>): ReadonlySet<number> =>
  new Set(
    (presentation?.sentences ?? []).flatMap(({ text }) => {
      const read = annotate(text);
      return admits.test(read) ? read.quantities.map(({ value }) => value) : [];
    }),
  );

function figuresIn(text: string, before: string | null, span: Span, source: string): readonly OwnFigure[] {
  if (notPlanned.test(annotate(text))) return [];
  const alone = factOf(text);
  // 'The canopy edge is ninety-six', after 'the pumps are a hundred and ten feet from the line'.
  const isBare = alone?.figures.some(({ quantity }) => quantity.unit === null) === true;
  const both = isBare && before !== null && !notPlanned.test(annotate(before)) ? factOf(`${before} ${text}`) : null;
  const own =
    alone === null
      ? []
      : alone.figures.filter(({ quantity }) => quantity.unit !== null).map((figure) => ({ fact: alone, figure }));
  const leaning =
    both === null || before === null
      ? []
      : both.figures
          .filter(({ quantity }) => quantity.start > before.length && quantity.unit !== null)
          .map((figure) => ({ fact: both, figure }));
  const all = [
    ...own,
    ...leaning.filter(({ figure }) => !own.some((one) => one.figure.quantity.value === figure.quantity.value)),
  ];
  return all.flatMap(({ fact, figure }) => {
    if (!fact.set.has(figure) || figure.quantity.corrected) return [];
    const found = placesIn(fact, figure);
    return [
      {
        fact,
        figure,
        measure: measureSaid(fact, figure, found, fact === both),
        places: found,
        sentence: text,
        span,
        source,
      },
    ];
  });
}

const placesIn = ({ annotation: { tokens } }: Fact, { sentence, place }: Figure): ReadonlySet<string> =>
  new Set([...places.all(tokens, sentence.from, sentence.to).map(({ id }) => id), ...(place === null ? [] : [place])]);

const tall: ReadonlySet<string> = new Set([
  'tall',
  'high',
  'height',
  'peak',
  'ridge',
  'top',
  'tip',
  'tilt',
  'stand',
  'midpoint',
  'eave',
]);
const wide: ReadonlySet<string> = new Set(['wide', 'width', 'across']);
const deep: ReadonlySet<string> = new Set(['deep', 'depth']);
const apart: ReadonlySet<string> = new Set(['from', 'off', 'away']);
/** 'A fifteen foot strip' is so wide. */
const strips: ReadonlySet<string> = new Set(['strip', 'buffer', 'aisle', 'lane', 'sidewalk', 'trail', 'path']);
const reach = 4;

function measureSaid(
  { annotation: { tokens }, figures }: Fact,
  figure: Figure,
  found: ReadonlySet<string>,
  isLeaning: boolean,
): string | null {
  const { from, next, left, measure, sentence } = figure;
  const near = [
    ...tokens.slice(Math.max(left, from - reach), from),
    ...tokens.slice(next, Math.min(sentence.to, next + reach)),
  ];
  const isNear = (list: ReadonlySet<string>): boolean => near.some(({ lemma }) => list.has(lemma));
  if (figure.quantity.unit === 'foot' && tokens[next - 1]?.lower === 'foot' && strips.has(tokens[next]?.lemma ?? ''))
    return 'width';
  if (isSpanned(tokens.slice(sentence.from, sentence.to))) return 'distance';
  if (isNear(tall)) return 'height';
  if (isNear(wide)) return 'width';
  if (isNear(deep)) return 'depth';
  const isOnly = figures.every(
    (one) => one === figure || one.quantity.dimension !== 'length' || one.measure === 'distance',
  );
  // 'The panels stand twelve feet, and the home is 260 feet from them' tells one distance.
  const right = figures.find((one) => one.from > from && one.sentence === sentence)?.from ?? sentence.to;
  const isApart = tokens.slice(isLeaning ? sentence.from : left, right).some(({ lower }) => apart.has(lower));
  return measure === 'distance' || (isApart && found.size > 0 && (figure.place !== null || isOnly))
    ? 'distance'
    : measure;
}

/** 'From the closest building to the property line.' */
function isSpanned(tokens: readonly Token[]): boolean {
  const from = tokens.findIndex(({ lower }) => lower === 'from');
  return (
    from >= 0 &&
    tokens[from + 1]?.tag !== 'number' &&
    tokens.slice(from + 1, from + farthest).some(({ lower }) => lower === 'to')
  );
}
const farthest = 14;
