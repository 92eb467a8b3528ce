import { normalized } from './normalized.ts';
import type { SessionStyle } from './types.ts';

const minutes = (value: number) => ({ value, label: `${value} minutes` });

/** The four session styles with their options and limits. practice.md §5 and §9, decisions.md §2. */
export const sessionStyles: readonly SessionStyle[] = [
  {
    id: 'single_topic_deep_dive',
    name: 'Single Topic Deep Dive',
    icon: 'target',
    description: 'Stay on one subject until your answers on it hold, question after question.',
    options: {
      questionCount: {
        label: 'Number of questions',
        type: 'slider',
        min: 10,
        max: 30,
        step: 5,
        default: 20,
        unit: 'questions',
      },
    },
    limits: { maxAreas: 1, maxThemes: 1, minTotal: 1, minThemes: 0, maxTotal: 1, includesEverything: false },
  },
  {
    id: 'multi_theme_discussion',
    name: 'Multi-Theme Discussion',
    icon: 'messages-square',
    description: 'A short session over a few subjects of your choice, as a work session with the board would go.',
    options: {
      questionCount: {
        label: 'Number of questions',
        type: 'slider',
        min: 5,
        max: 20,
        step: 5,
        default: 10,
        unit: 'questions',
      },
    },
    limits: { maxAreas: 6, maxThemes: 12, minTotal: 1, minThemes: 1, maxTotal: 18, includesEverything: false },
  },
  {
    id: 'multiple_topics',
    name: 'Multiple Topics',
    icon: 'list-checks',
    description: 'Up to eight themes in turn, to find the ones that need more work before the hearing.',
    options: {
      questionCount: {
        label: 'Number of questions',
        type: 'slider',
        min: 15,
        max: 30,
        step: 5,
        default: 25,
        unit: 'questions',
      },
    },
    limits: { maxAreas: 0, maxThemes: 8, minTotal: 1, minThemes: 0, maxTotal: 8, includesEverything: false },
  },
  {
    id: 'real_life_simulation',
    name: 'Real-Life Simulation',
    icon: 'landmark',
    description: 'The whole evening: the opening, your presentation, the board, the public, and the vote.',
    options: {
      duration: {
        label: 'Length of the hearing',
        type: 'select',
        default: 60,
        unit: 'minutes',
        options: [minutes(30), minutes(45), minutes(60), minutes(75), minutes(90)],
      },
    },
    limits: {
      maxAreas: Infinity,
      maxThemes: Infinity,
      minTotal: 0,
      minThemes: 0,
      maxTotal: Infinity,
      includesEverything: true,
    },
  },
];

/** The session style that a text means.
 *  Takes: anything; `realistic_simulation` means `real_life_simulation` (decisions.md §2).  Gives: the style, or null.  Throws: never. */
export function sessionStyleOf(text: unknown): SessionStyle | null {
  if (typeof text !== 'string') return null;
  const wanted = normalized(text).replaceAll(' ', '_');
  const id = wanted === 'realistic_simulation' ? 'real_life_simulation' : wanted;
  return sessionStyles.find((style) => style.id === id) ?? null;
}
