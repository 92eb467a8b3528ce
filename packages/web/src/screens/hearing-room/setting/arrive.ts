import { withOwnBoard } from '../board/own-board.ts';
import { painted } from '../../../parts/painted.ts';
import { askForBench, builtInBench, seatBench, type Bench } from '../board/load-board.ts';
import { furnishedBefore, hearingFromRecord, keptHearing, type KeptHearing } from '../record/kept-hearing.ts';
import { lookOf, type CommunityLook } from './community-look.ts';
import type { HearingSetting } from './hearing-setting.ts';
import { tellServer } from './tell-server.ts';

/** How long the doors wait for the server's answer, which may give an id that is not another browser's. */
const startWaitMs = 3_000;

/** Everything that has to be known before the doors open. */
export interface Arrival {
  readonly setting: HearingSetting;
  readonly look: CommunityLook;
  readonly bench: Bench;
  readonly kept: KeptHearing | null;
  readonly started: Promise<unknown>;
}

/** Prepares the chamber: the session, the community, the board, and the room as it was left. Throws only for its
 *  signal: everything else that fails has its own fallback. */
export async function arrive(given: HearingSetting, resumed: boolean, signal: AbortSignal): Promise<Arrival> {
  const kept = keptHearing(given.sessionId) ?? (resumed ? await fromRecord(given.sessionId) : null);
  const started = kept === null ? tellServer(given) : Promise.resolve(null);
  // The room and the board do not wait for the session: they do not depend on it.
  const [said, { look, bench }] = await Promise.all([
    atMost(startWaitMs, started),
    furnishedBefore(kept) ?? furnished(given, kept?.builtInBoard === true, signal),
  ]);
  signal.throwIfAborted();
  return { setting: { ...given, sessionId: said?.sessionId ?? given.sessionId }, look, bench, kept, started };
}

async function furnished(setting: HearingSetting, builtIn: boolean, signal: AbortSignal) {
  // Who sits there is requested while the catalog is loading.
  const asked = builtIn ? null : askForBench(signal);
  // The catalog is long: on a slow connection, the text that says what is being prepared goes first.
  await painted();
  const look = await lookOf(setting);
  const bench = asked === null ? await builtInBench(look.id, look.style) : await seatBench(asked, look.id, look.style);
  return { look, bench: withOwnBoard(bench, setting.ownBoard) };
}

async function fromRecord(sessionId: string): Promise<KeptHearing | null> {
  try {
    return await hearingFromRecord(sessionId);
  } catch (cause) {
    console.warn('The record could not be read; the hearing begins anew.', cause);
    return null;
  }
}

function atMost<Result>(ms: number, work: Promise<Result>): Promise<Result | null> {
  return Promise.race([work, new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))]);
}
