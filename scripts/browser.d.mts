/** The path of a browser; installs one where there is none; null where that is not possible either. */
export function findBrowser(): string | null;
