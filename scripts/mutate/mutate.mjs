/* `npm run mutate`: whether the tests would notice. Each part has files that Stryker changes in turn and the tests that should fail; `rows`
   drops each row of the lexicon in turn. Prints what survives. It takes hours and is not part of `npm test`; `npm run mutate -- mood` does one
   part, `npm run mutate -- claims compare/overlap` one file of it, `npm run mutate -- rows scopes` one file of rows. */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));
const lexicon = `${root}packages/engine/lexicon/`;
/** Share of the rows that may be dropped without a failing test. */
const maxSurviving = 0.05;

const src = 'packages/engine/src/';
/** What is changed, and the folders whose tests should notice. */
const parts = {
  claims: { folder: 'claims', files: ['**/*'], tests: 'claims' },
  rating: { folder: 'judging', files: ['rating', 'verdict', 'judge*', 'two-readings'], tests: 'judging' },
  mood: { folder: 'record', files: ['mood*'], tests: 'record' },
  casting: { folder: 'asking/casting', files: ['*'], tests: 'asking/casting' },
  decision: { folder: 'proceeding/decision', files: ['*'], tests: 'proceeding' },
  vote: { folder: 'hearing', files: ['vote*'], tests: 'hearing' },
};

/** Changes the code of one part. Gives: whether Stryker ran; it prints the survivors. */
function mutateCode(part, file) {
  const { folder, files, tests } = parts[part];
  const { status } = spawnSync(
    'npx',
    [
      'stryker',
      'run',
      'scripts/mutate/stryker.config.json',
      '--mutate',
      // Stryker splits at commas, those between braces as well.
      [
        ...(file === undefined ? files : [file]).map((one) => `${src}${folder}/${one}.ts`),
        `!${src}**/*.test.ts`,
      ].join(),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ROSTRUM_TESTS: `${src}${tests}/**/*.test.ts` } },
  );
  return status === 0;
}

const vitest = (config, env, stdio) =>
  spawnSync('npx', ['vitest', 'run', '--config', `scripts/mutate/${config}`, '--bail', '1'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio,
  }).status === 0;

/** Rows whose absence changes the result of no case, as '<file>:<index>'. */
function unnoticedByCases(files) {
  const found = `${root}.dropped-rows.json`;
  rmSync(found, { force: true });
  vitest('vitest.cases.config.ts', { ROSTRUM_ROWS: files.join(','), ROSTRUM_FOUND: found }, 'inherit');
  const rows = JSON.parse(readFileSync(found, 'utf8'));
  rmSync(found);
  return rows;
}

function mutateRows(only) {
  const files = readdirSync(lexicon)
    .map((name) => name.replace('.yml', ''))
    .filter((name) => only === undefined || name === only);
  if (!vitest('vitest.rows.config.ts', { ROSTRUM_DROP: 'none:0' }, 'ignore')) {
    console.error('The tests fail with every row in place; mend them first.');
    return false;
  }
  const rows = files.flatMap((file) => parse(readFileSync(`${lexicon}${file}.yml`, 'utf8')).entries);
  // Cases are quick to run; only what they miss is shown to the tests.
  const survivors = unnoticedByCases(files).filter(({ file, at }) =>
    vitest('vitest.rows.config.ts', { ROSTRUM_DROP: `${file}:${at}` }, 'ignore'),
  );
  for (const { file, id } of survivors) console.log(`survives: packages/engine/lexicon/${file}.yml ${id}`);
  console.log(`${rows.length - survivors.length} of ${rows.length} rows are noticed when they are missing`);
  return survivors.length <= maxSurviving * rows.length;
}

const [part, file] = process.argv.slice(2);
const known = [...Object.keys(parts), 'rows'];
if (part !== undefined && !known.includes(part)) {
  console.error(`There is no part ${part}. The parts are ${known.join(', ')}.`);
  process.exit(1);
}
const chosen = part === undefined ? known : [part];
const results = chosen.map((one) => (one === 'rows' ? mutateRows(file) : mutateCode(one, file)));
process.exit(results.every(Boolean) ? 0 : 1);
