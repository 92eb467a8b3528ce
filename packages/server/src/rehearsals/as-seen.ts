import { randomUUID } from 'node:crypto';
import type { ConfiguredEvent, PresentedEvent, RehearsalEvent } from '@rostrum/contract';
import { applyEvent, type Rehearsal } from '@rostrum/engine';
import { newsIn, newsOf, ordinanceIn, planningIn, textIn, withoutDocuments } from './filed-in-body.ts';
import { fileNews, filePaper, type Clock } from './filing.ts';
import type { SessionState } from './journal.ts';

/** What any asking call may say about the room and the project. */
export interface Setting {
  readonly community_type?: string | null | undefined;
  readonly community_data?: Record<string, unknown> | null | undefined;
  readonly project?: Record<string, unknown> | null | undefined;
  readonly project_type?: string | null | undefined;
  readonly difficulty?: string | null | undefined;
  readonly user_presentation?: string | null | undefined;
  readonly ordinances?: unknown;
  readonly local_news?: unknown;
  /** What the applicant last said, if the page has not had it judged. */
  readonly last_answer?: string | null | undefined;
}

/** The rehearsal as one call sees it. `texts` are those of documents that the call itself brought, by event id. */
export interface SeenRehearsal {
  readonly rehearsal: Rehearsal;
  readonly texts: ReadonlyMap<string, string>;
}

const given = (text: string | null | undefined): text is string => typeof text === 'string' && text.trim() !== '';

export function configuredBy(setting: Setting, now: Clock): ConfiguredEvent {
  return {
    type: 'configured',
    id: randomUUID(),
    at: now().toISOString(),
    ...(given(setting.community_type) && { community_type: setting.community_type }),
    ...(setting.community_data && { community_data: setting.community_data }),
    ...(given(setting.difficulty) && { difficulty: setting.difficulty }),
    ...(given(setting.project_type) && { project_type: setting.project_type }),
    ...(setting.project && { project: withoutDocuments(setting.project) }),
  };
}

/** What goes on the record before the question: the presentation if it is new or has changed, and the configuration
 *  if the session was never started, so that the record knows what was rehearsed. decisions.md §6 (Sessions). */
export function newOnRecord(state: SessionState, setting: Setting, now: Clock): readonly RehearsalEvent[] {
  const events: RehearsalEvent[] = [];
  if (state.seq === 0) events.push(configuredBy(setting, now));
  const text = setting.user_presentation;
  if (given(text) && text !== state.rehearsal.presentation?.text) {
    const presented: PresentedEvent = { type: 'presented', id: randomUUID(), at: now().toISOString(), text };
    events.push(presented);
  }
  return events;
}

/** The rehearsal with what this call says about the project and what it brings along, which counts for this call
 *  only. */
export function asSeen(state: SessionState, base: Rehearsal, setting: Setting, now: Clock): SeenRehearsal {
  const events: RehearsalEvent[] = [];
  if (setting.project || given(setting.community_type) || given(setting.difficulty))
    events.push(configuredBy(setting, now));
  const texts = new Map<string, string>();
  const ordinance = ordinanceIn(setting.project) ?? textIn(setting.ordinances);
  const planning = planningIn(setting.project);
  for (const paper of [
    ordinance === null
      ? null
      : filePaper(state, { kind: 'ordinance', text: ordinance, source: 'Zoning ordinance' }, now),
    planning === null ? null : filePaper(state, { kind: 'planning', text: planning, source: 'Planning page' }, now),
  ]) {
    if (paper === null) continue;
    texts.set(paper.id, paper.text as string);
    events.push({ ...paper, text: undefined });
  }
  const fromBody = newsIn(setting.local_news ?? []);
  const news = fileNews(state, fromBody.length > 0 ? fromBody : newsOf(setting.project), 'Local news', now);
  if (news !== null) events.push(news);
  return { rehearsal: events.reduce<Rehearsal>(applyEvent, base), texts };
}
