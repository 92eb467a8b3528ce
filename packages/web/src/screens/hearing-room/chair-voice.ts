import { GrowingLines, wholeLines } from '../../voice/growing-lines.ts';
import { spokenBy } from '../../voice/say-lines.ts';
import { speak, type Manner, type Speech, type SpeechEnd } from '../../voice/speech.ts';
import type { Caption } from './talk.ts';

export interface Utterance {
  readonly speakerId: string;
  readonly speaker: string;
  /** Lines one by one; or one text that may still be growing, and whose caption is all of it. */
  readonly lines: readonly string[] | GrowingLines;
  readonly manner: Manner;
  readonly onLine?: (index: number) => void;
  /** Called once, when everything has been said or cannot be said; not if it was interrupted. */
  readonly onDone: (end: Exclude<SpeechEnd, 'stopped'>) => void;
}

/** The voice of the room: one utterance at a time, with its caption; it can be paused and resumed at the same line. */
export class RoomVoice {
  readonly #onCaption: (caption: Caption | null) => void;
  #utterance: Utterance | null = null;
  #at = 0;
  #speech: Speech | null = null;
  #held = false;

  constructor(onCaption: (caption: Caption | null) => void) {
    this.#onCaption = onCaption;
  }

  say(utterance: Utterance): void {
    this.stop();
    this.#utterance = utterance;
    this.#at = 0;
    if (!this.#held) this.#speak();
  }

  hold(): void {
    this.#held = true;
    this.#speech?.stop();
    this.#speech = null;
  }

  goOn(): void {
    this.#held = false;
    if (this.#utterance !== null) this.#speak();
  }

  /** Interrupts; `done` is not called. */
  stop(): void {
    const wasSpeaking = this.#utterance !== null;
    this.#utterance = null;
    this.#speech?.stop();
    this.#speech = null;
    if (wasSpeaking) this.#onCaption(null);
  }

  #speak(): void {
    const utterance = this.#utterance;
    if (utterance === null) return;
    const from = this.#at;
    const isOneText = utterance.lines instanceof GrowingLines;
    const said = utterance.lines instanceof GrowingLines ? utterance.lines : wholeLines(utterance.lines);
    const caption = (index: number, word: Caption['word'], isLive = true): Caption => {
      const start = isOneText ? said.startOf(index) : 0;
      return {
        speakerId: utterance.speakerId,
        speaker: utterance.speaker,
        text: isOneText ? said.text : (said.lines[index] ?? ''),
        word: word === null ? null : [start + word[0], start + word[1]],
        isLive,
      };
    };
    const speech = speak(spokenBy(said, utterance.speakerId, from), utterance.manner, {
      line: (index) => {
        this.#at = from + index;
        utterance.onLine?.(this.#at);
        this.#onCaption(caption(this.#at, null));
      },
      word: (index, start, end) => this.#onCaption(caption(from + index, [start, end])),
    });
    this.#speech = speech;
    void speech.done.then((end) => {
      if (this.#speech !== speech || this.#utterance !== utterance || end === 'stopped') return;
      this.#speech = null;
      this.#utterance = null;
      this.#onCaption(caption(said.lines.length - 1, null, false));
      utterance.onDone(end);
    });
  }
}
