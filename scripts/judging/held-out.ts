import { verdictOf } from '../../packages/engine/src/judging/verdict.ts';
import type { Features } from '../../packages/engine/src/judging/features/features.ts';
import { bands, rules } from '../../packages/engine/src/said/data.ts';
import { weightsFor, type Case, type EarlierRow } from './heads.ts';

/* How the judge does on uses that its weights have not seen: a tenth of the uses at a time is left out of the fit and then judged. */

export interface Read {
  readonly told: Case;
  readonly features: Features;
}

/** The number of folds, so that every use is left out once. */
const folds = 10;

/** Gives: a line of totals. Takes: all labeled answers, of which only those labeled by others are judged, and the first cases. Throws:
 *  never. */
export function heldOut(all: readonly Read[], earlier: readonly EarlierRow[]): string {
  const judged = all.filter(({ told }) => told.project !== undefined);
  const uses = [...new Set(judged.map(({ told }) => told.use))];
  const foldOf = new Map(uses.map((use, at) => [use, at % folds]));
  const results = Array.from({ length: Math.min(folds, uses.length) }, (_, fold) => fold).flatMap((fold) => {
    const isOut = ({ told }: Read): boolean => foldOf.get(told.use) === fold;
    const weights = weightsFor(
      all.filter((one) => !isOut(one)),
      earlier,
    );
    return judged
      .filter(isOut)
      .map(({ told, features }) => ({ told, verdict: verdictOf(features, { rules, ...weights }) }));
  });
  const apart = results.map(({ told, verdict: { band } }) =>
    band === null ? bands.length : Math.abs(bands.indexOf(band) - bands.indexOf(told.band)),
  );
  const share = (most: number): string =>
    (apart.filter((distance) => distance <= most).length / Math.max(1, results.length)).toFixed(3);
  const low = results.filter(({ told }) => told.band === 'weak' || told.band === 'poor');
  const rude = results.filter(({ told }) => told.tone === 'hostile' || told.tone === 'condescending');
  return [
    `${results.length} answers of ${uses.length} uses, a tenth of the uses held out at a time: exact ${share(0)}, within one ${share(1)}`,
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
