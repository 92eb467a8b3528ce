import { randomUUID } from 'node:crypto';
import type { ConfiguredEvent, RehearsalEvent } from '@rostrum/contract';
import type { Rehearsal } from '@rostrum/engine';
import type { Handlers } from '../http/call-context.ts';
import type { Room } from '../rehearsals/ask.ts';
import { newsOf, ordinanceIn, planningIn, withoutDocuments } from '../rehearsals/filed-in-body.ts';
import { fileNews, filePaper } from '../rehearsals/filing.ts';
import { given } from '../rehearsals/given.ts';
import type { SessionState } from '../rehearsals/journal.ts';
import type { RehearsalStore, SessionRow } from '../rehearsals/store.ts';

type OfProject = 'startSimulation' | 'setProjectDetails' | 'resetOrdinance' | 'resetMinutes';
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function firstText(fields: Fields, names: readonly string[]): string | null {
  for (const name of names) {
    const value = fields[name];
    const text = given(isFields(value) ? (value['id'] ?? value['name']) : value);
    if (text !== null) return text;
  }
  return null;
}

/** What a configuration says in its own fields: every page has its own names for them. */
function configuredBy(config: Fields): Omit<ConfiguredEvent, 'id' | 'at' | 'type'> {
  const layers = [config, isFields(config['projectConfig']) ? config['projectConfig'] : {}];
  const find = (names: readonly string[]): string | null =>
    layers.map((layer) => firstText(layer, names)).find((text) => text !== null) ?? null;
  const community = find(['selectedCommunity', 'selectedCommunityType', 'communityType', 'community_type']);
  const difficulty = find(['selectedDifficulty', 'difficulty']);
  const projectType = find(['selectedProjectType', 'project_type', 'projectType', 'technology']);
  const data =
    config['communityData'] ??
    config['community_data'] ??
    (isFields(config['selectedCommunity']) ? config['selectedCommunity'] : null);
  return {
    ...(community !== null && { community_type: community }),
    ...(isFields(data) && { community_data: { ...data } }),
    ...(difficulty !== null && { difficulty }),
    ...(projectType !== null && { project_type: projectType }),
  };
}

/** True if this configuration tells the record nothing new. */
function saysNothingNew(rehearsal: Rehearsal, event: ConfiguredEvent): boolean {
  const said = {
    ...event.config,
    ...event.project,
    ...(event.project_type !== undefined && { selectedProjectType: event.project_type }),
  };
  const same = (value: unknown, known: unknown): boolean =>
    value === null ||
    value === '' ||
    (isFields(value) && isFields(known)
      ? Object.entries(value).every(([key, inner]) => same(inner, known[key]))
      : JSON.stringify(value) === JSON.stringify(known));
  return (
    same(said, rehearsal.projectSource) &&
    (event.community_type === undefined || event.community_type === rehearsal.communityType) &&
    (event.community_data === undefined || same(event.community_data, rehearsal.communityData)) &&
    (event.difficulty === undefined || event.difficulty === rehearsal.difficulty)
  );
}

export function projectHandlers(room: Room, store: RehearsalStore): Handlers<OfProject> {
  const { journal, now } = room;

  function documentsIn(state: SessionState, project: Fields): RehearsalEvent[] {
    const ordinance = ordinanceIn(project);
    const planning = planningIn(project);
    const uploads = isFields(project['uploads']) ? project['uploads'] : {};
    return [
      ordinance === null
        ? null
        : filePaper(
            state,
            {
              kind: 'ordinance',
              text: ordinance,
              source: firstText(uploads, ['ordinanceFile', 'ordinanceUrl']) ?? 'Zoning ordinance',
            },
            now,
          ),
      planning === null
        ? null
        : filePaper(
            state,
            { kind: 'planning', text: planning, source: firstText(uploads, ['planningUrl']) ?? 'Planning page' },
            now,
          ),
      fileNews(state, newsOf(project), 'Local news', now),
    ].filter((event) => event !== null);
  }

  /** An empty field removes what was on file: the page has dropped it. */
  function withdrawnIn(state: SessionState, project: Fields): RehearsalEvent[] {
    const emptied = {
      planning: project['planningData'] === '',
      news: Array.isArray(project['newsArticles']) && project['newsArticles'].length === 0,
    };
    return (['planning', 'news'] as const)
      .filter((kind) => emptied[kind] && state.rehearsal.documents.some((document) => document.kind === kind))
      .map((kind) => ({ type: 'document_withdrawn', id: randomUUID(), at: now().toISOString(), kind }));
  }

  function configure(state: SessionState, event: ConfiguredEvent, project: Fields): readonly RehearsalEvent[] {
    const news = state.seq > 0 && saysNothingNew(state.rehearsal, event) ? [] : [event];
    return [...news, ...documentsIn(state, project)];
  }

  /** Removes the documents of a kind. The record keeps that there were some; their text is gone, and so is the text
   *  of those they had replaced. */
  async function withdrawn(session: SessionRow | null, kind: 'ordinance' | 'minutes'): Promise<{ success: true }> {
    if (session === null) return { success: true };
    await journal.decide(session, (state) => {
      const onFile = state.rehearsal.documents.some((document) => document.kind === kind);
      const events: RehearsalEvent[] = onFile
        ? [{ type: 'document_withdrawn', id: randomUUID(), at: now().toISOString(), kind }]
        : [];
      return { events, answer: () => null };
    });
    const stored = await store.eventsAfter(session.sessionId, 0);
    const textIds = stored.flatMap(({ event, textId }) =>
      event.type === 'document_filed' && event.kind === kind && textId !== null ? [textId] : [],
    );
    await store.forgetTexts(session.sessionId, textIds);
    return { success: true };
  }

  const stamp = () => ({ type: 'configured' as const, id: randomUUID(), at: now().toISOString() });

  return {
    startSimulation: ({ body, session }) =>
      journal.decide(session, (state) => {
        const config = body.enhanced_config ?? {};
        const event: ConfiguredEvent = {
          ...stamp(),
          ...(state.seq === 0 && {
            mode: session.sessionId.startsWith('practice-') ? ('practice' as const) : ('hearing' as const),
          }),
          ...configuredBy(config),
          ...(Object.keys(config).length > 0 && { config: withoutDocuments(config) }),
        };
        return {
          events: configure(state, event, config),
          answer: () => ({ success: true as const, session_id: session.sessionId }),
        };
      }),

    setProjectDetails: ({ body, session }) =>
      journal.decide(session, (state) => {
        const event: ConfiguredEvent = {
          ...stamp(),
          ...configuredBy(body.project),
          project: withoutDocuments(body.project),
        };
        return {
          events: [...configure(state, event, body.project), ...withdrawnIn(state, body.project)],
          answer: () => ({ success: true as const }),
        };
      }),

    resetOrdinance: ({ session }) => withdrawn(session, 'ordinance'),
    resetMinutes: ({ session }) => withdrawn(session, 'minutes'),
  };
}
