import { checkWords, type Question } from '@rostrum/engine';
import type { ModelTime, ModelUsage, ModelWords, QuestionTask } from './port.ts';
import { groundOf } from './question-words.ts';

/** Who waits for a question. */
export interface Listening {
  readonly signal: AbortSignal;
  /** Gets each sentence once it may be spoken, before the whole question is on the record. */
  readonly speak?: (sentence: string, question: Question) => void;
}

/** A question in the words in which it is asked. */
export interface Worded {
  readonly question: Question;
  /** The engine's own words for it. */
  readonly draft: string;
  readonly writtenBy: 'model' | null;
  readonly usage: ModelUsage | null;
}

interface Last {
  readonly decided: Question;
  readonly worded: Worded;
}

const added = (a: ModelUsage | null, b: ModelUsage | null): ModelUsage | null =>
  a === null || b === null
    ? (a ?? b)
    : { input_tokens: a.input_tokens + b.input_tokens, output_tokens: a.output_tokens + b.output_tokens };

/** Keyed by the call's signal: a call that carries a key is repeated as a whole if another process has moved on. */
const ofCalls = new WeakMap<AbortSignal, PuttingIntoWords>();

/** Puts the questions of one call into words. A call may decide more than once, if the record has moved on: what
 *  was spoken stays, and what was written is used again if it still fits. */
export class PuttingIntoWords {
  readonly #words: ModelWords | null;
  readonly #listening: Listening;
  readonly #time: ModelTime | null;
  #last: Last | null = null;
  #hasSpoken = false;

  static of(words: ModelWords | null, listening: Listening): PuttingIntoWords {
    const known = ofCalls.get(listening.signal) ?? new PuttingIntoWords(words, listening);
    ofCalls.set(listening.signal, known);
    return known;
  }

  private constructor(words: ModelWords | null, listening: Listening) {
    this.#words = words;
    this.#listening = listening;
    // The clock runs from here: waiting in line counts.
    this.#time = words?.timeFor(listening.signal) ?? null;
  }

  async put(task: QuestionTask): Promise<Worded> {
    if (this.#words === null || this.#time === null)
      return { question: task.question, draft: task.question.text, writtenBy: null, usage: null };
    const last = this.#last;
    if (last !== null && this.#hasSpoken) return last.worded;
    if (last !== null && this.#stillFits(last, task)) return last.worded;
    const { speak } = this.#listening;
    const text = await this.#words.question(
      task,
      this.#time,
      speak === undefined
        ? undefined
        : (sentence) => {
            this.#hasSpoken = true;
            speak(sentence, task.question);
          },
    );
    const usage = added(last?.worded.usage ?? null, this.#words.takeUsage(task.rehearsal.sessionId));
    const worded: Worded =
      text === null
        ? { question: task.question, draft: task.question.text, writtenBy: null, usage }
        : {
            question: { ...task.question, text, method: methodOf(task.question) },
            draft: task.question.text,
            writtenBy: 'model',
            usage,
          };
    this.#last = { decided: task.question, worded };
    return worded;
  }

  #stillFits({ decided, worded }: Last, task: QuestionTask): boolean {
    return (
      decided.issue.key === task.question.issue.key &&
      decided.character.character_id === task.question.character.character_id &&
      JSON.stringify(decided.citations) === JSON.stringify(task.question.citations) &&
      (worded.writtenBy === null || checkWords(worded.question.text, task.question, groundOf(task, '')) === null)
    );
  }
}

/** A question that draws on an earlier exchange counts as memory, whoever wrote it. decisions.md §3. */
const methodOf = ({ method }: Question): Question['method'] =>
  method === 'memory_enhanced' ? 'memory_enhanced' : 'ai_character_enhanced';
