import { oncePer } from '../../base/once-per.ts';
import { isSaidOf, statedAsks } from '../../knowledge/authored.ts';
import type { StatedAsk } from '../../knowledge/types.ts';
import { annotate } from '../../language/annotate.ts';
import { matcher } from '../../language/matcher.ts';
import type { Annotation } from '../../language/types.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import type { Issue, IssueKind } from '../types.ts';
import { meet, type Met } from './meet.ts';
import { citationOf, type OnRecord, type TextSaid } from './record/on-record.ts';
import { filledLine } from '../wording/slots.ts';

const asks = statedAsks.map((ask) => ({
  ask,
  when: matcher(ask.when),
  settledBy: ask.settled_by.length === 0 ? null : matcher(ask.settled_by),
}));

const metIn = oncePer((annotation: Annotation): readonly { readonly ask: StatedAsk; readonly met: Met }[] =>
  asks.flatMap(({ ask, when }) => {
    const met = meet(annotation, ask, when);
    return met === null ? [] : [{ ask, met }];
  }),
);

const pressing: Readonly<Record<string, number>> = {
  request: 0.9,
  vague_claim: 0.8,
  unsupported_figure: 0.85,
  stated_fact: 0.75,
};

function kindOf({ first, vague, dimension }: StatedAsk): IssueKind {
  if (first) return 'request';
  if (vague) return 'vague_claim';
  return dimension === undefined ? 'stated_fact' : 'unsupported_figure';
}

const reasons: Partial<Record<IssueKind, string>> = {
  request: 'It is part of what you are asking for, and that comes up first.',
  vague_claim: 'You said it without saying what it rests on.',
  unsupported_figure: 'It follows from a figure that you gave.',
  stated_fact: 'It follows from what you said or filed.',
};

/** The asks that something filed or presented has already answered. */
const settledIn = oncePer((texts: OnRecord['texts']): ReadonlySet<string> => {
  const settled = asks.filter(({ settledBy }) => texts.some(({ annotation }) => settledBy?.test(annotation) === true));
  return new Set(settled.map(({ ask: { id } }) => id));
});

/** What is asked about what the applicant said and filed: requests, figures, claims without backing, what is on the plan.
 *  Takes: the rehearsal, the record, the keys raised before.  Gives: issues, at most one per ask.  Throws: never. */
export function statementIssues(r: Rehearsal, record: OnRecord, raised: ReadonlySet<string>): readonly Issue[] {
  const issues: Issue[] = [];
  const settled = settledIn(record.texts);
  for (const text of record.texts) {
    if (text.kind !== 'presentation' && text.kind !== 'project') continue;
    for (const { ask, met } of metIn(text.annotation)) {
      if (
        settled.has(ask.id) ||
        (ask.filed && !isFiled(record, ask, met)) ||
        (ask.largest && !isLargest(record, ask, met)) ||
        isAnsweredThere(text, ask, met)
      )
        continue;
      const key = `ask:${ask.id}`;
      if (
        raised.has(key) ||
        issues.some((issue) => issue.key === key) ||
        !isSaidOf(ask, r.project.industry, record.use)
      )
        continue;
      const issue = issueOf(r, record, text, ask, met, key);
      if (issue !== null) issues.push(issue);
    }
  }
  return issues;
}

/** True if there is no larger figure of its kind on the record: a phase is not the whole. */
function isLargest({ texts }: OnRecord, { dimension }: StatedAsk, { value = 0 }: Met): boolean {
  return !texts.some(({ kind, annotation }) =>
    kind === 'staff_report'
      ? false
      : annotation.quantities.some((one) => one.dimension === dimension && one.value > value),
  );
}

/** True if the form gives the figure, or no figure of its kind at all. */
function isFiled({ texts }: OnRecord, { dimension }: StatedAsk, { value = 0 }: Met): boolean {
  const filed = texts
    .filter(({ kind }) => kind === 'project')
    .flatMap(({ annotation }) => annotation.quantities.filter((one) => one.dimension === dimension));
  return filed.length === 0 || filed.some((one) => one.value === value);
}

/** True if the sentence goes on to say how long: '80 percent, for twenty years'. */
function isAnsweredThere({ annotation: { sentences, quantities } }: TextSaid, ask: StatedAsk, { match }: Met): boolean {
  if (!asksHowLong.test(annotate(ask.text))) return false;
  const sentence = sentences.find(({ start, end }) => start <= match.start && end >= match.end);
  return quantities.some(
    ({ dimension, start, end }) =>
      dimension === 'duration' && start >= (sentence?.start ?? 0) && end <= (sentence?.end ?? 0),
  );
}

const asksHowLong = matcher(['how many|long year|month|week|do|be', 'how long']);

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
