import type { IndustryGroup } from '../knowledge/types.ts';
import { industryKeyOf } from './industry-key-of.ts';
import type { IndustryKey } from './types.ts';

const groups: Readonly<Record<IndustryKey, IndustryGroup>> = {
  solar: 'renewable_energy',
  wind: 'wind',
  battery_storage: 'battery_storage',
  data_center: 'data_centers',
  commercial: 'commercial',
  residential: 'residential',
  logistics: 'logistics',
  manufacturing: 'manufacturing',
  oil_gas: 'oil_gas',
};

/** The industry group of a project, by which the knowledge base files what boards ask.
 *  Takes: anything that `industryKeyOf` accepts, or the name of a group.  Gives: the group; `generic` if nothing fits.
 *  Throws: never. hearing.md §5. */
export function industryGroupOf(projectTypeText: unknown): IndustryGroup {
  const key = industryKeyOf(projectTypeText);
  return key === null ? 'generic' : groups[key];
}
