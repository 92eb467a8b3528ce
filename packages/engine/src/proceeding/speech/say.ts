import type { Random } from '../../base/random.ts';
import { evening } from '../../generated/evening.ts';
import type { Rules } from '../types.ts';

export type Scene = 'chair' | 'members' | 'staff' | 'cross' | 'witness' | 'amendments' | 'next' | 'relief';

/** One of the ways to say something, with its slots filled.
 *  Takes: the scene and the key in packages/engine/evening, the values of the slots, and a source of choices; without one, the first way.
 *  Gives: the line.  Throws: if the data has no such line, or a slot is left open: both are our own faults. */
export function say(
  scene: Scene,
  key: string,
  slots: Readonly<Record<string, string>> = {},
  random: Random | null = null,
): string {
  const ways = evening[scene]?.lines[key];
  if (ways === undefined) throw new Error(`no line ${scene}.${key}`);
  const line = random === null ? (ways[0] ?? '') : random.pick(ways);
  return line
    .split('{')
    .map((part, at) => {
      if (at === 0) return part;
      const end = part.indexOf('}');
      const value = slots[part.slice(0, end)];
      if (value === undefined) throw new Error(`no value for {${part.slice(0, end)}} in ${scene}.${key}`);
      return value + part.slice(end + 1);
    })
    .join('');
}

/** Whether the scene has such a line. Takes: the scene and the key of a line. Gives: false for a scene without lines. */
export function canSay(scene: Scene, key: string): boolean {
  return Object.hasOwn(evening[scene]?.lines ?? {}, key);
}

/** Says a line in the way that fits the body: '…_examiner' before a hearing examiner, '…_plan' for a site plan, '…_evidence' if standards
 *  are applied to evidence, else the plain one. Takes and gives as `say`.  Throws: as `say`. */
export function sayFor(
  rules: Pick<Rules, 'kind' | 'quasiJudicial'>,
  key: string,
  slots: Readonly<Record<string, string>> = {},
  random: Random | null = null,
): string {
  const ways = [
    ...(rules.kind === 'hearing_examiner' ? [`${key}_examiner`] : []),
    ...(rules.kind === 'site_plan' ? [`${key}_plan`] : []),
    ...(rules.quasiJudicial ? [`${key}_evidence`] : []),
  ];
  return say('chair', ways.find((one) => canSay('chair', one)) ?? key, slots, random);
}
