import { sessionStyles } from '@rostrum/engine/catalog';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { emptyDraft } from './wizard-draft.ts';
import type { ThemeRef, WizardDraft } from './wizard-draft.ts';
import type { WizardEvent, WizardStep } from './wizard.events.ts';
import { wizardSteps } from './wizard.events.ts';
import { wizardMachine } from './wizard.machine.ts';

const known: readonly ThemeRef[] = Array.from({ length: 20 }, (_, at) => ({
  id: `theme_${at}`,
  area: `area_${at % 8}`,
}));
const community = {
  id: 'company_town',
  name: 'Company Town',
  description: '',
  communication_style: 'cautious',
  starting_temperature: 'Anxious and conflicted',
  escalation_pattern: '',
  typical_concerns: [],
};
const styleIds = [
  'single_topic_deep_dive',
  'multi_theme_discussion',
  'multiple_topics',
  'real_life_simulation',
] as const;
type StyleId = (typeof styleIds)[number];

function styleOf(id: StyleId) {
  const style = sessionStyles.find((one) => one.id === id);
  if (!style) throw new Error(`no style ${id}`);
  return { id, name: style.name, limits: style.limits };
}

function completeDraft(id: StyleId): WizardDraft {
  const everything = id === 'real_life_simulation';
  return {
    ...emptyDraft,
    category: { key: 'solar', name: 'Solar Energy' },
    subcategory: 'Ground-Mounted Solar',
    projectType: { id: 'utility_scale_solar', name: 'Utility-Scale Solar', description: '' },
    style: styleOf(id),
    difficulty: { id: 'intermediate', name: 'Intermediate' },
    areas: everything ? [...new Set(known.map((theme) => theme.area))] : [],
    themes: everything ? known.map((theme) => theme.id) : ['theme_0'],
    community,
    projectFiled: true,
  };
}

function actorAt(step: WizardStep, draft: WizardDraft) {
  const snapshot = wizardMachine.resolveState({ value: step, context: { draft, known } });
  return createActor(wizardMachine, { snapshot, input: { draft, known } }).start();
}

function stepAfter(step: WizardStep, draft: WizardDraft, event: WizardEvent): string {
  const actor = actorAt(step, draft);
  actor.send(event);
  return actor.getSnapshot().value;
}

/** practice.md §4 and §5, decisions.md §2: where each action leads from each step, for each style, in the order of `styleIds`. */
const same = (step: string) => [step, step, step, step] as const;
const filed: WizardEvent = { type: 'project.filed' };
const chosen: WizardEvent = { type: 'community.chosen', community };
const table: Readonly<
  Record<WizardStep, readonly (readonly [WizardEvent, readonly [string, string, string, string]])[]>
> = {
  category: [
    [{ type: 'next' }, same('type')],
    [{ type: 'back' }, same('category')],
    [filed, same('category')],
    [{ type: 'launch' }, same('category')],
    [chosen, same('category')],
  ],
  type: [
    [{ type: 'next' }, same('session')],
    [{ type: 'back' }, same('category')],
    [filed, same('type')],
    [{ type: 'launch' }, same('type')],
    [chosen, same('type')],
  ],
  session: [
    [{ type: 'next' }, ['themes', 'themes', 'themes', 'community']],
    [{ type: 'back' }, same('type')],
    [filed, same('session')],
    [{ type: 'launch' }, same('session')],
    [chosen, same('session')],
  ],
  themes: [
    [{ type: 'next' }, same('community')],
    [{ type: 'back' }, same('session')],
    [filed, same('themes')],
    [{ type: 'launch' }, same('themes')],
    [chosen, same('themes')],
  ],
  community: [
    [{ type: 'next' }, same('project')],
    [{ type: 'back' }, ['themes', 'themes', 'themes', 'session']],
    [filed, same('community')],
    [{ type: 'launch' }, same('community')],
    [chosen, same('project')],
  ],
  project: [
    [{ type: 'next' }, same('project')],
    [{ type: 'back' }, same('community')],
    [filed, ['practicing', 'practicing', 'review', 'review']],
    [{ type: 'launch' }, same('project')],
    [chosen, same('project')],
  ],
  review: [
    [{ type: 'next' }, same('review')],
    [{ type: 'back' }, same('project')],
    [filed, same('review')],
    [{ type: 'launch' }, same('launched')],
    [chosen, same('review')],
  ],
};

describe('every step × style × action with everything chosen', () => {
  for (const step of wizardSteps) {
    for (const [event, targets] of table[step]) {
      it.each(styleIds.map((id, at) => [id, targets[at]] as const))(
        `${event.type} at ${step} under %s leads to %s`,
        (id, target) => {
          expect(stepAfter(step, completeDraft(id), event)).toBe(target);
        },
      );
    }
  }
});

describe('a step cannot be left forward before a choice is made', () => {
  const lacking: readonly (readonly [WizardStep, Partial<WizardDraft>])[] = [
    ['category', { category: null }],
    ['type', { projectType: null }],
    ['session', { style: null }],
    ['session', { difficulty: null }],
    ['themes', { areas: [], themes: [] }],
    ['community', { community: null }],
  ];
  it.each(lacking)('%s without %o', (step, missing) => {
    expect(stepAfter(step, { ...completeDraft('multiple_topics'), ...missing }, { type: 'next' })).toBe(step);
  });

  it('requires a theme for a multi-theme discussion, not only an area', () => {
    const draft = { ...completeDraft('multi_theme_discussion'), areas: ['area_1'], themes: [] };
    expect(stepAfter('themes', draft, { type: 'next' })).toBe('themes');
    expect(stepAfter('themes', { ...draft, themes: ['theme_1'] }, { type: 'next' })).toBe('community');
  });

  it('requires exactly one thing for a deep dive', () => {
    const draft = completeDraft('single_topic_deep_dive');
    expect(stepAfter('themes', { ...draft, areas: ['area_1'] }, { type: 'next' })).toBe('themes');
    expect(stepAfter('themes', { ...draft, areas: ['area_1'], themes: [] }, { type: 'next' })).toBe('community');
  });
});

describe('opening a step through the browser’s history', () => {
  it.each(wizardSteps)('reaches %s when everything before it is done', (step) => {
    expect(stepAfter('category', completeDraft('multiple_topics'), { type: 'step.visited', step })).toBe(step);
  });

  it.each(wizardSteps.filter((step) => step !== 'category'))('does not reach %s with nothing chosen', (step) => {
    expect(stepAfter('category', emptyDraft, { type: 'step.visited', step })).toBe('category');
  });

  it('skips the themes if everything is included', () => {
    expect(
      stepAfter('community', completeDraft('real_life_simulation'), { type: 'step.visited', step: 'themes' }),
    ).toBe('community');
  });

  it('does not show the review before the project is filed', () => {
    const draft = { ...completeDraft('multiple_topics'), projectFiled: false };
    expect(stepAfter('project', draft, { type: 'step.visited', step: 'review' })).toBe('project');
  });
});

describe('choosing', () => {
  const draftAfter = (step: WizardStep, draft: WizardDraft, ...events: readonly WizardEvent[]) => {
    const actor = actorAt(step, draft);
    for (const event of events) actor.send(event);
    return actor.getSnapshot().context.draft;
  };

  it('clears the type along with the category, but not when the same category is pressed again', () => {
    const draft = completeDraft('multiple_topics');
    const again = draftAfter('category', draft, {
      type: 'category.chosen',
      category: { key: 'solar', name: 'Solar Energy' },
    });
    expect(again.projectType).not.toBeNull();
    const other = draftAfter('category', draft, {
      type: 'category.chosen',
      category: { key: 'wind', name: 'Wind Energy' },
    });
    expect(other).toMatchObject({ projectType: null, subcategory: null });
  });

  it('clears areas and themes along with the style, and includes everything in a real-life simulation', () => {
    const draft = { ...completeDraft('multiple_topics'), themes: ['theme_1', 'theme_2'] };
    const chooseStyle = (id: StyleId): WizardEvent => ({ type: 'style.chosen', style: styleOf(id), options: {} });
    expect(draftAfter('session', draft, chooseStyle('multi_theme_discussion'))).toMatchObject({
      areas: [],
      themes: [],
    });
    const everything = draftAfter('session', draft, chooseStyle('real_life_simulation'));
    expect(everything.themes).toHaveLength(20);
    expect(everything.areas).toHaveLength(8);
  });

  it('replaces the one choice of a deep dive, whether area or theme', () => {
    const draft = { ...completeDraft('single_topic_deep_dive'), themes: [] };
    const theme: WizardEvent = { type: 'theme.toggled', id: 'theme_3' };
    const area: WizardEvent = { type: 'area.toggled', id: 'area_2' };
    expect(draftAfter('themes', draft, area, theme)).toMatchObject({ areas: [], themes: ['theme_3'] });
    expect(draftAfter('themes', draft, theme, area)).toMatchObject({ areas: ['area_2'], themes: [] });
    expect(draftAfter('themes', draft, theme, theme)).toMatchObject({ areas: [], themes: [] });
  });

  const limitRows = [
    ['multiple_topics', 0, 8],
    ['multi_theme_discussion', 6, 12],
  ] as const;
  it.each(limitRows)('%s allows at most %i areas and %i themes', (id, maxAreas, maxThemes) => {
    const events: WizardEvent[] = [
      ...Array.from({ length: 8 }, (_, at): WizardEvent => ({ type: 'area.toggled', id: `area_${at}` })),
      ...known.map((theme): WizardEvent => ({ type: 'theme.toggled', id: theme.id })),
    ];
    const draft = draftAfter('themes', { ...completeDraft(id), themes: [] }, ...events);
    expect(draft.areas).toHaveLength(maxAreas);
    expect(draft.themes).toHaveLength(maxThemes);
  });

  it('drops the themes of an area along with the area', () => {
    const draft = {
      ...completeDraft('multi_theme_discussion'),
      areas: ['area_1', 'area_2'],
      themes: ['theme_1', 'theme_9', 'theme_2'],
    };
    expect(draftAfter('themes', draft, { type: 'area.toggled', id: 'area_1' })).toMatchObject({
      areas: ['area_2'],
      themes: ['theme_2'],
    });
  });

  it('keeps the part of a selection that a different list of themes still has', () => {
    const themes = [{ id: 'theme_0', area: 'area_0' }];
    const draft = { ...completeDraft('multiple_topics'), themes: ['theme_0', 'theme_5'] };
    expect(draftAfter('themes', draft, { type: 'themes.known', themes }).themes).toEqual(['theme_0']);
    expect(
      draftAfter('session', completeDraft('real_life_simulation'), { type: 'themes.known', themes }),
    ).toMatchObject({
      areas: ['area_0'],
      themes: ['theme_0'],
    });
  });
});
