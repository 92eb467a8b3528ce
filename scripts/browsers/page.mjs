/* A page as the walks use it. */
import { setTimeout as wait } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import {
  arrived,
  choose,
  find,
  focused,
  ground,
  heard,
  intoView,
  leave,
  listen,
  pick,
  reads,
  tooWide,
} from './in-page.mjs';

const reference = 'element-6066-11e4-a52e-4f735466cecf';
const patience = 20_000;
/** Anything that changes its size or its colors has done so by then. */
const fadeMs = 300;
const keys = { Tab: '\uE004', Enter: '\uE007', Control: '\uE009' };
const selectors = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  radio: '[role="radio"]',
  option: '[role="option"]',
  heading: 'h1, h2, h3, h4',
  field: 'input, textarea, select',
};
const escaped = (text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
const sourceOf = (name, isWhole) =>
  name instanceof RegExp ? name.source : isWhole ? `^${escaped(name)}$` : escaped(name);

/** Takes: an open WebDriver, the address of the product, and how to resize the browser. */
export function pageOf(driver, url, resize) {
  const { send } = driver;
  const run = (inPage, ...args) => send('run', { script: `return (${inPage}).apply(null, arguments)`, args });

  /** Retries until it works: the element may be redrawn, or be covered while it fades in. */
  async function within(what, attempt) {
    const until = performance.now() + patience;
    for (;;) {
      let cause = null;
      const done = await attempt().catch((failure) => {
        cause = failure;
        return false;
      });
      if (done !== false) return;
      if (performance.now() > until) throw new Error(`not within ${patience / 1_000} s: ${what}`, { cause });
      await wait(100);
    }
  }
  const faults = [];
  const collect = async () => faults.push(...(await run(heard)));
  async function shown(kind, name) {
    const found = await run(find, selectors[kind], sourceOf(name, kind !== 'radio'));
    if (found === null) throw new Error('it is not there');
    return found[reference];
  }
  const act = (kind, name, doing) => within(`${kind} ${name}`, async () => doing(await shown(kind, name)));

  return {
    version: driver.version,
    run,
    async open(path) {
      await collect();
      await send('open', { url: `${url}${path}` });
      await run(listen);
    },
    /** Reloads the way a person does: a driver's own reload in Firefox skips every cache, and the service worker. */
    async reload() {
      await collect();
      await run(leave);
      await within('the page again', () => run(arrived));
      await run(listen);
    },
    press: (kind, name) =>
      act(kind, name, async (id) => {
        await run(intoView, { [reference]: id });
        await send('press', { id });
      }),
    fill: (name, text) =>
      act('field', name, async (id) => {
        await run(intoView, { [reference]: id });
        await send('clear', { id });
        await send('write', { id, text });
      }),
    pick: (name, value) => act('field', name, (id) => run(pick, { [reference]: id }, value)),
    async attach(path) {
      const { [reference]: id } = await run(() => globalThis.document.querySelector('input[type="file"]'));
      await send('write', { id, text: path });
    },
    sees: (kind, name) =>
      kind === 'text'
        ? within(`text ${name}`, () => run(reads, sourceOf(name, false)))
        : within(`${kind} ${name}`, () => shown(kind, name)),
    at: (path) => within(`the address ${path}`, async () => new URL(await send('address')).pathname.startsWith(path)),
    async type(...pressed) {
      const down = pressed.map((key) => keys[key] ?? key);
      const actions = [
        ...down.map((value) => ({ type: 'keyDown', value })),
        ...down.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
      await send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    until: within,
    focused: () => run(focused),
    tooWide: () => run(tooWide),
    ground: () => run(ground),
    async theme(theme) {
      await run(choose, theme);
      await wait(fadeMs);
    },
    async size(size) {
      await resize(size);
      await wait(fadeMs);
    },
    async picture(file) {
      writeFileSync(file, Buffer.from(await send('picture'), 'base64'));
    },
    async faults() {
      await collect();
      return faults;
    },
  };
}
