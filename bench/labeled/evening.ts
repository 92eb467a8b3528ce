import type { DecidedEvent, ProceedingStep } from '@rostrum/contract';
import {
  decide,
  formalChoiceOf,
  HeldRehearsal,
  holdStep,
  isBoardDone,
  materialsOf,
  newRehearsal,
  proceedingStateOf,
  proposeKind,
  readText,
  rebut,
  requestIn,
  rulesHeld,
  speakersLeft,
  testimonyOf,
  type Materials,
  type Question,
  type Rehearsal,
  type Rules,
  type TextReading,
} from '@rostrum/engine';
import { officialsPerRound } from '@rostrum/engine/hearing';
import { scriptedAnswer } from '@rostrum/engine/testing';
import type { Hearing } from './said.ts';

/* A whole evening of a proceeding, held on the engine alone. */

/** A case for a whole evening, as filed. What isn't given is left out, or said by the scripted applicant. */
export interface EveningCase extends Hearing {
  readonly title: string;
  readonly staff_report?: string;
  /** As in `projectConfig.proceeding`; where it is missing, the project has it. */
  readonly proceeding?: Record<string, unknown>;
  /** What the applicant can say: each goes to the question whose words it shares most. */
  readonly answers?: readonly (string | { readonly text: string; readonly question?: string })[];
  readonly rebuttal?: string;
}

/** Words spoken or read in one step; `isApplicant` marks the applicant's own, which nobody grades. */
export interface Heard {
  readonly step: ProceedingStep;
  readonly speaker: string;
  readonly text: string;
  readonly isApplicant?: boolean;
}

export interface EveningHeld {
  readonly rehearsal: Rehearsal;
  readonly materials: Materials;
  readonly rules: Rules;
  readonly heard: readonly Heard[];
  readonly decided: DecidedEvent;
}

const day = '2026-11-23T19:00:00.000Z';
const boardTurns = 8;
const mostSteps = 60;
/** One answer in four is a weak one. */
const weakEach = 4;
const communities = ['rural_traditional', 'diverse_suburban', 'working_class_family', 'exurban_commuter'];
const applicant = 'Applicant';

/** Holds the evening: every step of its order, with answers of mixed quality.
 *  Takes: the case and a seed.  Gives: everything that was said, in order, and the decision.  Throws: if the case names no proceeding, or
 *  the evening comes to no decision. */
export function eveningOf(filed: EveningCase, seed: number): EveningHeld {
  const held = begun(filed, seed);
  const choice = formalChoiceOf(held.rehearsal);
  if (choice === null) throw new Error(`${filed.id} has no proceeding`);
  const reading =
    filed.ordinance === undefined ? null : readText({ kind: 'ordinance', source: 'ordinance', text: filed.ordinance });
  const rules = rulesHeld(
    held.rehearsal,
    materialsOf(held.rehearsal, () => reading),
  );
  if (rules === null) throw new Error(`${filed.id} has no rules`);
  const room: Room = { held, choice, rules, filed, heard: [], answers: answersOf(filed), reading: () => reading };
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const next = nextIn(room);
    if (next === null || next === 'decision') break;
    take(room, next);
  }
  const decided = decide(held.rehearsal, materialsIn(room), rules, day);
  if (decided === null) throw new Error(`${filed.id} came to no decision`);
  held.append({ type: 'decided', ...decided });
  const event: DecidedEvent = { ...decided, type: 'decided', id: 'decided', at: day };
  return { rehearsal: held.rehearsal, materials: materialsIn(room), rules, heard: room.heard, decided: event };
}

interface Room {
  readonly held: HeldRehearsal;
  readonly choice: Choice;
  readonly rules: Rules;
  readonly filed: EveningCase;
  readonly heard: Heard[];
  /** What the applicant has not said yet. */
  readonly answers: string[];
  readonly reading: () => TextReading | null;
}

/** The proceeding of a case that names none: the first kind that its title asks for, in its own state. */
function proposedFor({ title, project }: EveningCase): Record<string, unknown> {
  const asked = [...title.split(/[,:]| and | with /), JSON.stringify(project)];
  const kind = asked.flatMap((words) => proposeKind(words)?.kind ?? [])[0] ?? 'special_use';
  return { kind, body: 'decides', state: stateOf(project), local: null };
}

/** The state of a case whose proceeding names none is that of its project. */
const stateOf = ({ state }: EveningCase['project']): string | null =>
  typeof state === 'string' && state.length === 2 ? state : null;

function begun(filed: EveningCase, seed: number): HeldRehearsal {
  const { project } = filed;
  const chosen = filed.proceeding ?? project['proceeding'] ?? proposedFor(filed);
  const proceeding = { state: stateOf(project), ...(chosen as Record<string, unknown>) };
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_wholeeveningwhole'), () => day);
  held.append({
    type: 'configured',
    mode: 'hearing',
    seed,
    project: { ...project, proceeding },
    ...(typeof project['type'] === 'string' && { project_type: project['type'] }),
    community_type: communities[seed % communities.length] ?? 'diverse_suburban',
    difficulty: 'intermediate',
  });
  const file = (kind: 'ordinance' | 'staff_report', source: string, text: string | undefined): void => {
    if (text !== undefined) held.append({ type: 'document_filed', kind, document_id: kind, source, text });
  };
  file('ordinance', 'ordinance', filed.ordinance);
  file('staff_report', 'Staff report', filed.staff_report);
  return held;
}

type Choice = NonNullable<ReturnType<typeof formalChoiceOf>>;

const nextIn = (room: Room): ProceedingStep | null =>
  proceedingStateOf(room.held.rehearsal, materialsIn(room), room.choice).next;

const materialsIn = ({ held, reading }: Room): Materials => materialsOf(held.rehearsal, reading);

/** The answers of the case, and what was presented or filed, which the applicant can say again: nothing is made up. */
function answersOf({ answers = [], presentation, project }: EveningCase): string[] {
  const own = answers.map((one) => (typeof one === 'string' ? one : one.text));
  const facts = Array.isArray(project['size_facts']) ? project['size_facts'].map((fact) => `${String(fact)}.`) : [];
  const told = presentation.split(/(?<=[.!?])\s+/).filter((one) => one.split(' ').length >= fewestToldWords);
  return [...own, ...told, ...facts];
}
const fewestToldWords = 8;

function say(room: Room, step: ProceedingStep, text: string): void {
  room.heard.push({ step, speaker: applicant, text, isApplicant: true });
}

/** Holds one step until the next one is due. */
function take(room: Room, step: ProceedingStep): void {
  stepTaken(room, step, null);
  if (step === 'presentation') {
    room.held.append({ type: 'presented', text: room.filed.presentation });
    say(room, step, room.filed.presentation);
  }
  if (step === 'board_questions') questionsPut(room);
  if (step === 'public_comment') commentHeard(room);
  if (step === 'rebuttal') {
    const text = rebuttalIn(room);
    room.held.append({ type: 'rebutted', ...rebut(room.held.rehearsal, materialsIn(room), room.rules, text) });
    say(room, step, text);
  }
  if (nextIn(room) === step) stepTaken(room, step, null, true);
}

/** Takes the step, and replies for as long as it awaits a reply. */
function stepTaken(room: Room, step: ProceedingStep, reply: string | null, skip = false): void {
  if (reply !== null) say(room, step, reply);
  const { held, rules } = room;
  const done = holdStep(held.rehearsal, materialsIn(room), rules, { step, reply, skip });
  if (!done.ok || !done.isNew) return;
  held.append({ type: 'stepped', ...done.event });
  room.heard.push(...done.event.lines.map((line) => ({ step, ...line })));
  if (done.event.awaits === 'reply') stepTaken(room, step, replyTo(room, step, done.event));
}

type Stepped = Extract<ReturnType<typeof holdStep>, { readonly ok: true }>['event'];

function replyTo(room: Room, step: ProceedingStep, { lines, cross, offered }: Stepped): string {
  const replies = room.held.rehearsal.proceeding.stepped.filter((one) => one.step === step).length;
  if (step === 'oath') return 'I do.';
  if (step === 'staff_report') return 'Yes, we agree.';
  if (step === 'deliberation' && offered !== undefined)
    return replies % 2 === 1 ? 'Accept.' : 'Yes, if we have ninety days to do it.';
  if (step === 'cross_examination' && cross === undefined)
    return replies === 1 ? 'Did the last witness bring a study of that?' : 'No, thank you.';
  const question = cross?.question ?? lines.at(-1)?.text ?? '';
  return answerIn(room, question) ?? shortReplies[replies % shortReplies.length] ?? 'Yes.';
}
const shortReplies = ['Yes, that is right.', 'What we have on that is in the application.', 'I would have to check.'];

/** The board asks what comes next until it is done. */
function questionsPut(room: Room): void {
  const { held } = room;
  for (let position = 1; position <= boardTurns; position += 1) {
    const materials = materialsIn(room);
    if (position > officialsPerRound && isBoardDone(held.rehearsal, materials)) break;
    const asked = held.ask(materials, requestIn('board', { position, total: boardTurns }));
    const { text, character } = asked.question;
    room.heard.push({ step: 'board_questions', speaker: character.name, text });
    const isWeak = position % weakEach === 0;
    const answer = (isWeak ? null : answerIn(room, text)) ?? plainAnswer(room, asked.question);
    held.answer(materials, asked, answer);
    say(room, 'board_questions', answer);
  }
}

/** A question that no answer fits is put off or evaded. */
function plainAnswer({ held }: Room, question: Question): string {
  const count = held.rehearsal.exchanges.length;
  return scriptedAnswer(question, held.rehearsal, (['honest', 'evasive', 'vague'] as const)[count % 3] ?? 'honest');
}

function commentHeard(room: Room): void {
  const { held, rules } = room;
  for (let left = speakersLeft(held.rehearsal).length; left > 0; left -= 1) {
    const testimony = testimonyOf(held.rehearsal, materialsIn(room), rules, null);
    if (testimony === null) return;
    held.append({ type: 'testified', ...testimony });
    const { name, position } = testimony.speaker;
    room.heard.push({ step: 'public_comment', speaker: `${name} (${position})`, text: testimony.statement });
  }
}

/** The case's own rebuttal, else an answer to every other point that something of the case is about. */
function rebuttalIn(room: Room): string {
  if (room.filed.rebuttal !== undefined) return room.filed.rebuttal;
  const { testified } = room.held.rehearsal.proceeding;
  const points = testified.flatMap((one) => one.points).filter((_, at) => at % 2 === 0);
  const told = points.flatMap(({ text }) => answerIn(room, text) ?? []);
  return [...told, 'We have heard what was said, and we ask for your approval.'].join(' ');
}

/** What the case lets the applicant say to a question, once each: the answer whose words are nearest, a rare word counting for more; null
 *  if nothing shares a word. */
function answerIn({ answers }: Room, question: string): string | null {
  const asked = wordsIn(question);
  const all = answers.map((text) => wordsIn(text));
  const worth = (word: string): number => 1 / all.filter((words) => words.has(word)).length;
  const ranked = all
    .map((words, at) => ({
      at,
      shared: [...words].reduce((sum, word) => sum + (asked.has(word) ? worth(word) : 0), 0),
    }))
    .sort((a, b) => b.shared - a.shared);
  const [best] = ranked;
  if (best === undefined || best.shared === 0) return null;
  const [answer = null] = answers.splice(best.at, 1);
  return answer;
}

const stemLetters = 5;
const fewestLetters = 4;

/** Longer words without their endings: 'drainage' and 'drains' are one. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length >= fewestLetters && !common.has(word))
      .map((word) => word.slice(0, stemLetters)),
  );
const common: ReadonlySet<string> = new Set(
  'that this what would will with have your they there from about when which does were been says said shall record'.split(
    ' ',
  ),
);
