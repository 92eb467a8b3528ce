import type { Purpose } from '@rostrum/contract';
import type { BoardQuestion, Element } from './types.ts';

/** A plain board question (sharpness one). `after` names the elements it seeks; none means all of the entry's. */
export function plain(purpose: Purpose, text: string, ...after: string[]): BoardQuestion {
  return { text, sharpness: 1, purpose, after };
}

/** A pointed board question (sharpness two). Arguments as in `plain`. */
export function pointed(purpose: Purpose, text: string, ...after: string[]): BoardQuestion {
  return { text, sharpness: 2, purpose, after };
}

/** A sharp board question (sharpness three). Arguments as in `plain`. */
export function sharp(purpose: Purpose, text: string, ...after: string[]): BoardQuestion {
  return { text, sharpness: 3, purpose, after };
}

/** An element of a complete answer. Cues are given as RegExp literals, so that an editor and the linter read them, and
 *  are kept as sources. */
export function element(id: string, label: string, cues: readonly RegExp[], why: string, model: string): Element {
  return { id, label, cues: cues.map((cue) => cue.source), why, model };
}

/** An element that only counts when a figure, date or amount stands in the same sentence. Arguments as in `element`. */
export function figureElement(id: string, label: string, cues: readonly RegExp[], why: string, model: string): Element {
  return { ...element(id, label, cues, why, model), needsFigure: true };
}

/** Topic cues from RegExp literals. */
export function sources(...cues: readonly RegExp[]): readonly string[] {
  return cues.map((cue) => cue.source);
}
