import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/* Several processes may share one folder without losing anything, but each one counts calls and folds records for
   itself, and they wait for each other at every write: usually it is a second start that nobody intended. */

interface Running {
  readonly pid: number;
  readonly host: string;
}

function told(file: string): Running | null {
  try {
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Running>;
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : null;
  } catch {
    // No such file, or one that was cut off: nobody has registered.
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process owned by somebody else counts, too.
    return (error as { code?: unknown }).code === 'EPERM';
  }
}

/** Registers this process as a user of the folder.  Gives: the other user, in words for the operator, or null; and
 *  a function that unregisters. */
export function markInUse(dataDir: string): { readonly warning: string | null; readonly end: () => void } {
  const file = join(dataDir, 'in-use.json');
  const own: Running = { pid: process.pid, host: hostname() };
  const other = told(file);
  const isOther = other !== null && other.host === own.host && other.pid !== own.pid && isAlive(other.pid);
  writeFileSync(file, JSON.stringify(own), { mode: 0o600 });
  return {
    warning: isOther
      ? `Another Rostrum (process ${other.pid}) is also using the data folder ${dataDir}. Stop one of them, or give one its own folder with ROSTRUM_DATA_DIR.`
      : null,
    end: () => {
      if (told(file)?.pid === own.pid) rmSync(file, { force: true });
    },
  };
}
