import type { ProceedingKind } from '@rostrum/contract';
import type { Materials } from '../../filed/types.ts';
import { annotate } from '../../language/annotate.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import { statePack } from '../rules/state-packs.ts';
import { thingsIn } from './code-on-relief.ts';

/** Uses whose distances some states set themselves, over a county's own. */
const uses: readonly string[] = ['solar', 'wind', 'battery'];
/** What such a rule of a state is of. */
const setByState: ReadonlySet<string> = new Set(['distance', 'height']);

/** The rule of a state that sets the distances of this use itself, so that relief from a local one may not be needed.
 *  Takes: the rehearsal, what is filed, the state and the kind of proceeding, and the name of the relief.  Gives: its citation; null if the
 *  pack has none, or the relief is from a rule of something else.  Throws: never. */
export function stateOnRelief(
  r: Rehearsal,
  { projectText }: Pick<Materials, 'projectText'>,
  { state, kind }: { readonly state: string | null; readonly kind: ProceedingKind },
  name: string,
): string | null {
  if (state === null || !thingsIn(annotate(name)).every((thing) => setByState.has(thing))) return null;
  const request = [r.project.description ?? '', ...r.project.facts, projectText].join(' ').toLowerCase();
  const own = uses.filter((use) => request.includes(use));
  const found = statePack(state, kind)?.rules.find(({ text }) => {
    const plain = text.toLowerCase();
    const isOfDistance = plain.includes('distances') && plain.includes(' feet');
    return isOfDistance && own.some((use) => plain.includes(use));
  });
  return found?.citation ?? null;
}
