import { splitAtSpaces } from '../base/text.ts';
import type { Venue } from '@rostrum/contract';
import { requestIn } from '../asking/request-in.ts';
import { onRecord } from '../asking/issues/record/on-record.ts';
import { testimonyFor } from '../asking/testimony.ts';
import { characters } from '../catalog/characters.ts';
import { communities } from '../catalog/communities.ts';
import { projectTypeSheets } from '../catalog/project-type-sheets.ts';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { premises } from '../knowledge/authored.ts';
import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';
import { newRehearsal } from '../record/fold.ts';
import { filedByHand } from './filed-by-hand.ts';

/* Nothing may be said about a place, a person, a study or an event that nobody filed or mentioned: design, "What a turn is". Names, figures
   and definite descriptions of generated turns are compared with the record. */

const told = [
  'We propose to build on 40 acres along Kessler Road. Construction lasts about nine months.',
  'The building is set back 120 feet from the nearest home. A fence goes around the site, and we will plant trees on the north side. We expect 35 trips a day and $400,000 a year in tax revenue.',
  'Good evening. We ask for a variance for the front setback and a rezoning. The site drains to Otter Creek and has 2 acres of wetland. Noise will be minimal. We can add a berm where neighbors ask for one.',
  '',
];
const answers = [
  'We will submit the plan to staff by Friday.',
  'I would rather not say.',
  'Yes. The nearest home is 120 feet away, and Meridian Acoustics measured 42 decibels there.',
];

/** Names that a turn may always use: the room's own, holidays, months, and words that only look like names. */
const alwaysSaid = new Set(
  splitAtSpaces(`I I'm I'd I've I'll Sunday Sundays Monday Tuesday Friday Saturday Saturdays Christmas Thanksgiving Fourth July August January March
   Commissioner Chair LLC American English EMT ID`),
);
const properName = /(?<![.?!"] )(?<!^)\b[A-Z][A-Za-z'-]*/g;

/** Things whose existence 'the ...' implies: documents, and what surrounds a site. What every project of a kind has (the panels of a solar
 *  farm) is not among them. */
const described = premises.filter(
  ({ id }) =>
    id.endsWith('_study') ||
    [
      'petition',
      'staff_report',
      'emergency_plan',
      'landscape_plan',
      'lighting_plan',
      'rendering',
      'agreement',
    ].includes(id) ||
    ['school_near', 'church_near', 'hospital_near', 'downtown', 'historic', 'airport_near', 'rail_near'].includes(id) ||
    ['stream_near', 'wetland_on_site', 'floodplain_on_site', 'pond_on_site', 'substation_on_site'].includes(id) ||
    ['signal_near', 'roundabout', 'bridge_near', 'turn_lane', 'tenants_now', 'bond', 'berm_on_site'].includes(id),
);
/** 'The school district' is in every county; a bus and a board aren't buildings. */
const definite = described.map(({ id, words }) => ({
  id,
  // 'The schools' are those of the county; 'the school' is a particular one.
  found: matcher(
    (id === 'school_near' ? ['=school'] : words).map(
      (one) => `the|that|their|your ${one} !district|bus|board|people|line|name|house`,
    ),
  ),
}));

/** What a turn mentions that is nowhere on file.
 *  Takes: the turn, everything that was filed and said, the words that it cites, and whether a premise is on file.  Gives: the names,
 *  figures and things. */
export function unfiledIn(
  text: string,
  known: string,
  cited: string,
  has: (premise: string) => boolean,
): readonly string[] {
  const reading = annotate(text);
  return [
    ...(text.match(properName) ?? []).filter(
      (name) => !alwaysSaid.has(name) && !known.includes(name.replace(/'s?$/, '')),
    ),
    ...(text.match(/\d[\d.,:]*/g) ?? []).filter((figure) => !cited.includes(figure.replace(/[.,:]$/, ''))),
    ...definite.filter(({ id, found }) => found.test(reading) && !has(id)).map(({ id }) => id),
  ];
}

/** Turns of rehearsals of every type of project, each with what it mentions that is nowhere on file.
 *  Takes: how many.  Gives: how many there were, and the faults as 'type: fault: turn'.  Throws: never. */
export function unfiledAmong(count: number): { readonly turns: number; readonly faults: readonly string[] } {
  const faults: string[] = [];
  let turns = 0;
  const types = projectTypeSheets.map(({ name }) => name);
  for (let n = 0; turns < count; n += 1) {
    const presentation = told[n % told.length] ?? '';
    const type = types[(n * 7) % types.length] ?? 'solar';
    const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
    held.append({
      type: 'configured',
      seed: n,
      difficulty: (['beginner', 'intermediate', 'advanced', 'expert'] as const)[n % 4] ?? 'expert',
      community_type: communities[n % communities.length]?.id ?? 'diverse_suburban',
      project_type: type,
      project: { name: 'Prairie Sky', developer: 'Larkspur Partners, LLC', county: 'Franklin', state: 'IA' },
    });
    if (presentation !== '') held.append({ type: 'presented', text: presentation });
    const materials = filedByHand(presentation === '' ? {} : { presentation });
    const filed = `${presentation} Prairie Sky Larkspur Partners, LLC Franklin County ${answers.join(' ')}`;
    const check = (text: string, cited: string, who: string): void => {
      turns += 1;
      const { has } = onRecord(held.rehearsal, materials);
      for (const one of unfiledIn(text, `${filed} ${who}`, cited, has)) faults.push(`${type}: ${one}: ${text}`);
    };
    for (const venue of ['board', 'public'] as readonly Venue[])
      for (let position = 1; position <= 6; position += 1) {
        const asked = held.ask(materials, requestIn(venue));
        const everybody = held.rehearsal.exchanges.map((one) => one.asked.character_name).join(' ');
        check(asked.question.text, asked.question.citations.map(({ quote }) => quote).join(' '), everybody);
        if (n % 10 === 0) held.answer(materials, asked, answers[(n + position) % answers.length] ?? '');
      }
    const residents = characters.filter(({ role }) => role === (n % 5 === 0 ? 'expert' : 'resident'));
    for (const [at, position] of (['for', 'against', 'neutral'] as const).entries()) {
      const speaker = residents[(n + at) % residents.length];
      if (speaker === undefined) continue;
      // The figures of a comment are in the applicant's words.
      check(testimonyFor(held.rehearsal, materials, speaker, position).text, presentation, speaker.name);
    }
  }
  return { turns, faults };
}
