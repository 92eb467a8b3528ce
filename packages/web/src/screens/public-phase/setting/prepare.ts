import type { RehearsalEvent } from '@rostrum/contract';
import { freshStanding, metersAfterHandOver, type PublicStanding } from '@rostrum/engine/hearing';
import { call } from '../../../api/client.ts';
import { pendingEvents } from '../../../offline/pending-events.ts';
import { startSession } from '../../../session/start-session.ts';
import { startBody } from './start-body.ts';
import { keptPublic } from '../rehearsal/kept-public.ts';
import { publicSoFar } from '../rehearsal/public-record.ts';
import { PublicRehearsal } from '../rehearsal/public-rehearsal.ts';
import { deriveSimulation, tell } from '../rehearsal/simulation-binding.ts';
import { gather, type Gathering } from './load-speakers.ts';
import type { PublicSetting } from './public-setting.ts';

export interface Prepared {
  readonly setting: PublicSetting;
  readonly gathering: Gathering;
  readonly rehearsal: PublicRehearsal;
  readonly standing: PublicStanding;
  /** True if the hearing was resumed, not begun. */
  readonly resumed: boolean;
  readonly offline: boolean;
}

/** How long starting a session may hold up the hearing: its failure is only a warning (hearing.md §7). */
const longestStartMs = 3_000;
const recordTimeoutMs = 6_000;

/** Everything the simulator needs before its first screen. */
export async function prepare(given: PublicSetting): Promise<Prepared> {
  const before = keptPublic(given.sessionId);
  // The record of an existing session can be loaded without starting it again.
  const ahead = before === null ? null : recordOf(given.sessionId);
  const [gathering, started] = await Promise.all([before?.gathering ?? gather(given), start(given)]);
  const isSame = started.sessionId === given.sessionId;
  const setting = isSame ? given : { ...given, sessionId: started.sessionId };
  const kept = isSame ? before : keptPublic(setting.sessionId);
  const recorded = started.confirmed ? (isSame && (await ahead)) || (await recordOf(setting.sessionId)) : null;
  const known = recorded ?? kept?.said ?? [];
  const ids = new Set(known.map(({ id }) => id));
  const events = [...known, ...pendingEvents(setting.sessionId).filter(({ id }) => !ids.has(id))];
  const rehearsal = new PublicRehearsal(setting, events);
  const { presentation, handOver } = setting;
  if (setting.skipSetup) rehearsal.present(presentation, handOver.durationS, handOver.quality);
  configureStore(setting, gathering);
  deriveSimulation(rehearsal.events);
  return {
    setting,
    gathering,
    rehearsal,
    standing: await standingOf(setting, rehearsal, kept?.standing ?? null),
    resumed: kept !== null,
    offline: recorded === null && !started.confirmed,
  };
}

async function start(setting: PublicSetting): Promise<{ readonly sessionId: string; readonly confirmed: boolean }> {
  const started = startSession(setting.sessionId, startBody(setting));
  const late = new Promise<{ sessionId: string; confirmed: boolean }>((resolve) =>
    setTimeout(() => resolve({ sessionId: setting.sessionId, confirmed: false }), longestStartMs),
  );
  return Promise.race([started, late]);
}

async function recordOf(sessionId: string): Promise<readonly RehearsalEvent[] | null> {
  try {
    const { events } = await call('record', {
      params: { session_id: sessionId },
      sessionId,
      timeoutMs: recordTimeoutMs,
    });
    return Array.isArray(events) ? events : null;
  } catch (cause) {
    console.warn('The record could not be had; the hearing goes on with what this browser kept.', cause);
    return null;
  }
}

/** Where the hearing is: according to the record, and what this browser saved a moment ago; otherwise where the
 *  caller sends it. */
async function standingOf(
  setting: PublicSetting,
  rehearsal: PublicRehearsal,
  kept: PublicStanding | null,
): Promise<PublicStanding> {
  const soFar = publicSoFar(rehearsal.events);
  const phase = kept?.phase ?? soFar.phase ?? (setting.skipSetup ? 'hearing' : setting.namedPhase);
  const question =
    soFar.question ?? (soFar.exchanges.length === (kept?.exchanges.length ?? 0) ? (kept?.question ?? null) : null);
  const base: PublicStanding = {
    ...freshStanding,
    phase,
    exchanges: soFar.exchanges,
    question,
    vote: soFar.vote ?? kept?.vote ?? null,
    rebuttal: kept !== null && kept.question?.id === question?.id ? kept.rebuttal : freshStanding.rebuttal,
  };
  if (kept !== null && kept.exchanges.length === soFar.exchanges.length)
    return { ...base, meters: kept.meters, reasons: kept.reasons };
  const judged = rehearsal.events.some((event) => event.type === 'judged');
  if (!judged && !setting.skipSetup) return base;
  // The board's phase carries over: its meters are where the public's begin, plus the hostility that was handed over.
  const last = soFar.exchanges.at(-1)?.question.speaker.id ?? null;
  const { meters, reasons } = await rehearsal.mood(last, freshStanding.meters);
  const handedOver = rehearsal.events.some(
    (event) => event.type === 'phase_changed' && event.hostility_modifier != null,
  );
  return {
    ...base,
    meters: handedOver || !setting.skipSetup ? meters : metersAfterHandOver(setting.handOver.hostility, meters),
    reasons: soFar.exchanges.length > 0 ? reasons : [],
  };
}

function configureStore(setting: PublicSetting, gathering: Gathering): void {
  tell({
    type: 'configured',
    characters: gathering.rotation.map(({ speaker }) => speaker),
    enhancedMode: true,
    project: {
      sessionId: setting.sessionId,
      ...(setting.timeLimit === null ? {} : { timeLimit: setting.timeLimit }),
      difficulty: setting.difficulty,
      theme: setting.themes[0] ?? '',
      technology: setting.technology,
      location: { city: setting.city },
      applicant: setting.applicant,
      projectName: setting.projectName,
      projectDescription: setting.description,
      zoningDistrict: setting.zoning,
      newsArticles: setting.news,
      ordinanceText: setting.ordinanceText,
      planningData: setting.planningText,
    },
  });
}
