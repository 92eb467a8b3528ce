import type { Industry } from '@rostrum/contract';
import { industrySheets } from './industry-sheets.ts';

/** The development categories by key, as GET /api/practice/industries sends them. decisions.md §3. */
export const industries: Readonly<Record<string, Industry>> = Object.fromEntries(
  industrySheets.map(({ key, name, description, icon, subcategories }) => [
    key,
    {
      name,
      description,
      icon,
      subcategories: subcategories.map((subcategory) => ({
        name: subcategory.name,
        description: subcategory.description,
        types: subcategory.types.map((type) => ({ id: type.id, name: type.name, description: type.description })),
      })),
    },
  ]),
);
