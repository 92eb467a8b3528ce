import { randomId } from '../../../session/random-id.ts';
import type { AskedEvent, Assessment, EmotionalState, Rating, RehearsalEvent } from '@rostrum/contract';
import {
  approvalScore,
  fallbackQuestion,
  plainAsked,
  publicQuestions,
  recordPhaseOf,
  type MoodReason,
  type PublicExchange,
  type PublicMeters,
  type PublicPhase,
  type PublicQuestion,
  type PublicVote,
} from '@rostrum/engine/hearing';
import type { Sentence } from '../../../api/answer-aloud.ts';
import { call, type Answer } from '../../../api/client.ts';
import { Outbox } from '../../../offline/outbox.ts';
import { stamped, type NewEvent } from '../../../offline/pending-events.ts';
import { startSession } from '../../../session/start-session.ts';
import { publicTexts } from '../../../texts/public-phase.ts';
import type { PublicPerson } from '../setting/load-speakers.ts';
import type { PublicSetting } from '../setting/public-setting.ts';
import { startBody } from '../setting/start-body.ts';
import { filedHere } from './filed-here.ts';
import { questionBody } from './question-body.ts';
import { tell } from './simulation-binding.ts';

const timeoutMs = 10_000;
/** hearing.md §8: an answer that could not be rated. */
const unjudged = { rating: 'adequate' as Rating, score: 5, feedback: publicTexts.hearing.offlineFeedback };

export interface Outcome<T> {
  readonly value: T;
  /** True if this browser stood in for the server. */
  readonly offline: boolean;
}

export interface Judged {
  readonly exchange: PublicExchange;
  readonly meters: PublicMeters;
  readonly reasons: readonly MoodReason[];
}

/** Connects the public phase to the server, with this browser's own engine as the fallback, and holds the record as
 *  this browser knows it. */
export class PublicRehearsal {
  readonly sessionId: string;
  readonly outbox: Outbox;
  readonly #setting: PublicSetting;
  #events: readonly RehearsalEvent[];

  constructor(setting: PublicSetting, events: readonly RehearsalEvent[]) {
    this.sessionId = setting.sessionId;
    this.outbox = new Outbox({
      sessionId: setting.sessionId,
      begin: async () => (await startSession(setting.sessionId, startBody(setting))).confirmed,
    });
    this.#setting = setting;
    this.#events = events;
  }

  get events(): readonly RehearsalEvent[] {
    return this.#events;
  }

  /** Reports the phase on the record, once each time it is entered. */
  enter(phase: PublicPhase): void {
    const recorded = recordPhaseOf[phase];
    const last = this.#events.findLast((event) => event.type === 'phase_changed');
    const hostility = phase === 'hearing' ? this.#hostilityDue() : null;
    if (last?.type === 'phase_changed' && last.phase === recorded && hostility === null) return;
    this.#report([
      { type: 'phase_changed', phase: recorded, ...(hostility === null ? {} : { hostility_modifier: hostility }) },
    ]);
  }

  /** The modifier that the room handed over, if the record does not have it yet. */
  #hostilityDue(): number | null {
    const { skipSetup, handOver } = this.#setting;
    if (!skipSetup || handOver.hostility === 0) return null;
    const known = this.#events.some((event) => event.type === 'phase_changed' && event.hostility_modifier != null);
    return known ? null : handOver.hostility;
  }

  /** Puts the presentation on the record; the questions grow out of it. */
  present(text: string, durationS: number | null, quality: Record<string, unknown> | null): void {
    if (text.trim() === '') return;
    const known = this.#events.findLast((event) => event.type === 'presented');
    if (known?.type === 'presented' && known.text === text) return;
    this.#report([{ type: 'presented', text, duration_s: durationS, quality }]);
  }

  /** This speaker's next question: from the server, sentence by sentence while it is written, else from the engine in this browser, else a
   *  canned one. */
  async ask(
    person: PublicPerson,
    number: number,
    previous: PublicExchange | null,
    onSentence: (sentence: Sentence) => void,
  ): Promise<Outcome<PublicQuestion>> {
    const { speaker } = person;
    const body = questionBody({
      setting: this.#setting,
      events: this.#events,
      speaker,
      role: person.role,
      title: person.title,
      number,
      previousAnswer: previous?.response ?? null,
    });
    try {
      await this.#catchUp();
      const answer = await this.#questionFor(body, onSentence);
      const question: PublicQuestion = {
        id: answer.question_id ?? `q-${randomId()}`,
        text: answer.question,
        speaker: {
          id: answer.character_id ?? speaker.id,
          name: answer.character_name ?? speaker.name,
          role: person.role,
        },
        questionType: answer.question_type ?? 'fallback',
        topic: answer.topic ?? '',
        context: answer.context ?? '',
        memoryEnhanced: answer.method === 'memory_enhanced' || answer.memory_metadata?.memory_enhanced === true,
        citations: answer.citations ?? [],
        writtenBy: answer.written_by,
      };
      this.#know([stamped(this.#asked(question, answer.method ?? 'built_in'))]);
      return { offline: false, value: question };
    } catch (failure) {
      console.warn('The server gave no question; this browser asks.', failure);
      return { offline: true, value: await this.#askHere(person, number) };
    }
  }

  /** generate-question, and generate-question-basic if it fails (hearing.md §7). Only `question` is relied on. */
  async #questionFor(
    body: ReturnType<typeof questionBody>,
    onSentence: (sentence: Sentence) => void,
  ): Promise<AnyQuestion> {
    try {
      const answer: AnyQuestion = await call('generateQuestion', {
        sessionId: this.sessionId,
        timeoutMs,
        body,
        onSentence,
      });
      if (isQuestion(answer)) return answer;
      throw new Error('the answer holds no question');
    } catch (failure) {
      console.warn('The question could not be generated; the basic one is asked for.', failure);
    }
    const basic: AnyQuestion = await call('generateQuestionBasic', {
      sessionId: this.sessionId,
      timeoutMs,
      body: {
        session_id: this.sessionId,
        character_id: body.character_id,
        assigned_questioner: body.character_role === 'chair' ? 'chair' : 'commissioner',
        project_details: body.project_details,
        community_type: body.community_type,
      },
    });
    if (isQuestion(basic)) return basic;
    throw new Error('the answer holds no question');
  }

  async #askHere(person: PublicPerson, number: number): Promise<PublicQuestion> {
    const { speaker } = person;
    const id = `q-${randomId()}`;
    const known = filedHere(this.#setting, this.#events);
    try {
      const { askLocally } = await import('../../../offline/local-engine.ts');
      const asked = askLocally(this.sessionId, known, {
        venue: 'public',
        characterId: speaker.id,
        topics: number <= 2 ? [...this.#setting.handOver.plantedThemes] : [],
        position: number,
        total: publicQuestions,
        previousQuestions: [],
        questioner: null,
      });
      this.#report([{ ...asked, question_id: id }]);
      return {
        id,
        text: asked.question,
        speaker: { id: asked.character_id, name: asked.character_name, role: asked.character_role },
        questionType: asked.question_type,
        topic: asked.topic,
        context: asked.context ?? '',
        memoryEnhanced: asked.method === 'memory_enhanced',
        citations: asked.citations,
      };
    } catch (failure) {
      console.warn('The engine could not be loaded here; a canned question is used.', failure);
    }
    const question: PublicQuestion = {
      id,
      text: fallbackQuestion(person.role === 'commissioner' ? 'commissioner' : 'chair', null),
      speaker: { id: speaker.id, name: speaker.name, role: person.role },
      questionType: 'fallback',
      topic: 'other',
      context: '',
      memoryEnhanced: false,
      citations: [],
    };
    this.#report([this.#asked(question, 'fallback')]);
    return question;
  }

  /** The judgment of an answer. A failure saves it as adequate with a score of 5 (hearing.md §8). */
  async judge(
    question: PublicQuestion,
    given: { readonly text: string; readonly hasAudio: boolean; readonly responseTimeS: number },
    before: PublicMeters,
  ): Promise<Outcome<Judged>> {
    const answered: NewEvent = {
      type: 'answered',
      question_id: question.id,
      question: question.text,
      text: given.text,
      response_time_s: given.responseTimeS,
      response_type: given.hasAudio ? 'voice' : 'text',
      has_audio: given.hasAudio,
    };
    try {
      await this.#catchUp();
      const said: Partial<Answer<'evaluateResponse'>> = await call('evaluateResponse', {
        sessionId: this.sessionId,
        timeoutMs,
        body: {
          session_id: this.sessionId,
          answer: given.text,
          question: question.text,
          speaker: question.speaker,
          response_type: given.hasAudio ? 'voice' : 'text',
          has_audio: given.hasAudio,
          response_time: given.responseTimeS,
        },
      });
      // Null is a judgment (it could not be rated); a missing field is none.
      const rating = said.rating === undefined ? unjudged.rating : said.rating;
      const score = said.score === undefined ? unjudged.score : said.score;
      const feedback = said.feedback ?? '';
      const assessment = said.assessment ?? null;
      this.#know([
        stamped(answered),
        stamped({ type: 'judged', question_id: question.id, rating, score, feedback, assessment }),
      ]);
      return {
        offline: false,
        value: {
          exchange: {
            ...exchangeOf(question, given, { rating, score, feedback }, assessment),
            writtenBy: said.written_by,
          },
          meters: metersOf(before, said.emotional_state, said.crowd_energy),
          reasons: said.mood_reasons ?? [],
        },
      };
    } catch (failure) {
      console.warn('The server gave no judgment; the answer is kept.', failure);
    }
    const assessment = await this.#assessedHere(question, given.text);
    this.#report([answered, { type: 'judged', question_id: question.id, ...unjudged, assessment }]);
    const { meters, reasons } = await this.mood(question.speaker.id, before);
    return {
      offline: true,
      value: { exchange: exchangeOf(question, given, unjudged, assessment), meters, reasons },
    };
  }

  async #assessedHere(question: PublicQuestion, text: string): Promise<Assessment | null> {
    try {
      const { judgeLocally } = await import('../../../offline/local-engine.ts');
      return judgeLocally(this.sessionId, filedHere(this.#setting, this.#events), {
        answer: text,
        questionId: question.id,
        question: question.text,
        characterId: question.speaker.id,
        topicFocus: question.topic === '' ? null : question.topic,
      }).assessment;
    } catch (failure) {
      console.warn('The engine could not be loaded here; the answer stands without details.', failure);
      return null;
    }
  }

  /** The meters according to the record as this browser knows it; unchanged if the engine cannot be loaded. */
  async mood(
    characterId: string | null,
    before: PublicMeters,
  ): Promise<{ readonly meters: PublicMeters; readonly reasons: readonly MoodReason[] }> {
    try {
      const { moodLocally } = await import('../../../offline/local-engine.ts');
      const { mood, crowdEnergy, reasons } = moodLocally(this.sessionId, this.#events, characterId);
      return { meters: { ...mood, crowdEnergy }, reasons };
    } catch (failure) {
      console.warn('The engine could not be loaded here; the meters stay where they are.', failure);
      return { meters: before, reasons: [] };
    }
  }

  /** The vote by name; if the server cannot be asked, this browser's engine calls the roll. */
  async vote(score: number): Promise<Outcome<PublicVote>> {
    try {
      await this.#catchUp();
      const said: Partial<Answer<'vote'>> = await call('vote', {
        sessionId: this.sessionId,
        timeoutMs,
        params: { session_id: this.sessionId },
        body: { score },
      });
      const vote = voteOf(said, score);
      this.#know([stamped({ type: 'voted', ...vote })]);
      await this.#reread();
      return { offline: false, value: vote };
    } catch (failure) {
      console.warn('The server did not call the roll; this browser does.', failure);
    }
    let vote: ReturnType<typeof voteOf>;
    try {
      const { closeLocally } = await import('../../../offline/local-engine.ts');
      vote = voteOf(closeLocally(this.sessionId, filedHere(this.#setting, this.#events), score), score);
      this.#report([{ type: 'voted', ...vote }]);
    } catch (failure) {
      console.warn('The engine could not be loaded here; the points decide.', failure);
      vote = voteOf({}, score);
    }
    return { offline: true, value: vote };
  }

  /** Sends what happened offline before anything new, so that the record keeps its order. Throws if that fails. */
  async #catchUp(): Promise<void> {
    if (!(await this.outbox.flush())) throw new Error('what happened offline could not be sent yet');
  }

  /** The conditions name events by the ids of the server's record; events made here have different ids for the same
   *  answers. */
  async #reread(): Promise<void> {
    try {
      const { events } = await call('record', { params: { session_id: this.sessionId }, sessionId: this.sessionId });
      if (Array.isArray(events) && events.length > 0) this.#events = events;
    } catch (failure) {
      console.warn('The record could not be read again; conditions stand without their source.', failure);
    }
  }

  /** What the server has put on its record itself. */
  #know(events: readonly RehearsalEvent[]): void {
    this.#events = [...this.#events, ...events];
    for (const event of events) tell({ type: 'happened', event });
  }

  /** What happened here, for the server to put on its record. */
  #report(events: readonly NewEvent[]): void {
    const made = events.map(stamped);
    this.#know(made);
    void this.outbox.add(...made);
  }

  #asked(question: PublicQuestion, method: AskedEvent['method']): NewEvent {
    return plainAsked({
      question_id: question.id,
      question: question.text,
      venue: 'public',
      character_id: question.speaker.id,
      character_name: question.speaker.name,
      character_role: question.speaker.role,
      topic: question.topic,
      topic_focus: null,
      issue_key: `asked:${question.id}`,
      question_type: question.questionType,
      method,
      citations: [...question.citations],
      context: question.context,
    });
  }
}

/** Both question calls, with the fields that each of them may leave out. */
type AnyQuestion = Partial<Answer<'generateQuestion'>> & { readonly question: string };

const isQuestion = (answer: Partial<AnyQuestion> | null): boolean =>
  typeof answer?.question === 'string' && answer.question.trim() !== '';

function exchangeOf(
  question: PublicQuestion,
  given: { readonly text: string; readonly hasAudio: boolean },
  judged: { readonly rating: Rating | null; readonly score: number | null; readonly feedback: string },
  assessment: Assessment | null,
): PublicExchange {
  return {
    question,
    response: given.text,
    ...judged,
    missing: assessment?.missing ?? [],
    carried: assessment?.carried ?? [],
    reasons: assessment?.reasons ?? [],
    strongerAnswer: assessment?.stronger_answer ?? null,
    hasAudio: given.hasAudio,
    timestamp: new Date().toISOString(),
  };
}

function metersOf(
  before: PublicMeters,
  state: Partial<EmotionalState> | undefined,
  crowdEnergy: number | undefined,
): PublicMeters {
  return {
    frustration: state?.frustration ?? before.frustration,
    trust: state?.trust ?? before.trust,
    patience: state?.patience ?? before.patience,
    crowdEnergy: crowdEnergy ?? before.crowdEnergy,
  };
}

function voteOf(said: Partial<Answer<'vote'>>, score: number) {
  return {
    verdict: said.verdict ?? verdictAt(said.score ?? score),
    score: said.score ?? score,
    motion: said.motion ?? '',
    votes: said.votes ?? [],
    findings: said.findings ?? [],
    conditions: said.conditions ?? [],
  };
}

const verdictAt = (score: number): 'APPROVED' | 'DENIED' => (score >= approvalScore ? 'APPROVED' : 'DENIED');
