import { describe, expect, it } from 'vitest';
import { HeldRehearsal } from '../../hearing/held-rehearsal.ts';
import { newRehearsal } from '../../record/fold.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';
import { requestIn } from '../request-in.ts';
import { onRecord } from './record/on-record.ts';
import { requestIssues } from './from-requests.ts';

function hearing(presentation: string) {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: 'solar', project: { name: 'Larkspur Solar' } });
  held.append({ type: 'presented', text: presentation });
  const materials = filedByHand({ presentation });
  return { held, materials, record: onRecord(held.rehearsal, materials) };
}

const variance = 'We propose a solar farm. We are asking for a variance to 50 feet where 500 feet is required.';

describe('requested relief', () => {
  it('is put to the applicant with both figures, and cites where they are', () => {
    const [first, ...others] = requestIssues(hearing(variance).record, new Set());
    expect(first).toMatchObject({
      kind: 'request',
      topic: 'setbacks',
      asks: ['variance_or_waiver'],
    });
    expect(first?.citations[0]?.quote).toContain('500 feet is required');
    expect(first?.text).toContain(' 50 feet');
    expect(first?.text).toContain('the code says 500 feet'.slice(4));
    expect(others).toEqual([]);
  });

  it('is the first thing that a board asks about', () => {
    const { held, materials } = hearing(variance);
    const { question } = held.ask(materials, requestIn('board'));
    expect(question.text).toMatch(/50 feet|variance/);
  });

  it.each([
    ['Our client needs a waiver of the parking rule, 40 spaces instead of 60 spaces.', 'parking'],
    ['We request a variance for a fence height of 8 feet where 6 feet is required.', 'density_height|screening_visual'],
  ])('is filed under its subject: %s', (text, topic) => {
    expect(requestIssues(hearing(text).record, new Set())[0]?.topic).toMatch(new RegExp(`^(?:${topic})$`));
  });

  it.each(['We are not asking for a variance.', 'We need a variance from the side yard.', 'The setback is 500 feet.'])(
    'is not made up from: %s',
    (text) => expect(requestIssues(hearing(text).record, new Set())).toEqual([]),
  );

  it('is raised once, even if it is both said and filed', () => {
    const twice =
      'The garage is 41 feet high where 35 is allowed. We ask for a variance to 41 feet where 35 feet is required.';
    expect(requestIssues(hearing(twice).record, new Set())).toHaveLength(1);
  });

  it('is asked about if it is mentioned without its figures', () => {
    const { record } = hearing(
      'We need two things tonight, a conditional use permit and a variance for three turbines.',
    );
    expect(requestIssues(record, new Set()).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^You're asking for a variance\. Why/),
    ]);
  });

  it('is not raised again in the same way', () => {
    const { record } = hearing(variance);
    const [first] = requestIssues(record, new Set());
    expect(requestIssues(record, new Set([first?.key ?? '']))).not.toContainEqual(first);
  });
});

describe('relief that is told with both figures', () => {
  it.each([
    ["You want 200 feet from the corner and we're at 165. So that's a waiver we need.", '165 feet', '200 feet'],
    ["Now, the variance. The limit is 40 feet, and we're at 46.", '46 feet', '40 feet'],
  ])('is put to the applicant with them: %s', (said, asked, required) => {
    const [first] = requestIssues(hearing(said).record, new Set());
    expect(first?.text).toContain(asked);
    expect(first?.text).toContain(`code says ${required}`);
  });

  it.each([
    "You want 200 feet from the corner and we're at 265.",
    'We need two waivers, one for paving and one for the yard.',
    'We need a variance. The lot drops off to the creek, and that is why.',
  ])('is not made up, and no reason is asked for twice: %s', (said) =>
    expect(requestIssues(hearing(said).record, new Set())).toEqual([]),
  );
});
