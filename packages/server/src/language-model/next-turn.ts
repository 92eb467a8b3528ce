import {
  instructionsOf,
  pickedTurn,
  questionOfTurn,
  raiseGround,
  turnStillHolds,
  type Materials,
  type Question,
  type QuestionRequest,
  type RaiseGround,
  type Rehearsal,
} from '@rostrum/engine';
import type { Harness, ModelTime, ModelUsage } from './harness.ts';
import type { PreparedTurns } from './prepared-turns.ts';
import { mannerOf, placeOf } from './raise-input.ts';
import { raiseTask } from './tasks/raise.ts';
import { sayWhole, turnAloud } from './turn-aloud.ts';

/** Who waits for a question. */
export interface Listening {
  readonly signal: AbortSignal;
  /** Given each sentence once it may be spoken, before the whole is on the record. */
  readonly speak?: (sentence: string, question: Question) => void;
}

/** A question as it is asked. */
export interface Turn {
  readonly question: Question;
  readonly writtenBy: 'model' | null;
  readonly usage: ModelUsage | null;
}

export interface TurnAsked {
  /** What the engine would ask. */
  readonly question: Question;
  /** The rehearsal before the question. */
  readonly rehearsal: Rehearsal;
  readonly materials: Materials;
  readonly request: QuestionRequest;
}

const added = (a: ModelUsage | null, b: ModelUsage | null): ModelUsage | null =>
  a === null || b === null
    ? (a ?? b)
    : { input_tokens: a.input_tokens + b.input_tokens, output_tokens: a.output_tokens + b.output_tokens };

/** By the signal of the call: one that carries a key is repeated as a whole if another process has moved the record on. */
const ofCalls = new WeakMap<AbortSignal, NextTurn>();

/** The turn of one call: the model's if it has one that was verified, otherwise the engine's. A call may decide more than once, if the
 *  record has moved on: what was spoken is kept, and what was written is used again if it is still right. */
export class NextTurn {
  readonly #model: Harness | null;
  readonly #prepared: PreparedTurns | null;
  readonly #listening: Listening;
  readonly #time: ModelTime | null;
  #last: { readonly decided: Question; readonly turn: Turn } | null = null;
  #hasSpoken = false;

  static of(model: Harness | null, prepared: PreparedTurns | null, listening: Listening): NextTurn {
    const known = ofCalls.get(listening.signal) ?? new NextTurn(model, prepared, listening);
    ofCalls.set(listening.signal, known);
    return known;
  }

  private constructor(model: Harness | null, prepared: PreparedTurns | null, listening: Listening) {
    this.#model = model;
    this.#prepared = prepared;
    this.#listening = listening;
    // The clock runs from here: waiting in line counts.
    this.#time = model?.timeFor(listening.signal) ?? null;
  }

  async put(asked: TurnAsked): Promise<Turn> {
    const builtIn = { question: asked.question, writtenBy: null, usage: null };
    const [model, time] = [this.#model, this.#time];
    if (model === null || time === null || !model.isOn('raise')) return builtIn;
    const last = this.#last;
    if (last !== null && (this.#hasSpoken || this.#stillHolds(last, asked))) return last.turn;
    const { rehearsal, materials, request } = asked;
    const ground = raiseGround(rehearsal, materials, request, asked.question);
    const question = this.#fromPrepared(rehearsal, ground) ?? (await this.#fromModel(model, time, rehearsal, ground));
    const usage = added(last?.turn.usage ?? null, model.takeUsage(rehearsal.sessionId));
    const turn: Turn = question === null ? { ...builtIn, usage } : { question, writtenBy: 'model', usage };
    this.#last = { decided: asked.question, turn };
    return turn;
  }

  /** One of the prepared turns, if the answer left nothing open and one is still right. */
  #fromPrepared(rehearsal: Rehearsal, ground: RaiseGround): Question | null {
    const { question, venue } = ground;
    const turns = this.#prepared?.take(rehearsal.sessionId, question.character.character_id, venue) ?? [];
    if (question.issue.followUpOf !== null) return null;
    const holding = turns.filter((turn) => turnStillHolds(turn, ground, instructionsOf('raise')));
    if (holding.length === 0) return null;
    const turn = questionOfTurn(pickedTurn(holding, ground), question);
    const speak = this.#speaks(question);
    if (speak !== null) sayWhole(turn.text, speak);
    return turn;
  }

  async #fromModel(
    model: Harness,
    time: ModelTime,
    rehearsal: Rehearsal,
    ground: RaiseGround,
  ): Promise<Question | null> {
    const { question } = ground;
    const input = { ground, most: 1, manner: mannerOf(rehearsal, question.character), place: placeOf(rehearsal) };
    const work = { input, rehearsal, time };
    const speak = this.#speaks(question);
    if (speak === null) {
      const turns = await model.run(raiseTask, work);
      return turns === null ? null : questionOfTurn(pickedTurn(turns, ground), question);
    }
    const spoken = await turnAloud(model, work, speak);
    if (spoken === null) return null;
    if ('kept' in spoken) return questionOfTurn(spoken.kept, question);
    return { ...question, text: spoken.begun, method: methodOf(question) };
  }

  #speaks(question: Question): ((sentence: string) => void) | null {
    const { speak } = this.#listening;
    if (speak === undefined) return null;
    return (sentence) => {
      this.#hasSpoken = true;
      speak(sentence, question);
    };
  }

  #stillHolds({ decided, turn }: { readonly decided: Question; readonly turn: Turn }, asked: TurnAsked): boolean {
    return (
      decided.issue.key === asked.question.issue.key &&
      decided.character.character_id === asked.question.character.character_id &&
      (turn.writtenBy === null || !asked.rehearsal.exchanges.some((one) => one.asked.question === turn.question.text))
    );
  }
}

/** A question that draws on an earlier exchange counts as one from memory, no matter who wrote it. decisions.md §3. */
const methodOf = ({ method }: Question): Question['method'] =>
  method === 'memory_enhanced' ? 'memory_enhanced' : 'ai_character_enhanced';
