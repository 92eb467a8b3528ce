import {
  answerQualityScore,
  autoReadRate,
  boardLeftMs,
  hearingLengthMs,
  lastQuestionMs,
  mayLeaveBoard,
  nextQuestionDelayMs,
  nextQuestionerDelayMs,
  readAloud,
  roomMachine,
  storedRoom,
  type Presentation,
  type RoomPhase,
} from '@rostrum/engine/hearing';
import { createActor, type ActorRefFrom } from 'xstate';
import { writeStored } from '../../session/storage.ts';
import type { GrowingLines } from '../../voice/growing-lines.ts';
import { isMuted, setMuted } from '../../voice/speech.ts';
import { askForBench, builtInBench, chairOf, seatBench } from './board/load-board.ts';
import { withOwnBoard } from './board/own-board.ts';
import { RoomVoice } from './chair-voice.ts';
import { leaveRoom } from './hand-over/leave-room.ts';
import { fetchCeremony } from './phases/ceremony.ts';
import { ChairSpeaks } from './phases/chair-speaks.ts';
import { BoardAsking } from './questions/board-asking.ts';
import type { ComingQuestion } from './questions/coming-question.ts';
import { judgeBoardAnswer, type GivenAnswer } from './questions/judge-board-answer.ts';
import { HearingRecord, stamp } from './record/hearing-record.ts';
import { HearingKeeper, type RoomView } from './record/kept-hearing.ts';
import type { Arrival } from './setting/arrive.ts';
import { silentTalk, type Talk } from './talk.ts';

const tickMs = 250;
/** By then everything is drawn and quiet, and the question has been read; nobody has answered it yet. */
const readAheadAfterMs = 15_000;
const keepEveryTicks = 4;

/** Runs a hearing: does what the room's machine asks for (speak, ask, close), reports back what happened, and saves
 *  what a reload needs. The screens show `talk` and the machine's snapshot, and call the methods. */
export class HearingConductor {
  readonly arrival: Arrival;
  readonly actor: ActorRefFrom<typeof roomMachine>;
  readonly record: HearingRecord;
  readonly #voice: RoomVoice;
  readonly #chair: ChairSpeaks;
  readonly #asking: BoardAsking;
  readonly #keeper = new HearingKeeper();
  readonly #listeners = new Set<() => void>();
  readonly #leaving = new AbortController();
  #talk: Talk;
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
            segmentsBy: kept.segmentsBy,
            question: kept.question,
            questions: kept.questions,
            history: kept.history,
            manuscript: kept.manuscript,
            analysis: kept.analysis ?? null,
            answerDraft: kept.answerDraft,
            wasResumed: kept.phase !== 'opening',
          }),
    };
    this.record = new HearingRecord(setting, kept?.said ?? [], arrival.started, (isOffline) => {
      if (isOffline !== this.#talk.isOffline) this.#patch({ isOffline });
    });
    this.#voice = new RoomVoice((caption) => this.#patch({ caption }));
    this.#chair = new ChairSpeaks(this.#voice, arrival.look.style, () => chairOf(this.#talk.board));
    this.#asking = new BoardAsking({
      arrival,
      record: this.record,
      leaving: this.#leaving.signal,
      talk: this.talk,
      presented: () => this.#room().presentation?.transcript ?? '',
    });
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

  /** Opens the room. Gives: a function that leaves it. */
  open(): () => void {
    this.actor.on('phase.entered', ({ phase }) => this.#entered(phase));
    this.actor.on('ceremony.wanted', () => void this.#openHearing());
    this.actor.on('question.wanted', () => void this.#putQuestion());
    this.actor.on('closing_line.wanted', () => this.#close());
    this.actor.start();
    const { presentation } = this.#room();
    if (presentation !== null && this.#talk.analysis === null) void this.#analyze(presentation.transcript);
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
    void this.#analyze(text);
    this.#patch({ isPresenting: false, presentingMs: 0 });
    this.actor.send({ type: 'presentation.completed', presentation });
    this.keep();
  }

  presenting(isPresenting: boolean, presentingMs = 0): void {
    if (isPresenting) this.#voice.stop();
    if (isPresenting !== this.#talk.isPresenting || presentingMs !== this.#talk.presentingMs)
      this.#patch({ isPresenting, presentingMs });
  }

  recording(isRecording: boolean): void {
    if (isRecording !== this.#talk.isRecording) this.#patch({ isRecording });
  }

  writeManuscript(manuscript: string): void {
    this.#patch({ manuscript });
  }

  writeAnswer(answerDraft: string): void {
    if (this.#talk.answerDraft === '' && answerDraft !== '') this.#asking.prepareAhead();
    this.#patch({ answerDraft, isAnswering: answerDraft.trim() !== '' });
  }

  speakingAnswer(isAnswering: boolean): void {
    if (isAnswering) {
      this.#voice.stop();
      this.#asking.prepareAhead();
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
    if (changesWhatMatters) this.#asking.forgetPrepared();
    this.#patch({
      // If time has run out in the meantime, the chair is already speaking.
      ...(this.#talk.question !== null && { question: null, caption: null }),
      isSubmitting: false,
      isAnswering: false,
      answerDraft: '',
      history: this.#talk.history.map((item) =>
        item.questionId === question.id ? { ...item, answer: text, answered: true, judged } : item,
      ),
    });
    this.actor.send({ type: 'question.answered', quality: answerQualityScore(text) });
    this.keep();
    // The next question is fetched during the pause between questions, unless the applicant may leave instead of hearing it.
    const leftThen = boardLeftMs(this.#room(), Date.now()) - nextQuestionerDelayMs - nextQuestionDelayMs;
    if (!mayLeaveBoard(this.#room()) && leftThen > lastQuestionMs) this.#asking.begin();
  }

  nextQuestion(): void {
    this.#voice.stop();
    this.#patch({ question: null, answerDraft: '', isAnswering: false });
    this.actor.send({ type: 'question.requested' });
  }

  hearAgain(): void {
    const { question } = this.#talk;
    if (question !== null) this.#readOut(question.character_id, question.character_name, [question.question]);
  }

  proceed(): void {
    this.#asking.stop();
    this.#patch({ question: null, coming: null, answerDraft: '', isAnswering: false });
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
    const seats = await seatBench(askForBench(this.#leaving.signal), look.id, look.style);
    const { board, staff, failure } = withOwnBoard(seats, this.arrival.setting.ownBoard);
    this.#patch({ board, staff, boardFailure: failure, isReloadingBoard: false });
  }

  async useBuiltInBoard(): Promise<void> {
    const { look } = this.arrival;
    const { board, staff } = await builtInBench(look.id, look.style);
    this.#patch({ board, staff, boardFailure: null, builtInBoard: true });
    this.keep();
  }

  /** Hands everything over to the public phase. Gives: a promise that resolves when it is safe to leave, always
   *  quickly. */
  async leave(): Promise<void> {
    if (this.#talk.isLeaving) return;
    this.#patch({ isLeaving: true });
    this.#voice.stop();
    await leaveRoom(this.arrival.setting, this.record, this.#talk, this.#room());
    this.actor.send({ type: 'public_questions.begun' });
  }

  keep(): void {
    const {
      view,
      builtInBoard,
      segments,
      segmentsBy,
      question,
      questions,
      history,
      manuscript,
      analysis,
      answerDraft,
      board,
      staff,
      boardFailure,
    } = this.#talk;
    this.#keeper.keep({
      version: 1,
      sessionId: this.arrival.setting.sessionId,
      phase: this.#phase(),
      room: storedRoom(this.#room()),
      view,
      builtInBoard,
      segments,
      segmentsBy,
      question,
      questions,
      history,
      manuscript,
      analysis,
      answerDraft,
      said: this.record.said,
      // A board the server could not name is asked for again after a reload.
      ...(boardFailure === null && { look: this.arrival.look, board, staff }),
    });
  }

  /* What the machine asks for. */

  #entered(phase: RoomPhase): void {
    if (this.#resumedInto === phase) {
      this.#resumedInto = null;
      if (phase === 'official_questions') this.#boardSitsDown();
      return;
    }
    this.#resumedInto = null;
    void this.record.report({ ...stamp('phase'), type: 'phase_changed', phase });
    if (phase !== 'opening') this.#patch({ segmentAt: -1, wasResumed: false });
    if (phase === 'official_questions') this.#boardSitsDown();
    if (phase === 'transition') {
      this.#patch({ question: null, coming: null });
      if (!this.#closingWasSpoken) this.#sayClosing(() => undefined);
    }
  }

  #boardSitsDown(): void {
    void this.#asking.loadTopics();
    const later = setTimeout(() => void this.#asking.readAhead(), readAheadAfterMs);
    this.#leaving.signal.addEventListener('abort', () => clearTimeout(later), { once: true });
  }

  async #openHearing(): Promise<void> {
    const { setting, look } = this.arrival;
    const chair = chairOf(this.#talk.board);
    const { lines: segments, writtenBy } = await fetchCeremony(setting, look, chair, this.#leaving.signal);
    if (this.#phase() !== 'opening') return;
    this.#patch({ segments, segmentsBy: writtenBy, segmentAt: 0 });
    this.#chair.open(
      segments,
      (segmentAt) => this.#patch({ segmentAt }),
      (end) => {
        this.#patch({ segmentAt: -1, speechMissing: end === 'unsupported' });
        this.actor.send({ type: end === 'unsupported' ? 'speech.unsupported' : 'speech.ended' });
      },
    );
  }

  async #analyze(text: string): Promise<void> {
    try {
      const { readPresentation, industryGroupOf } = await import('@rostrum/engine');
      const { analysis } = readPresentation(text, industryGroupOf(this.arrival.setting.projectType));
      this.#patch({ analysis });
    } catch (cause) {
      console.warn('The presentation could not be analyzed in this browser.', cause);
    }
  }

  async #putQuestion(): Promise<void> {
    if (mayLeaveBoard(this.#room()) && (await this.#asking.isDone())) {
      this.actor.send({ type: 'questions.exhausted' });
      this.keep();
      return this.#chair.noMore();
    }
    const coming = this.#asking.take();
    try {
      coming.listen(() => this.#hear(coming));
      const { question, serverFailed } = await coming.asked;
      coming.stopListening();
      const wasHeard = this.#talk.coming !== null;
      if (!this.#awaitsQuestion()) return this.#patch({ coming: null });
      const goesOn = coming.lines.complete(question.question);
      this.#patch({
        question,
        coming: null,
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
      if (!wasHeard || !goesOn) this.#readOut(question.character_id, question.character_name, [question.question]);
    } catch (cause) {
      coming.stopListening();
      this.#patch({ coming: null });
      if (!this.#leaving.signal.aborted) console.warn('The question was not put.', cause);
    }
  }

  #awaitsQuestion(): boolean {
    return this.actor.getSnapshot().matches({ phase: { official_questions: 'preparing' } });
  }

  /** The question is shown and spoken as far as it has been written. */
  #hear({ asker, lines }: ComingQuestion): void {
    if (asker === null || !this.#awaitsQuestion()) return;
    const isFirst = this.#talk.coming === null;
    this.#patch({ coming: { characterId: asker.id, official: asker.name, text: lines.text } });
    if (isFirst) this.#readOut(asker.id, asker.name, lines);
  }

  #readOut(speakerId: string, speaker: string, lines: readonly string[] | GrowingLines): void {
    this.#voice.say({
      speakerId,
      speaker,
      lines,
      manner: { ...readAloud, rate: autoReadRate },
      onDone: () => undefined,
    });
  }

  #close(): void {
    // Time ran out in the middle of an answer: what was written by then is heard, not thrown away.
    void this.answer(this.#talk.answerDraft.trim(), { responseType: 'text', hasAudio: false });
    this.#patch({ question: null, coming: null, answerDraft: '', isAnswering: false });
    this.#sayClosing(() => this.actor.send({ type: 'closing_line.spoken' }));
  }

  #sayClosing(then: () => void): void {
    this.#closingWasSpoken = true;
    this.#chair.close((caption) => this.#patch({ caption }), then);
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
