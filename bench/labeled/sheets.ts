import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Writes a sheet for a reader next to each case of the folder that the command names: `NAME FOLDER [--seed N]`.
 *  Takes: the name of the command, and what makes a case and a seed a sheet.  Throws: if no folder is named, or a case is not JSON. */
export function writeSheets<Case>(command: string, sheetOf: (filed: Case, seed: number) => string): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error(`Usage: ${command} FOLDER [--seed N]`);
  const names = readdirSync(folder).filter((file) => file.endsWith('.json'));
  for (const [at, name] of names.sort().entries())
    writeFileSync(
      join(folder, name.replace(/\.json$/, '.md')),
      sheetOf(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Case, Number(values.seed) * 1000 + at * 17),
    );
}
