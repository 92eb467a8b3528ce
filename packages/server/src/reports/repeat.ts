import { randomUUID } from 'node:crypto';
import type { AnswerOf, Calls, ConfiguredEvent, RehearsalEvent } from '@rostrum/contract';
import {
  choiceOf,
  characterById,
  charactersFor,
  rulesHeld,
  themes,
  wantedNext,
  type Materials,
  type Rehearsal,
} from '@rostrum/engine';
import type { Room } from '../rehearsals/ask.ts';
import type { SessionState } from '../rehearsals/journal.ts';
import type { RehearsalStore, SessionRow } from '../rehearsals/store.ts';
import { freshSessionId, openSession } from './import-record.ts';

type Repeated = AnswerOf<Calls['repeat']>;
const practiceCharacters = 4;

/** Members for a practice session on single topics: who asked about them, then who fits the project. */
function charactersOf(r: Rehearsal, topics: readonly string[]): Repeated['characters'] {
  const asked = r.exchanges.filter(({ asked: { topic } }) => topics.length === 0 || topics.includes(topic));
  const heard = asked.flatMap(({ asked: { character_id } }) => characterById(character_id) ?? []);
  const fitting = charactersFor({ projectType: r.project.projectType, role: 'commissioner' });
  return [...new Map([...heard, ...fitting].map((sheet) => [sheet.character_id, sheet])).values()]
    .slice(0, practiceCharacters)
    .map(({ character_id, name, role }) => ({ character_id, name, role }));
}

function themesOf(topics: readonly string[]): string[] {
  return themes.filter((theme) => theme.topics.some((topic) => topics.includes(topic))).map((theme) => theme.theme_id);
}

/** The next hearing picks up a hearing that was continued. */
function takenUp(r: Rehearsal, materials: Materials): Readonly<Record<string, unknown>> {
  const [choice, rules] = [choiceOf(r), rulesHeld(r, materials)];
  if (choice === null || rules === null || r.proceeding.decided?.decision !== 'continue') return {};
  const { kind, body, state, local } = choice;
  const wanted = wantedNext(r, materials, rules);
  return { proceeding: { kind, body, state, local, continued_from: r.sessionId, wanted } };
}

/** What was configured and filed, again, for a new record: the same seed asks the same questions of the same
 *  answers. */
async function filedAgain(
  { store, readings }: { readonly store: RehearsalStore; readonly readings: Room['readings'] },
  state: SessionState,
  mode: 'practice' | 'hearing',
  at: string,
): Promise<RehearsalEvent[]> {
  const r = state.rehearsal;
  const before = takenUp(r, await readings.materials(state, r));
  const configured: ConfiguredEvent = {
    type: 'configured',
    id: randomUUID(),
    at,
    mode,
    seed: r.seed,
    community_type: r.communityType,
    ...(r.communityData !== null && { community_data: { ...r.communityData } }),
    difficulty: r.difficulty,
    project_type: r.project.projectType,
    // Pages look for the configuration in the one, for the project in the other.
    config: { ...r.projectSource, ...before },
    project: { ...r.projectSource, ...before },
  };
  const documents: RehearsalEvent[] = [];
  for (const document of r.documents) {
    const textId = state.textIds.get(document.id);
    const text = textId === undefined ? null : await store.text(state.sessionId, textId);
    documents.push({ ...document, id: randomUUID(), at, ...(text !== null && { text }) });
  }
  const presented: RehearsalEvent[] =
    mode === 'practice' && r.presentation !== null ? [{ ...r.presentation, id: randomUUID(), at }] : [];
  return [configured, ...documents, ...presented];
}

/** A new rehearsal of this browser with the documents of the old one. With topics it is a practice session on just
 *  those, which can draw on the old presentation; without, the whole thing again, presentation included. */
export async function repeatRehearsal(
  { journal, readings, now }: Room,
  store: RehearsalStore,
  row: SessionRow,
  topics: readonly string[],
): Promise<Repeated> {
  const state = await journal.read(row);
  const r = state.rehearsal;
  const mode = topics.length > 0 ? 'practice' : r.mode;
  const events = await filedAgain({ store, readings }, state, mode, now().toISOString());
  const fresh = await openSession(store, freshSessionId(mode, now()), row.owner, now());
  await journal.decide(fresh, () => ({ events, answer: () => null }));
  const asked = topics.length > 0 ? topics : r.exchanges.map(({ asked: { topic } }) => topic);
  return {
    session_id: fresh.sessionId,
    mode,
    project_type: r.project.projectType,
    difficulty: r.difficulty,
    community_type: r.communityType,
    characters: charactersOf(r, topics),
    themes: topics.length > 0 ? themesOf(asked) : [],
    project: { ...r.projectSource },
  };
}
