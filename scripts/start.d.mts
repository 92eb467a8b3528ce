/** Installs the dependencies by the lockfile if they are missing or older than it; `tools` also those of tests. */
export function installIfNeeded(wanted?: { readonly tools?: boolean }): void;
/** What npm leaves out if you only run the product. */
export const startInstalls: readonly string[];
/** Removes what npm keeps of the tools although they are left out. Takes: the folder that was installed in. */
export function removeUnused(folder: string): void;
/** Whether tests and other tools can run. */
export function hasTools(): boolean;
/** Builds if the build is missing or older than its sources. */
export function buildIfNeeded(): void;
/** When the newest source file was written. */
export function newestSource(): number;
/** Marks what was built, so that no start builds it again. */
export function markBuilt(newest: number): void;
