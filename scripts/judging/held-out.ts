import { verdictOf } from '../../packages/engine/src/judging/verdict.ts';
import type { Features } from '../../packages/engine/src/judging/features.ts';
import { bands, rules } from '../../packages/engine/src/said/data.ts';
import { headsFor, type Case } from './heads.ts';

/* How the judge does on uses that its weights have not seen: each use in turn is left out of the fit and then judged. */

export interface Read {
  readonly told: Case;
  readonly features: Features;
}

/** Gives: a line of totals. Takes: all labeled answers; those labeled by others are judged. Throws: never. */
export function heldOut(all: readonly Read[]): string {
  const judged = all.filter(({ told }) => told.project !== undefined);
  const uses = [...new Set(judged.map(({ told }) => told.use))];
  const results = uses.flatMap((use) => {
    const rest = all.filter(({ told }) => told.use !== use);
    const heads = headsFor(rest.map(({ told, features }) => ({ told, values: features.values })));
    return judged
      .filter(({ told }) => told.use === use)
      .map(({ told, features }) => ({ told, verdict: verdictOf(features, { rules, heads }) }));
  });
  const apart = results.map(({ told, verdict: { band } }) =>
    band === null ? bands.length : Math.abs(bands.indexOf(band) - bands.indexOf(told.band)),
  );
  const share = (most: number): string =>
    (apart.filter((distance) => distance <= most).length / Math.max(1, results.length)).toFixed(3);
  const low = results.filter(({ told }) => told.band === 'weak' || told.band === 'poor');
  const rude = results.filter(({ told }) => told.tone === 'hostile' || told.tone === 'condescending');
  return [
    `${results.length} answers of ${uses.length} uses, each use held out in turn: exact ${share(0)}, within one ${share(1)}`,
    `answers the question, macro-F1 ${macroF1(results).toFixed(3)}`,
    `weak or poor rated strong ${low.filter(({ verdict }) => verdict.band === 'strong').length} of ${low.length}`,
    `rude above weak ${rude.filter(({ verdict: { band } }) => band === 'strong' || band === 'adequate').length} of ${rude.length}`,
    `not rated ${results.filter(({ verdict }) => verdict.band === null).length}`,
  ].join('; ');
}

function macroF1(results: readonly { readonly told: Case; readonly verdict: ReturnType<typeof verdictOf> }[]): number {
  const labels = ['yes', 'partly', 'no'] as const;
  const f1 = labels.map((label) => {
    const told = results.filter(({ verdict }) => verdict.band !== null && verdict.answers === label);
    const hit = told.filter((one) => one.told.answers_question === label).length;
    const both = told.length + results.filter((one) => one.told.answers_question === label).length;
    return both === 0 ? 0 : (2 * hit) / both;
  });
  return f1.reduce((sum, one) => sum + one, 0) / labels.length;
}
