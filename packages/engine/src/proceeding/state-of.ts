import type { ProceedingState } from '@rostrum/contract';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { wantedOf } from '../record/wanted.ts';
import { awaiting, positionOf } from './position.ts';
import { toProceeding } from './rules/proceeding-list.ts';
import { proposeKind } from './rules/propose-kind.ts';
import { speakersLeft } from './public-comment.ts';
import { rulesHeld, rulesOf } from './rules/rules.ts';
import { staffReportFor } from './staff-report-for.ts';
import type { Choice } from './types.ts';

/** Where the evening is, for a page that opens it again.
 *  Takes: the rehearsal, what is filed, and the proceeding that was chosen.  Throws: never. */
export function proceedingStateOf(r: Rehearsal, materials: Materials, choice: Choice): ProceedingState {
  const rules = rulesHeld(r, materials) ?? rulesOf(choice);
  const { next, steps } = positionOf(r, rules);
  const pending = awaiting(r);
  const { stepped, testified, rebutted, decided } = r.proceeding;
  return {
    choice: {
      kind: choice.kind,
      body: choice.body,
      state: choice.state,
      local: choice.local,
      continued_from: choice.continuedFrom,
      wanted: [...wantedOf(r)],
    },
    proceeding: toProceeding(rules),
    next,
    awaits: pending === null ? null : 'reply',
    pending: pending === null ? [] : [...pending.lines],
    steps: steps.map((one) => ({ ...one })),
    staff_report: staffReportFor(materials),
    staff_agreed: stepped.findLast(({ agrees }) => agrees !== undefined)?.agrees ?? null,
    sworn: stepped.findLast(({ sworn }) => sworn !== undefined)?.sworn ?? null,
    testimony: testified.map(({ speaker, statement, seconds, points }) => ({ speaker, statement, seconds, points })),
    speakers_remaining: speakersLeft(r).length,
    rebuttal:
      rebutted === null
        ? null
        : { answered: rebutted.answered, left: rebutted.left, new_evidence: rebutted.new_evidence },
    decided: decided !== null,
    proposal: proposeKind([r.project.description ?? '', r.project.projectType].join(' ')),
  };
}
