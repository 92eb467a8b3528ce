import { industrySheets } from './industry-sheets.ts';
import type { ProjectTypeSheet } from './types.ts';

/** Every project type with its category, in catalog order. */
export const projectTypeSheets: readonly ProjectTypeSheet[] = industrySheets.flatMap((industry) =>
  industry.subcategories.flatMap((subcategory) =>
    subcategory.types.map((type) => ({ ...type, industry: industry.key, subcategory: subcategory.name })),
  ),
);
