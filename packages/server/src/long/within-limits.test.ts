import { existsSync, readFileSync } from 'node:fs';
import { limits, type RehearsalEvent } from '@rostrum/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshApp, restarted, TestBrowser, type Answer, type TestServer } from '../testing/fresh-app.ts';
import { isBeyond } from './lengths.ts';

/* For any combination of lengths within the limits, the server's own process does next to none of the work. Measured in this process's CPU
   time, which other activity on the machine hardly affects and which doesn't include the helper processes. */

vi.setConfig({ testTimeout: 300_000 });

const at = '2026-03-01T19:00:00.000Z';
const subjects = ['fence', 'panel', 'driveway', 'substation', 'basin', 'sign', 'building', 'battery'];

/** Statements and rules that are all different, full of figures: the most expensive to read. */
function filled(characters: number, sentence: (i: number) => string): string {
  let text = '';
  for (let i = 0; text.length < characters; i++) text += sentence(i);
  return text.slice(0, characters);
}
const said = (characters: number, from = 0): string =>
  filled(
    characters,
    (i) =>
      `Our ${subjects[i % 8]} ${from + i} will be ${40 + ((i * 7) % 300)} feet from the nearest residence and ${10 + (i % 20)} feet tall, with noise under ${40 + (i % 15)} dBA at the property line, on ${100 + i * 3} acres. `,
  );
const ordinance = (characters: number): string =>
  filled(
    characters,
    (i) =>
      `Section ${1 + Math.floor(i / 20)}.${1 + (i % 20)}. Each ${subjects[i % 8]} shall be set back not less than ${50 + (i % 40) * 5} feet from any residence, and no ${subjects[(i + 1) % 8]} shall be taller than ${10 + (i % 90)} feet or louder than ${35 + (i % 30)} dBA.\n\n`,
  );

interface Combination {
  readonly ordinance: number;
  readonly door: 'parse' | 'details' | 'body';
  readonly presentation: number;
  readonly answers: number;
  readonly answer: number;
  readonly keys: number;
}

/** Small and large, up to the limits; an ordinance as long as a call may carry. */
const upTo = (most: number) => fc.oneof(fc.constant(0), fc.nat(Math.floor(most / 20)), fc.nat(most), fc.constant(most));
const combinations: fc.Arbitrary<Combination> = fc.record({
  ordinance: upTo(1_600_000),
  door: fc.constantFrom('parse', 'details', 'body'),
  presentation: upTo(limits.presentationCharacters),
  answers: upTo(60),
  answer: fc.oneof(fc.nat(500), fc.constant(limits.answerCharacters)),
  // With the fields of the call itself, up to what a body may have.
  keys: upTo(490),
});

/** What a call may cost the server's own process, in milliseconds: several times what it takes to read and send two megabytes, and a
 *  fraction of what it takes to work on them. */
const maxOwnMs = 600;
const maxOwnBytes = 1024 ** 3;

const residentBytes = (pid: number | 'self'): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024;

// On a busy machine even CPU time goes up for a while; work that is really done here shows up in every try.
describe('within the limits, the server’s own process', { retry: 2 }, () => {
  let server: TestServer;
  let browser: TestBrowser;
  beforeAll(async () => {
    server = await freshApp({ environment: { RATE_LIMIT_SESSION: '0' } });
    browser = server.browser();
    // Code that runs for the first time is compiled first.
    await hold({ ordinance: 10_000, door: 'parse', presentation: 3_000, answers: 2, answer: 300, keys: 5 }, Infinity);
    await hold({ ordinance: 60_000, door: 'body', presentation: 9_000, answers: 2, answer: 300, keys: 5 }, Infinity);
  });
  afterAll(() => server.close());

  async function own(what: string, most: number, call: Promise<Answer<object>>): Promise<void> {
    const before = process.cpuUsage();
    const { status, text } = await call;
    const { user, system } = process.cpuUsage(before);
    expect(`${what} ${status}`, text.slice(0, 300)).toBe(`${what} 200`);
    expect((user + system) / 1_000, what).toBeLessThan(most);
    if (existsSync('/proc/self/status')) expect(residentBytes('self'), what).toBeLessThan(maxOwnBytes);
  }

  async function hold(c: Combination, most: number): Promise<void> {
    const session = await browser.start();
    const params = { session_id: session };
    const text = ordinance(c.ordinance);
    const keys = Object.fromEntries(Array.from({ length: c.keys }, (_, i) => [`key ${i}`, `value ${i}`]));
    const project = { ...keys, ...(c.door === 'details' && text !== '' && { ordinanceText: text }) };
    await own('details', most, browser.call('setProjectDetails', { body: { session_id: session, project } }));
    if (c.door === 'parse' && text !== '')
      await own('parse', 2 * most, browser.call('parseOrdinance', { session, body: { text } }));
    const events: RehearsalEvent[] = Array.from({ length: c.answers }, (_, i) => ({
      ...{ type: 'answered', id: `a-${i}`, at, question_id: `q-${i}`, question: `What of noise, number ${i}?` },
      ...{ text: said(Math.max(1, c.answer), i * 100), response_time_s: null },
    }));
    const perCall = 90;
    for (let from = 0; from < events.length; from += perCall)
      await own(
        'events',
        most,
        browser.call('postEvents', { params, body: { events: events.slice(from, from + perCall) } }),
      );
    const body = {
      ...{ session_id: session, user_presentation: said(c.presentation) },
      ...(c.door === 'body' && text !== '' && { ordinances: text }),
    };
    await own('question', most, browser.call('generateQuestion', { body }));
    const given = { session_id: session, question: 'How far?', answer: said(Math.max(1, c.answer), 7_000) };
    await own('answer', most, browser.call('evaluateResponse', { body: given }));
    await own('report', most, browser.call('report', { params }));
    await own('brief', most, browser.call('brief', { params }));
    await own('list', most, browser.call('rehearsals'));
  }

  it('does next to none of the work, in any combination', async () => {
    await fc.assert(
      fc.asyncProperty(combinations, (c) => hold(c, maxOwnMs)),
      // The same ones in each run, among them a full ordinance through each door; set the seed to try others.
      { numRuns: 5, seed: Number(process.env['WITHIN_LIMITS_SEED'] ?? 1568), endOnFailure: true },
    );
  });

  it('does next to none of the work on what was stored, after a restart', async () => {
    const session = await browser.start();
    for (const half of [0, 1]) {
      const events: RehearsalEvent[] = Array.from({ length: 60 }, (_, i) => ({
        ...{ type: 'answered', id: `a-${half}-${i}`, at, question_id: `q-${half}-${i}`, question: 'How far?' },
        ...{ text: said(limits.answerCharacters, i * 100), response_time_s: null },
      }));
      await browser.call('postEvents', { params: { session_id: session }, body: { events } });
    }
    const again = await restarted(server);
    try {
      const same = new TestBrowser(again.app);
      same.cookie = browser.cookie;
      await own('question', maxOwnMs, same.call('generateQuestion', { body: { session_id: session } }));
      await own('list', maxOwnMs, same.call('rehearsals'));
    } finally {
      await again.close();
    }
  });
});

describe('a rehearsal is short', () => {
  it('only while it is within all of its limits at once', () => {
    fc.assert(
      fc.property(
        fc.record({ said: fc.nat(40_000), papers: fc.nat(40_000), events: fc.nat(1_000_000) }),
        fc.nat(20_000),
        (lengths, brought) => {
          const more = { said: lengths.said + 1, papers: lengths.papers + 1, events: lengths.events + 1 };
          // Once long, always long, whatever is added.
          if (isBeyond(lengths, brought)) expect(isBeyond(more, brought)).toBe(true);
          else
            expect(
              lengths.said <= (lengths.papers > 0 ? 8_000 : 24_000) &&
                lengths.papers <= 12_000 &&
                lengths.events <= 600_000 &&
                brought <= 8_000,
            ).toBe(true);
        },
      ),
    );
  });
});
