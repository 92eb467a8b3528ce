import { spawn, type ChildProcess } from 'node:child_process';
import { programFile, sourceArguments } from '../program.ts';
import { credential } from './fresh-app.ts';

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly address: string;
  /** All that it has printed so far. */
  readonly output: () => string;
}

/** The server as an operator starts it, on a port of its own choice. Resolves when it listens or has ended. */
export async function startProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...sourceArguments, programFile('main')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      PORT: '0',
      ROSTRUM_API_CREDENTIAL: credential,
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const heard = (text: Buffer): void => {
      output += text.toString();
      const address = /Rostrum is at (http\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve({ child, address, output: () => output });
    };
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    child.once('error', reject);
    child.once('close', () => resolve({ child, address: '', output: () => output }));
  });
}

export function ended(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  if (child.exitCode !== null || child.signalCode !== null)
    return Promise.resolve({ code: child.exitCode, signal: child.signalCode });
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
}
