import type { RehearsalEvent } from '@rostrum/contract';
import type { Question } from '../asking/types.ts';
import { requestIn } from '../asking/request-in.ts';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { closeHearing } from '../hearing/vote.ts';
import { materialsOf } from '../filed/materials.ts';
import { readText } from '../ordinance/read-text.ts';
import type { Materials } from '../filed/types.ts';
import { newRehearsal } from '../record/fold.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { scriptedAnswer, type AnswerManner } from './scripted-applicant.ts';

export interface RehearsalWanted {
  readonly sessionId?: string;
  readonly projectName?: string;
  readonly projectType?: string;
  readonly community?: string;
  readonly ordinance?: string | null;
  readonly presentation?: string | null;
  readonly questions?: number;
  /** The answer to each question; null leaves it open. The scripted applicant's own manners by default. */
  readonly answer?: (question: Question, number: number) => string | null;
  readonly manner?: AnswerManner;
  readonly vote?: boolean;
}

export interface RehearsalMade {
  readonly sessionId: string;
  readonly events: readonly RehearsalEvent[];
  readonly rehearsal: Rehearsal;
  readonly materials: Materials;
}

export const anOrdinance = [
  'ARTICLE 12. SOLAR ENERGY SYSTEMS',
  'Section 12.30 Setbacks. (a) Solar panels shall be located not less than 500 feet from any existing residence. (b) The fence shall be set back at least 50 feet from the right-of-way of any public road.',
  'Section 12.31 Height. No panel shall exceed 20 feet in height when oriented at maximum tilt.',
  'Section 12.32 Noise. Sound from inverters shall not exceed 50 dBA at the nearest property line.',
  'Section 12.33 Decommissioning. The owner shall remove all equipment within 12 months after the end of operation and shall post a bond of 125 percent of the estimated cost of removal.',
  'Section 12.40 Standards for approval. Before it grants a conditional use permit, the Planning Commission shall find that:\n(a) the use is consistent with the Comprehensive Plan;\n(b) the use is compatible with the surrounding land and with the character of the neighborhood;\n(c) roads and drainage are adequate; and\n(d) noise will not be a nuisance to nearby homes.',
].join('\n\n');

export const aPresentation =
  'Good evening, members of the commission. We propose a 120 megawatt solar farm on 850 acres east of town. Our panels will stand 300 feet from the nearest home. ' +
  'The inverters were modeled by Halvorsen Engineering at 44 dBA at the nearest property line. We will plant two rows of evergreens along Mill Road before construction begins. ' +
  'Runoff goes to three basins designed for a storm of a hundred years. The bond will be $1,150,000, reviewed by the county engineer every five years.';

const minute = (at: number): string =>
  `2026-11-20T19:${String(Math.floor(at / 60) % 60).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}.000Z`;

/** A whole rehearsal as the product itself would run it: filed, presented, asked, answered, judged and voted on.
 *  Takes: what should differ from the usual one.  Gives: its record, its fold, and what is on file.  Throws: never. */
export function aRehearsal(wanted: RehearsalWanted = {}): RehearsalMade {
  const sessionId = wanted.sessionId ?? 'hearing-1790000000000_aRehearsalForTests';
  const ordinance = wanted.ordinance === undefined ? anOrdinance : wanted.ordinance;
  const presentation = wanted.presentation === undefined ? aPresentation : wanted.presentation;
  const held = new HeldRehearsal(newRehearsal(sessionId), (event) => minute((event - 1) * 20));

  held.append({
    type: 'configured',
    mode: 'hearing',
    community_type: wanted.community ?? 'rural_traditional',
    difficulty: 'intermediate',
    project_type: wanted.projectType ?? 'Utility-Scale Solar',
    project: {
      projectName: wanted.projectName ?? 'Prairie Sky Solar',
      developerName: 'Blue Mesa Energy LLC',
      applicant: 'Dana Whitfield',
      location: { city: 'Lawrence', county: 'Douglas County', state: 'Kansas' },
      zoningDistrict: 'agricultural',
    },
  });
  if (ordinance !== null)
    held.append({
      type: 'document_filed',
      kind: 'ordinance',
      document_id: 'ordinance',
      source: 'zoning-code.pdf',
      text: ordinance,
    });
  if (presentation !== null) held.append({ type: 'presented', text: presentation, duration_s: 62 });
  const reading =
    ordinance === null ? null : readText({ kind: 'ordinance', source: 'zoning-code.pdf', text: ordinance });
  const materials = (): Materials => materialsOf(held.rehearsal, () => reading);

  const count = wanted.questions ?? 6;
  for (let number = 1; number <= count; number++) {
    const venue = number > count - 2 ? 'public' : 'board';
    const previousQuestions = held.rehearsal.exchanges.map(({ asked }) => asked.question);
    const request = requestIn(venue, { position: number, total: count, previousQuestions });
    const asked = held.ask(materials(), request, `q-${number}`);
    const text =
      wanted.answer === undefined
        ? scriptedAnswer(asked.question, held.rehearsal, wanted.manner)
        : wanted.answer(asked.question, number);
    if (text !== null) held.answer(materials(), asked, text, { response_time_s: 20 + number });
  }
  if (wanted.vote !== false && held.rehearsal.exchanges.some(({ answered }) => answered !== null))
    held.append({ type: 'voted', ...closeHearing(held.rehearsal, materials()) });
  const { events, rehearsal } = held;
  return { sessionId, events, rehearsal, materials: materials() };
}
