/** Installs the dependencies by the lockfile where they are missing or older than it. */
export function installIfNeeded(): void;
/** Builds where the build is missing or older than its sources. */
export function buildIfNeeded(): void;
