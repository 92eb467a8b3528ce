import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { buildApp } from '../app.ts';
import { openDatabase } from '../database/open.ts';
import { watchMemory } from '../documents/process/watch-memory.ts';
import { keepHeapNearItsUse } from '../heap.ts';
import { warmUp } from '../rehearsals/warm-up.ts';
import type { Begin } from './long-process.ts';

/* The process that long rehearsals are worked with in: the whole server once more, on the same database, behind a socket that only
   the server itself can open. */

const { settings, credential, cookieKey, webDir, socket, residentBytes } = JSON.parse(
  await text(createReadStream('', { fd: 3 })),
) as Begin;
watchMemory(residentBytes);
keepHeapNearItsUse();
const database = await openDatabase({ dataDir: settings.ROSTRUM_DATA_DIR, url: settings.DATABASE_URL });
const app = await buildApp({ settings, database, credential, cookieKey, webDir, isForLong: true });
await app.listen({ path: socket });

// Ctrl+C in a terminal signals all processes of the server; this one exits when the server tells it to.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.stdin.resume();
process.stdin.once('end', () => {
  void app
    .close()
    .then(() => database.close())
    .finally(() => process.exit(0));
});
process.stdout.write('ready\n');
await warmUp(new AbortController().signal);
