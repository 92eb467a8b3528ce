import { checkWords, namesSaid, sentenceFault, tidyWords, type WordsGround, type WordsRefused } from '@rostrum/engine';
import { z } from 'zod';
import type { QuestionTask } from './port.ts';
import { spokenSentences } from './spoken-sentences.ts';

/** The words come first, so that they can be heard while the rest is written. */
export const questionShape = z.object({ question: z.string(), cites: z.array(z.number()) });
export type QuestionShape = z.infer<typeof questionShape>;

/** hearing.md §9 (Question limits). */
export const questionTokens = 300;

export function groundOf({ rehearsal, materials, community }: QuestionTask, instructions: string): WordsGround {
  const { project } = rehearsal;
  const names = Object.values(namesSaid(project)).filter((name): name is string => typeof name === 'string');
  return {
    before: rehearsal.exchanges.map(({ asked }) => asked.question),
    industry: project.industry,
    names: [
      ...names,
      community.name,
      project.state ?? '',
      materials.presentation === null ? '' : project.developer,
    ].filter((name) => name !== ''),
    instructions,
  };
}

/** The words of a question, or why they may not be spoken. */
export function questionWords(
  { question: text, cites }: QuestionShape,
  task: QuestionTask,
  ground: WordsGround,
): { readonly words: string } | WordsRefused {
  const words = tidyWords(text);
  const repeated = repeatedIn(spokenSentences(words, true), ground);
  if (repeated !== null) return repeated;
  const strange = cites.find(
    (number) => !Number.isInteger(number) || number < 1 || number > task.question.citations.length,
  );
  // A model that was given no citation may say so with a zero.
  if (strange !== undefined && !(strange === 0 && task.question.citations.length === 0))
    return {
      fault: 'source_not_on_record',
      reason: `It cites number ${strange}, which is not among the numbered citations.`,
    };
  return checkWords(words, task.question, ground) ?? { words };
}

/** What speaks against sentences that were already said, in this turn or at the start of an earlier one. */
function repeatedIn(sentences: readonly string[], { before }: WordsGround): WordsRefused | null {
  const said = sentences.map((sentence) => sentence.toLowerCase());
  if (new Set(said).size < said.length)
    return { fault: 'repeats', reason: 'It said the same sentence twice; say each thing once.' };
  const [opening] = said;
  return opening !== undefined && before.some((turn) => turn.toLowerCase().startsWith(`${opening} `))
    ? { fault: 'repeats', reason: 'It opened like an earlier turn; open in another way.' }
    : null;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const longestTurn = 60;
/** 'Well, well.' is not a start on its own: it waits for what follows. */
const fewestWords = 4;

/** The part of the built-in question that asks; it completes words that broke off. */
export function askingPart(text: string): string {
  const sentences = spokenSentences(text, true);
  return sentences.findLast((sentence) => sentence.includes('?')) ?? sentences.at(-1) ?? text;
}

/** Releases the sentences of a question one by one while it is being written, each only once it has passed the
 *  checks. */
export class SpeakAhead {
  readonly #task: QuestionTask;
  readonly #ground: WordsGround;
  readonly #speak: (sentence: string) => void;
  readonly #spoken: string[] = [];
  /** Why the words so far may not be spoken. */
  fault: WordsRefused | null = null;

  constructor(task: QuestionTask, ground: WordsGround, speak: (sentence: string) => void) {
    this.#task = task;
    this.#ground = ground;
    this.#speak = speak;
  }

  get hasSpoken(): boolean {
    return this.#spoken.length > 0;
  }

  /** Takes the words as far as they have come. */
  heard(text: string): void {
    const sentences = spokenSentences(text, false).map(tidyWords);
    for (let at = this.#spoken.length; at < sentences.length; at += 1) {
      const sentence = sentences[at] as string;
      if (this.fault !== null) return;
      if (wordsIn(sentence) < fewestWords && at === sentences.length - 1) return;
      this.fault = repeatedIn(sentences, this.#ground) ?? this.#faultOf(sentence);
      if (this.fault === null && this.#leavesRoom(sentence)) this.#say(sentence);
      else return;
    }
  }

  /** Finishes the turn with words that have passed as a whole; null if they do not begin with what was spoken. */
  finish(words: string): string | null {
    const spoken = this.#spoken.join(' ');
    if (spoken === '') {
      for (const sentence of spokenSentences(words, true)) this.#say(sentence);
      return words;
    }
    if (!words.startsWith(spoken)) return null;
    for (const sentence of spokenSentences(words.slice(spoken.length), true)) this.#say(sentence);
    return words;
  }

  /** Finishes the turn without the model: what was spoken stands alone if it may, otherwise the built-in question
   *  follows it. */
  finishPlainly(): string {
    const spoken = this.#spoken.join(' ');
    if (checkWords(spoken, this.#task.question, this.#ground) !== null) this.#say(askingPart(this.#task.question.text));
    return this.#spoken.join(' ');
  }

  #say(sentence: string): void {
    this.#spoken.push(sentence);
    this.#speak(sentence);
  }

  #faultOf(sentence: string): WordsRefused | null {
    const fault = sentenceFault(sentence, this.#task.question, this.#ground);
    if (fault !== null) return fault;
    // A sentence that asks must be new by itself; one that leads up to it is judged with the whole.
    if (!sentence.includes('?')) return null;
    return checkWords([...this.#spoken, sentence].join(' '), this.#task.question, this.#ground);
  }

  #leavesRoom(sentence: string): boolean {
    return wordsIn([...this.#spoken, sentence, askingPart(this.#task.question.text)].join(' ')) <= longestTurn;
  }
}
