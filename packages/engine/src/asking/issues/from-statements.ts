import { isFor, statedAsks } from '../../knowledge/authored.ts';
import type { StatedAsk } from '../../knowledge/types.ts';
import { matcher, type Match, type Matcher } from '../../language/matcher.ts';
import type { Annotation, Quantity, Sentence } from '../../language/types.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import type { Issue, IssueKind } from '../types.ts';
import { citationOf, takenBack, type OnRecord, type TextSaid } from './on-record.ts';
import { filledLine, withArticle } from './slots.ts';

const asks: readonly { readonly ask: StatedAsk; readonly when: Matcher }[] = statedAsks.map((ask) => ({
  ask,
  when: matcher(ask.when),
}));

/** Where an ask meets the words it is about. */
interface Met {
  readonly match: Match;
  readonly values: Readonly<Record<string, string | null>>;
}

const found = new WeakMap<Annotation, readonly { readonly ask: StatedAsk; readonly met: Met }[]>();

function metIn(annotation: Annotation): readonly { readonly ask: StatedAsk; readonly met: Met }[] {
  const known = found.get(annotation);
  if (known !== undefined) return known;
  const list = asks.flatMap(({ ask, when }) => {
    const met = meet(annotation, ask, when);
    return met === null ? [] : [{ ask, met }];
  });
  found.set(annotation, list);
  return list;
}

/** The first sentence in which an ask finds what it is about. */
function meet(annotation: Annotation, ask: StatedAsk, when: Matcher): Met | null {
  for (const match of when.all(annotation)) {
    const sentence = annotation.sentences.find(({ start, end }) => start <= match.start && end >= match.end);
    if (sentence === undefined || sentence.kind === 'question' || isElsewhere(annotation, match, ask)) continue;
    const values = valuesFor(annotation, ask, match, sentence);
    if (values !== null) return { match, values };
  }
  return null;
}

/** A pattern that holds a 'not' is about what is denied; no other is met there. */
function isElsewhere(annotation: Annotation, match: Match, ask: StatedAsk): boolean {
  const pattern = ask.when[match.pattern] ?? '';
  return !/\b(?:not|no)\b/.test(pattern) && takenBack(annotation, match);
}

function valuesFor(
  annotation: Annotation,
  ask: StatedAsk,
  match: Match,
  sentence: Sentence,
): Readonly<Record<string, string | null>> | null {
  if (ask.dimension !== undefined) {
    const quantity = nearestQuantity(annotation, ask, match, sentence);
    const figure = quantity === null ? null : figureSaid(annotation, quantity, match);
    return figure === null ? null : { figure };
  }
  if (ask.schedule !== undefined) {
    const late = annotation.schedules.find(
      ({ start, end, to }) =>
        start >= sentence.start && end <= sentence.end && to !== null && (to >= 22 * 60 || to < 5 * 60),
    );
    return late === undefined ? null : { time: clock(late.to ?? 0) };
  }
  if (ask.request !== undefined) {
    const request = requestSaid(annotation, match, sentence);
    return request === null ? null : { request };
  }
  return {};
}

/** How far, in characters, a figure may stand from the words that say what it is of. */
const nearby = 40;

function nearestQuantity(annotation: Annotation, ask: StatedAsk, match: Match, sentence: Sentence): Quantity | null {
  let best: { readonly quantity: Quantity; readonly far: number } | null = null;
  for (const quantity of annotation.quantities) {
    if (quantity.start < sentence.start || quantity.end > sentence.end || quantity.corrected) continue;
    if (quantity.high !== null && changing.test(annotation, sentence)) continue;
    if (quantity.dimension !== ask.dimension || quantity.value < (ask.min ?? 0)) continue;
    // A count is of what the pattern names: it stands right before it.
    const far = quantity.end <= match.start ? match.start - quantity.end : quantity.start - match.end;
    if (far > nearby || (ask.dimension === 'count' && (quantity.start > match.start || far > 14))) continue;
    if (best === null || far < best.far) best = { quantity, far: Math.max(0, far) };
  }
  return best?.quantity ?? null;
}

/** The figure in its own words, with the noun it counts and without 'about': null where it only describes ('20-megawatt'). */
function figureSaid(annotation: Annotation, quantity: Quantity, match: Match): string | null {
  const end = quantity.dimension === 'count' && match.end > quantity.end ? match.end : quantity.end;
  const first = annotation.tokens.find(
    ({ start, tag, text }) =>
      start >= quantity.start && start < quantity.end && (tag === 'number' || text.startsWith('$')),
  );
  const said = annotation.text.slice(first?.start ?? quantity.start, end).trim();
  const last = annotation.tokens.find((token) => token.end === quantity.end);
  // 'A 120 megawatt project', '20-megawatt': the unit in the singular says what kind of thing it is.
  const isOneOfMany =
    quantity.dimension !== 'count' &&
    last !== undefined &&
    singularUnits.has(last.lower) &&
    !/^(?:1|one|a)\b/.test(said);
  return isOneOfMany || (said.includes('-') && quantity.unit !== null) ? null : said;
}

const singularUnits: ReadonlySet<string> = new Set([
  'megawatt',
  'kilowatt',
  'gigawatt',
  'acre',
  'foot',
  'mile',
  'gallon',
  'year',
  'month',
  'week',
  'day',
  'decibel',
]);

/** 'Raised from 50 to 200 feet' is no range. */
const changing = matcher(['raise|increase|reduce|widen|extend|change|cut|lower from', 'from <number> _? to']);

/** '11 p.m.', 'midnight'. */
function clock(minutes: number): string {
  if (minutes === 0 || minutes === 24 * 60) return 'midnight';
  const hour = Math.floor(minutes / 60) % 12 === 0 ? 12 : Math.floor(minutes / 60) % 12;
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `${hour}${rest} ${minutes < 12 * 60 ? 'a.m.' : 'p.m.'}`;
}

/** Words of a request at most; a longer one is cut at its last joint. */
const longestRequest = 12;

/** What is asked for, from the word on to the end of its clause: 'a variance for the front setback'. */
function requestSaid(annotation: Annotation, match: Match, sentence: Sentence): string | null {
  const { tokens } = annotation;
  let to = match.from;
  while (to < sentence.to && to - match.from < longestRequest && !endsRequest(tokens[to]?.text ?? '', to > match.from))
    to += 1;
  while (to > match.from && trailing.has(tokens[to - 1]?.lower ?? '')) to -= 1;
  const [first, last] = [tokens[match.from], tokens[to - 1]];
  if (first === undefined || last === undefined || to - match.from < 3) return null;
  const words = annotation.text.slice(first.start, last.end);
  const isPlural = first.lower !== first.lemma;
  return isPlural || !counted.has(first.lemma) ? words : withArticle(words);
}

const counted: ReadonlySet<string> = new Set(['variance', 'waiver', 'exception', 'deviation', 'reduction']);
const trailing: ReadonlySet<string> = new Set([
  'and',
  'or',
  'for',
  'of',
  'to',
  'the',
  'a',
  'an',
  'with',
  'on',
  'in',
  ',',
  'some',
  'that',
  'which',
  'we',
]);
const endsRequest = (text: string, isInside: boolean): boolean =>
  isInside && ['.', ';', ':', ',', '(', 'and', 'because', 'so', 'which'].includes(text);

const pressing: Readonly<Record<string, number>> = {
  request: 1,
  vague_claim: 0.45,
  unsupported_figure: 0.5,
  stated_fact: 0.4,
};

function kindOf({ first, vague, dimension }: StatedAsk): IssueKind {
  if (first) return 'request';
  if (vague) return 'vague_claim';
  return dimension === undefined ? 'stated_fact' : 'unsupported_figure';
}

const reasons: Partial<Record<IssueKind, string>> = {
  request: 'It is part of what you are asking for, and boards take that up first.',
  vague_claim: 'You said it without saying what it rests on.',
  unsupported_figure: 'You gave the figure, and boards test figures.',
  stated_fact: 'It is in what you said or filed.',
};

/** What is asked about what the applicant said and filed: what is asked for, figures, claims without ground, what is on the plan.
 *  Takes: the rehearsal, the record, the keys raised before.  Gives: issues, at most one for each ask.  Throws: never. */
export function statementIssues(r: Rehearsal, record: OnRecord, raised: ReadonlySet<string>): readonly Issue[] {
  const issues: Issue[] = [];
  for (const text of record.texts) {
    if (text.kind !== 'presentation' && text.kind !== 'project') continue;
    for (const { ask, met } of metIn(text.annotation)) {
      const key = `ask:${ask.id}`;
      if (
        raised.has(key) ||
        issues.some((issue) => issue.key === key) ||
        !isFor(ask.uses, r.project.industry, record.use)
      )
        continue;
      const issue = issueOf(r, record, text, ask, met, key);
      if (issue !== null) issues.push(issue);
    }
  }
  return issues;
}

function issueOf(r: Rehearsal, record: OnRecord, text: TextSaid, ask: StatedAsk, met: Met, key: string): Issue | null {
  const kind = kindOf(ask);
  const said = text.kind === 'presentation' ? 'You said' : 'The application says';
  if (text.kind !== 'presentation' && ask.text.startsWith('You said')) return null;
  const words = filledLine(ask.text, r.project, record, { ...met.values, said });
  if (words === null) return null;
  return {
    kind,
    key,
    topic: ask.topic,
    weight: pressing[kind] ?? 0.4,
    citations: [citationOf(text, met.match)],
    followUpOf: null,
    text: words,
    form: ask.kind,
    by: ask.by,
    position: ask.position ?? null,
    sharpness: ask.sharpness,
    purpose: ask.purpose,
    asks: ask.asks,
    reason: reasons[kind] ?? null,
  };
}
