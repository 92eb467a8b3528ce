import { meetingOf, type MeetingRead, type MinutesPaper } from '@rostrum/engine';
import { LeastRecentlyUsed } from '../rehearsals/least-recently-used.ts';
import { SentText } from './pieces.ts';
import type { DocumentProcesses } from './process/document-processes.ts';
import type { MinutesJob } from './process/jobs.ts';

/** Up to this length, reading minutes is faster than handing them to another process and back. */
const shortText = 30_000;
const readMs = 30_000;
/** Meetings whose readings are kept; a board has a dozen or two a year. */
const meetingsKept = 200;

/** Reads one meeting's minutes. Throws Refusal, and what `signal` is aborted with. */
export type ReadMeeting = (
  paper: Omit<MinutesPaper, 'text'> & { readonly text: string | SentText },
  options: { readonly signal: AbortSignal; readonly caller?: string },
) => Promise<MeetingRead>;

const piecesOf = (text: string | SentText) => (typeof text === 'string' ? SentText.of(text) : text).pieces;

/** Reads minutes: short ones at once, long ones in another process; recent readings are kept, by their text. */
export function meetingReader(processes: Pick<DocumentProcesses, 'run'>): ReadMeeting {
  const kept = new LeastRecentlyUsed<MeetingRead>(meetingsKept);
  return async ({ document_id, source, text }, { signal, caller }) => {
    const key = `${source} ${document_id}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const job: MinutesJob = { task: 'minutes', paper: { document_id, source } };
    const read =
      text.length <= shortText
        ? meetingOf({ document_id, source, text: String(text) })
        : (await processes.run<MeetingRead>(job, [piecesOf(text)], { timeoutMs: readMs, signal, caller })).result;
    kept.set(key, read);
    return read;
  };
}
