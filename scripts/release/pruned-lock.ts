interface Entry {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
export interface Lockfile {
  readonly name: string;
  readonly version: string;
  readonly packages: Readonly<Record<string, Entry>>;
}

/** The place in the lockfile that a package at `from` resolves `name` to: the nearest node_modules upward. */
function placeOf(packages: Lockfile['packages'], from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]+$/, '')) {
    if (!/(^|\/)node_modules$/.test(folder)) {
      const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
      if (packages[place] !== undefined) return place;
    }
    if (folder === '') return null;
  }
}

/** The lockfile reduced to what these workspaces need to run, each package with its version and checksum. Gives a lockfile that `npm ci`
 *  accepts for a root with just these workspaces. */
export function prunedLock(lock: Lockfile, workspaces: readonly string[]): Record<string, unknown> {
  const kept = new Set<string>();
  const waiting: string[] = [];
  const keep = (place: string): void => {
    if (kept.has(place)) return;
    kept.add(place);
    waiting.push(place);
  };
  for (const workspace of workspaces) {
    keep(workspace);
    const link = Object.entries(lock.packages).find(
      ([, { link, resolved }]) => link === true && resolved === workspace,
    );
    if (link === undefined) throw new Error(`the lockfile has no link to ${workspace}`);
    keep(link[0]);
  }
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[place] ?? {};
    for (const name of Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })) {
      const needed = placeOf(lock.packages, place, name);
      if (needed !== null) keep(needed);
      else if (dependencies?.[name] !== undefined) throw new Error(`the lockfile has no ${name} for ${place}`);
    }
  }
  const { name, version, packages, ...rest } = lock;
  const { license, engines } = (packages[''] ?? {}) as { license?: unknown; engines?: unknown };
  return {
    name,
    version,
    ...rest,
    packages: {
      '': { name, version, license, workspaces, engines },
      ...Object.fromEntries(
        Object.entries(packages)
          .filter(([place]) => kept.has(place))
          .map(([place, { devDependencies: _, ...entry }]) => [place, entry]),
      ),
    },
  };
}
