import type { RehearsalSummary } from '@rostrum/contract';
import { whenOf } from '../../../texts/locale.ts';
import { modeTexts, verdictTexts } from '../../../texts/rehearsals.ts';

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every typed word occurs in what the row shows. */
export function fits(rehearsal: RehearsalSummary, typed: string): boolean {
  const shown = plain(
    [
      rehearsal.project_name,
      modeTexts[rehearsal.mode],
      whenOf(rehearsal.started_at),
      rehearsal.verdict === null ? '' : verdictTexts[rehearsal.verdict],
      rehearsal.finished ? '' : 'not finished',
    ].join(' '),
  );
  return plain(typed)
    .split(/\s+/)
    .every((word) => shown.includes(word));
}
