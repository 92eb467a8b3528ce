import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { communities } from '../catalog/communities.ts';
import { projectFactsOf } from '../record/project-facts.ts';
import { openingSpeech } from './ceremony.ts';

const facts = projectFactsOf(
  {
    projectName: 'Millbrook Solar',
    developerName: 'Tallgrass Renewables, LLC',
    location: { city: 'Nevada', county: 'Story', state: 'IA' },
  },
  'solar',
);

describe('openingSpeech', () => {
  it.each([
    ['truck stop', 'Exit 41', /Exit 41, a truck stop\b/],
    ['Anaerobic digester', 'Maple Grove', /Maple Grove, an anaerobic digester\b/],
    ['Battery energy storage', 'Larkfield', /Larkfield, a battery energy storage project\b/],
    ['Utility-scale solar', 'Cedar Prairie', /Cedar Prairie, a utility-scale solar project\b/],
    ['Short-term rental cabins', 'Whisper Pines', /Whisper Pines, short-term rental cabins\b/],
  ])('names what was filed in natural English: %s', (type, projectName, wanted) => {
    const said = communities.flatMap((community) =>
      openingSpeech({
        facts: projectFactsOf({ projectName, developerName: 'Larkspur Holdings' }, type),
        community,
        chairName: 'Lorraine Beckett',
        seed: 1,
      }),
    );
    expect(said.join(' ')).toMatch(wanted);
  });

  it.each(['Meridian Grid Partners LLC', 'Granite State Paving, Inc.'])(
    'calls the case once by the applicant’s name as filed, in every community: %s',
    (developerName) => {
      for (const community of communities)
        for (const seed of [1, 2, 3]) {
          const filed = projectFactsOf({ projectName: 'Millbrook Solar', developerName }, 'solar');
          const said = openingSpeech({ facts: filed, community, chairName: 'Lorraine Beckett', seed }).join(' ');
          expect(said.split(developerName)).toHaveLength(2);
          expect(said).not.toContain('..');
        }
    },
  );

  it('does not call two people who apply in their own names a firm', () => {
    const couple = projectFactsOf({ projectName: 'The Barn', developerName: 'Kathleen and Mark Olson' }, 'event barn');
    for (const community of communities)
      for (const seed of [1, 2, 3]) {
        const said = openingSpeech({ facts: couple, community, chairName: 'Lorraine Beckett', seed }).join(' ');
        expect(said).not.toMatch(
          /Olson (?:wants|asks|is)\b|applicant is Kathleen|(?:here|speaking|representative of|for) Kathleen/,
        );
      }
  });

  it('has four to eight complete segments in every community, whatever is known about the project', () => {
    const anyFacts = fc
      .record({
        projectName: fc.constantFrom('Millbrook Solar', '', 'undefined'),
        developerName: fc.constantFrom('', 'Tallgrass, LLC'),
        city: fc.constantFrom('', 'Nevada'),
      })
      .map((project) => projectFactsOf(project));
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...communities), fc.nat(), (project, community, seed) => {
        const segments = openingSpeech({ facts: project, community, chairName: 'Lorraine Beckett', seed });
        expect(segments.length).toBeGreaterThanOrEqual(4);
        expect(segments.length).toBeLessThanOrEqual(8);
        for (const segment of segments) expect(segment).toMatch(/^[A-Z][^{}]*\.$/);
        expect(segments.join(' ')).not.toMatch(/undefined|null| {2}| ,/);
      }),
    );
  });

  it('says who, what, where, the case, the notice, five minutes and the public', () => {
    for (const community of communities) {
      const speech = openingSpeech({ facts, community, chairName: 'Lorraine Beckett', seed: 3 }).join(' ');
      for (const said of [
        /Lorraine Beckett/,
        /Millbrook Solar/,
        /Tallgrass Renewables/,
        /Nevada/,
        /PC-\d{4}/,
        /notice|published|posted|sign/i,
        /five minutes/i,
        /public|speak/i,
      ])
        expect(speech).toMatch(said);
    }
  });

  it('greets by the time of day', () => {
    const [community] = communities;
    if (community === undefined) throw new Error('no community');
    expect(openingSpeech({ facts, community, chairName: 'A B', timeOfDay: 'morning', seed: 1 })[0]).toMatch(
      /^Good morning/,
    );
    expect(openingSpeech({ facts, community, chairName: 'A B', seed: 1 })[0]).toMatch(/^Good evening/);
  });

  it('does not sound alike everywhere', () => {
    expect(
      new Set(communities.map((community) => openingSpeech({ facts, community, chairName: 'A B', seed: 1 }).join(' ')))
        .size,
    ).toBeGreaterThan(8);
  });
});
