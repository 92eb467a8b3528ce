import { checkProse, checkRewrite, tidyWords, type WordsRefused } from '@rostrum/engine';
import { z } from 'zod';
import type { CeremonyTask, ReportTask } from './port.ts';

/* Texts that the engine has drafted and that only need better wording: the opening, and the prose of a report. */

export const ceremonyShape = z.object({ segments: z.array(z.string()).max(12) });
export const ceremonyTokens = 900;
const mostSegmentWords = 75;

export const reportShape = z.object({ texts: z.array(z.string()).max(10) });
export const reportTokens = 1_000;

type Checked = { readonly words: readonly string[] } | WordsRefused;

/** The segments of an opening, or why they may not be spoken. */
export function ceremonyWords(
  { segments: said }: z.infer<typeof ceremonyShape>,
  { draft }: CeremonyTask,
  instructions: string,
): Checked {
  const segments = said.map(tidyWords);
  if (segments.length !== draft.length)
    return { fault: 'not_speech', reason: `It has ${segments.length} segments and should have ${draft.length}.` };
  for (const [i, segment] of segments.entries()) {
    const fault = checkRewrite(segment, draft[i] ?? '', mostSegmentWords, instructions);
    if (fault !== null) return { ...fault, reason: `Segment ${i + 1}: ${fault.reason}` };
  }
  return { words: segments };
}

/** The prose of a report, or why it may not be used. */
export function reportWords(
  { texts }: z.infer<typeof reportShape>,
  { drafts }: ReportTask,
  instructions: string,
): Checked {
  const words = texts.map(tidyWords);
  return checkProse(words, drafts, instructions) ?? { words };
}
