import type { Body } from '../../../api/client.ts';
import type { PublicSetting } from './public-setting.ts';

/** What start_simulation gets to know about the configuration. hearing.md §7. */
export function startBody({ config, details }: PublicSetting): Partial<Body<'startSimulation'>> {
  const hasDetails = Object.keys(details).length > 0;
  return { enhanced_config: { ...config, ...(hasDetails ? { projectDetails: { ...details } } : {}) } };
}
