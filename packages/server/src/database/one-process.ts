import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/* Several processes may share one folder without losing anything, but each counts calls and keeps what is folded for itself, and
   they wait for each other at every write: mostly it is a second start that nobody meant. */

interface Running {
  readonly pid: number;
  readonly host: string;
}

function told(file: string): Running | null {
  try {
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Running>;
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : null;
  } catch {
    // No such file, or one that was cut off: nobody has told.
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is one, too.
    return (error as { code?: unknown }).code === 'EPERM';
  }
}

/** Tells that this process uses the folder. Gives: who else does, in words for the operator, or null; and what takes it back. */
export function markInUse(dataDir: string): { readonly warning: string | null; readonly end: () => void } {
  const file = join(dataDir, 'in-use.json');
  const own: Running = { pid: process.pid, host: hostname() };
  const other = told(file);
  const isOther = other !== null && other.host === own.host && other.pid !== own.pid && isAlive(other.pid);
  writeFileSync(file, JSON.stringify(own), { mode: 0o600 });
  return {
    warning: isOther
      ? `Another Rostrum (process ${other.pid}) uses the data folder ${dataDir}, too. Stop one of them, or give one a folder of its own with ROSTRUM_DATA_DIR.`
      : null,
    end: () => {
      if (told(file)?.pid === own.pid) rmSync(file, { force: true });
    },
  };
}
