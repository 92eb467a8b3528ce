import type { Assessment, EvasionKind } from '@rostrum/contract';
import type { AnswerReading } from './answer-reading.ts';
import type { CommitmentFound } from './commitment.ts';
import type { Coverage } from './coverage.ts';

export interface Evasion {
  /** 0..1. */
  readonly evasion: number;
  readonly directness: Assessment['directness'];
  readonly kind: EvasionKind | null;
  /** The words that show it, where there are such words. */
  readonly words: string | null;
  /** Says plainly that the answer is not known, and who will bring it, and by when. */
  readonly honest: 'with_date' | 'without_date' | null;
}

/** Whether, how and by which kind the answer evades; each kind needs its own remedy. Specification: decisions.md §3. */
export function evasionOf(
  reading: AnswerReading,
  coverage: Coverage,
  responsiveness: number,
  commitments: readonly CommitmentFound[],
): Evasion {
  const { statements } = reading;
  const total = Math.max(1, statements.length);
  const find = (is: 'ignorant' | 'declines' | 'deflects' | 'asksBack'): string | null =>
    statements.find((statement) => statement[is])?.sentence.text ?? null;
  const early = (is: 'ignorant' | 'declines' | 'deflects' | 'asksBack'): boolean =>
    statements.slice(0, 3).some((statement) => statement[is]);
  const substantial = statements.filter(
    (statement) =>
      statement.counts &&
      !statement.hollow &&
      !statement.ignorant &&
      !statement.declines &&
      !statement.asksBack &&
      statement.news + statement.figures.length >= 2,
  ).length;
  const settled = responsiveness >= 0.7 || (reading.polar !== null && responsiveness >= 0.6);
  const base = 1 - responsiveness;
  const made = (
    kind: EvasionKind | null,
    directness: Assessment['directness'],
    evasion: number,
    words: string | null = null,
    honest: Evasion['honest'] = null,
  ): Evasion => ({
    kind,
    directness,
    evasion: Math.min(1, Math.max(0, evasion)),
    words,
    honest,
  });

  if (
    early('asksBack') &&
    substantial <= 1 &&
    reading.polar === null &&
    statements.filter((statement) => statement.asksBack).length >= total / 2
  ) {
    return made('clarification', 'evasive', 0.6, find('asksBack'));
  }
  if (
    early('ignorant') &&
    reading.polar === null &&
    substantial <= Math.max(1, total / 3) &&
    coverage.wantedRatio < 0.5
  ) {
    const honest = honestyOf(reading, commitments);
    return made(
      'ignorance',
      honest === 'with_date' ? 'partial' : 'evasive',
      honest === 'with_date' ? 0.25 : honest === 'without_date' ? 0.45 : 0.7,
      find('ignorant'),
      honest,
    );
  }
  if (early('declines') && reading.polar === null && substantial <= Math.max(1, total / 2))
    return made('declining', 'evasive', 0.85, find('declines'));
  if (settled && reading.question.parts.length > 1 && responsiveness < 0.75) return made('partial', 'partial', base);
  if (settled) return made(null, 'direct', Math.min(0.25, base * 0.5));
  if (early('deflects') && substantial <= total / 2)
    return made('deflection', substantial === 0 ? 'evasive' : 'partial', Math.max(0.6, base), find('deflects'));
  const hollow = statements.filter((statement) => statement.hollow);
  if (hollow.length > 0 && hollow.length >= total / 3)
    return made('general', 'partial', Math.max(0.55, base), hollow[0]?.sentence.text ?? null);
  const counting = statements.filter((statement) => statement.counts);
  if (counting.length === 0) return made('dodging', 'evasive', Math.max(0.75, base));
  if (substantial === 0) return made('general', 'partial', Math.max(0.55, base), counting[0]?.sentence.text ?? null);
  if (coverage.covered.length > 0 || responsiveness >= 0.55) return made('partial', 'partial', Math.min(0.5, base));
  return made(
    reading.question.parts.some(({ form }) => form === 'yes_no') ? 'implicit' : 'dodging',
    'partial',
    Math.max(0.45, base),
  );
}

const bringing =
  /\b(?:will|we'll|i'll|shall|can|have it|get (?:it|that|you|back)|provide|send|submit|bring|follow up|report|writing|staff|find out)\b/i;

function honestyOf(reading: AnswerReading, commitments: readonly CommitmentFound[]): Evasion['honest'] {
  const brings = reading.statements.filter(
    ({ sentence }) =>
      bringing.test(sentence.text) &&
      /\b(?:writing|answer|number|figure|report|it|that|back|you|staff|file|record|study|data)\b/i.test(
        sentence.text,
      ) &&
      /\b(?:get|have|bring|send|submit|provide|find|file|report|follow|give|deliver|email|mail|post|ask|check|confirm|return)/i.test(
        sentence.text,
      ),
  );
  if (brings.length === 0 && commitments.every(({ hollow }) => hollow)) return null;
  return brings.some(
    ({ sentence }) =>
      sentence.figures.some(({ measure }) => measure === 'date' || measure === 'duration') ||
      dayNamed.test(sentence.text),
  )
    ? 'with_date'
    : 'without_date';
}
const dayNamed =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|noon|next (?:meeting|hearing|week|month)|before (?:the|your|you) (?:\w+ ){0,2}(?:vote|meeting|hearing|decide)|end of (?:the|this|next) (?:week|month|day)|(?:this|next) week)\b/i;
