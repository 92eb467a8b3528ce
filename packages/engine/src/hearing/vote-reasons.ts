import { splitAtSpaces } from '../base/text.ts';
import { labelSaid } from '../asking/label-said.ts';
import { hashText, randomFrom } from '../base/random.ts';
import type { CharacterSheet } from '../catalog/types.ts';
import { quotable } from '../said/wording.ts';
import type { Materials } from '../filed/types.ts';
import type { Exchange, Rehearsal } from '../record/rehearsal.ts';
import { isHomework } from '../said/undertakings.ts';
import { asObject } from './as-object.ts';
import { nounOf } from './findings.ts';
import { testimonyOf } from './testimony.ts';

const ownAye = [
  'I asked about {noun} and was told “{quote}”; I can vote on that.',
  'My question was on {noun}, and “{quote}” is an answer I can take home.',
  'On {noun} I got a straight answer, “{quote}”, and that’s all I wanted.',
  'I came in doubtful on {noun}, and “{quote}” moved me.',
  'I put the question on {noun} myself, and “{quote}” is now on the record.',
];
const heardAye = [
  'What decided it for me was the answer on {noun}: “{quote}”.',
  'On {noun} we heard “{quote}”, and I intend to hold the applicant to it.',
  'I wrote down “{quote}” when we came to {noun}, and that’s what I’m voting on.',
  'The answer on {noun}, “{quote}”, is one staff can check, and that’s enough for me.',
  'Others asked about {noun}, and “{quote}” answered me as well.',
];
const ownNay = [
  'I asked about {noun} and didn’t hear {missing}, so I can’t make the finding.',
  'My question on {noun} is where it was before I asked it: I still haven’t heard {missing}.',
  'On {noun} I was waiting to hear {missing}, and I’m not willing to vote without that.',
  'I gave the applicant every chance and still didn’t hear {missing}, and on {noun} that is the heart of it.',
  'To vote for this I had to hear {missing}, and my question on {noun} didn’t bring it out.',
];
const heardNay = [
  'I didn’t hear {missing} from anybody in this room, and on {noun} I need it before I vote for this.',
  'We asked about {noun} and the record doesn’t show {missing}.',
  'I listened for {missing} when we were on {noun}, and it didn’t come.',
  'I can’t explain a yes on {noun} to anybody who lives here when the file doesn’t show {missing}.',
];
/** For when another member has already quoted the answer that decides it. */
const joinedAye = [
  'I heard the same answer on {noun}, and it decided it for me as well.',
  'My reason is the one just given, the answer on {noun}.',
  'I have nothing to add on {noun}; we asked, we were told, and I vote for the motion as read.',
  'I was listening for {noun} too, and what we were told is enough for me.',
];
const joinedNay = [
  'I’m where my colleague is on {noun}: I still have to hear {missing}.',
  'I won’t repeat it at length; until I hear {missing} I can’t vote for this.',
  'I also waited to hear {missing}, and I vote no for the same reason.',
];
const clashNay = [
  'We were told “{earlier}” and later “{now}”, and I don’t know which one I’d be approving.',
  'Between “{earlier}” and “{now}” I can’t tell what the applicant will be bound to.',
];

/** One sentence giving the reason for a member's vote, based on what was said: words of an answer, or what was asked for and not given.
 *  Takes: the member, whether the vote is aye, and the exchanges already used by other members, to which it adds its own. */
export function reasonFor(
  r: Rehearsal,
  materials: Materials,
  member: CharacterSheet,
  aye: boolean,
  used: Set<string>,
): string {
  const random = randomFrom(r.seed ^ hashText(member.character_id), 'vote');
  const judged = r.exchanges.filter((exchange) => exchange.judged !== null);
  // Nobody reads out the two statements that another member has just read out.
  const clash = aye ? undefined : r.contradictions.find(({ earlier, now }) => !used.has(earlier) && !used.has(now));
  if (clash !== undefined) {
    used.add(clash.earlier).add(clash.now);
    const frame = random.pick(unusedOf(clashNay, used));
    used.add(frame);
    return frame.replace('{earlier}', () => quotable(clash.earlier)).replace('{now}', () => quotable(clash.now));
  }
  const exchange = bestFor(judged, member, aye, used);
  if (exchange === null) return withoutAnswers(r, materials, { aye, judged, used }, (items) => random.pick(items));
  const isTaken = used.has(exchange.asked.question_id);
  used.add(exchange.asked.question_id);
  const noun = nounOf(exchange.asked.topic) ?? 'this';
  const own = exchange.asked.character_id === member.character_id;
  const { assessment } = exchange.judged ?? {};
  const frames = isTaken ? (aye ? joinedAye : joinedNay) : aye ? (own ? ownAye : heardAye) : own ? ownNay : heardNay;
  const frame = random.pick(unusedOf(frames, used));
  used.add(frame);
  return frame
    .replace('{noun}', () => noun)
    .replace('{quote}', () => quotable(testimonyOf(exchange) ?? ''))
    .replace('{missing}', () => labelSaid(asObject(assessment?.missing[0] ?? 'a plain answer')));
}

/** The frames that no member has used yet, or all of them once every one has been used. */
function unusedOf(frames: readonly string[], used: ReadonlySet<string>): readonly string[] {
  const fresh = frames.filter((one) => !used.has(one));
  return fresh.length > 0 ? fresh : frames;
}

/** The member's own exchange first, then one that nobody has used; the best answered for an aye, the worst for a nay. */
function bestFor(
  judged: readonly Exchange[],
  member: CharacterSheet,
  aye: boolean,
  used: ReadonlySet<string>,
): Exchange | null {
  const fitting = judged.filter((exchange) =>
    aye ? testimonyOf(exchange) !== null : (exchange.judged?.assessment?.missing.length ?? 0) > 0,
  );
  const ranked = fitting
    .map((exchange, at) => {
      const score = exchange.judged?.score ?? 0;
      const own = exchange.asked.character_id === member.character_id ? 4 : 0;
      const fresh = used.has(exchange.asked.question_id) ? 0 : 6;
      return { exchange, at, worth: (aye ? score : 10 - score) + own + fresh };
    })
    .sort((a, b) => b.worth - a.worth || a.at - b.at);
  return ranked[0]?.exchange ?? null;
}

function withoutAnswers(
  r: Rehearsal,
  materials: Materials,
  { aye, judged, used }: { readonly aye: boolean; readonly judged: readonly Exchange[]; readonly used: Set<string> },
  pick: <T>(items: readonly T[]) => T,
): string {
  const spoken = r.exchanges.findLast(
    (exchange) =>
      exchange.answered !== null &&
      (!aye || exchange.judged === null) &&
      !used.has(exchange.answered.text) &&
      !isHomework(exchange.answered.text),
  )?.answered?.text;
  if (spoken !== undefined) used.add(spoken);
  const claim = materials.presentation?.claims.find(({ sentence }) => splitAtSpaces(sentence).length >= 5)?.sentence;
  if (aye) {
    if (spoken !== undefined)
      return pick([
        `We heard “${quotable(spoken)}”, and I can live with that.`,
        `I’ll go by what was said: “${quotable(spoken)}”.`,
      ]);
    if (claim !== undefined)
      return pick([
        `The presentation told us “${quotable(claim)}”, and nobody said otherwise.`,
        `I’m going by what was presented: “${quotable(claim)}”.`,
      ]);
    return pick([
      'I have the application as filed and heard nothing on the record against it.',
      'The file is complete and nobody spoke against it, so I’ll support it.',
    ]);
  }
  if (spoken !== undefined)
    return pick([
      `What I heard was “${quotable(spoken)}”, and I can’t write a finding on that.`,
      `I listened, and “${quotable(spoken)}” isn’t enough for me to vote for this.`,
    ]);
  return judged.length === 0 && claim !== undefined
    ? pick([
        `We were told “${quotable(claim)}”, and not one question about it was answered.`,
        `The presentation said “${quotable(claim)}”, and nobody stood up to answer for it.`,
      ])
    : pick([
        'Our questions weren’t answered, and I don’t vote for what nobody will explain.',
        'There is no answer on the record that I could base a finding on.',
      ]);
}
