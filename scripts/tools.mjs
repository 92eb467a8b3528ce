/* Runs before a command that needs more than `npm start` installs: gets the rest, once. */
import { hasTools, installIfNeeded } from './start.mjs';

if (!hasTools()) installIfNeeded({ tools: true });
