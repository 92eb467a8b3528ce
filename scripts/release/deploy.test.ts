import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentProcessesAtOnce } from '../../packages/server/src/documents/process/document-processes.ts';
import { settingsSchema } from '../../packages/server/src/env.ts';
import { longProcessesAtOnce } from '../../packages/server/src/long/long-rehearsals.ts';
import { buildIfNeeded } from '../start.mjs';
import { pack } from './pack.ts';

/* Checks the container files against the files, commands and settings that they name. No container engine is needed, and the image is not
   built here. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const place = mkdtempSync(join(tmpdir(), 'rostrum-deploy-'));
const containerfile = read('deploy/Containerfile').replace(/\\\n\s*/g, '');
const compose = read('deploy/compose.yaml');
const steps = containerfile.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const named = (step: string): readonly string[] =>
  steps.filter((line) => line.startsWith(`${step} `)).map((line) => line.slice(step.length + 1));

beforeAll(() => {
  buildIfNeeded();
  pack(place);
}, 120_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('the container file', () => {
  it('copies only files that exist and that the ignore file lets in', () => {
    const sources = named('COPY')
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.split(' ').slice(0, -1));
    expect(sources.length).toBeGreaterThan(8);
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    const allowed = read('deploy/Containerfile.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1).replace('/**', ''));
    expect(sources.filter((source) => !allowed.includes(source))).toEqual([]);
  });

  it('starts what is in the release', () => {
    const [command] = named('CMD');
    const [program, ...given] = JSON.parse(command ?? '[]') as string[];
    expect(program).toBe('node');
    const isFlag = (word: string): boolean => word.startsWith('--');
    expect(given.filter((word) => !isFlag(word) && !existsSync(join(place, word)))).toEqual([]);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    // In a container the server runs with the same flags as from `npm start`.
    expect(given.filter(isFlag)).toEqual(scripts['start']?.split(' ').filter(isFlag));
    for (const [, script] of containerfile.matchAll(/npm run ([\w-]+)/g)) expect(scripts).toHaveProperty(script ?? '');
  });

  it('checks health the way the server reports it, and sets only settings that exist', () => {
    expect(containerfile).toContain('/healthz');
    const set = named('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map((match) => match[1] ?? ''));
    expect(set.filter((name) => name !== 'NODE_ENV' && !(name in settingsSchema.shape))).toEqual([]);
  });
});

describe('the compose file', () => {
  it('runs what is in the release', () => {
    const [, list] = /command: \[([^\]]+)\]/.exec(compose) ?? [];
    const [program, file] = (list ?? '').split(', ');
    expect([program, existsSync(join(place, file ?? ''))]).toEqual(['node', true]);
    expect(existsSync(join(root, 'deploy', '..', /dockerfile: (\S+)/.exec(compose)?.[1] ?? 'none'))).toBe(true);
  });

  it('limits the memory of each service, that of a server to what its processes may take together', () => {
    const { services } = parse(compose, { merge: true }) as { services: Record<string, { mem_limit?: string }> };
    expect(Object.keys(services)).toHaveLength(5);
    for (const [name, { mem_limit: limit }] of Object.entries(services)) expect(limit, name).toMatch(/^\d+[gm]$/);
    // The server; two that read documents and two for long rehearsals; one that reads documents for each of these.
    const processes = 1 + documentProcessesAtOnce + longProcessesAtOnce * (1 + 1);
    expect(services['one']?.mem_limit).toBe(`${processes}g`);
  });

  it('balances over the services that it starts', () => {
    const [, targets] = /BALANCER_TARGETS: (\S+)/.exec(compose) ?? [];
    const hosts = (targets ?? '').split(',').map((target) => new URL(target).hostname);
    expect(hosts).toHaveLength(3);
    for (const host of hosts) expect(compose).toMatch(new RegExp(`^  ${host}: \\*server$`, 'm'));
  });
});
