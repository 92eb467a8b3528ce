/** Installs the dependencies by the lockfile where they are missing or older than it; `tools` also those of tests. */
export function installIfNeeded(wanted?: { readonly tools?: boolean }): void;
/** What npm is told to leave out where only the product is to run. */
export const startInstalls: readonly string[];
/** Builds where the build is missing or older than its sources. */
export function buildIfNeeded(): void;
/** When the newest of what is built was written. */
export function newestSource(): number;
/** Marks what was built, so that no start builds it again. */
export function markBuilt(newest: number): void;
