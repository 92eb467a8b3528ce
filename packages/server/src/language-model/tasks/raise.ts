import { turnIn, type RaiseGround, type TurnKept, type WordsRefused } from '@rostrum/engine';
import { z } from 'zod';
import type { ModelTask } from '../task.ts';

export interface RaiseInput {
  readonly ground: RaiseGround;
  /** The most turns: several if they are prepared, one if somebody is waiting for it. */
  readonly most: number;
  /** Who is speaking: manner and mood, in words. */
  readonly manner: readonly string[];
  readonly place: string;
}

/** What is said comes first, so that it can be heard while the rest is written. */
const shape = z.object({
  turns: z
    .array(
      z.object({
        says: z.string(),
        cites: z.array(z.number()).max(12),
        idea: z.number(),
        heard: z
          .object({ one: z.string(), plain: z.string(), clear: z.string(), open: z.string() })
          .nullish()
          .transform((one) => one ?? null),
      }),
    )
    .max(8),
});

const venues = {
  board: 'The board asks the applicant.',
  public: 'Public comment: a neighbor speaks.',
  practice: 'Practice: one question to the applicant.',
} as const;

/** Up to five turns that this person could say next. */
export const raiseTask: ModelTask<RaiseInput, z.infer<typeof shape>, readonly TurnKept[]> = {
  id: 'raise',
  shape,
  material({ ground, most, manner, place }, fence) {
    const { character } = ground.question;
    return [
      most === 1 ? 'Give one turn.' : `Give up to ${most} turns on different subjects, the best first.`,
      venues[ground.venue],
      place,
      `The speaker: ${character.name}, ${character.title}; role: ${character.role}.`,
      ...manner,
      fence('the case', [...new Set(ground.names)].join('; '), 500),
      'Sources',
      ...ground.sources.map(({ citation: { kind, section, quote }, about }, i) =>
        fence(
          `source ${i + 1}: ${kind.replaceAll('_', ' ')}${section === null ? '' : `, ${section.slice(0, 60)}`}`,
          about === null ? quote : `Asked: ${about} Answered: ${quote}`,
          900,
        ),
      ),
      'Ideas',
      ...ground.ideas.map(({ issue }, i) => fence(`idea ${i + 1}`, issue.text, 400)),
      ...(ground.before.length === 0
        ? []
        : [fence('asked before, not to be repeated', ground.before.join(' | '), 4_000)]),
    ];
  },
  verify({ turns }, { ground, most }, told) {
    // Of several, only those that their writer has no doubt about. One that somebody waits for is spoken before the writer has listened to it.
    const offered = turns.slice(0, most).map((turn) => (most === 1 ? { ...turn, heard: null } : turn));
    const read = offered.map((turn) => turnIn(turn, ground, told));
    const kept = read.filter((turn): turn is TurnKept => 'text' in turn);
    if (kept.length > 0) return { kept };
    const fault = read.find((turn): turn is WordsRefused => 'fault' in turn);
    return fault ?? { fault: 'empty', reason: 'There was no turn.' };
  },
};
