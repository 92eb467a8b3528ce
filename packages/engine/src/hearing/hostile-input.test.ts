import { expect, it } from 'vitest';
import { requestIn } from '../asking/request-in.ts';
import { materialsOf } from '../filed/materials.ts';
import { newRehearsal } from '../record/fold.ts';
import { HeldRehearsal } from './held-rehearsal.ts';

/* Input of any length that a page may send must not hold up the one thread that serves everybody. */

/** Below this, a cost is just clock resolution and garbage collection. */
const leastMicroseconds = 10_000;

const filled = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

function article(text: string) {
  const blank = { theme: 'general', relevance: 0.7, source: 'Local news', date: '', url: null };
  return { ...blank, title: text, snippet: text, opposition_detected: false, simulated: false };
}

/** Processor time, which other work on the machine doesn't affect, in microseconds: the lowest of three runs. */
function costOf(run: () => void): number {
  const costs = [1, 2, 3].map(() => {
    const from = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(from);
    return user + system;
  });
  return Math.min(...costs);
}

function askAndJudge(where: 'presentation' | 'news' | 'project', text: string): void {
  const held = new HeldRehearsal(newRehearsal('hearing-1790000000000_abcdefgh'));
  const project = { projectName: text, developerName: text, description: text, city: text, size_facts: [text] };
  held.append({ type: 'configured', project_type: 'Utility-Scale Solar', ...(where === 'project' && { project }) });
  if (where === 'presentation') held.append({ type: 'presented', text });
  if (where === 'news')
    held.append({ type: 'document_filed', kind: 'news', document_id: 'n', source: 'n', articles: [article(text)] });
  const materials = materialsOf(held.rehearsal, () => null);
  const asked = held.ask(materials, requestIn('board', { position: 1, total: 5 }));
  held.answer(materials, asked, 'We will hold 300 feet from every home and post a bond by May.');
  held.ask(materials, requestIn('public', { position: 2, total: 5 }));
}

it.each([
  ['a presentation of nothing but distances', 'presentation', 'within 1 mile of ', 100_000],
  ['a presentation of nothing but figures', 'presentation', '1 foot ', 100_000],
  ['a headline of one word said over and over', 'news', 'and ', 50_000],
  ['a headline of digits', 'news', '1', 50_000],
  ['a project with a name of digits', 'project', '1', 200_000],
  ['a project with a name of brackets', 'project', '(', 200_000],
] as const)('takes no more than proportionally longer for four times the input: %s', (_, where, unit, length) => {
  askAndJudge(where, filled(unit, length / 4));
  const quarter = costOf(() => askAndJudge(where, filled(unit, length / 4)));
  const whole = costOf(() => askAndJudge(where, filled(unit, length)));
  // Quadratic would be sixteen times; a small overhead counts for a lot if there is next to nothing to do.
  expect(whole).toBeLessThan(8 * Math.max(quarter, leastMicroseconds));
});
