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
      // The key that signs the cookies came with it; a server that runs goes on with the one that it read at its start.
      return `Restored ${rows} rows from ${file}. If a server runs on this database already, restart it now.`;
    }
    // Under another name until it is whole, so that a failure never leaves half a back-up behind.
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
