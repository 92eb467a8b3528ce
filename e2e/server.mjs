/* The product as it is started for the browser tests: on an empty data directory, with no news feed to reach. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env.ROSTRUM_DATA_DIR = mkdtempSync(join(tmpdir(), 'rostrum-e2e-'));
// One test opens the page by a name without https.
process.env.ALLOWED_HOSTS ??= 'rostrum.lan';
process.env.NEWS_FEED_URL ??= 'http://127.0.0.1:9/feed?county={county}&state={state}';
await import('../packages/server/dist/main.js');
