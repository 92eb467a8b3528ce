import type { Report, RewindReport } from '@rostrum/contract';
import { seatedBoardIn, seatNotice } from '../boards/seated-board.ts';
import { communityById } from '../catalog/community-by-id.ts';
import { deliveryOf } from '../filed/delivery.ts';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { captionsOf } from './captions.ts';
import { complianceRows } from './compliance-rows.ts';
import { exchangeRows } from './exchanges.ts';
import { findingsTable } from './findings-table.ts';
import { modelUseOf, type ModelPrices } from './model-use.ts';
import { overviewOf } from './overview.ts';
import { proceedingReport } from './proceeding-report.ts';
import { promiseLedger } from './promise-ledger.ts';
import { roomOverTime } from './room-over-time.ts';
import { workOn } from './work-on.ts';

/** Printed on everything that leaves the product. */
export const notice =
  'This is practice, not legal advice. Ratings follow fixed rules from the words on the record; what could not be rated is shown as not rated.';

/** The notice for a rehearsal, plus the one about boards simulated from minutes if one sat. Takes: the rehearsal. Gives: one paragraph. */
export const noticeOf = (r: Rehearsal): string =>
  seatedBoardIn(r.projectSource) === null ? notice : `${notice} ${seatNotice}`;

type Rating = keyof Report['summary']['ratings'];

const decidedWords: Readonly<Record<string, string>> = {
  approve: ' The application was approved.',
  approve_with_conditions: ' The application was approved with conditions.',
  approve_less: ' The application was approved in part.',
  continue: ' The hearing was continued.',
  recommend_approval: ' The body recommended approval.',
  recommend_denial: ' The body recommended denial.',
  deny: ' The application was denied.',
};

function headlineOf(r: Rehearsal, answered: number, average: number | null, unrated: number): string {
  const count = `${answered} ${answered === 1 ? 'answer' : 'answers'}`;
  const mean = average === null ? 'none of them rated' : `averaging ${average.toFixed(1)} out of 10`;
  const verdict =
    r.verdict === null
      ? (decidedWords[r.proceeding.decided?.decision ?? 'none'] ?? '')
      : r.verdict.verdict === 'APPROVED'
        ? ' The commission approved the application.'
        : ' The commission denied the application.';
  if (answered === 0) return `No questions have been answered.${verdict}`;
  const open = unrated > 0 && average !== null ? `; ${unrated} not rated` : '';
  return `${count}, ${mean}${open}.${verdict}`;
}

function summaryOf(r: Rehearsal, overview: string): Report['summary'] {
  const judged = r.exchanges.flatMap((exchange) => (exchange.judged === null ? [] : [exchange.judged]));
  const answered = r.exchanges.filter((exchange) => exchange.answered !== null).length;
  const scores = judged.flatMap(({ score }) => (score === null ? [] : [score]));
  const average = scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const count = (rating: Rating): number => judged.filter((event) => event.rating === rating).length;
  return {
    asked: r.exchanges.length,
    answered,
    average_score: average,
    ratings: { strong: count('strong'), adequate: count('adequate'), weak: count('weak'), poor: count('poor') },
    not_rated: judged.length - scores.length,
    headline: headlineOf(r, answered, average, judged.length - scores.length),
    overview,
  };
}

/** The ten categories of a presentation (hearing.md §5), as headings. */
const categoryNames: Readonly<Record<string, string>> = {
  project_description: 'Project description',
  location_scale: 'Location and scale',
  timeline: 'Timeline',
  regulatory_status: 'Permits and approvals',
  economic_impact: 'Economic impact',
  community_benefits: 'Community benefits',
  environmental_considerations: 'Environment',
  safety_emergency: 'Safety and emergency response',
  infrastructure_impact: 'Roads and utilities',
  ongoing_operations: 'Operation and maintenance',
};

function coverageOf(materials: Materials): Report['coverage'] {
  return Object.entries(materials.presentation?.analysis?.universal ?? {}).map(([category, found]) => {
    const words = category.replaceAll('_', ' ');
    return {
      category,
      name: categoryNames[category] ?? words.charAt(0).toUpperCase() + words.slice(1),
      mentioned: found.mentioned,
      score: found.quality_score,
      gaps: [...found.gaps],
    };
  });
}

/** Each pair of statements once, at the answer where it first appeared. */
function contradictionsOf(r: Rehearsal): Report['contradictions'] {
  const seen = new Set<string>();
  return r.contradictions
    .filter(({ earlier, now }) => !seen.has(`${earlier}\n${now}`) && seen.add(`${earlier}\n${now}`))
    .map(({ earlier, now, subject, eventId, by }) => {
      const at = r.exchanges.findIndex(({ answered }) => answered?.id === eventId);
      return { earlier, now, subject, number: at === -1 ? null : at + 1, ...(by !== undefined && { found_by: by }) };
    });
}

function notJudged(r: Rehearsal, materials: Materials): string[] {
  const withoutAssessment = r.exchanges.flatMap(({ answered, judged }, i) =>
    answered !== null && (judged === null || judged.assessment === null)
      ? [`The answer to question ${i + 1} was given offline and was rated by length only.`]
      : [],
  );
  const unsaid = r.exchanges.flatMap(({ judged }, i) =>
    (judged?.assessment?.not_judged ?? []).map((what) => `Question ${i + 1}: ${what}`),
  );
  const presentation = r.presentation === null ? ['No presentation was given, so its coverage was not judged.'] : [];
  const ordinance = materials.ordinance === null ? ['No ordinance is on file, so compliance was not judged.'] : [];
  return [...presentation, ...ordinance, ...withoutAssessment, ...unsaid];
}

/** The report of a rehearsal. Everything in it is derived from the record and from what is on file.
 *  Takes: a rehearsal, its materials, its second answers (rewindsOf), and the prices of a language model, if known.
 *  Gives: the report in the shape of the API, in its built-in words.  Throws: never.
 *  Specification: decisions.md §5 (report). */
export function reportOf(
  r: Rehearsal,
  materials: Materials,
  rewinds: readonly RewindReport[] = [],
  prices: ModelPrices | null = null,
): Report {
  const { projectName, projectType, developer, place, state } = r.project;
  const told = {
    exchanges: exchangeRows(r, rewinds),
    promises: promiseLedger(r),
    contradictions: contradictionsOf(r),
    room: roomOverTime(r),
  };
  return {
    session_id: r.sessionId,
    notice: noticeOf(r),
    mode: r.mode,
    project: { name: projectName, type: projectType, developer, place, state },
    community: { id: r.communityType, name: communityById(r.communityType).display_name },
    difficulty: r.difficulty,
    started_at: r.startedAt,
    updated_at: r.updatedAt,
    ...told,
    summary: summaryOf(r, overviewOf(told)),
    verdict:
      r.verdict === null
        ? null
        : {
            verdict: r.verdict.verdict,
            score: r.verdict.score,
            motion: r.verdict.motion,
            votes: r.verdict.votes,
            findings: r.verdict.findings,
            conditions: r.verdict.conditions,
          },
    proceeding: proceedingReport(r, materials),
    presentation:
      r.presentation === null
        ? null
        : {
            words: deliveryOf(r.presentation.text, null).words,
            duration_s: r.presentation.duration_s ?? null,
            delivery: deliveryOf(r.presentation.text, r.presentation.duration_s ?? null),
          },
    coverage: coverageOf(materials),
    checklist: (materials.presentation?.analysis?.industry_analysis.industry_specific ?? []).map(
      ({ item, mentioned }) => ({ item, mentioned }),
    ),
    compliance: complianceRows(r, materials),
    findings: findingsTable(r, materials),
    work_on: workOn(r, materials),
    captions: captionsOf(r),
    not_judged: notJudged(r, materials),
    model_use: modelUseOf(r, prices),
  };
}
