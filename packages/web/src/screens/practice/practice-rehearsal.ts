import type { NewsItem, Rating, RehearsalEvent } from '@rostrum/contract';
import {
  offlineRating,
  plainAsked,
  practiceQuestionsFor,
  type PracticeExchange,
  type PracticeQuestion,
} from '@rostrum/engine/hearing';
import type { Sentence } from '../../api/answer-aloud.ts';
import { call } from '../../api/client.ts';
import { Outbox } from '../../offline/outbox.ts';
import { papersHere } from '../../offline/papers-here.ts';
import { stamped, type NewEvent } from '../../offline/pending-events.ts';
import { randomId } from '../../session/random-id.ts';
import { practiceTexts } from '../../texts/practice.ts';
import { restartReason } from './practice-record.ts';
import { startConfigOf, type PracticeSettings } from './practice-settings.ts';

const timeoutMs = 10_000;
/** The middle of each band of the scale (decisions.md §2), for ratings made by length alone. */
const scoreOf: Readonly<Record<Rating, number>> = { strong: 9, adequate: 6, weak: 3, poor: 1 };

export interface Outcome<T> {
  readonly value: T;
  /** True if this browser stood in for the server. */
  readonly offline: boolean;
}

/** Connects one practice session to the server, with this browser's own engine as the fallback. */
export class PracticeRehearsal {
  readonly sessionId: string;
  readonly outbox: Outbox;
  readonly #settings: PracticeSettings;
  #events: readonly RehearsalEvent[];
  /** Whether the server knows of the session and its project. */
  #confirmed: boolean;
  #configuring: Promise<void> | null = null;

  constructor(sessionId: string, settings: PracticeSettings, events: readonly RehearsalEvent[], confirmed: boolean) {
    this.sessionId = sessionId;
    this.#settings = settings;
    this.#events = events;
    this.#confirmed = confirmed;
    this.outbox = new Outbox({
      sessionId,
      begin: () =>
        this.#configure().then(
          () => true,
          (failure: unknown) => {
            console.warn('The server could not be told of the session.', failure);
            return false;
          },
        ),
    });
  }

  /** The next question: the server's, sentence by sentence while it is written; otherwise from this browser's
   *  engine; otherwise one of the built-in eight. */
  async ask(
    number: number,
    previous: readonly string[],
    onSentence: (sentence: Sentence) => void,
  ): Promise<Outcome<PracticeQuestion>> {
    const character = this.#settings.selectedCharacters[(number - 1) % this.#settings.selectedCharacters.length];
    try {
      await this.#catchUp();
      const answer = await call('practiceQuestion', {
        sessionId: this.sessionId,
        timeoutMs,
        onSentence,
        body: {
          session_id: this.sessionId,
          character_id: character?.character_id ?? null,
          selected_topics: [...this.#settings.selectedTopics],
          project_data: this.#projectData(),
          question_number: number,
          total_questions: Math.max(number, this.#settings.questionCount),
          previous_questions: [...previous],
          practice_mode: this.#settings.practiceMode,
          selected_difficulty: this.#settings.selectedDifficulty,
        },
      });
      return {
        offline: false,
        value: {
          id: answer.question_id,
          text: answer.question,
          characterId: answer.character_id,
          characterName: answer.character_name,
          topicFocus: answer.topic_focus,
          citations: answer.citations,
          writtenBy: answer.written_by,
        },
      };
    } catch (failure) {
      console.warn('The server gave no question; this browser asks.', failure);
      return { offline: true, value: await this.#askHere(character?.character_id ?? null, number, previous) };
    }
  }

  /** The judgment of an answer: the server's, otherwise by the length rules plus what this browser's engine finds
   *  missing. */
  async judge(
    question: PracticeQuestion,
    text: string,
    number: number,
    responseTimeS: number,
  ): Promise<Outcome<PracticeExchange>> {
    try {
      await this.#catchUp();
      const answer = await call('practiceEvaluation', {
        sessionId: this.sessionId,
        timeoutMs,
        body: {
          session_id: this.sessionId,
          response: text,
          question: question.text,
          character_id: question.characterId,
          topic_focus: question.topicFocus,
          question_number: number,
          response_time: responseTimeS,
        },
      });
      return {
        offline: false,
        value: {
          question,
          response: text,
          questionNumber: number,
          rating: answer.rating,
          score: answer.score,
          feedback: answer.feedback,
          missing: answer.assessment.missing,
          carried: answer.assessment.carried ?? [],
          reasons: answer.assessment.reasons ?? [],
          strongerAnswer: answer.assessment.stronger_answer,
          writtenBy: answer.written_by,
        },
      };
    } catch (failure) {
      console.warn('The server gave no judgment; this browser rates by length.', failure);
      return { offline: true, value: await this.#judgeHere(question, text, number, responseTimeS) };
    }
  }

  /** Marks the restart on the record. */
  async restart(): Promise<void> {
    this.#happened([{ type: 'phase_changed', phase: 'practice', reason: restartReason }]);
    await this.outbox.flush();
  }

  async complete(): Promise<void> {
    this.#happened([{ type: 'phase_changed', phase: 'completed', reason: null }]);
    await this.outbox.flush();
  }

  /** Sends what happened offline before anything new, so that the record keeps its order. Throws if that fails. */
  async #catchUp(): Promise<void> {
    if (!this.#confirmed) await this.#configure();
    if (!(await this.outbox.flush())) throw new Error('what happened offline could not be sent yet');
  }

  /** Tells the server about a session that began without it, with its project and documents. Throws if that fails. */
  #configure(): Promise<void> {
    this.#configuring ??= this.#tellServer().finally(() => {
      this.#configuring = null;
    });
    return this.#configuring;
  }

  async #tellServer(): Promise<void> {
    const body = { session_id: this.sessionId, enhanced_config: startConfigOf(this.#settings) };
    await call('startSimulation', { sessionId: this.sessionId, timeoutMs, body });
    const project = { ...this.#settings.projectData, difficulty: this.#settings.selectedDifficulty };
    await call('setProjectDetails', { sessionId: this.sessionId, timeoutMs, body: { project } });
    this.#confirmed = true;
  }

  #happened(events: readonly NewEvent[]): void {
    const made = events.map(stamped);
    this.#events = [...this.#events, ...made];
    void this.outbox.add(...made);
  }

  /** Documents that are on file with the server are not sent again with every question. */
  #projectData(): Record<string, unknown> {
    const filed = this.#events.some((event) => event.type === 'document_filed' && event.kind === 'ordinance');
    const { ordinanceText, planningData: _planning, newsArticles: _news, ...facts } = this.#settings.projectData;
    return filed ? facts : { ...facts, ...(typeof ordinanceText === 'string' ? { ordinanceText } : {}) };
  }

  async #askHere(characterId: string | null, number: number, previous: readonly string[]): Promise<PracticeQuestion> {
    const id = randomId();
    try {
      const { askLocally } = await import('../../offline/local-engine.ts');
      const question = askLocally(this.sessionId, this.#known(), {
        venue: 'practice',
        characterId,
        topics: this.#settings.selectedTopics.filter((topic) => topic !== 'general'),
        position: number,
        total: this.#settings.questionCount,
        previousQuestions: previous,
        questioner: null,
      });
      this.#happened([{ ...question, question_id: id }]);
      return {
        id,
        text: question.question,
        characterId: question.character_id,
        characterName: question.character_name,
        // The theme it was asked for, as a reload and the server say it.
        topicFocus: question.topic_focus ?? question.topic,
        citations: question.citations,
      };
    } catch (failure) {
      console.warn('The engine could not be loaded here; a built-in question is used.', failure);
    }
    const canned = practiceQuestionsFor(this.#settings.selectedTopics).filter(
      ({ question }) => !previous.includes(question),
    );
    const list = canned.length > 0 ? canned : practiceQuestionsFor([]);
    const chosen = list[(number - 1) % list.length];
    const character = this.#settings.selectedCharacters.find((one) => one.character_id === characterId);
    const text = chosen?.question ?? '';
    const topic = chosen?.topics[0] ?? 'community_engagement';
    this.#happened([
      plainAsked({
        question_id: id,
        question: text,
        venue: 'practice',
        character_id: characterId ?? '',
        character_name: character?.name ?? '',
        character_role: character?.role ?? 'commissioner',
        topic,
        topic_focus: chosen?.topic ?? topic,
        issue_key: `built-in:${topic}`,
      }),
    ]);
    return {
      id,
      text,
      characterId: characterId ?? '',
      characterName: character?.name ?? '',
      topicFocus: chosen?.topic ?? topic,
      citations: [],
    };
  }

  async #judgeHere(
    question: PracticeQuestion,
    text: string,
    number: number,
    responseTimeS: number,
  ): Promise<PracticeExchange> {
    const rating = offlineRating(text);
    let missing: readonly string[] = [];
    let carried: readonly string[] = [];
    let strongerAnswer: string | null = null;
    try {
      const { judgeLocally } = await import('../../offline/local-engine.ts');
      const { assessment } = judgeLocally(this.sessionId, this.#known(), {
        answer: text,
        questionId: question.id,
        question: question.text,
        characterId: question.characterId,
        topicFocus: question.topicFocus,
      });
      missing = assessment.missing;
      carried = assessment.carried ?? [];
      strongerAnswer = assessment.stronger_answer;
    } catch (failure) {
      console.warn('The engine could not be loaded here; the rating stands without details.', failure);
    }
    const feedback = `${practiceTexts.localFeedback[rating]} ${practiceTexts.localScoreNote}`;
    this.#happened([
      { type: 'answered', question_id: question.id, question: question.text, text, response_time_s: responseTimeS },
      { type: 'judged', question_id: question.id, rating, score: scoreOf[rating], feedback, assessment: null },
    ]);
    return {
      question,
      response: text,
      questionNumber: number,
      rating,
      score: scoreOf[rating],
      feedback,
      missing,
      carried,
      strongerAnswer,
    };
  }

  /** The record as this browser knows it, plus the project and its documents if the record does not have them. */
  #known(): readonly RehearsalEvent[] {
    const { ordinanceText, planningData, newsArticles, ...project } = this.#settings.projectData;
    const isConfigured = this.#events.some((event) => event.type === 'configured' && event.project !== undefined);
    const missing: NewEvent[] = isConfigured
      ? []
      : [
          {
            type: 'configured',
            mode: 'practice',
            project,
            project_type: this.#settings.selectedProjectType,
            difficulty: this.#settings.selectedDifficulty,
          },
        ];
    const papers = {
      ordinanceText: typeof ordinanceText === 'string' ? ordinanceText : '',
      planningText: typeof planningData === 'string' ? planningData : '',
      news: Array.isArray(newsArticles) ? (newsArticles as NewsItem[]) : [],
    };
    missing.push(...papersHere(this.sessionId, papers, this.#events));
    return [...missing.map(stamped), ...this.#events];
  }
}
