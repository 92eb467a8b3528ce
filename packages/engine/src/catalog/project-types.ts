import type { ProjectType } from '@rostrum/contract';
import { projectTypeSheets } from './project-type-sheets.ts';
import { industryKeys } from './types.ts';

/** Project types by category, as GET /api/project-types sends them. decisions.md §3. */
export const projectTypes: Readonly<Record<string, readonly ProjectType[]>> = Object.fromEntries(
  industryKeys.map((key) => [
    key,
    projectTypeSheets
      .filter((type) => type.industry === key)
      .map(({ id, name, description, subcategory }) => ({ id, name, description, subcategory })),
  ]),
);
