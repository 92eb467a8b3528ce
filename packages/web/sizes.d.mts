/** The sizes of what was built, in KiB, by name: text as gzip at its best, fonts as they are. Throws where nothing was built. */
export function sizes(): Readonly<Record<string, number>>;

/** Of every screen but the first: the files it needs that the page does not bring, and those that the page names for it. */
export function filesByScreen(): readonly {
  readonly screen: string;
  readonly needs: readonly string[];
  readonly named: readonly string[];
}[];
