/* A small load balancer for servers that share one PostgreSQL: round robin, one attempt after the other. A call is sent again, to another
   server, only if that cannot do anything twice: it never reached a server, it only reads, or it carries an Idempotency-Key. Plain Node. As
   a program: PORT, HOST, and BALANCER_TARGETS, a list of addresses separated by commas; TRUST_PROXY=1 if a proxy in front of it says where
   calls come from and that they came by https. */
import http from 'node:http';
import { fileURLToPath } from 'node:url';

/** Larger bodies are streamed and not sent again once they have begun. */
const keptBodyBytes = 4 * 1024 * 1024;
/** How long to keep looking for a server that takes a call. */
const patienceMs = 15_000;
const pauseMs = 50;
/** A server that failed is skipped for this long if there is another. */
const restMs = 500;
const answerMs = 120_000;

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-connection',
]);

/** Calls that change nothing if they come twice: reads, and events, which carry their own ids. */
function mayRepeat(request) {
  return (
    request.method === 'GET' ||
    request.method === 'HEAD' ||
    request.headers['idempotency-key'] !== undefined ||
    /^\/api\/rehearsals\/[^/]+\/events\/?$/.test(request.url.replace(/[?#].*$/, ''))
  );
}

/** The last value, written by whatever is directly in front of this balancer; anything before it could be forged. */
const lastOf = (header) =>
  String(header ?? '')
    .split(',')
    .at(-1)
    .trim();

function headersOf(request, trustsProxy) {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !hopByHop.has(name)));
  // What is in front of this balancer isn't known to be honest: its claims are replaced, unless the operator has put it there.
  const from = trustsProxy ? lastOf(request.headers['x-forwarded-for']) : '';
  headers['x-forwarded-for'] = from || (request.socket.remoteAddress ?? '');
  headers['x-forwarded-proto'] =
    trustsProxy && lastOf(request.headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
  headers['x-forwarded-host'] = request.headers.host ?? '';
  return headers;
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Starts nothing by itself: returns the http.Server, and how many calls were sent again. `targets()` gives the addresses; `trustsProxy`:
 *  whether to believe the proxy in front. */
export function makeBalancer(targets, { trustsProxy = false } = {}) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 512 });
  const restsUntil = new Map();
  const counts = { repeated: 0, failed: 0 };
  let turn = 0;

  function next(tried) {
    const all = targets();
    const now = performance.now();
    const inOrder = all.map((_, i) => all[(turn + i) % all.length]);
    turn = (turn + 1) % Math.max(1, all.length);
    return (
      inOrder.find((target) => !tried.has(target) && (restsUntil.get(target) ?? 0) <= now) ??
      inOrder.find((target) => !tried.has(target))
    );
  }

  /** One attempt. Resolves with the server's answer; rejects with `sent` saying whether the server may have received the call. */
  function attempt(target, request, body, repeatable) {
    return new Promise((resolve, reject) => {
      const url = new URL(target);
      const call = http.request({
        host: url.hostname,
        port: url.port,
        method: request.method,
        path: request.url,
        headers: headersOf(request, trustsProxy),
        // A kept-alive connection may turn out to be closed only after the call was written to it.
        agent: repeatable ? agent : false,
        timeout: answerMs,
      });
      let connected = false;
      call.once('socket', (socket) => {
        if (!socket.connecting) connected = true;
        else socket.once('connect', () => (connected = true));
      });
      call.once('timeout', () => call.destroy(new Error('no answer in time')));
      call.once('error', (cause) => reject(Object.assign(new Error('no answer', { cause }), { sent: connected })));
      call.once('response', resolve);
      if (body === null) request.pipe(call);
      else call.end(body);
    });
  }

  function refuse(response, status, code, error) {
    counts.failed += 1;
    if (response.headersSent) return response.destroy();
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '2' });
    response.end(JSON.stringify({ error, code }));
  }

  async function pass(request, response) {
    const length = Number(request.headers['content-length'] ?? (request.headers['transfer-encoding'] ? Infinity : 0));
    const body = length <= keptBodyBytes ? await bodyOf(request) : null;
    const repeatable = body !== null && mayRepeat(request);
    const began = performance.now();
    let tried = new Set();
    for (let attempts = 1; ; attempts += 1) {
      let target = next(tried);
      if (target === undefined) {
        // All have been tried: start over after a moment.
        tried = new Set();
        await new Promise((resume) => setTimeout(resume, pauseMs));
        target = next(tried);
      }
      const patient = performance.now() - began < patienceMs && !response.destroyed;
      if (target === undefined) {
        if (patient) continue;
        return refuse(response, 503, 'database_unavailable', 'No server answers at the moment. Try again shortly.');
      }
      tried.add(target);
      if (attempts > 1) counts.repeated += 1;
      let answer;
      try {
        answer = await attempt(target, request, body, repeatable);
      } catch (failure) {
        restsUntil.set(target, performance.now() + restMs);
        const mayTryAgain = body === null ? false : repeatable || !failure.sent;
        if (mayTryAgain && patient) continue;
        return refuse(response, 502, 'internal', 'The server went away while it was at work. Try again.');
      }
      // A server that is about to stop, or whose database doesn't answer, says 503; another one may do better.
      if (answer.statusCode === 503 && repeatable && patient && tried.size < targets().length) {
        answer.resume();
        continue;
      }
      const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name)));
      response.writeHead(answer.statusCode ?? 502, headers);
      answer.once('error', () => response.destroy());
      response.once('close', () => answer.destroy());
      answer.pipe(response);
      return undefined;
    }
  }

  const server = http.createServer((request, response) => {
    pass(request, response).catch(() =>
      refuse(response, 502, 'internal', 'The call could not be passed on. Try again.'),
    );
  });
  server.requestTimeout = answerMs;
  server.on('close', () => agent.destroy());
  return { server, counts };
}

/** Whether the environment says that a proxy is in front. */
export const trustsProxyIn = ({ TRUST_PROXY: said = '' }) => !['', '0', 'false'].includes(said);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const targets = (process.env.BALANCER_TARGETS ?? '')
    .split(',')
    .map((target) => target.trim())
    .filter(Boolean);
  if (targets.length === 0 || !targets.every((target) => URL.canParse(target))) {
    console.error('BALANCER_TARGETS takes the addresses of the servers, separated by commas.');
    process.exit(1);
  }
  const { server } = makeBalancer(() => targets, { trustsProxy: trustsProxyIn(process.env) });
  server.listen(Number(process.env.PORT ?? 3000), process.env.HOST ?? '127.0.0.1', () => {
    console.log(`The balancer is at http://${process.env.HOST ?? '127.0.0.1'}:${server.address().port}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
    });
}
