import { describe, expect, it } from 'vitest';
import type { RehearsalEvent } from '@rostrum/contract';
import { applyEvent, newRehearsal } from '../record/fold.ts';
import { plainAsked } from '../record/plain-asked.ts';
import { lateNotice } from '../record/read-behind.ts';
import { readText } from '../ordinance/read-text.ts';
import { clashesIn } from './clash.ts';
import { readingsOf } from './law.ts';
import { verbatimIn } from './verbatim.ts';

describe('words that are claimed to be in a text', () => {
  const text = 'We’ll keep the  gate locked — always.';
  it.each([
    ["we'll keep the gate", 'We’ll keep the  gate'],
    ['"gate locked - always."', 'gate locked — always'],
  ])('%s are', (words, found) => {
    const at = verbatimIn(words, text);
    expect(at === null ? null : text.slice(at.start, at.end)).toBe(found);
  });
  it.each(['keep the gates', 'ate locked', 'the gate is locked', '...', ''])('%s are not', (words) => {
    expect(verbatimIn(words, text)).toBeNull();
  });
});

describe('a clash that is claimed', () => {
  const earlier = [{ eventId: 'a1', question: 'How many have you run?', text: 'It would be our first.' }];
  const now = { eventId: 'a2', question: 'Who trains them?', text: 'Our plant at Chehalis has run three years.' };
  const claim = { earlier: 1, earlier_words: 'our first', now_words: 'has run three years', subject: 'plants run' };

  it('counts if both passages are where they were said to be', () => {
    expect(clashesIn([claim], earlier, now)).toMatchObject([
      { eventId: 'a1', earlier: 'our first', now: 'has run three years' },
    ]);
  });
  it.each([
    ['words that nobody said', { ...claim, now_words: 'has run five years' }, now],
    ['a statement that is not there', { ...claim, earlier: 2 }, now],
    ['one exchange against itself', claim, { ...now, eventId: 'a1' }],
    ['a correction', claim, { ...now, text: 'I misspoke earlier. Our plant at Chehalis has run three years.' }],
    ['a question', { ...claim, now_words: 'has it run' }, { ...now, text: 'Why, has it run?' }],
  ])('is rejected with %s', (_name, claimed, said) => {
    expect(clashesIn([claimed], earlier, said)).toEqual([]);
  });
});

describe('a second reading of a rule', () => {
  const passage = 'Sec. 4. Panels shall be set back at least 500 feet from any residence.';
  const { standards } = readText({ kind: 'ordinance', source: 'code', text: passage });
  const same = { thing: 'yes', measure: 'yes', place: 'yes', class: 'yes', planned: 'yes' };
  const claim = {
    quote: 'Panels shall be set back at least 500 feet from any residence',
    figure: '500 feet',
    limit: 'at least',
    of: 'setback of panels',
    binds: 'panels',
    measured_to: 'any residence',
    only_if: '',
    unless: '',
    exception: false,
    statement: 0,
    said: '',
    needs: '',
    gives: '',
    same,
    met: '',
    apart: '',
    doubt: '',
  };
  const matched = { statement: 1, said: '600 feet', needs: '500', gives: '600' };
  const said = (claimed: typeof claim, given: readonly string[] = []): readonly string[] => [
    ...readingsOf([claimed], {
      passage,
      from: 0,
      standards,
      given: new Set(given),
      statements: ['Ours stand 600 feet off.'],
    }).values(),
  ];
  it.each([
    ['agrees', claim],
    ['differs', { ...claim, limit: 'at most' }],
    ['differs', { ...claim, exception: true }],
    ['silent', { ...claim, of: 'height of a tower', binds: 'towers', measured_to: 'a road' }],
    ['silent', { ...claim, quote: 'Panels shall be set back at least 900 feet', figure: '900 feet' }],
    ['silent', { ...claim, figure: '100 feet' }],
  ])('%s', (reading, claimed) => {
    expect(standards.length).toBeGreaterThan(0);
    expect(said(claimed)[0]).toBe(reading);
  });

  it.each<[string, Partial<typeof claim>]>([
    ['matches the rule with no statement', {}],
    ['says that the two are apart', { ...matched, same: { ...same, place: 'no' } }],
    ['leaves the match open', { ...matched, doubt: 'Panels or fence?' }],
  ])('differs if the engine has a verdict and it %s', (_name, change) => {
    expect(said({ ...claim, ...change }, [standards[0]?.id ?? ''])).toEqual(['differs']);
  });

  it('differs if it finds no rule where the engine has a verdict', () => {
    const input = { passage, from: 0, standards, given: new Set([standards[0]?.id ?? '']), statements: [] };
    expect([...readingsOf([], input).values()]).toEqual(['differs']);
    expect([...readingsOf([], { ...input, given: new Set<string>() }).values()]).toEqual(['silent']);
  });

  it('agrees if it matches the rule as the engine does', () => {
    expect(said({ ...claim, ...matched }, [standards[0]?.id ?? ''])).toEqual(['agrees']);
  });
});

describe('what was read in the background', () => {
  const at = '2026-01-01T00:00:00Z';
  const events: RehearsalEvent[] = [
    {
      ...plainAsked({ question_id: 'q', question: 'How far?', venue: 'board', topic: 'setbacks', issue_key: 'k' }),
      id: 'e1',
      at,
    },
    { type: 'answered', id: 'e2', at, question_id: 'q', text: 'Far enough.' },
    {
      type: 'judged',
      id: 'e3',
      at,
      question_id: 'q',
      rating: 'weak',
      score: 3,
      feedback: 'Name it.',
      assessment: null,
    },
  ];
  const before = events.reduce(applyEvent, newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa'));

  it('changes feedback and says so, and leaves rating, score and moods as recorded', () => {
    const feedback = 'You named no distance.';
    const after = applyEvent(before, { type: 'read_behind', id: 'e4', at, question_id: 'q', feedback });
    const judged = after.exchanges[0]?.judged;
    expect(judged).toMatchObject({ rating: 'weak', score: 3, feedback: `${feedback} ${lateNotice}` });
    expect([after.moods, after.room]).toEqual([before.moods, before.room]);
  });

  it('adds contradictions, and what was read about rules', () => {
    const contradictions = [{ earlier: 'a', now: 'b', subject: 'c' }];
    const event = { type: 'read_behind', id: 'e4', at, question_id: 'q', contradictions, standards: { s: 'agrees' } };
    const after = applyEvent(before, event as RehearsalEvent);
    expect(after.contradictions).toMatchObject([{ earlier: 'a', now: 'b', eventId: 'e2' }]);
    expect(after.standardsRead).toEqual({ s: 'agrees' });
  });
});
