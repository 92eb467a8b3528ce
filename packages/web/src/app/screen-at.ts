import addresses from './screens.json' with { type: 'json' };
import type { ScreenFile } from './screens.ts';

/** The file of the screen at an address; null for the first screen, whose code is always loaded. */
export function screenAt(pathname: string): ScreenFile | null {
  const found = addresses.find(([pattern]) => new RegExp(pattern ?? '').test(pathname));
  return (found?.[1] ?? null) as ScreenFile | null;
}
