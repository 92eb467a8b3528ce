import type { RehearsalEvent } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { foldRecord } from '../../record/fold.ts';
import { decide } from '../decision/decide.ts';
import { evidenceOf } from '../evidence.ts';
import { holdStep } from '../hold-step.ts';
import { rulesOf } from '../rules/rules.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';

const at = '2026-11-22T19:00:00.000Z';
const presentation = 'The nearest home is 420 feet from the nearest panel, and it will stay so.';
const materials = filedByHand({});
const rules = rulesOf({ kind: 'special_use', body: 'decides', state: 'NC', local: null, continuedFrom: null });
const before: readonly RehearsalEvent[] = [
  { type: 'configured', id: 'c', at, seed: 4 },
  { type: 'presented', id: 'p', at, text: presentation },
  {
    type: 'testified',
    id: 't',
    at,
    speaker: { id: 'galina_petrova', name: 'Galina Petrova', position: 'against' },
    statement: 'What is my house worth after this?',
    seconds: 20,
    points: [{ id: 'p1', text: 'What is my house worth after this?', topic: 'property_values' }],
  },
];

const passed = (step: 'cross_examination' | 'rebuttal'): RehearsalEvent => ({
  type: 'stepped',
  id: step,
  at,
  step,
  lines: [],
  awaits: null,
  next: 'close',
  skipped: true,
});
const beforeClose = [...before, passed('cross_examination'), passed('rebuttal')];

/** Holds a step with these replies in turn. Gives: what each call said, and the record. */
function held(step: 'cross_examination' | 'close', replies: readonly string[], record = before) {
  const events = [...record];
  const said = [null, ...replies].map((reply, n) => {
    const r = foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', events);
    const done = holdStep(r, materials, rules, { step, reply, skip: false });
    if (!done.ok) throw new Error(done.code);
    events.push({ ...done.event, type: 'stepped', id: `${step}${n}`, at });
    return done.event.lines.map(({ speaker, text }) => `${speaker}: ${text}`).join(' | ');
  });
  return { said, r: foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', events), events };
}

describe('cross-examination', () => {
  it('hears the applicant first: the witness relies on what was said, and staff on its report', () => {
    const { said } = held('cross_examination', [
      'Ms. Petrova, have you had an appraisal made?',
      'For staff: does the report speak of drainage?',
      'No further questions.',
    ]);
    expect(said[0]).toContain('Does the applicant wish to question staff or any witness?');
    expect(said[1]).toMatch(/^Galina Petrova: .*(not here as an expert|don’t have a study)/);
    expect(said[2]).toContain('The report doesn’t go into that');
    expect(said[3]).toContain('Counsel for Galina Petrova: Thank you. I represent Galina Petrova');
  });

  it('lets nobody answer for a person who has not testified', () => {
    const { said } = held('cross_examination', ['Mr. Quimby, how far away do you live?']);
    expect(said[1]).toMatch(/Nobody by that name has testified tonight\./);
  });

  it('asks once for a question if the applicant argues, and then moves on', () => {
    const { said } = held('cross_examination', ['That is all wrong.', 'It is wrong all the same.']);
    expect(said[1]).toContain('Please put it as a question.');
    expect(said[2]).toContain('Does any other party wish to ask questions?');
  });
});

describe('before the hearing closes', () => {
  it('the chair asks about standards that nothing supports, and a fact is evidence', () => {
    const paper =
      'The fire department’s letter of October 3, exhibit 2, says that the road and the tank meet its requirements.';
    const { said, r } = held('close', [paper, paper, 'We will think about it.', 'No.', 'No.', 'Yes.'], beforeClose);
    // Evidence this late is new, and a party may question it before the hearing closes.
    expect(said.at(-2)).toContain('That is new. Does any party wish to question the applicant on it?');
    expect(said[0]).toContain('Before I close the hearing, I’d like the applicant to speak to public safety.');
    expect(said.at(-1)).toContain('The hearing is closed.');
    const safety = evidenceOf(r, materials, rules).find(({ criterion }) => criterion.id === 'safety');
    expect(safety?.inFavor.map(({ quote }) => quote)).toContain(paper);
    expect(safety?.standing).toBe('met');
    // The same letter says nothing about another standard.
    const other = evidenceOf(r, materials, rules).find(({ criterion }) => criterion.id === 'ordinance');
    expect(other?.inFavor).toEqual([]);
  });

  it('nobody approves on a standard for which the chair got nothing', () => {
    const { events: asked, said } = held('close', ['No.', 'No.', 'No.', 'No.', 'No.'], beforeClose);
    expect(said.join(' ')).not.toContain('That is new.');
    for (let seed = 1; seed <= 60; seed += 1) {
      const events = asked.map((event) => (event.type === 'configured' ? { ...event, seed } : event));
      const decided = decide(foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', events), materials, rules, at);
      expect(['continue', 'deny']).toContain(decided?.decision);
    }
  });
});
