/** The sizes of what was built, in KiB, by name: text as gzip at its best, fonts as they are. Throws where nothing was built. */
export function sizes(): Readonly<Record<string, number>>;
