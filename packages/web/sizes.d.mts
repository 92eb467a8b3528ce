/** The sizes of the build, in KiB, by name: text gzipped at the highest level, fonts as they are. Throws if nothing was built. */
export function sizes(): Readonly<Record<string, number>>;

/** For every screen but the first: the files it needs beyond those the page brings, and those the page lists for it. */
export function filesByScreen(): readonly {
  readonly screen: string;
  readonly needs: readonly string[];
  readonly named: readonly string[];
}[];
