import type { Topic } from '@rostrum/contract';
import type { Question } from '@rostrum/engine';
import {
  answerQualityScore,
  autoReadRate,
  boardLeftMs,
  ceremonyVolume,
  fallbackTopics,
  hearingLengthMs,
  lastQuestionMs,
  mayLeaveBoard,
  nextQuestionDelayMs,
  nextQuestionerDelayMs,
  nextQuestioner,
  readAloud,
  roomMachine,
  speechMannerOf,
  speechUnsupportedMs,
  storedRoom,
  type Official,
  type Presentation,
  type RoomPhase,
} from '@rostrum/engine/hearing';
import { createActor, type ActorRefFrom } from 'xstate';
import { call } from '../../api/client.ts';
import { writeStored } from '../../session/storage.ts';
import { hearingTexts as texts } from '../../texts/hearing-room.ts';
import { isMuted, setMuted } from '../../voice/speech.ts';
import { builtInBench, chairOf, loadBench, officialsOf, staffOf } from './board/load-board.ts';
import { RoomVoice } from './chair-voice.ts';
import { hostilityOf, publicCommentContext } from './hand-over/public-comment-context.ts';
import { fetchCeremony } from './phases/ceremony.ts';
import { askBoard, requestFor, type Asking } from './questions/ask-board.ts';
import type { BoardQuestion } from './questions/board-question.ts';
import { judgeBoardAnswer, type GivenAnswer } from './questions/judge-board-answer.ts';
import { HearingRecord, stamp } from './record/hearing-record.ts';
import { keepHearing, type RoomView } from './record/kept-hearing.ts';
import type { Arrival } from './setting/arrive.ts';
import { silentTalk, type Talk } from './talk.ts';

const tickMs = 250;
const keepEveryTicks = 4;
const leaveTimeoutMs = 2_500;

/** Runs a hearing: does what the machine of the room asks for (speak, ask, close), tells it what happened, and keeps what
 *  a reload needs. The screens show `talk` and the machine's snapshot, and call the methods. */
export class HearingConductor {
  readonly arrival: Arrival;
  readonly actor: ActorRefFrom<typeof roomMachine>;
  readonly record: HearingRecord;
  readonly #voice: RoomVoice;
  readonly #listeners = new Set<() => void>();
  readonly #leaving = new AbortController();
  #talk: Talk;
  #topics: readonly Topic[] = [];
  #coming: Promise<Asked> | null = null;
  #askingAbort: AbortController | null = null;
  #prepared: { readonly afterEvents: number; readonly question: Promise<Question | null> } | null = null;
  #questionSince = 0;
  #serverWasDown = false;
  #resumedInto: RoomPhase | null;
  #closingWasSpoken = false;

  constructor(arrival: Arrival) {
    const { setting, kept, bench } = arrival;
    this.arrival = arrival;
    this.#resumedInto = kept?.phase ?? null;
    this.#talk = {
      ...silentTalk,
      board: bench.board,
      staff: bench.staff,
      boardFailure: bench.failure,
      muted: isMuted(),
      ...(kept === null
        ? {}
        : {
            view: kept.view,
            builtInBoard: kept.builtInBoard,
            segments: kept.segments,
            question: kept.question,
            questions: kept.questions,
            history: kept.history,
            manuscript: kept.manuscript,
            answerDraft: kept.answerDraft,
            wasResumed: kept.phase !== 'opening',
          }),
    };
    this.record = new HearingRecord(setting, kept?.said ?? [], arrival.started, (isOffline) => {
      if (isOffline !== this.#talk.isOffline) this.#patch({ isOffline });
    });
    this.#voice = new RoomVoice((caption) => this.#patch({ caption }));
    this.actor = createActor(roomMachine, {
      input: {
        readNow: () => Date.now(),
        overallLimitMs: hearingLengthMs(setting.minutes),
        resume: kept === null ? null : { phase: kept.phase, context: kept.room },
      },
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly talk = (): Talk => this.#talk;

  /** Opens the room. Gives: how to leave it. */
  open(): () => void {
    this.actor.on('phase.entered', ({ phase }) => this.#entered(phase));
    this.actor.on('ceremony.wanted', () => void this.#openHearing());
    this.actor.on('question.wanted', () => void this.#putQuestion());
    this.actor.on('closing_line.wanted', () => this.#close());
    this.actor.start();
    const { presentation } = this.#room();
    if (presentation !== null) void this.#analyse(presentation.transcript);
    if (this.#room().isPaused) this.#voice.hold();
    const closeOutbox = this.record.outbox.open();
    let ticks = 0;
    const timer = setInterval(() => {
      this.actor.send({ type: 'clock.ticked' });
      ticks += 1;
      if (ticks % keepEveryTicks === 0) this.keep();
    }, tickMs);
    const keep = () => this.keep();
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      this.keep();
      this.#leaving.abort();
      this.#voice.stop();
      clearInterval(timer);
      closeOutbox();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      this.actor.stop();
    };
  }

  /* What the applicant does. */

  begin(): void {
    this.actor.send({ type: 'opening.begun' });
  }

  skipOpening(): void {
    this.#voice.stop();
    this.actor.send({ type: 'opening.skipped' });
  }

  present(presentation: Presentation): void {
    this.#voice.stop();
    const { transcript: text, durationS, quality } = presentation;
    writeStored('userPresentation', text);
    void this.record.report({
      ...stamp('presented'),
      type: 'presented',
      text,
      duration_s: durationS,
      quality: quality === null ? null : { ...quality },
    });
    void this.#analyse(text);
    this.#patch({ isPresenting: false, presentingMs: 0 });
    this.actor.send({ type: 'presentation.completed', presentation });
    this.keep();
  }

  presenting(isPresenting: boolean, presentingMs = 0): void {
    if (isPresenting) this.#voice.stop();
    if (isPresenting !== this.#talk.isPresenting || presentingMs !== this.#talk.presentingMs)
      this.#patch({ isPresenting, presentingMs });
  }

  writeManuscript(manuscript: string): void {
    this.#patch({ manuscript });
  }

  writeAnswer(answerDraft: string): void {
    if (this.#talk.answerDraft === '' && answerDraft !== '') this.#prepareAhead();
    this.#patch({ answerDraft, isAnswering: answerDraft.trim() !== '' });
  }

  speakingAnswer(isAnswering: boolean): void {
    if (isAnswering) {
      this.#voice.stop();
      this.#prepareAhead();
    }
    this.#patch({ isAnswering });
  }

  async answer(text: string, given: Pick<GivenAnswer, 'responseType' | 'hasAudio'>): Promise<void> {
    const { question } = this.#talk;
    if (question === null || this.#talk.isSubmitting || text.trim() === '') return;
    this.#voice.stop();
    this.#patch({ isSubmitting: true, questionsFailed: false });
    const responseTimeS = Math.max(0, Math.round((Date.now() - this.#questionSince) / 1_000));
    const { judged, changesWhatMatters } = await judgeBoardAnswer(
      this.arrival.setting.sessionId,
      this.record,
      question,
      {
        text,
        responseTimeS,
        ...given,
      },
    );
    if (changesWhatMatters) this.#prepared = null;
    this.#patch({
      question: null,
      isSubmitting: false,
      isAnswering: false,
      answerDraft: '',
      caption: null,
      history: this.#talk.history.map((item) =>
        item.questionId === question.id ? { ...item, answer: text, answered: true, judged } : item,
      ),
    });
    this.actor.send({ type: 'question.answered', quality: answerQualityScore(text) });
    this.keep();
    // The next one is fetched while the board changes over, except where the applicant may leave instead of hearing it.
    const leftThen = boardLeftMs(this.#room(), Date.now()) - nextQuestionerDelayMs - nextQuestionDelayMs;
    if (!mayLeaveBoard(this.#room()) && leftThen > lastQuestionMs) this.#coming = this.#ask();
  }

  nextQuestion(): void {
    this.#voice.stop();
    this.#patch({ question: null, answerDraft: '', isAnswering: false });
    this.actor.send({ type: 'question.requested' });
  }

  hearAgain(): void {
    if (this.#talk.question !== null) this.#readOut(this.#talk.question);
  }

  proceed(): void {
    this.#askingAbort?.abort();
    this.#patch({ question: null });
    this.actor.send({ type: 'public_comment.requested' });
  }

  togglePause(): void {
    if (this.#room().isPaused) {
      this.actor.send({ type: 'hearing.resumed' });
      this.#voice.goOn();
    } else {
      this.#voice.hold();
      this.actor.send({ type: 'hearing.paused' });
    }
    this.keep();
  }

  dismissNotification(): void {
    this.actor.send({ type: 'notification.dismissed' });
  }

  toggleMute(): void {
    setMuted(!this.#talk.muted);
    this.#patch({ muted: !this.#talk.muted });
  }

  show(view: RoomView): void {
    this.#patch({ view });
    this.keep();
  }

  async reloadBoard(): Promise<void> {
    const { look } = this.arrival;
    this.#patch({ isReloadingBoard: true });
    const { board, staff, failure } = await loadBench(look.id, look.style, this.#leaving.signal);
    this.#patch({ board, staff, boardFailure: failure, isReloadingBoard: false });
  }

  async useBuiltInBoard(): Promise<void> {
    const { look } = this.arrival;
    const { board, staff } = await builtInBench(look.id, look.style);
    this.#patch({ board, staff, boardFailure: null, builtInBoard: true });
    this.keep();
  }

  /** Hands everything over to the public phase. Gives: when the way is free; never longer than a moment. */
  async leave(): Promise<void> {
    if (this.#talk.isLeaving) return;
    this.#patch({ isLeaving: true });
    this.#voice.stop();
    const { setting } = this.arrival;
    const { presentation, satisfaction } = this.#room();
    const { analysis, questions, history } = this.#talk;
    writeStored(
      'publicCommentContext',
      publicCommentContext({ setting, presentation, analysis, questions, history, satisfaction }),
    );
    const told = await Promise.race([
      this.record.report({
        ...stamp('phase'),
        type: 'phase_changed',
        phase: 'public_comment',
        reason: 'the floor was opened for public comment',
        hostility_modifier: hostilityOf(presentation),
      }),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), leaveTimeoutMs)),
    ]);
    if (told) await this.#forceTransition();
    this.actor.send({ type: 'public_questions.begun' });
  }

  keep(): void {
    const { view, builtInBoard, segments, question, questions, history, manuscript, answerDraft } = this.#talk;
    keepHearing({
      version: 1,
      sessionId: this.arrival.setting.sessionId,
      phase: this.#phase(),
      room: storedRoom(this.#room()),
      view,
      builtInBoard,
      segments,
      question,
      questions,
      history,
      manuscript,
      answerDraft,
      said: this.record.said,
    });
  }

  /* What the machine asks for. */

  #entered(phase: RoomPhase): void {
    if (this.#resumedInto === phase) {
      this.#resumedInto = null;
      if (phase === 'official_questions') void this.#loadTopics();
      return;
    }
    this.#resumedInto = null;
    void this.record.report({ ...stamp('phase'), type: 'phase_changed', phase });
    if (phase !== 'opening') this.#patch({ segmentAt: -1, wasResumed: false });
    if (phase === 'official_questions') void this.#loadTopics();
    if (phase === 'transition') {
      this.#patch({ question: null });
      if (!this.#closingWasSpoken) this.#sayClosing(() => undefined);
    }
  }

  async #openHearing(): Promise<void> {
    const { setting, look } = this.arrival;
    const chair = chairOf(this.#talk.board);
    const segments = await fetchCeremony(setting, look, chair, this.#leaving.signal);
    if (this.#phase() !== 'opening') return;
    this.#patch({ segments, segmentAt: 0 });
    const { rate, pitch, pauseMs } = speechMannerOf(look.style);
    this.#voice.say({
      speakerId: chair?.character_id ?? 'chair',
      speaker: chair?.name ?? texts.caption.chair,
      lines: segments,
      manner: { rate, pitch, pauseMs, volume: ceremonyVolume },
      onLine: (segmentAt) => this.#patch({ segmentAt }),
      onDone: (end) => {
        this.#patch({ segmentAt: -1, speechMissing: end === 'unsupported' });
        this.actor.send({ type: end === 'unsupported' ? 'speech.unsupported' : 'speech.ended' });
      },
    });
  }

  async #analyse(text: string): Promise<void> {
    try {
      const { readPresentation, industryGroupOf } = await import('@rostrum/engine');
      const { analysis } = readPresentation(text, industryGroupOf(this.arrival.setting.projectType));
      this.#patch({ analysis });
    } catch (cause) {
      console.warn('The presentation could not be analysed in this browser.', cause);
    }
  }

  async #loadTopics(): Promise<void> {
    const { sessionId } = this.arrival.setting;
    try {
      const { topics } = await call('municipalTopics', {
        params: { session_id: sessionId },
        sessionId,
        signal: this.#leaving.signal,
      });
      this.#topics = topics.length > 0 ? topics : fallbackTopics;
    } catch (cause) {
      console.warn('The topics of the session could not be had; the usual ones stand in.', cause);
      this.#topics = fallbackTopics;
    }
  }

  async #putQuestion(): Promise<void> {
    const coming = this.#coming ?? this.#ask();
    this.#coming = null;
    try {
      const { question, serverFailed } = await coming;
      const inTime = this.actor.getSnapshot().matches({ phase: { official_questions: 'preparing' } });
      if (!inTime) return;
      this.#patch({
        question,
        questions: [...this.#talk.questions, question],
        questionsFailed: serverFailed && !this.#serverWasDown,
        history: [
          ...this.#talk.history,
          {
            questionId: question.id,
            questioner: question.character_name,
            characterId: question.character_id,
            topic: question.topic,
            question: question.question,
            answer: '',
            answered: false,
            judged: null,
          },
        ],
      });
      this.#serverWasDown = serverFailed;
      this.#questionSince = Date.now();
      this.actor.send({ type: 'question.arrived', questionId: question.id });
      this.keep();
      this.#readOut(question);
    } catch (cause) {
      if (!this.#leaving.signal.aborted) console.warn('The question was not put.', cause);
    }
  }

  async #ask(): Promise<Asked> {
    const asking = this.#asking();
    return askBoard(asking, () => this.#preparedFor(asking));
  }

  #asking(): Asking {
    this.#askingAbort = new AbortController();
    const { board, staff, questions, history, analysis } = this.#talk;
    const { setting, look } = this.arrival;
    const raised = new Set(questions.map(({ topic }) => topic));
    const topics = this.#topics.filter(({ topic }) => !raised.has(topic));
    const official = nextQuestioner({
      board: officialsOf(board),
      staff: staffOf(staff),
      asked: questions.map(({ character_id: id }) => id),
      topic: topics[0]?.topic ?? null,
      seed: seedOf(setting.sessionId),
    }) as Official;
    const character = [...board, ...staff].find(({ character_id: id }) => id === official.id);
    if (character === undefined) throw new Error('Nobody sits on the board.');
    return {
      setting,
      look,
      record: this.record,
      official,
      character,
      position: questions.length + 1,
      presentation: this.#room().presentation?.transcript ?? '',
      analysis,
      lastAnswer: history.findLast(({ answered }) => answered)?.answer ?? '',
      topics,
      asked: questions.map(({ question }) => question),
      signal: AbortSignal.any([this.#leaving.signal, this.#askingAbort.signal]),
    };
  }

  /** While the applicant answers, the engine in this browser prepares what the next member would ask, so that a server
   *  that does not answer keeps nobody waiting. An answer that changes what matters makes it void. */
  #prepareAhead(): void {
    if (this.#prepared !== null) return;
    this.#prepared = { afterEvents: this.record.length, question: this.#engineQuestion(this.#asking()) };
  }

  async #preparedFor(asking: Asking): Promise<Question | null> {
    const ahead = await this.#prepared?.question;
    this.#prepared = null;
    if (
      ahead != null &&
      ahead.character.character_id === asking.character.character_id &&
      !asking.asked.includes(ahead.text)
    )
      return ahead;
    return this.#engineQuestion(asking);
  }

  async #engineQuestion(asking: Asking): Promise<Question | null> {
    try {
      const { engine, rehearsal, materials } = await this.record.folded();
      return engine.nextQuestion(rehearsal, materials, requestFor(asking));
    } catch (cause) {
      console.warn('The engine in this browser could not ask.', cause);
      return null;
    }
  }

  #readOut(question: BoardQuestion): void {
    this.#voice.say({
      speakerId: question.character_id,
      speaker: question.character_name,
      lines: [question.question],
      manner: { ...readAloud, rate: autoReadRate },
      onDone: () => undefined,
    });
  }

  #close(): void {
    this.#patch({ question: null });
    this.#sayClosing(() => this.actor.send({ type: 'closing_line.spoken' }));
  }

  /** The chair thanks the applicant and invites public comment; where nothing can be said, time to read it. */
  #sayClosing(then: () => void): void {
    this.#closingWasSpoken = true;
    const chair = chairOf(this.#talk.board);
    const speakerId = chair?.character_id ?? 'chair';
    const speaker = chair?.name ?? texts.caption.chair;
    const lines = [texts.transition.quote, texts.transition.invitation];
    const { rate, pitch, pauseMs } = speechMannerOf(this.arrival.look.style);
    this.#voice.say({
      speakerId,
      speaker,
      lines,
      manner: { rate, pitch, pauseMs, volume: ceremonyVolume },
      onDone: (end) => {
        if (end === 'ended') return then();
        this.#patch({ caption: { speakerId, speaker, text: lines.join(' '), word: null, isLive: false } });
        setTimeout(then, speechUnsupportedMs);
      },
    });
  }

  async #forceTransition(): Promise<void> {
    const { sessionId } = this.arrival.setting;
    try {
      const { transition_data: data } = await call('forcePhaseTransition', {
        body: { session_id: sessionId },
        sessionId,
        timeoutMs: leaveTimeoutMs,
      });
      writeStored('transitionData', data);
    } catch (cause) {
      console.warn('The transition data could not be had; the public phase goes by the context.', cause);
    }
  }

  #room() {
    return this.actor.getSnapshot().context;
  }

  #phase(): RoomPhase {
    const snapshot = this.actor.getSnapshot();
    if (snapshot.matches({ phase: 'presentation' })) return 'presentation';
    if (snapshot.matches({ phase: 'official_questions' })) return 'official_questions';
    return snapshot.matches({ phase: 'opening' }) ? 'opening' : 'transition';
  }

  #patch(change: Partial<Talk>): void {
    this.#talk = { ...this.#talk, ...change };
    for (const listener of this.#listeners) listener();
  }
}

interface Asked {
  readonly question: BoardQuestion;
  readonly serverFailed: boolean;
}

/** A number for the session, for the choices that have to stay the same over a reload. */
function seedOf(sessionId: string): number {
  let seed = 0;
  for (const letter of sessionId) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}
