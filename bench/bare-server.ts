import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./bare-route.ts', import.meta.url));

export interface BareServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Starts the reference as a separate process, like the product. Every path takes a POST. */
export async function startBareServer(): Promise<BareServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rostrum-bare-'));
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((found, failed) => {
    child.stdout.once('data', (text: Buffer) => found(text.toString().trim()));
    void ended.then((code) => failed(new Error(`the bare route ended with ${code}`)));
  });
  return {
    address,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
