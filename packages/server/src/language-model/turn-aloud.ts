import {
  instructionsOf,
  tidyWords,
  turnBeginningFault,
  type RaiseGround,
  type TurnKept,
  type WordsRefused,
} from '@rostrum/engine';
import type { Harness, Try, Work } from './harness.ts';
import { spokenSentences } from './spoken-sentences.ts';
import { raiseTask, type RaiseInput } from './tasks/raise.ts';

/* A turn that is heard while it is written: each sentence only once it has passed by itself. */

const tries = 2;
const longestTurn = 50;
/** 'Well, well.' isn't a beginning on its own: it waits for what follows it. */
const fewestWords = 4;
const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The result: a turn that passed as a whole, or the beginning of one that was spoken and then went astray, completed with the built-in
 *  question. */
export type TurnSpoken = { readonly kept: TurnKept } | { readonly begun: string };

/** Speaks one turn of the model sentence by sentence. Gives: null if none of it could be said, and nothing was. */
export async function turnAloud(
  model: Harness,
  work: Work<RaiseInput>,
  speak: (sentence: string) => void,
): Promise<TurnSpoken | null> {
  const told = instructionsOf('raise');
  let reason: string | null = null;
  for (let attempt = 1; attempt <= tries; attempt++) {
    const ahead = new SpeakAhead(work.input.ground, told, speak);
    const one: Try<unknown, readonly TurnKept[]> = await model.stream(raiseTask, work, reason, (partial) => {
      const text = firstTurn(partial);
      if (text !== null) ahead.heard(text);
      return { goesOn: ahead.fault === null };
    });
    const kept = one.kept?.[0];
    if (kept !== undefined && ahead.finish(kept.text)) return { kept };
    if (ahead.hasSpoken) return { begun: ahead.finishPlainly() };
    const fault: WordsRefused | null = ahead.fault ?? one.refused;
    if (fault === null && !one.mayRetry) return null;
    reason = fault?.reason ?? 'It was not the one JSON object that was asked for.';
  }
  return null;
}

/** The words of the first turn, as far as they have come. */
function firstTurn(partial: unknown): string | null {
  if (typeof partial !== 'object' || partial === null || !('turns' in partial) || !Array.isArray(partial.turns))
    return null;
  const [first] = partial.turns as readonly unknown[];
  return typeof first === 'object' && first !== null && 'says' in first && typeof first.says === 'string'
    ? first.says
    : null;
}

/** The part of the built-in question that asks, used to complete words that broke off. */
export function askingPart(text: string): string {
  const sentences = spokenSentences(text, true);
  return sentences.findLast((sentence) => sentence.includes('?')) ?? sentences.at(-1) ?? text;
}

class SpeakAhead {
  readonly #ground: RaiseGround;
  readonly #told: string;
  readonly #speak: (sentence: string) => void;
  readonly #spoken: string[] = [];
  /** Why the words so far may not be spoken. */
  fault: WordsRefused | null = null;

  constructor(ground: RaiseGround, told: string, speak: (sentence: string) => void) {
    this.#ground = ground;
    this.#told = told;
    this.#speak = speak;
  }

  get hasSpoken(): boolean {
    return this.#spoken.length > 0;
  }

  /** Takes the words so far. */
  heard(text: string): void {
    const sentences = spokenSentences(text, false).map(tidyWords);
    for (let at = this.#spoken.length; at < sentences.length && this.fault === null; at += 1) {
      const sentence = sentences[at] as string;
      const isShort = wordsIn(sentence) < fewestWords;
      if (isShort && at === sentences.length - 1) return;
      const beginning = sentences.slice(0, at + (isShort ? 2 : 1)).join(' ');
      this.fault = turnBeginningFault(beginning, this.#ground, this.#told);
      if (this.fault !== null || !this.#leavesRoom(sentence)) return;
      this.#say(sentence);
    }
  }

  /** Speaks the rest of a turn that passed as a whole; false if it doesn't begin with what was spoken. */
  finish(words: string): boolean {
    const spoken = this.#spoken.join(' ');
    if (!words.startsWith(spoken)) return false;
    for (const sentence of spokenSentences(words.slice(spoken.length), true)) this.#say(sentence);
    return true;
  }

  finishPlainly(): string {
    this.#say(askingPart(this.#ground.question.text));
    return this.#spoken.join(' ');
  }

  #say(sentence: string): void {
    this.#spoken.push(sentence);
    this.#speak(sentence);
  }

  #leavesRoom(sentence: string): boolean {
    return wordsIn([...this.#spoken, sentence, askingPart(this.#ground.question.text)].join(' ')) <= longestTurn + 10;
  }
}

/** Speaks a complete turn. */
export function sayWhole(text: string, speak: (sentence: string) => void): void {
  for (const sentence of spokenSentences(text, true)) speak(sentence);
}
