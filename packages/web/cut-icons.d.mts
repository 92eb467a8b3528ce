/** The names of all icons that the sources in a folder import. */
export function iconsIn(folder: string): Set<string>;
/** The drawing of an icon from lucide-react; null if that isn't installed, or has no such icon. */
export function drawnAnew(name: string): Promise<string | null>;
