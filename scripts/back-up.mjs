/* `npm run back-up -- FILE` and `npm run restore -- FILE`; builds what they need first. */
import { buildIfNeeded, installIfNeeded } from './start.mjs';

installIfNeeded();
buildIfNeeded();
await import(new URL('../packages/server/dist/back-up/main.js', import.meta.url).href);
