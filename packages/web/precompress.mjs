import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller files gain nothing. */
const smallest = 1_024;
const kinds = [
  // One level below the maximum: five percent larger, in less than half the time.
  ['.br', (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
];

/** Writes a compressed copy next to every text file of the build, so that the server does not compress on the fly
 *  and can send files that would take too long to compress. A development build is not sent over a network. */
export function precompress() {
  let outDir = '';
  return {
    name: 'rostrum-precompress',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'development',
    configResolved: (config) => void (outDir = join(config.root, config.build.outDir)),
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(
        files
          .filter((file) => /\.(js|css|svg)$/.test(file))
          .map(async (file) => {
            const bytes = await readFile(join(outDir, file));
            if (bytes.length < smallest) return;
            for (const [ending, compress] of kinds) await writeFile(join(outDir, file + ending), await compress(bytes));
          }),
      );
    },
  };
}
