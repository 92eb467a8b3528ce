import { themes } from './themes.ts';
import type { FocusArea } from './types.ts';

/** The focus areas, built from the themes that belong to them, in catalog order. practice.md §3. */
export const focusAreas: readonly FocusArea[] = [
  ...new Map(
    themes.map((theme) => [
      theme.focus_area,
      { id: theme.focus_area, name: theme.focus_area_name, description: theme.focus_area_description },
    ]),
  ).values(),
];
