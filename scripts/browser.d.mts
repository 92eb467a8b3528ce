/** What every Chromium that is driven here is started with: it asks nothing, fetches nothing of its own, and runs where there
 *  is neither a sandbox nor a graphics card. */
export const chromiumFlags: readonly string[];
/** A microphone that is there and allowed: a tone, or a file of sound where one is named. */
export function microphoneFlags(sound?: string): readonly string[];
/** The path of a browser; installs one where there is none; null where that is not possible either. */
export function findBrowser(): string | null;
