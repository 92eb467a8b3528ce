import { bringsFact } from '../cited.ts';
import { evidenceOf, type Evidence } from '../evidence.ts';
import { sentencesSaid } from '../../language/spoken-sentences.ts';
import { gapId, gapPrefix, gapsAsked } from '../gaps.ts';
import { newEvidenceIn, recordText } from '../rebut.ts';
import { chairName } from '../speech/naming.ts';
import { opponentOf } from '../speech/opponent.ts';
import { say, sayFor } from '../speech/say.ts';
import type { Rules } from '../types.ts';
import type { Evening, StepHeld } from './types.ts';

const newEvidence = 'new-evidence';
const newAtClose = 'new-evidence-close';

/** The hearing closes: first a party may question what was new in the rebuttal, then the chair asks for what the record is missing,
 *  standard by standard, and a party may question what that brought. Takes: the evening.  Gives: what is said, and the pending question.
 *  Throws: never. */
export function closeHearing(evening: Evening): StepHeld {
  const { r, rules, pending } = evening;
  const speaker = chairName(r, rules);
  const isNew = rules.quasiJudicial && (r.proceeding.rebutted?.new_evidence.length ?? 0) > 0;
  if (pending === null && isNew && rules.crossExamination) return partyAsks(evening, newEvidence, 'new_evidence');
  const gap = nextGap(evening);
  if (gap === undefined && broughtAtClose(evening)) return partyAsks(evening, newAtClose, 'new_evidence_close');
  if (gap === undefined) {
    // What the chair's questions brought is open to the parties, new or not.
    const isOpen = rules.crossExamination && pending?.cross?.id.startsWith(gapPrefix) === true;
    const parties = isOpen ? [{ speaker, text: say('chair', 'gap_parties') }] : [];
    return { lines: [...parties, { speaker, text: sayFor(rules, 'close') }], awaits: null };
  }
  const { criterion } = gap;
  const text = say('chair', 'gap', { label: criterion.label, ask: criterion.ask ?? '' });
  const topic = criterion.topics[0] ?? criterion.also[0] ?? 'other';
  return {
    lines: [{ speaker, text }],
    awaits: 'reply',
    cross: { id: gapId(criterion), question: text, topic },
  };
}

/** A party questions the applicant on new evidence. */
function partyAsks({ r, rules }: Evening, id: string, opening: string): StepHeld {
  const question = say('cross', 'new');
  return {
    lines: [
      { speaker: chairName(r, rules), text: say('chair', opening) },
      { speaker: opponentOf(r).label, text: question },
    ],
    awaits: 'reply',
    cross: { id, question, topic: 'other' },
  };
}

/** Whether the chair's last questions brought out evidence on which no party has been heard. */
function broughtAtClose({ r, materials, rules, pending, reply }: Evening): boolean {
  if (!rules.crossExamination || r.proceeding.stepped.some(({ cross }) => cross?.id === newAtClose)) return false;
  const last = pending?.cross?.id.startsWith('gap-') === true ? (reply ?? '') : '';
  const before = r.proceeding.stepped.filter(({ step }) => step !== 'close');
  const record = recordText({ ...r, proceeding: { ...r.proceeding, stepped: before } }, materials);
  // What was said before the close isn't new because it is said again.
  const isNew = (said: string): boolean =>
    bringsFact(said) &&
    newEvidenceIn(
      sentencesSaid(said).map(({ quote }) => quote),
      record,
    ).length > 0;
  return [last, ...gapsAsked(r).map((gap) => gap.reply ?? '')].some(isNew);
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

/** If the body decides only on evidence. */
const asksForGaps = ({ quasiJudicial }: Rules): boolean => quasiJudicial;
