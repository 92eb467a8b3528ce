import { evidenceOf, type Evidence } from '../evidence.ts';
import { gapId, gapsAsked } from '../gaps.ts';
import { chairName } from '../speech/naming.ts';
import { opponentOf } from '../speech/opponent.ts';
import { say, sayFor } from '../speech/say.ts';
import type { Rules } from '../types.ts';
import type { Evening, StepHeld } from './types.ts';

const newEvidence = 'new-evidence';

/** The hearing closes: first a party may question what was new in the rebuttal, then the chair asks for what the record has nothing on,
 *  standard by standard.  Takes: the evening.  Gives: what is said, and the question that waits.  Throws: never. */
export function closeHearing(evening: Evening): StepHeld {
  const { r, rules, pending } = evening;
  const speaker = chairName(r, rules);
  const isNew = rules.quasiJudicial && (r.proceeding.rebutted?.new_evidence.length ?? 0) > 0;
  if (pending === null && isNew && rules.crossExamination) {
    const question = say('cross', 'new');
    const asked = { speaker: opponentOf(r).label, text: question };
    return {
      lines: [{ speaker, text: say('chair', 'new_evidence') }, asked],
      awaits: 'reply',
      cross: { id: newEvidence, question, topic: 'other' },
    };
  }
  const gap = nextGap(evening);
  if (gap === undefined) return { lines: [{ speaker, text: sayFor(rules, 'close') }], awaits: null };
  const { criterion } = gap;
  const text = say('chair', 'gap', { label: criterion.label, ask: criterion.ask ?? '' });
  const topic = criterion.topics[0] ?? criterion.also[0] ?? 'other';
  return {
    lines: [{ speaker, text }],
    awaits: 'reply',
    cross: { id: gapId(criterion), question: text, topic },
  };
}

/** The next standard that nothing on the record supports, and that the chair has not asked about yet. */
function nextGap({ r, materials, rules }: Evening): Evidence | undefined {
  if (!asksForGaps(rules)) return undefined;
  const asked = gapsAsked(r);
  return evidenceOf(r, materials, rules).find(
    ({ criterion, inFavor }) =>
      criterion.ask !== undefined && inFavor.length === 0 && !asked.some(({ id }) => id === gapId(criterion)),
  );
}

/** Where the body decides on evidence alone. */
const asksForGaps = ({ quasiJudicial, kind }: Rules): boolean => quasiJudicial && kind !== 'rezoning';
