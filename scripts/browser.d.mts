/** What every automated Chromium here is started with: it asks nothing, fetches nothing of its own, and runs without a sandbox or a
 *  graphics card. */
export const chromiumFlags: readonly string[];
/** A microphone that is present and allowed: a tone, or a sound file if one is given. */
export function microphoneFlags(sound?: string): readonly string[];
/** The path of a browser; installs one if there is none; null if that isn't possible either. */
export function findBrowser(): string | null;
