import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';

/* What is in the data folder is for the account that runs the server: the database holds the key that signs the cookies. */

const folderMode = 0o700;
const fileMode = 0o600;
const othersToo = 0o077;

/** Takes reading and writing from everybody else where they have it. Where that cannot be done, because the folder belongs to
 *  somebody else or the disk knows no owners, the operator is told once. */
function close(path: string, mode: number): void {
  if (process.platform === 'win32' || !existsSync(path) || (statSync(path).mode & othersToo) === 0) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `Others on this machine can read ${path}, and that cannot be changed from here (${reason}).\n`,
    );
  }
}

/** The data folder, there and closed to others. Throws what the file system throws where it cannot be made. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: folderMode });
  close(path, folderMode);
}

/** A file that is closed to others from its first byte on; it is made where it is not there. */
export function privateFile(path: string): void {
  closeSync(openSync(path, 'a', fileMode));
  close(path, fileMode);
}

/** Files that are closed to others where they are there. */
export function closeFiles(...paths: readonly string[]): void {
  for (const path of paths) close(path, fileMode);
}
