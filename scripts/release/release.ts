import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from '../start.mjs';
import { pack, version, versionFaults } from './pack.ts';

/* `npm run release`: the tarball of this version, in release/. It starts with `npm start` given only Node: its first start fetches what the
   server needs, by the lockfile. With `-- --with-dependencies` those packages are included, so that it starts without a network, on
   machines of the same kind only. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const whole = process.argv.includes('--with-dependencies');

const faults = [
  ...versionFaults(),
  ...(readFileSync(join(root, 'CHANGELOG.md'), 'utf8').includes(`## [${version}]`)
    ? []
    : [`CHANGELOG.md has no section for ${version}`]),
];
if (faults.length > 0) {
  console.error(`${faults.join('.\n')}.`);
  process.exit(1);
}

buildIfNeeded();
const stage = mkdtempSync(join(tmpdir(), 'rostrum-release-'));
const name = `rostrum-${version}`;
pack(join(stage, name));
if (whole)
  execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: join(stage, name),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });

const file = `${name}${whole ? `-${process.platform}-${process.arch}` : ''}.tgz`;
const folder = join(root, 'release');
mkdirSync(folder, { recursive: true });
execFileSync('tar', ['-czf', join(folder, file), '-C', stage, name]);
rmSync(stage, { recursive: true });
const sum = createHash('sha256')
  .update(readFileSync(join(folder, file)))
  .digest('hex');
writeFileSync(join(folder, `${file}.sha256`), `${sum}  ${file}\n`);
console.log(`release/${file}, ${(statSync(join(folder, file)).size / 2 ** 20).toFixed(1)} MiB, sha256 ${sum}`);
