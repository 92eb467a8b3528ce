import { randomId } from '../session/random-id.ts';
import type { CallName } from '@rostrum/contract';

/** The calls that append to the record, and so must not be repeated. */
const keyed: ReadonlySet<CallName> = new Set<CallName>([
  'startSimulation',
  'generateQuestion',
  'generateQuestionBasic',
  'practiceQuestion',
  'evaluateResponse',
  'practiceEvaluation',
  'vote',
  'forcePhaseTransition',
]);
const maxKept = 50;

/** Keys of requests that have not been answered yet. */
const open = new Map<string, string>();

function newKey(): string {
  return randomId();
}

/** The Idempotency-Key for a call: the same for as long as an identical call is unanswered, so that a retry does
 *  nothing twice; a new one after that. Null for a call that takes none. Takes: the call, and everything it sends,
 *  as one text. */
export function actionKey(name: CallName, sent: string): { readonly key: string; answered(): void } | null {
  if (!keyed.has(name)) return null;
  const meant = `${name} ${sent}`;
  const key = open.get(meant) ?? newKey();
  open.delete(meant);
  open.set(meant, key);
  for (const oldest of open.keys()) {
    if (open.size <= maxKept) break;
    open.delete(oldest);
  }
  return { key, answered: () => void open.delete(meant) };
}
