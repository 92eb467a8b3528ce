import { createHash } from 'node:crypto';
import type { CallName } from '@rostrum/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RehearsalStore } from '../rehearsals/store.ts';
import { Refusal } from './refusal.ts';

/** The calls that append to the record and would do so twice if they were sent twice. */
export const keyedCalls: ReadonlySet<CallName> = new Set([
  'startSimulation',
  'generateQuestion',
  'generateQuestionBasic',
  'practiceQuestion',
  'evaluateResponse',
  'practiceEvaluation',
  'vote',
  'forcePhaseTransition',
]);

export const keyPattern = /^[\x21-\x7e]{8,200}$/;

const dayMs = 24 * 60 * 60 * 1_000;
const keptMs = 3 * dayMs;
const everyMs = dayMs / 24;

/** The key under which a call is carried out once, with a hash of what it asks; null if it has none. */
export function keyOf(name: CallName, request: FastifyRequest): { key: string; fingerprint: string } | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !keyedCalls.has(name)) return null;
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw new Refusal('malformed', 'The Idempotency-Key takes 8 to 200 letters, digits and symbols, without spaces.');
  const asked = JSON.stringify([name, request.params, request.body ?? null]);
  return { key, fingerprint: createHash('sha256').update(asked).digest('base64url') };
}

/** Drops the stored answers of calls made days ago, at startup and each hour. */
export function forgetOldAnswers(app: FastifyInstance, store: RehearsalStore): void {
  const forget = (): void => {
    store
      .forgetAnswers(new Date(Date.now() - keptMs))
      .catch((error: unknown) => app.log.warn({ err: error }, 'old answers were not dropped; they will be next time'));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    forget();
    timer = setInterval(forget, everyMs);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
