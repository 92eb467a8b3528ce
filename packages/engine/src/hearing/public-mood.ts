import type { EmotionalState } from '@rostrum/contract';
import { meterLevelOf } from './times.ts';

/** The four values behind the meters of the public phase, each 0..1. */
export interface PublicMeters extends EmotionalState {
  readonly crowdEnergy: number;
}

/** Before anyone has spoken, if there was no board phase. hearing.md §9, decisions.md §7. */
export const initialMeters: PublicMeters = { frustration: 0.3, trust: 0.7, patience: 0.8, crowdEnergy: 0.4 };

const clamped = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 1_000) / 1_000));

/** The meters at the start of public comment. The room's hostility raises frustration and lowers trust by that much.
 *  Takes: the modifier, 0..0.5; anything else counts as none.  Gives: meters, each 0..1.  Throws: never. decisions.md §7. */
export function metersAfterHandOver(hostility: number, from: PublicMeters = initialMeters): PublicMeters {
  const by = Number.isFinite(hostility) ? Math.min(0.5, Math.max(0, hostility)) : 0;
  return { ...from, frustration: clamped(from.frustration + by), trust: clamped(from.trust - by) };
}

/** How tense the room is: the mean of frustration, lack of trust and crowd energy, using the same steps as the meters.
 *  Takes: meters.  Gives: the value 0..1 and its step.  Throws: never. hearing.md §2 (Tension level), §9. */
export function tensionOf(meters: PublicMeters): { readonly value: number; readonly level: 'low' | 'middle' | 'high' } {
  const value = clamped((meters.frustration + (1 - meters.trust) + meters.crowdEnergy) / 3);
  return { value, level: meterLevelOf(value) };
}
