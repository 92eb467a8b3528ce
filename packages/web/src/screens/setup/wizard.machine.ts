import { assign, setup } from 'xstate';
import type { ThemeRef, WizardDraft } from './wizard-draft.ts';
import type { WizardEvent, WizardStep } from './wizard.events.ts';
import * as rules from './wizard.rules.ts';

export interface WizardContext {
  readonly draft: WizardDraft;
  /** The themes that matter to the category's industry. */
  readonly known: readonly ThemeRef[];
}

/** Every step may be visited again through the browser's history once the steps before it are done. */
const visit = (step: WizardStep, guards: readonly Guard[]) => ({
  target: `#wizard.${step}`,
  guard: ({ context, event }: { context: WizardContext; event: WizardEvent }) =>
    event.type === 'step.visited' && event.step === step && guards.every((guard) => rules[guard](context.draft)),
});
type Guard =
  | 'hasCategory'
  | 'hasProjectType'
  | 'hasStyleAndDifficulty'
  | 'choosesThemes'
  | 'hasEnoughThemes'
  | 'hasCommunity'
  | 'hasProject';
const before: Readonly<Record<WizardStep, readonly Guard[]>> = {
  category: [],
  type: ['hasCategory'],
  session: ['hasCategory', 'hasProjectType'],
  themes: ['hasCategory', 'hasProjectType', 'hasStyleAndDifficulty', 'choosesThemes'],
  community: ['hasCategory', 'hasProjectType', 'hasStyleAndDifficulty', 'hasEnoughThemes'],
  project: ['hasCategory', 'hasProjectType', 'hasStyleAndDifficulty', 'hasEnoughThemes', 'hasCommunity'],
  review: ['hasCategory', 'hasProjectType', 'hasStyleAndDifficulty', 'hasEnoughThemes', 'hasCommunity', 'hasProject'],
};

/** The seven steps of setting up. practice.md §4 (Wizard), decisions.md §2.
 *
 *  category ─▶ type ─▶ session ─▶ themes ─▶ community ─▶ project ─▶ review ─▶ launched
 *                         └──── everything included ────▲       └─ practice styles ─▶ practicing */
export const wizardMachine = setup({
  types: {
    context: {} as WizardContext,
    events: {} as WizardEvent,
    input: {} as WizardContext,
  },
  guards: {
    hasCategory: ({ context }) => rules.hasCategory(context.draft),
    hasProjectType: ({ context }) => rules.hasProjectType(context.draft),
    hasStyleAndDifficulty: ({ context }) => rules.hasStyleAndDifficulty(context.draft),
    readyForCommunity: ({ context }) =>
      rules.hasStyleAndDifficulty(context.draft) && rules.includesEverything(context.draft),
    includesEverything: ({ context }) => rules.includesEverything(context.draft),
    hasEnoughThemes: ({ context }) => rules.hasEnoughThemes(context.draft),
    hasCommunity: ({ context }) => rules.hasCommunity(context.draft),
    startsPractice: ({ context }) => rules.startsPractice(context.draft),
  },
  actions: {
    remember: assign({ draft: ({ context, event }) => rules.draftAfter(context.draft, event, context.known) }),
    learnThemes: assign({
      known: ({ context, event }) => (event.type === 'themes.known' ? event.themes : context.known),
    }),
  },
}).createMachine({
  id: 'wizard',
  context: ({ input }) => input,
  initial: 'category',
  on: {
    'category.chosen': { actions: 'remember' },
    'type.chosen': { actions: 'remember' },
    'style.chosen': { actions: 'remember' },
    'option.set': { actions: 'remember' },
    'difficulty.chosen': { actions: 'remember' },
    'area.toggled': { actions: 'remember' },
    'theme.toggled': { actions: 'remember' },
    'themes.known': { actions: ['remember', 'learnThemes'] },
    'example.taken': { actions: 'remember', target: '.project' },
    'step.visited': [
      visit('category', before.category),
      visit('type', before.type),
      visit('session', before.session),
      visit('themes', before.themes),
      visit('community', before.community),
      visit('project', before.project),
      visit('review', before.review),
    ],
  },
  states: {
    category: { on: { next: { guard: 'hasCategory', target: 'type' } } },
    type: { on: { next: { guard: 'hasProjectType', target: 'session' }, back: 'category' } },
    session: {
      on: {
        next: [
          { guard: 'readyForCommunity', target: 'community' },
          { guard: 'hasStyleAndDifficulty', target: 'themes' },
        ],
        back: 'type',
      },
    },
    themes: { on: { next: { guard: 'hasEnoughThemes', target: 'community' }, back: 'session' } },
    community: {
      on: {
        next: { guard: 'hasCommunity', target: 'project' },
        'community.chosen': { actions: 'remember', target: 'project' },
        back: [{ guard: 'includesEverything', target: 'session' }, { target: 'themes' }],
      },
    },
    project: {
      on: {
        'project.filed': [
          { guard: 'startsPractice', actions: 'remember', target: 'practicing' },
          { actions: 'remember', target: 'review' },
        ],
        back: 'community',
      },
    },
    review: { on: { launch: 'launched', back: 'project' } },
    practicing: {},
    launched: {},
  },
});
