import type { VotedEvent } from '@rostrum/contract';
import { boardOfRehearsal, characterIn, seatLean } from '../boards/seated-board.ts';
import type { CharacterSheet } from '../catalog/types.ts';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { conditionsOf } from './conditions.ts';
import { findingsOf } from './findings.ts';
import { motionOf } from './motion.ts';
import { hearingScore, verdictOf } from './verdict.ts';
import { reasonFor } from './vote-reasons.ts';

const seats = 4;
const mostSeats = 7;

/** Closes the hearing. The threshold decides the verdict; the members vote by name, the majority with the verdict, each with a one-sentence
 *  reason based on what they were told.
 *  Takes: the rehearsal, what has been filed, and the score if the client kept one (else the record's own).
 *  Gives: the content of the `voted` event, the same for the same record.  Throws: never.
 *  Specification: decisions.md §2 (score) and §5 (vote). */
export function closeHearing(
  r: Rehearsal,
  materials: Materials,
  score?: number | null,
): Omit<VotedEvent, 'id' | 'at' | 'type'> {
  const total = score ?? hearingScore(r);
  const verdict = verdictOf(total);
  const conditions = verdict === 'APPROVED' ? conditionsOf(r) : [];
  const findings = findingsOf(r, materials, verdict);
  const members = membersOf(r);
  const used = new Set<string>();
  const dissenters = dissentersOf(r, members, verdict, total);
  const votes = members.map((member) => {
    const aye = (verdict === 'APPROVED') !== dissenters.has(member.character_id);
    const reason = reasonFor(r, materials, member, aye, used);
    return {
      character_id: member.character_id,
      name: member.name,
      vote: aye ? ('aye' as const) : ('nay' as const),
      reason,
    };
  });
  return {
    verdict,
    score: total,
    motion: motionOf(r, verdict, findings, conditions),
    votes,
    findings: [...findings],
    conditions: [...conditions],
  };
}

/** Who votes: the members who asked something in this hearing, plus enough others of the board that sits in this community; the chair votes
 *  last, as on most boards. Nay on the motion to approve is the vote to deny. */
function membersOf(r: Rehearsal): readonly CharacterSheet[] {
  const sitting = boardOfRehearsal(r);
  const askers = r.exchanges.flatMap(({ asked }) => {
    const sheet = characterIn(r, asked.character_id);
    return sheet !== null && (sheet.role === 'chair' || sheet.role === 'commissioner') ? [sheet] : [];
  });
  const distinct = [...new Set([...askers, ...sitting])];
  const commissioners = distinct.filter(({ role }) => role !== 'chair').slice(0, mostSeats - 1);
  const heard = commissioners.filter((sheet) => askers.includes(sheet));
  const filled = heard.length >= seats - 1 ? heard : commissioners.slice(0, seats - 1);
  return [...filled, ...distinct.filter(({ role }) => role === 'chair').slice(0, 1)];
}

/** Who votes against the outcome: those left least satisfied by the answers to their own questions (or, in a denial, most satisfied), never
 *  a majority, and nobody if the score is clear. */
function dissentersOf(
  r: Rehearsal,
  members: readonly CharacterSheet[],
  verdict: 'APPROVED' | 'DENIED',
  total: number,
): ReadonlySet<string> {
  const approved = verdict === 'APPROVED';
  if (r.exchanges.every(({ judged }) => judged === null)) return new Set();
  const leaning = members.map((member) => ({ id: member.character_id, lean: leaningOf(r, member, total) }));
  const against = leaning
    .filter(({ lean }) => (approved ? lean < 0 : lean > 0))
    .sort((a, b) => (approved ? a.lean - b.lean : b.lean - a.lean));
  return new Set(against.slice(0, Math.ceil(members.length / 2) - 1).map(({ id }) => id));
}

const stanceLean: Readonly<Record<string, number>> = {
  supportive: 0.25,
  developmental: 0.2,
  neutral: 0,
  regulatory: -0.05,
  skeptical: -0.15,
  concerned: -0.2,
  protective: -0.2,
};

/** Above 0: would approve. What the member heard counts most, then how the hearing went as a whole, then their stance. */
function leaningOf(r: Rehearsal, member: CharacterSheet, total: number): number {
  // An unrated answer counts neither way.
  const own = r.exchanges.flatMap(({ asked, judged }) =>
    asked.character_id !== member.character_id || judged?.score == null ? [] : [judged.score],
  );
  const mean = own.length === 0 ? null : own.reduce((sum, score) => sum + score, 0) / own.length;
  const heard = mean === null ? 0 : (mean - 4.5) / 5;
  const mood = r.moods[member.character_id];
  const felt = mood === undefined ? 0 : (mood.trust - mood.frustration - 0.35) * 0.4;
  return heard + felt + (total - 15) / 25 + (stanceLean[member.stance] ?? 0) + seatLean(r, member.character_id) * 0.2;
}
