/* `npm run mutate`: whether the tests would notice. First Stryker changes the code of the rating, the mood, the casting, the claims and the
   decision; then each row of the rule data is dropped in turn. Prints what survives. It takes long and is not part of `npm test`. `npm run
   mutate -- code` and `npm run mutate -- rows` do one of the two; `-- rows scopes` does one file of rows. */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));
const lexicon = `${root}packages/engine/lexicon/`;
/** Share of the rows that may be dropped without a failing test. */
const maxSurviving = 0.05;

const run = (command, args, env = {}) =>
  spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });

function mutateCode() {
  const { status } = spawnSync('npx', ['stryker', 'run', 'scripts/mutate/stryker.config.json'], {
    cwd: root,
    stdio: 'inherit',
  });
  return status === 0;
}

/** Runs the tests of language and claims without one row. Gives: whether one of them fails. */
function isNoticed(file, at) {
  const { status } = run('npx', ['vitest', 'run', '--config', 'scripts/mutate/vitest.rows.config.ts', '--bail', '1'], {
    ROSTRUM_DROP: `${file}:${at}`,
  });
  return status !== 0;
}

function mutateRows(only) {
  const files = readdirSync(lexicon)
    .map((name) => name.replace('.yml', ''))
    .filter((name) => only === undefined || name === only);
  if (isNoticed('none', 0)) {
    console.error('The tests fail with every row in place; mend them first.');
    return false;
  }
  const rows = files.flatMap((file) =>
    parse(readFileSync(`${lexicon}${file}.yml`, 'utf8')).entries.map(({ id }, at) => ({ file, id, at })),
  );
  const survivors = rows.filter(({ file, at }) => !isNoticed(file, at));
  for (const { file, id } of survivors) console.log(`survives: packages/engine/lexicon/${file}.yml ${id}`);
  console.log(`${rows.length - survivors.length} of ${rows.length} rows are noticed when they are missing`);
  return survivors.length <= maxSurviving * rows.length;
}

const [what, only] = process.argv.slice(2);
const results = [what === 'rows' || mutateCode(), what === 'code' || mutateRows(only)];
process.exit(results.every(Boolean) ? 0 : 1);
