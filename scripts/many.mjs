/* `npm run many`: several servers on one PostgreSQL behind the load balancer, as processes on this machine. DATABASE_URL names the
   database; without it a PostgreSQL is started in the data folder (it comes with the development dependencies). TRUST_PROXY=1 if there is a
   proxy with a certificate in front of it. A server that dies is restarted; SIGUSR2 restarts them one after the other, so that nobody
   notices. */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBalancer, trustsProxyIn } from './balancer.mjs';
import { ownPostgres } from './own-postgres.mjs';
import { buildIfNeeded, installIfNeeded } from './start.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const count = Number(process.env.MANY_SERVERS ?? 3);
const dataDir = resolve(process.env.ROSTRUM_DATA_DIR ?? join(root, 'data'));
/** The Node arguments for running a server, with the flags of `npm start`; from source it needs a loader. */
const program = process.env.MANY_SERVER_PROGRAM?.split(' ') ?? [
  '--v8-pool-size=0',
  join(root, 'packages/server/dist/main.js'),
];
const restartMs = 300;
const startMs = 120_000;
const stopMs = 20_000;

if (process.env.MANY_SERVER_PROGRAM === undefined) {
  installIfNeeded();
  buildIfNeeded();
}
const postgres = process.env.DATABASE_URL ? null : await ownPostgres(dataDir);
// Otherwise it would stop the database right away, while this script still has servers to stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
const databaseUrl = process.env.DATABASE_URL || postgres.url;
const servers = [];
let stopping = false;

/** Starts a server and waits until it accepts calls. They all start at once: one of them brings the schema up to date. */
async function start(slot) {
  const child = spawn(process.execPath, program, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      ROSTRUM_DATA_DIR: join(dataDir, `server-${slot.number}`),
      TRUST_PROXY: '1',
    },
  });
  slot.child = child;
  slot.address = null;
  slot.gone = new Promise((ended) => child.once('exit', ended));
  child.once('exit', () => {
    slot.address = null;
    if (stopping || slot.restarting) return;
    console.log(`Server ${slot.number} has ended and is started again.`);
    setTimeout(() => {
      if (!stopping) start(slot).catch((error) => console.error(`Server ${slot.number}: ${error.message}`));
    }, restartMs);
  });
  await new Promise((listening, failed) => {
    let output = '';
    const late = setTimeout(() => failed(new Error('it did not start in time')), startMs);
    child.once('exit', (code) => failed(new Error(`it ended with ${code} before it listened`)));
    child.stdout.on('data', (chunk) => {
      if (slot.address !== null) return;
      output += chunk;
      const address = /Rostrum is at (http\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      slot.address = address;
      clearTimeout(late);
      listening();
    });
  });
  console.log(`Server ${slot.number} is process ${child.pid} at ${slot.address}`);
}

async function stop(slot) {
  if (slot.child.exitCode !== null || slot.child.signalCode !== null) return;
  slot.child.kill('SIGTERM');
  const late = setTimeout(() => slot.child.kill('SIGKILL'), stopMs);
  await slot.gone;
  clearTimeout(late);
}

let rolling = false;
/** One after the other: a server leaves the load balancer, finishes its calls, and is back before the next one goes. */
async function restartAll() {
  if (rolling || stopping) return;
  rolling = true;
  for (const slot of servers) {
    if (stopping) return;
    slot.restarting = true;
    await stop(slot);
    slot.restarting = false;
    if (!stopping) await start(slot);
  }
  rolling = false;
  console.log('All servers were restarted.');
}

for (let number = 1; number <= count; number += 1) servers.push({ number, address: null, restarting: false });
try {
  await Promise.all(servers.map(start));
} catch (error) {
  console.error(`A server did not start: ${error.message}.`);
  stopping = true;
  for (const slot of servers) slot.child?.kill('SIGKILL');
  await postgres?.stop();
  process.exit(1);
}

const balancer = makeBalancer(() => servers.flatMap(({ address }) => (address === null ? [] : [address])), {
  trustsProxy: trustsProxyIn(process.env),
});
const host = process.env.HOST ?? '127.0.0.1';
balancer.server.listen(Number(process.env.PORT ?? 3000), host, () => {
  console.log(`Rostrum is at http://${host}:${balancer.server.address().port} (${count} servers)`);
});

process.on('SIGUSR2', () => void restartAll().catch((error) => console.error(`The restart stopped: ${error.message}`)));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    if (stopping) process.exit(1);
    stopping = true;
    balancer.server.close();
    balancer.server.closeIdleConnections();
    await Promise.all(servers.filter(({ child }) => child !== undefined).map(stop));
    balancer.server.closeAllConnections();
    console.log(`${balancer.counts.repeated} calls were sent again, ${balancer.counts.failed} failed.`);
    await postgres?.stop();
    process.exit(0);
  });
