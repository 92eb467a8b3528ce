import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { authorization, credential, newSessionId } from './testing/fresh-app.ts';
import { markInUse } from './database/one-process.ts';
import { startServer, StartError } from './start.ts';
import { ended, startProcess } from './testing/server-process.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'rostrum-main-'));
  folders.push(made);
  return made;
}

const quiet = { PORT: '0', LOG_LEVEL: 'silent', ROSTRUM_API_CREDENTIAL: 'a:b' };
/** With the credential that the tests send. */
const open = { ...quiet, ROSTRUM_API_CREDENTIAL: credential };

async function refuses(environment: Record<string, string>): Promise<string> {
  const started = await startServer({ ...quiet, ...environment }).catch((error: unknown) => error);
  expect(started).toBeInstanceOf(StartError);
  expect((started as StartError).message).not.toContain('\n');
  return (started as StartError).message;
}

describe('the start', () => {
  it('refuses a taken port, a wrong setting and a missing database in one line each', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((ready) => taken.once('listening', ready));
    const port = String((taken.address() as AddressInfo).port);
    const [onPort, setting, database] = await Promise.all([
      refuses({ PORT: port, ROSTRUM_DATA_DIR: folder() }),
      refuses({ RATE_LIMIT_SESSION: 'many', ROSTRUM_DATA_DIR: folder() }),
      refuses({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:9/none', ROSTRUM_DATA_DIR: folder() }),
    ]);
    expect(onPort).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is taken\\.`));
    expect(setting).toMatch(/^RATE_LIMIT_SESSION got "many", but takes /);
    expect(database).toMatch(/^The database of DATABASE_URL cannot be used \(.*ECONNREFUSED/);
    expect(database).not.toContain('secret');
    taken.close();
  });

  it('leaves a damaged data folder as it found it, and says so', async () => {
    const garbage = folder();
    writeFileSync(join(garbage, 'rostrum.db'), 'this is no database, and should stay what it is');
    const file = join(folder(), 'a-file');
    writeFileSync(file, 'x');
    const folderForFile = folder();
    mkdirSync(join(folderForFile, 'rostrum.db'));
    const badCredential = folder();
    writeFileSync(join(badCredential, 'credential'), 'nonsense');
    const lines = await Promise.all([
      refuses({ ROSTRUM_DATA_DIR: garbage }),
      refuses({ ROSTRUM_DATA_DIR: file }),
      refuses({ ROSTRUM_DATA_DIR: folderForFile }),
      refuses({ ROSTRUM_DATA_DIR: badCredential, ROSTRUM_API_CREDENTIAL: '' }),
    ]);
    expect(lines[0]).toMatch(/is not a Rostrum database or is damaged\. Nothing was changed/);
    expect(lines[1]).toMatch(/cannot be used/);
    expect(lines[2]).toMatch(/is not a file/);
    expect(lines[3]).toMatch(/credential does not hold a user and a password/);
    expect(readdirSync(garbage)).toEqual(['rostrum.db']);
    expect(readFileSync(join(garbage, 'rostrum.db'), 'utf8')).toBe('this is no database, and should stay what it is');
  });

  it('also detects damage inside a database', async () => {
    const dataDir = folder();
    await (await startServer({ ...quiet, ROSTRUM_DATA_DIR: dataDir })).stop();
    const file = join(dataDir, 'rostrum.db');
    const bytes = readFileSync(file);
    bytes.fill(0x55, 4_096, 12_288);
    writeFileSync(file, bytes);
    expect(await refuses({ ROSTRUM_DATA_DIR: dataDir })).toMatch(/cannot be used \(.*malformed/);
    expect(readFileSync(file)).toEqual(bytes);
  });

  it('creates a credential that only its owner can read, and keeps it', async () => {
    const dataDir = folder();
    const start = async (): Promise<string> => {
      const { stop } = await startServer({ ...quiet, ROSTRUM_DATA_DIR: dataDir, ROSTRUM_API_CREDENTIAL: '' });
      const made = readFileSync(join(dataDir, 'credential'), 'utf8');
      await stop();
      return made;
    };
    const made = await start();
    expect(made).toMatch(/^rostrum:\S{20,}\n$/);
    expect(statSync(join(dataDir, 'credential')).mode & 0o777).toBe(0o600);
    expect(await start()).toBe(made);
  });

  it('makes the data folder private, even if it was open before', async () => {
    const dataDir = folder();
    await (await startServer({ ...quiet, ROSTRUM_DATA_DIR: dataDir, ROSTRUM_API_CREDENTIAL: '' })).stop();
    for (const name of ['rostrum.db', 'credential']) chmodSync(join(dataDir, name), 0o644);
    chmodSync(dataDir, 0o755);
    const { stop } = await startServer({ ...quiet, ROSTRUM_DATA_DIR: dataDir, ROSTRUM_API_CREDENTIAL: '' });
    const modes = readdirSync(dataDir).map((name) => statSync(join(dataDir, name)).mode & 0o777);
    expect(modes.length).toBeGreaterThanOrEqual(3);
    expect(new Set(modes)).toEqual(new Set([0o600]));
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    await stop();
  });

  it('warns if another server uses the same folder, but not if that one has ended', async () => {
    const dataDir = folder();
    const first = await startServer({ ...quiet, ROSTRUM_DATA_DIR: dataDir });
    const second = await startProcess({ ROSTRUM_DATA_DIR: dataDir });
    expect(second.output()).toContain(`Another Rostrum (process ${process.pid}) is also using the data folder`);
    await first.stop();
    // A killed server cannot sign off.
    second.child.kill('SIGKILL');
    await ended(second.child);
    expect(existsSync(join(dataDir, 'in-use.json'))).toBe(true);
    expect(markInUse(dataDir).warning).toBeNull();
  });

  it('prints one line and exits with 1 if it fails', async () => {
    const { child, output } = await startProcess({ ROSTRUM_DATA_DIR: folder(), PORT: 'eighty' });
    expect((await ended(child)).code).toBe(1);
    expect(output().trim()).toMatch(/^PORT got "eighty", but takes a port from 0 to 65535\.$/);
  });
});

describe('what shows up in logs and metrics', () => {
  it('is each call with its id, and rehearsals by phase, without a word of what was said', async () => {
    const { child, address, output } = await startProcess({ ROSTRUM_DATA_DIR: folder(), LOG_LEVEL: 'debug' });
    const secret = 'xylophone';
    const session = newSessionId();
    let cookie = '';
    const send = async (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> => {
      const response = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { authorization, cookie, 'content-type': 'application/json', ...headers },
        body,
      });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      await response.text();
      return response;
    };
    const events = ['public_comment', secret].map((phase, i) => ({
      type: 'phase_changed',
      id: `p${i}`,
      at: '2026-11-20T19:00:00.000Z',
      phase,
    }));
    const sent = [
      await send('/api/start_simulation', JSON.stringify({ session_id: session })),
      await send(`/api/rehearsals/${session}/events`, JSON.stringify({ events: events.slice(0, 1) })),
      await send(
        '/api/evaluate-response',
        JSON.stringify({ session_id: session, question: `What of the ${secret}?`, answer: `The ${secret} stays.` }),
      ),
      await send('/api/parse-ordinance', JSON.stringify({ text: `Sec. 1. No ${secret} within 500 feet.` })),
      await send('/api/parse-ordinance', JSON.stringify({ url: `http://${secret}.invalid/${secret}` })),
      await send('/api/parse-planning-url', JSON.stringify({ url: `http://127.0.0.1/${secret}` }), {
        accept: 'text/event-stream',
      }),
      await send('/api/evaluate-response', `{"answer":"${secret}`),
      await send(`/api/${secret}?q=${secret}`, '{}'),
      await send(`/api/coach/${secret}/comments`, JSON.stringify({ text: secret })),
    ];
    const read = async (): Promise<string> =>
      (await fetch(`${address}/metrics`, { headers: { authorization } })).text();
    expect(await read()).toContain('rostrum_rehearsals_by_phase{phase="public_comment"} 1');
    await send(`/api/rehearsals/${session}/events`, JSON.stringify({ events: events.slice(1) }));
    const metrics = await read();
    expect(metrics).toContain('rostrum_rehearsals_by_phase{phase="other"} 1');
    expect(metrics).not.toContain(secret);
    child.kill('SIGTERM');
    await ended(child);
    const lines = output().trim().split('\n').slice(1);
    const entries = lines
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { reqId?: string; call?: string; status?: number });
    for (const response of sent)
      expect(entries).toContainEqual(
        expect.objectContaining({ reqId: response.headers.get('x-request-id'), status: response.status }),
      );
    expect(output()).not.toContain(secret);
    expect(output()).not.toContain(session);
  });
});

describe('the stop', () => {
  it('answers calls that are in flight, and leaves one file behind', async () => {
    const dataDir = folder();
    const { child, address } = await startProcess({ ROSTRUM_DATA_DIR: dataDir });
    const call = fetch(`${address}/api/start_simulation`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ session_id: newSessionId() }),
    });
    await fetch(`${address}/healthz`);
    child.kill('SIGTERM');
    expect((await call).status).toBe(200);
    expect(await ended(child)).toEqual({ code: 0, signal: null });
    const wal = join(dataDir, 'rostrum.db-wal');
    expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0);
  });

  it('does not wait for an upload that is never finished, and tells callers to come back later', async () => {
    const { address, stop } = await startServer({ ...open, ROSTRUM_DATA_DIR: folder() });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const upload = request(`${address}/api/parse-ordinance`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000000' },
    });
    upload.on('error', () => undefined);
    upload.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nThe beginning');
    const ask = async (path: string): Promise<IncomingMessage> => {
      const [response] = (await once(request(`${address}${path}`, { agent }).end(), 'response')) as [IncomingMessage];
      response.resume();
      await once(response, 'end');
      return response;
    };
    expect((await ask('/healthz')).statusCode).toBe(200);
    const from = performance.now();
    const stopped = stop();
    const left = await ask('/healthz').catch((error: unknown) => error as Error);
    // A caller on an open connection gets a refusal; a new connection finds nobody.
    if (!(left instanceof Error) && left.statusCode !== 200) {
      expect(left.statusCode).toBe(503);
      expect(left.headers['retry-after']).toBe('5');
    }
    await stopped;
    upload.destroy();
    expect(performance.now() - from).toBeLessThan(5_000);
  });

  it('does not wait for a connection that stays open after its call has ended', async () => {
    const { address, stop } = await startServer({ ...open, ROSTRUM_DATA_DIR: folder() });
    const body = JSON.stringify({ session_id: newSessionId() });
    const call = request(`${address}/api/start_simulation`, {
      method: 'POST',
      agent: new Agent({ keepAlive: true }),
      headers: { authorization, 'content-type': 'application/json', 'content-length': body.length },
    });
    const answered = once(call, 'response');
    call.write(body.slice(0, 5));
    await (await fetch(`${address}/healthz`)).text();
    const stopped = stop();
    while (
      await fetch(`${address}/healthz`).then(
        () => true,
        () => false,
      )
    );
    call.end(body.slice(5));
    const [response] = (await answered) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    response.resume();
    await stopped;
  });
});
