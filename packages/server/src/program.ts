import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fromSource = import.meta.url.endsWith('.ts');
/** The folder that these sources were compiled into, which a run of all tests names: to compile them again for each process takes
 *  longer than most of what the process is started for. */
const compiledInto = process.env['ROSTRUM_COMPILED'];

/** What Node needs to run programs from source. */
export const sourceArguments: readonly string[] =
  fromSource && compiledInto === undefined ? ['--import', import.meta.resolve('tsx')] : [];

/** The file of a program of the server's own.  Takes: its path in this folder, without an ending.  Gives: its path as JavaScript
 *  where it is compiled; in development and tests, as TypeScript, to be run with `sourceArguments`. */
export function programFile(path: string): string {
  if (fromSource && compiledInto !== undefined) return join(compiledInto, `${path}.js`);
  return fileURLToPath(new URL(`${path}.${fromSource ? 'ts' : 'js'}`, import.meta.url));
}
