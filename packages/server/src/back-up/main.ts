import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { DataError, openDatabase } from '../database/open.ts';
import { readSettings, SettingError } from '../env.ts';
import { BackUpError, backUp, restore } from './back-up.ts';

/* `npm run back-up -- FILE` and `npm run restore -- FILE`. */

const [action, file] = process.argv.slice(2);

async function run(): Promise<string> {
  if ((action !== 'back-up' && action !== 'restore') || file === undefined)
    throw new BackUpError('Name the file: npm run back-up -- FILE, or npm run restore -- FILE.');
  const settings = readSettings(process.env);
  const database = await openDatabase({ dataDir: settings.ROSTRUM_DATA_DIR, url: settings.DATABASE_URL });
  try {
    if (action === 'restore') {
      if (!existsSync(file)) throw new BackUpError(`There is no file ${file}.`);
      const rows = await restore(database, createReadStream(file));
      // The key that signs the cookies came with it; a running server keeps using the one it read at startup.
      return `Restored ${rows} rows from ${file}. If a server is already running on this database, restart it now.`;
    }
    // Under another name until it is complete, so that a failure never leaves half a backup behind.
    const unfinished = `${file}.unfinished`;
    await backUp(database, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, file);
    return `Backed up to ${file}.`;
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  if (!(error instanceof BackUpError || error instanceof DataError || error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
