import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, microphoneFlags } from '../scripts/browser.mjs';

/** On top of the flags for every automated browser: don't throttle background pages, and don't collect or report usage. */
const measuringFlags = [
  '--headless',
  '--remote-debugging-port=0',
  '--mute-audio',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-features=Translate,OptimizationHints,MediaRouter,AimEnabled,PreconnectToSearch,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/** A Chromium with an empty profile whose tools can be reached by others: one takes a tab to where it is needed, and another, after the
 *  first has released it, measures that tab. */
export class OwnChromium {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #profile: string;

  private constructor(child: ChildProcess, profile: string, port: number) {
    this.#child = child;
    this.#profile = profile;
    this.port = port;
  }

  static async started(program: string): Promise<OwnChromium> {
    const profile = mkdtempSync(join(tmpdir(), 'rostrum-chromium-'));
    const child = spawn(
      program,
      [...chromiumFlags, ...microphoneFlags(), ...measuringFlags, `--user-data-dir=${profile}`, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let output = '';
    const port = await new Promise<number>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(output)?.[1];
        if (found === undefined) return;
        resolve(Number(found));
        child.stderr.removeAllListeners('data').resume();
      });
      child.once('exit', (code) => reject(new Error(`the browser ended with ${code}: ${output}`)));
    });
    return new OwnChromium(child, profile, port);
  }

  /** Does something in its tab, with paths relative to the product's address, and then releases the tab. */
  async prepared<Gives>(address: string, work: (page: Page) => Promise<Gives>): Promise<Gives> {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${this.port}`);
    try {
      const page = browser.contexts().flatMap((context) => context.pages())[0];
      if (page === undefined) throw new Error('the browser has no tab');
      // A browser that was started elsewhere knows no base address.
      const goTo = page.goto.bind(page);
      page.goto = (path, options) => goTo(new URL(path, address).href, options);
      // The compiler of this file calls it in every function that has a name, including those sent to the page.
      await page.addInitScript('globalThis.__name = (named) => named');
      return await work(page);
    } finally {
      await browser.close();
    }
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const gone = new Promise((resolve) => this.#child.once('exit', resolve));
      this.#child.kill();
      await gone;
    }
    // Its child processes may still write while they exit.
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
  }
}
