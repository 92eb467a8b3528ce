import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Venue } from '@rostrum/contract';
import { HeldRehearsal, materialsOf, newRehearsal, requestIn } from '@rostrum/engine';

const talk =
  'Good evening. We propose a solar farm of 120 megawatts on 850 acres along Mill Road, with panels 300 feet from the nearest home. Noise will be minimal. We expect 200 jobs, and we will plant two rows of evergreens before construction begins. A bond will cover removal.';
const answers = [
  'We will repair the county road within 60 days and post a bond of $250,000; the county engineer signs off each spring.',
  'We take that seriously and will work with the neighbors as the project moves along.',
  'I do not know that tonight. Our engineer will have it in writing by Friday.',
];
const venues: readonly Venue[] = ['practice', 'board', 'board', 'public'];
const turns = 24;

/** Runs one rehearsal with nobody, a turn at a time between other work: code that runs for the first time is
 *  compiled first, and the applicants who come right after a start would wait for that, one behind the other.
 *  Takes: a signal that ends it. */
export async function warmUp(signal: AbortSignal): Promise<void> {
  const held = new HeldRehearsal(newRehearsal('hearing-0000000000000_nobody'));
  held.append({ type: 'configured', project_type: 'Utility-Scale Solar' });
  held.append({ type: 'presented', text: talk });
  for (let turn = 0; turn < turns && !signal.aborted; turn++) {
    await nextTurn();
    const venue = venues[turn % venues.length] as Venue;
    const materials = materialsOf(held.rehearsal, () => null);
    const asked = held.ask(materials, requestIn(venue, { position: turn + 1, total: turns }));
    await nextTurn();
    held.answer(materials, asked, answers[turn % answers.length] as string);
  }
}
