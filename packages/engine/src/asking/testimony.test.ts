import { describe, expect, it } from 'vitest';
import { characters } from '../catalog/characters.ts';
import { projectTypeSheets } from '../catalog/project-type-sheets.ts';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { commentFiles } from '../knowledge/authored.ts';
import type { Position } from '../knowledge/types.ts';
import { newRehearsal } from '../record/fold.ts';
import { filedByHand } from '../testing/filed-by-hand.ts';
import { testimonyFor, type Statement } from './testimony.ts';

const residents = characters.filter(({ role }) => role === 'resident');
const experts = characters.filter(({ role }) => role === 'expert');

/** An evening of public comment on a project. */
function evening(project: Record<string, unknown>, presentation: string, seed = 1) {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  const type = project['type'];
  held.append({
    type: 'configured',
    seed,
    project,
    ...(typeof type === 'string' && { project_type: type }),
    community_type: 'diverse_suburban',
  });
  const materials = filedByHand({ presentation });
  return (nth: number, position: Position, among = residents): Statement => {
    const speaker = among[nth % among.length];
    if (speaker === undefined) throw new Error('the catalog has nobody of that role');
    const statement = testimonyFor(held.rehearsal, materials, speaker, position);
    held.append({
      type: 'testified',
      speaker: { id: speaker.character_id, name: speaker.name, position },
      statement: statement.text,
      seconds: statement.seconds,
      points: statement.points.map((point, at) => ({ id: `point-${nth}-${at}`, ...point })),
    });
    return statement;
  };
}

const quarry = { type: 'manufacturing', name: 'Miller Quarry extended hours', developer: 'Miller Stone' };

describe('a comment', () => {
  it('is complete at a hearing on every type of project, from every side, from residents and experts', () => {
    for (const [n, { name }] of projectTypeSheets.entries()) {
      const says = evening({ type: name, name: 'Larkspur' }, 'We ask for a special use permit.', n);
      for (const [at, position] of (['for', 'against', 'neutral'] as const).entries())
        for (const among of [residents, experts]) {
          const { text, seconds, points } = says(at + n, position, among);
          expect(text, name).not.toMatch(/[{}]/);
          expect(text, name).toMatch(/[.?]$/);
          expect(seconds, text).toBeGreaterThanOrEqual(20);
          expect(seconds, text).toBeLessThanOrEqual(90);
          if (position === 'for') expect(points).toEqual([]);
          else expect(points.length, text).toBeGreaterThan(0);
        }
    }
  });

  it('takes 20 to 90 seconds at 150 words a minute, however many speak and however much the applicant said', () => {
    const told =
      'Hours are 7 in the morning to 6 at night. Lights are shielded. The drainage study is still in draft. We ask for 30 parking spaces ' +
      'where 36 are required. The fence is seven feet. Trucks would come by the highway. We met with the neighbors in May.';
    for (const [n, { name }] of projectTypeSheets.entries())
      for (const presentation of ['We ask for a special use permit.', told]) {
        const says = evening({ type: name, name: 'Larkspur' }, presentation, n + 40);
        for (let turn = 0; turn < 8; turn += 1) {
          const { text } = says(turn, (['against', 'neutral', 'for', 'against'] as const)[turn % 4] ?? 'for');
          const seconds = (text.split(/\s+/).length / 150) * 60;
          expect(seconds, `${name}: ${text}`).toBeGreaterThan(19);
          expect(seconds, `${name}: ${text}`).toBeLessThanOrEqual(90);
        }
      }
  });

  it('says where the speaker stands, or makes a point on another subject, where the first is short', () => {
    const heard = (position: Position): readonly Statement[] =>
      Array.from({ length: 30 }, (_, n) =>
        evening({ type: 'solar', name: 'Larkspur Solar' }, 'We propose a solar farm.', n)(n, position),
      );
    const second = heard('neutral').filter(({ text }) => /one more thing|other point|other thing/.test(text));
    expect(second.length).toBeGreaterThan(0);
    for (const { points } of second) {
      expect(points).toHaveLength(2);
      expect(points[0]?.topic).not.toBe(points[1]?.topic);
    }
    expect(heard('against').some(({ text }) => /runs off the edge .* I'm against it/.test(text))).toBe(true);
  });

  it('is still made where the applicant has spoken to everything a neighbor could ask for', () => {
    const told = commentFiles
      .flatMap(({ entries }) => entries.filter(({ position }) => position === 'neutral'))
      .flatMap(({ says }) => says.map((said) => (typeof said === 'string' ? said : Object.values(said).join(' '))))
      .filter((line) => !/[{}]/.test(line));
    const lodging = told.filter((line) => /phone number in another state|how many can sleep/.test(line));
    expect(lodging).not.toEqual([]);
    const says = evening({ type: 'short-term rental lodge', name: 'Larkspur' }, lodging.join(' '));
    expect(says(0, 'neutral').text).toMatch(/[.?]$/);
  });

  it('is about the lot and the rule in a variance, whatever the building, and makes one point per subject', () => {
    const own = new Set(
      commentFiles
        .filter(({ proceeding, uses }) => proceeding === 'variance' || uses.includes('house_variance'))
        .flatMap(({ entries }) => entries.flatMap(({ says }) => says.map((part) => JSON.stringify(part)))),
    );
    const project = {
      type: 'Light Industrial',
      name: 'Larkin Workshop',
      proceeding: { kind: 'variance', body: 'decides' },
    };
    const says = evening(project, 'A stream takes the front half of our lot.');
    for (let n = 0; n < 6; n += 1) {
      const { points } = says(n, n % 2 === 0 ? 'against' : 'neutral');
      for (const { topic, text } of points) expect(own).toContain(JSON.stringify({ [topic]: text }));
      expect(new Set(points.map(({ topic }) => topic)).size).toBe(points.length);
    }
  });

  it('is not made twice in an evening while there are others', () => {
    const says = evening({ type: 'solar', name: 'Larkspur Solar' }, 'We propose a solar farm.', 5);
    const told = Array.from({ length: 5 }, (_, n) => says(n, 'against').points[0]?.text);
    expect(new Set(told).size).toBe(5);
  });

  it('is never made twice, however long the evening', () => {
    const says = evening({ type: 'feed mill', name: 'Larkspur' }, 'We propose a feed mill.', 7);
    const bodies = Array.from({ length: 14 }, (_, n) => {
      const { text } = says(n, 'for');
      return text.slice(text.indexOf('. ', text.startsWith('Good') || text.startsWith('Hello') ? 14 : 0) + 2);
    });
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  it('asks a road only of somebody who lives on the way in', () => {
    const project = { type: 'feed mill', name: 'Larkspur' };
    const heard = (presentation: string): string => {
      const says = evening(project, presentation, 3);
      return Array.from({ length: 5 }, (_, n) => says(n, 'neutral').text).join('\n');
    };
    const busy = 'We would build a mill on three acres.';
    expect(heard(`${busy} The driveway is on Sawyer Road.`)).toContain('Sawyer Road');
    expect(heard(`${busy} The houses on Sawyer Road are a mile off.`)).not.toContain('Sawyer Road');
  });

  it('repeats a figure only if it is on file', () => {
    const housing = commentFiles.find(({ uses }) => uses.includes('residential'));
    expect(JSON.stringify(housing)).toContain('{units}');
    const heard = (presentation: string): string =>
      Array.from({ length: 30 }, (_, n) =>
        evening({ type: 'housing', name: 'Larkspur' }, presentation, n)(n, 'against'),
      )
        .map(({ text }) => text)
        .join('\n');
    expect(heard('We propose 84 townhomes on the site.')).toContain('84 townhomes');
    expect(heard('We propose townhomes on the site.')).not.toMatch(/\d/);
  });

  it('agrees only with somebody who has spoken, by name', () => {
    const alone = Array.from({ length: 30 }, (_, n) =>
      evening({ type: 'wind' }, 'We propose turbines.', n)(n, 'neutral'),
    );
    for (const { text } of alone) expect(text).not.toMatch(/agree with|said it better/i);
    const after = (position: Position) =>
      Array.from({ length: 60 }, (_, n) => {
        const says = evening({ type: 'wind' }, 'We propose turbines.', n);
        const first = says(n, position);
        return { first, second: says(n + 1, 'neutral'), name: residents[n % residents.length]?.name ?? '' };
      }).filter(({ second }) => /said it better|is what I'd have said/.test(second.text));
    expect(after('neutral').length).toBeGreaterThan(0);
    for (const { first, second, name } of after('neutral')) {
      expect(second.text).toContain(name);
      expect(first.points.map(({ topic }) => topic)).toContain('noise');
    }
    // Nobody says they'd have said what somebody did who would vote otherwise.
    expect(after('against')).toEqual([]);
  });

  it('is about the hours if nothing will be built', () => {
    const topics = new Set<string>();
    for (let n = 0; n < 20; n += 1) {
      const says = evening(quarry, 'We ask for extended hours, from 6 a.m. to 2 a.m.', n);
      for (let nth = n; nth < n + 3; nth += 1) for (const { topic } of says(nth, 'against').points) topics.add(topic);
    }
    expect(topics).toContain('noise');
    expect(topics).not.toContain('wells_groundwater');
    expect(topics).not.toContain('decommissioning_bond');
  });
});

describe('a comment on what the applicant said', () => {
  const brewery = { type: 'craft brewery', name: 'Tinker Run Brewing', developer: 'Tinker Run Brewing, LLC' };
  const presentation =
    'We would move into the old creamery, and we are not making it any bigger. Lights are shielded, and off half an hour after we close. ' +
    'We are putting a condenser on the kettle stack. The pretreatment agreement with the plant is still in draft. ' +
    'We are asking for 30 parking spaces where 36 are required.';
  const heard = (position: Position): string =>
    Array.from({ length: 20 }, (_, n) => evening(brewery, presentation, n)(n, position).text).join('\n');

  it('tells it in the third person, and asks for what is open and for the rule', () => {
    const against = heard('against');
    expect(against).toContain('the pretreatment agreement with the plant is still in draft');
    expect(against).toMatch(/[Tt]hey want 30 parking spaces/);
    expect(against).toMatch(/the code says 36\b/i);
    const says = evening(brewery, presentation, 2);
    const neutral = Array.from({ length: 5 }, (_, n) => says(n, 'neutral').text).join('\n');
    expect(neutral).toContain('lights are shielded, and off half an hour after they close');
  });

  it('is about this use, and not about another of its group', () => {
    const all = (['for', 'against', 'neutral'] as const).map(heard).join('\n');
    for (const other of ['congregation', 'classroom', 'loading dock', 'big building', 'I shop'])
      expect(all).not.toContain(other);
  });

  it('comes before what would be said anywhere', () => {
    const says = evening(brewery, presentation, 3);
    expect(
      Array.from({ length: 3 }, (_, n) => says(n, 'against').text).filter((text) => /\bthey\b/i.test(text)),
    ).toHaveLength(3);
  });
});
