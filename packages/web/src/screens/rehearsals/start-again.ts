import type { RehearsalSummary } from '@rostrum/contract';
import { call, type Answer } from '../../api/client.ts';
import type { PracticeConfig } from '../../session/config.ts';
import { storePracticeConfig } from '../../session/hand-over.ts';
import { resumeRehearsal } from '../../session/resume-rehearsal.ts';
import { removeStored, writeStored } from '../../session/storage.ts';

/** Where to go next, with what the screen there expects. */
export interface Destination {
  readonly path: string;
  readonly state: Readonly<Record<string, unknown>>;
}

const questionsOnOneTopic = 5;
const timeoutMs = 30_000;

function summaryOf({ session_id, mode }: Answer<'repeat'>): RehearsalSummary {
  const now = new Date().toISOString();
  return {
    session_id,
    mode,
    project_name: '',
    phase: 'setup',
    started_at: now,
    updated_at: now,
    questions_answered: 0,
    score: null,
    verdict: null,
    finished: false,
  };
}

function practiceConfigOf(made: Answer<'repeat'>): PracticeConfig {
  const before = made.project['practiceConfig'] as Partial<PracticeConfig> | undefined;
  const isNarrow = made.themes.length > 0;
  return {
    practiceMode: isNarrow ? 'single-topic' : (before?.practiceMode ?? 'multi-theme'),
    selectedTopics: isNarrow ? made.themes : (before?.selectedTopics ?? ['general']),
    questionCount: isNarrow ? questionsOnOneTopic : (before?.questionCount ?? questionsOnOneTopic),
    selectedCharacters: !isNarrow && before?.selectedCharacters?.length ? before.selectedCharacters : made.characters,
    selectedProjectType: made.project_type,
    selectedDifficulty: made.difficulty,
    projectData: { ...made.project, selectedProjectType: made.project_type },
    session_id: made.session_id,
  };
}

/** A new rehearsal on the file of an old one: with topics a practice session on just these, else the same over again on the
 *  same seed. Throws ApiError. */
export async function startAgain(sessionId: string, topics: readonly string[] = []): Promise<Destination> {
  const made = await call('repeat', {
    params: { session_id: sessionId },
    sessionId,
    body: { topics: [...topics] },
    timeoutMs,
  });
  if (made.mode === 'hearing') {
    const target = await resumeRehearsal(summaryOf(made));
    return { path: target.path, state: target.state };
  }
  const practiceConfig = practiceConfigOf(made);
  removeStored('transitionData', 'publicCommentContext', 'userPresentation');
  writeStored('sessionId', made.session_id);
  writeStored('communityType', made.community_type);
  storePracticeConfig(practiceConfig);
  return { path: '/practice-session', state: { practiceConfig, projectData: practiceConfig.projectData } };
}
