/* The W3C's WebDriver, as much of it as the walks use, over two transports: HTTP to a driver next to the browser, and Marionette, the same
   commands over TCP straight to Firefox, which needs no driver. */
import { connect } from 'node:net';

/** Each command by its HTTP method and path, and by its name in Marionette. */
const commands = {
  open: ['POST', 'url', 'Navigate'],
  address: ['GET', 'url', 'GetCurrentURL'],
  run: ['POST', 'execute/sync', 'ExecuteScript'],
  press: ['POST', 'element/{id}/click', 'ElementClick'],
  clear: ['POST', 'element/{id}/clear', 'ElementClear'],
  write: ['POST', 'element/{id}/value', 'ElementSendKeys'],
  act: ['POST', 'actions', 'PerformActions'],
  picture: ['GET', 'screenshot', 'TakeScreenshot'],
  size: ['POST', 'window/rect', 'SetWindowRect'],
};

/** Takes: the address of a driver. Gives: its browser's version, and a function to send commands. */
export async function overHttp(driver, capabilities) {
  async function ask(method, path, body) {
    const response = await fetch(`${driver}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  const session = await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  return {
    version: session.capabilities.browserVersion,
    send(name, parameters = {}) {
      const [method, path] = commands[name];
      return ask(method, `/session/${session.sessionId}/${path.replace('{id}', parameters.id)}`, parameters);
    },
    close: () => ask('DELETE', `/session/${session.sessionId}`),
  };
}

/** Takes: the port of a Firefox that was started with --marionette. Gives the same, plus `inBrowser`, which runs a script in the browser
 *  itself. */
export async function overMarionette(port) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map();
  let count = 0;
  let rest = Buffer.alloc(0);
  // A message is its length in bytes, a colon, and JSON; the first one is a greeting.
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const colon = rest.indexOf(':');
      const length = Number(rest.subarray(0, Math.max(0, colon)));
      if (colon < 0 || rest.length < colon + 1 + length) return;
      const message = JSON.parse(rest.subarray(colon + 1, colon + 1 + length));
      rest = rest.subarray(colon + 1 + length);
      if (!Array.isArray(message)) continue;
      const [, id, failure, result] = message;
      const { resolve, reject } = waiting.get(id);
      waiting.delete(id);
      if (failure) reject(new Error(`${failure.error}: ${failure.message}`));
      else resolve(result !== null && 'value' in result ? result.value : result);
    }
  });
  socket.on('close', () => waiting.forEach(({ reject }) => reject(new Error('the browser has gone'))));
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  function ask(name, parameters) {
    const text = JSON.stringify([0, (count += 1), name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => waiting.set(count, { resolve, reject }));
  }
  const session = await ask('WebDriver:NewSession', { capabilities: {} });
  return {
    version: session.capabilities.browserVersion,
    send: (name, parameters = {}) => ask(`WebDriver:${commands[name][2]}`, { full: false, ...parameters }),
    async inBrowser(script, args) {
      await ask('Marionette:SetContext', { value: 'chrome' });
      const result = await ask('WebDriver:ExecuteScript', { script, args });
      await ask('Marionette:SetContext', { value: 'content' });
      return result;
    },
    close: () => ask('Marionette:Quit', { flags: ['eForceQuit'] }),
  };
}
