import { normalized } from './normalized.ts';
import type { Difficulty } from './types.ts';

/** The four difficulty levels, easiest first. practice.md §9. */
export const difficulties: readonly Difficulty[] = [
  {
    id: 'beginner',
    name: 'Beginner',
    icon: 'sprout',
    description: 'A patient board that wants to understand the project. A good first run.',
    characteristics: [
      'One subject at a time, in plain words',
      'A vague answer gets a second chance',
      'Few objections from the floor',
      'Staff and neighbors stay courteous',
    ],
  },
  {
    id: 'intermediate',
    name: 'Intermediate',
    icon: 'scale',
    description: 'An ordinary evening: the board has read the packet and the neighbors have come.',
    characteristics: [
      'Questions draw on your presentation and the ordinance',
      'Follow-up where an answer leaves something open',
      'Supporters and opponents both speak',
      'Figures and commitments are expected',
    ],
  },
  {
    id: 'advanced',
    name: 'Advanced',
    icon: 'gavel',
    description: 'A prepared board and an organized opposition. Nothing is taken on faith.',
    characteristics: [
      'Pointed questions that cite sections and earlier answers',
      'Contradictions are noticed and read back',
      'Experts challenge methods and assumptions',
      'Promises are pressed until they can be enforced',
    ],
  },
  {
    id: 'expert',
    name: 'Expert',
    icon: 'flame',
    description: 'Adversarial and on several subjects at once, as in the hardest hearing of the year.',
    characteristics: [
      'Several subjects tied together in one question',
      'Interruptions, ultimatums and coalitions in the room',
      'Every gap in the presentation is found',
      'Patience is short and trust has to be earned back',
    ],
  },
];

const synonyms: Readonly<Record<string, string>> = {
  beginner: 'beginner',
  easy: 'beginner',
  novice: 'beginner',
  low: 'beginner',
  basic: 'beginner',
  intermediate: 'intermediate',
  medium: 'intermediate',
  moderate: 'intermediate',
  normal: 'intermediate',
  standard: 'intermediate',
  advanced: 'advanced',
  hard: 'advanced',
  difficult: 'advanced',
  high: 'advanced',
  expert: 'expert',
  adversarial: 'expert',
  extreme: 'expert',
  'very hard': 'expert',
};

/** The difficulty that a text means, ignoring case and accepting older names such as 'Medium'.
 *  Takes: anything.  Gives: one of `difficulties`; intermediate if nothing is recognized (practice.md §4).  Throws: never. */
export function difficultyOf(text: unknown): Difficulty {
  const id = typeof text === 'string' ? synonyms[normalized(text)] : undefined;
  const found = difficulties.find((level) => level.id === (id ?? 'intermediate'));
  return found ?? (difficulties[1] as Difficulty);
}
