import { annotate } from '../../../language/annotate.ts';
import type { Materials } from '../../../filed/types.ts';
import { limitsOfChunk, type LimitFound } from '../../../ordinance/compliance/passages.ts';
import { standardAt } from '../../../ordinance/compliance/standard-at.ts';
import type { TextReading } from '../../../ordinance/types.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';
import { factsOnFile, type FactOnFile } from '../record/facts-on-file.ts';
import { inFeet } from '../record/figures-said.ts';
import type { OnRecord } from '../record/on-record.ts';
import { longestCode, ruleCited } from '../record/read-code.ts';
import { doubled, mark } from './from-rules.ts';

/* How near the nearest house is, as the form says it, beside what the code has for a dwelling: 'Dwelling on nonparticipating property, wall
 * 150 ft.' A rule on one thing of a site, a vent or a stockpile, is left out: the form doesn't say how near that is. */

const commands: ReadonlySet<string> = new Set(['shall', 'must', 'may']);
const dwellings: ReadonlySet<string> = new Set(['dwelling', 'dwellings', 'residence', 'residences', 'house', 'houses']);
/** The most words of a rule to read aloud before its figure. */
const mostWords = 16;
/** Between a label and its figure. */
const leaders: ReadonlySet<string> = new Set(['.', ':', ',', ' ', '-', '…']);

interface Short {
  readonly standardId: string;
  readonly issue: Issue;
}

const kept = new WeakMap<TextReading, { readonly texts: OnRecord['texts']; readonly all: readonly Short[] }>();

/** Rules on the distance to a dwelling that the nearest house is inside of, if the applicant hasn't said so. Takes: the record, what is on
 *  file and the keys raised before.  Gives: issues, one per rule; none for a whole zoning code.  Throws: never. */
export function nearestHouseIssues(
  record: OnRecord,
  { ordinance, reviewed }: Materials,
  raised: ReadonlySet<string>,
): readonly Issue[] {
  const house = factsOnFile(record)['house_feet'];
  if (record.has('waiver_signed')) return [];
  if (ordinance === null || house === undefined || ordinance.text.length > longestCode) return [];
  let known = kept.get(ordinance);
  if (known?.texts !== record.texts) {
    known = { texts: record.texts, all: shortOf(house, record, ordinance) };
    kept.set(ordinance, known);
  }
  // The applicant has said of a rule that it applies, or doesn't: the compliance table speaks of it.
  return known.all.flatMap(({ standardId, issue }) =>
    raised.has(issue.key) || ['yes', 'no'].includes(reviewed?.[standardId] ?? '') ? [] : [issue],
  );
}

function shortOf(house: FactOnFile, { texts }: OnRecord, ordinance: TextReading): readonly Short[] {
  const [near] = annotate(house.words).quantities;
  if (near === undefined) return [];
  const said = texts.flatMap(({ annotation }) => annotation.quantities);
  return ordinance.chunks
    .flatMap((chunk) => limitsOfChunk(ordinance, chunk))
    .flatMap((at): readonly Short[] => {
      const own = at.limit.figure?.quantity;
      if (at.limit.kind !== 'figure' || own?.dimension !== 'length' || at.limit.bound !== 'min') return [];
      // Whoever names the code's own figure knows of it.
      if (own.value <= near.value || said.some(({ value }) => value === own.value)) return [];
      const rule = at.limit.conditions.length > 0 ? null : ruleAloud(ordinance, at, own.value);
      return rule === null ? [] : [shortAt(ordinance, at, house, rule)];
    });
}

/** A rule's figure, and the words before it that say what it is for. */
interface Aloud {
  readonly label: string;
  readonly figure: string;
}

/** A rule as it is read aloud, if it is about a dwelling and the whole of a site. */
function ruleAloud({ text }: TextReading, { span }: LimitFound, value: number): Aloud | null {
  const quote = text.slice(span.start, span.end);
  const own = annotate(quote).quantities.find((one) => one.dimension === 'length' && one.value === value);
  if (own === undefined) return null;
  let to = own.start;
  while (to > 0 && leaders.has(quote.charAt(to - 1))) to -= 1;
  const label = inOneLine(quote.slice(0, to).replace(mark, '').replace(doubled, ''));
  const { tokens, quantities } = annotate(label);
  if (label.split(' ').length > mostWords || quantities.length > 0 || label.includes('"')) return null;
  if (!tokens.some(({ lower }) => dwellings.has(lower))) return null;
  // 'Tank vents shall be ...' is about the vents.
  if (tokens.some(({ lower, tag }) => commands.has(lower) || tag === 'auxiliary' || tag === 'modal')) return null;
  return { label, figure: inFeet(inOneLine(quote.slice(own.start, own.end).replace(doubled, ''))) };
}

const inOneLine = (words: string): string => words.split(' ').filter(Boolean).join(' ');

function shortAt(ordinance: TextReading, at: LimitFound, house: FactOnFile, { label, figure }: Aloud): Short {
  const { chunk, span } = at;
  const quote = ordinance.text.slice(span.start, span.end).trim();
  const issue: Issue = {
    ...boardQuestion,
    kind: 'request',
    key: `shortfall:${String(span.start)}:house`,
    topic: 'setbacks',
    weight: 1,
    citations: [
      ruleCited(quote, { section: chunk.section === '' ? null : chunk.section, start: span.start }),
      house.citation,
    ],
    text: `The application puts the nearest house at ${house.words}, and the code has ${figure} for "${label}." Are you asking for relief from that?`,
    reason: 'The figure you gave looks short of this rule, and you have not asked for relief.',
  };
  return { standardId: standardAt(ordinance, at).id, issue };
}
