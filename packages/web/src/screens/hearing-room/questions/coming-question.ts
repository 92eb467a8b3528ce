import { GrowingLines } from '../../../voice/growing-lines.ts';
import type { Sentence } from '../../../api/answer-aloud.ts';
import type { BoardQuestion } from './board-question.ts';

export interface Asked {
  readonly question: BoardQuestion;
  readonly serverFailed: boolean;
}

/** A question on its way: what has been written of it so far, and finally all of it. It may start before the room
 *  is ready to hear it. */
export class ComingQuestion {
  readonly lines = new GrowingLines();
  readonly asked: Promise<Asked>;
  #asker: { readonly id: string; readonly name: string } | null = null;
  #listener: () => void = () => undefined;

  constructor(ask: (onSentence: (sentence: Sentence) => void) => Promise<Asked>) {
    this.asked = ask((sentence) => {
      this.#asker = { id: sentence.character_id, name: sentence.character_name };
      this.lines.add(sentence.text);
      this.#listener();
    });
    // Whoever takes it sees a failure; it is possible that nobody ever does.
    this.asked.catch(() => undefined);
  }

  /** Who asks; null before the first sentence. */
  get asker(): { readonly id: string; readonly name: string } | null {
    return this.#asker;
  }

  /** Called after each sentence, and at once if there are some already. */
  listen(listener: () => void): void {
    this.#listener = listener;
    if (this.#asker !== null) listener();
  }

  stopListening(): void {
    this.#listener = () => undefined;
  }
}
