/** The names of all icons that the sources in a folder import. */
export function iconsIn(folder: string): Set<string>;
