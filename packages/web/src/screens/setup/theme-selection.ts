import type { SessionLimits } from '@rostrum/engine';
import type { ThemeRef, WizardDraft } from './wizard-draft.ts';

/* How focus areas and themes are chosen. practice.md §4 (Wizard) and §5, decisions.md §2. */

type Selection = Pick<WizardDraft, 'areas' | 'themes'>;

const isSingle = (limits: SessionLimits) => limits.maxTotal === 1;

/** Adds or drops a focus area. A single choice replaces whatever was chosen; a full list takes no more; dropping an
 *  area drops its themes. */
export function toggleArea(
  selection: Selection,
  areaId: string,
  limits: SessionLimits,
  known: readonly ThemeRef[],
): Selection {
  const { areas, themes } = selection;
  if (areas.includes(areaId)) {
    const inArea = new Set(known.filter((theme) => theme.area === areaId).map((theme) => theme.id));
    return { areas: areas.filter((id) => id !== areaId), themes: themes.filter((id) => !inArea.has(id)) };
  }
  if (isSingle(limits)) return { areas: [areaId], themes: [] };
  return areas.length < limits.maxAreas ? { areas: [...areas, areaId], themes } : { areas, themes };
}

/** Adds or drops a theme, by the same rules. */
export function toggleTheme(selection: Selection, themeId: string, limits: SessionLimits): Selection {
  const { areas, themes } = selection;
  if (themes.includes(themeId)) return { areas, themes: themes.filter((id) => id !== themeId) };
  if (isSingle(limits)) return { areas: [], themes: [themeId] };
  return themes.length < limits.maxThemes ? { areas, themes: [...themes, themeId] } : { areas, themes };
}

/** What stays chosen when the list of themes changes: everything if the style includes everything, otherwise those
 *  still in the list. */
export function selectionAmong(
  selection: Selection,
  known: readonly ThemeRef[],
  limits: SessionLimits | null,
): Selection {
  const ids = new Set(known.map((theme) => theme.id));
  const areaIds = new Set(known.map((theme) => theme.area));
  if (limits?.includesEverything) return { areas: [...areaIds], themes: [...ids] };
  return {
    areas: selection.areas.filter((id) => areaIds.has(id)),
    themes: selection.themes.filter((id) => ids.has(id)),
  };
}

/** Whether step 4 may be left with this selection. */
export function enoughChosen({ areas, themes }: Selection, limits: SessionLimits): boolean {
  const total = areas.length + themes.length;
  return total >= limits.minTotal && total <= limits.maxTotal && themes.length >= limits.minThemes;
}
