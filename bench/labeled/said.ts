/* What is said in whole rehearsals of real hearings, for a blind reading: one line of JSON per turn, {hearing, who, text, after?}.
   Usage: npx tsx bench/labeled/said.ts OUT.jsonl [--seed N] [--hearings FOLDER] [--seated]
   `--seated` seats boards from made-up minutes, so that their turns can be read alongside those of the built-in ones. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  boardOf,
  characters,
  HeldRehearsal,
  isBoardDone,
  materialsOf,
  meetingOf,
  newRehearsal,
  readText,
  requestIn,
  testimonyFor,
  type Materials,
} from '@rostrum/engine';
import { officialsPerRound } from '@rostrum/engine/hearing';
import { scriptedAnswer } from '@rostrum/engine/testing';

/** One turn of a rehearsal. `after` is the exchange that a follow-up refers to. */
export interface Said {
  readonly hearing: string;
  readonly who: 'board' | 'public';
  readonly text: string;
  readonly after?: string;
  /** Who said it. */
  readonly speaker: string;
  /** What 'Why this question?' shows. */
  readonly why?: string;
  /** What the scripted applicant answered. */
  readonly answer?: string;
}

/** A case before a board, as filed. */
export interface Hearing {
  readonly id: string;
  readonly project: Record<string, unknown>;
  readonly presentation: string;
  readonly ordinance?: string;
}

const boardTurns = 12;
const publicTurns = 7;
const speakers = 5;
const communities = ['rural_traditional', 'diverse_suburban', 'working_class_family', 'exurban_commuter'];

const minutesFolder = new URL('../../packages/engine/src/minutes/testing/', import.meta.url);
const minutesOfBoards = ['ayes-and-nays', 'prose-counts', 'capitals', 'web-page', 'scanned'];

/** A board from made-up minutes, as it sits in a rehearsal. Takes: the number of the hearing it is for, from 0. */
function seatedFor(at: number): unknown {
  const source = `${minutesOfBoards[at % minutesOfBoards.length] ?? ''}.txt`;
  const text = readFileSync(new URL(source, minutesFolder), 'utf8');
  return boardOf([meetingOf({ document_id: source, source, text })]).seated;
}

/** Holds one rehearsal with answers of mixed quality. Takes: the hearing and a seed.  Gives: what board and public said. */
export function saidIn({ id, project, presentation, ordinance }: Hearing, seed: number): readonly Said[] {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_blindreadingblind'));
  held.append({
    type: 'configured',
    mode: 'hearing',
    seed,
    project,
    ...(typeof project['type'] === 'string' && { project_type: project['type'] }),
    community_type: communities[seed % communities.length] ?? 'diverse_suburban',
    difficulty: 'intermediate',
  });
  held.append({ type: 'presented', text: presentation });
  if (ordinance !== undefined)
    held.append({
      type: 'document_filed',
      kind: 'ordinance',
      document_id: 'ordinance',
      source: 'ordinance',
      text: ordinance,
    });
  const reading =
    ordinance === undefined ? null : readText({ kind: 'ordinance', source: 'ordinance', text: ordinance });
  const materials = materialsOf(held.rehearsal, () => reading);
  const said: Said[] = [];
  for (const [who, count] of [
    ['board', boardTurns],
    ['public', publicTurns],
  ] as const)
    for (let position = 1; position <= count; position += 1) {
      // The chair ends a board's questions when every official has asked and nothing is left, as in the hearing room.
      if (who === 'board' && position > officialsPerRound && isBoardDone(held.rehearsal, materials)) break;
      said.push({ hearing: id, who, ...turn(held, materials, who, position, count) });
    }
  said.push(...commented(held, materials).map((one): Said => ({ hearing: id, who: 'public', ...one })));
  return said;
}

function turn(
  held: HeldRehearsal,
  materials: Materials,
  who: 'board' | 'public',
  position: number,
  total: number,
): Omit<Said, 'hearing' | 'who'> {
  const asked = held.ask(materials, requestIn(who, { position, total }));
  const of = held.rehearsal.exchanges.find(({ asked: { question_id: id } }) => id === asked.question.issue.followUpOf);
  const answer = scriptedAnswer(asked.question, held.rehearsal);
  held.answer(materials, asked, answer);
  const { text, context, character } = asked.question;
  return {
    text,
    speaker: `${character.name} (${character.role === 'commissioner' ? 'member' : character.title.toLowerCase()})`,
    why: context,
    answer,
    ...(of !== undefined && { after: `"${of.asked.question}" "${of.answered?.text ?? ''}"` }),
  };
}

/** Statements of public comment, for, against and neutral. */
function commented(held: HeldRehearsal, materials: Materials): readonly Pick<Said, 'text' | 'speaker'>[] {
  // Somebody who has asked a question in the public phase does not sign up again.
  const asked = new Set(held.rehearsal.exchanges.map(({ asked: { character_id: id } }) => id));
  const residents = characters.filter(({ role, character_id: id }) => role === 'resident' && !asked.has(id));
  return Array.from({ length: speakers }, (_, at) => {
    const speaker = residents[(held.rehearsal.seed * 7 + at) % residents.length];
    if (speaker === undefined) throw new Error('the catalog has no residents');
    const position = (['against', 'neutral', 'against', 'for', 'against'] as const)[at] ?? 'against';
    const { text, seconds, points } = testimonyFor(held.rehearsal, materials, speaker, position);
    held.append({
      type: 'testified',
      speaker: { id: speaker.character_id, name: speaker.name, position },
      statement: text,
      seconds,
      points: points.map((point, n) => ({ id: `point-${at}-${n}`, ...point })),
    });
    return { text, speaker: `${speaker.name} (${position})` };
  });
}

function main(): void {
  const usual = fileURLToPath(new URL('../../../shared/data/hearings/', import.meta.url));
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      hearings: { type: 'string', default: usual },
      seated: { type: 'boolean', default: false },
    },
  });
  const [out] = positionals;
  if (out === undefined || !existsSync(values.hearings)) {
    process.stderr.write(
      `Usage: said.ts OUT.jsonl [--seed N] [--hearings FOLDER]; no folder, no measure: ${values.hearings}\n`,
    );
    process.exit(1);
  }
  const seed = Number(values.seed);
  const said = readdirSync(values.hearings)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name, at) => {
      const hearing = JSON.parse(readFileSync(join(values.hearings, name), 'utf8')) as Hearing;
      const board = values.seated ? { board: seatedFor(at) } : {};
      return saidIn({ ...hearing, project: { ...hearing.project, ...board } }, seed * 1000 + at * 17);
    });
  writeFileSync(out, said.map((one) => `${JSON.stringify(one)}\n`).join(''));
  process.stdout.write(`${said.length} turns, ${said.filter(({ who }) => who === 'board').length} of the board\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
