import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';

/* The data folder is only for the account that runs the server: the database holds the key that signs the cookies. */

const folderMode = 0o700;
const fileMode = 0o600;
const othersToo = 0o077;

/** Removes read and write access for everybody else, if they have it. If that fails, because the folder belongs to
 *  somebody else or the disk has no owners, the operator is told once. */
function close(path: string, mode: number): void {
  if (process.platform === 'win32' || !existsSync(path) || (statSync(path).mode & othersToo) === 0) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `Other users of this machine can read ${path}, and that can’t be changed from here (${reason}).\n`,
    );
  }
}

/** The data folder, created if needed and closed to others. Throws the file system's error if it cannot be created. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: folderMode });
  close(path, folderMode);
}

/** A file that is closed to others from its first byte; created if it does not exist. */
export function privateFile(path: string): void {
  closeSync(openSync(path, 'a', fileMode));
  close(path, fileMode);
}

/** Files that are closed to others if they exist. */
export function closeFiles(...paths: readonly string[]): void {
  for (const path of paths) close(path, fileMode);
}
