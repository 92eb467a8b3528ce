import type { Character } from '@rostrum/contract';
import { ceremonyVolume, speechMannerOf, speechUnsupportedMs } from '@rostrum/engine/hearing';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import type { RoomVoice } from '../chair-voice.ts';
import type { Caption } from '../talk.ts';

/** What the chair says, in the community's style. */
export class ChairSpeaks {
  readonly #voice: RoomVoice;
  readonly #style: string;
  readonly #chair: () => Character | undefined;

  constructor(voice: RoomVoice, style: string, chair: () => Character | undefined) {
    this.#voice = voice;
    this.#style = style;
    this.#chair = chair;
  }

  /** Opens the hearing, line by line. */
  open(
    lines: readonly string[],
    onLine: (index: number) => void,
    onDone: (end: 'ended' | 'unsupported') => void,
  ): void {
    this.#voice.say({ ...this.#who(), lines, manner: this.#manner(), onLine, onDone });
  }

  /** Says that nobody on the board has another question. */
  noMore(): void {
    this.#voice.say({
      ...this.#who(),
      lines: [texts.questions.noMoreQuestions],
      manner: this.#manner(),
      onDone: () => undefined,
    });
  }

  /** Thanks the applicant and invites public comment; if nothing can be spoken, `caption` and time to read it. */
  close(caption: (caption: Caption) => void, then: () => void): void {
    const lines = [texts.transition.quote, texts.transition.invitation];
    const who = this.#who();
    this.#voice.say({
      ...who,
      lines,
      manner: this.#manner(),
      onDone: (end) => {
        if (end === 'ended') return then();
        caption({ ...who, text: lines.join(' '), word: null, isLive: false });
        setTimeout(then, speechUnsupportedMs);
      },
    });
  }

  #who() {
    const chair = this.#chair();
    return { speakerId: chair?.character_id ?? 'chair', speaker: chair?.name ?? texts.caption.chair };
  }

  #manner() {
    const { rate, pitch, pauseMs } = speechMannerOf(this.#style);
    return { rate, pitch, pauseMs, volume: ceremonyVolume };
  }
}
