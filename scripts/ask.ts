/* npm run ask -- --project FILE [--ordinance FILE] [--community ID] [--difficulty D] [--seed N] [--answers FILE] [--board N] [--public N]
 * [--model]
 * Prints a whole hearing as text: opening, questions with their citations, answers, assessments. With --model, the words of the language
 * model that the environment names (LLM_PROVIDER, LLM_MODEL, ...) are shown next to the built-in ones, with what was refused and by which
 * check. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Venue } from '@rostrum/contract';
import {
  answerTo,
  boardFor,
  communityOf,
  HeldRehearsal,
  materialsOf,
  newRehearsal,
  openingSpeech,
  readText,
  requestIn,
} from '@rostrum/engine';
import { scriptedAnswer } from '@rostrum/engine/testing';
import { modelBeside, sideBySide, type Beside } from './model-beside.ts';

const usage =
  'Usage: npm run ask -- --project FILE [--ordinance FILE] [--community ID] [--difficulty D] [--seed N] [--answers FILE] [--board N] [--public N] [--model]';

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    fail(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

interface ProjectFile {
  readonly project: Record<string, unknown>;
  readonly presentation: string;
}

/** Accepts {project, presentation}, or the project's own fields including a presentation. */
function projectFrom(path: string): ProjectFile {
  const data: unknown = JSON.parse(read(path));
  if (typeof data !== 'object' || data === null)
    fail(`${path} is not a project: it should hold an object with "project" and "presentation".`);
  const record = data as Record<string, unknown>;
  const presentation = record['presentation'] ?? record['user_presentation'];
  if (typeof presentation !== 'string') fail(`${path} has no "presentation" text.`);
  const project = record['project'];
  return {
    project: typeof project === 'object' && project !== null ? (project as Record<string, unknown>) : record,
    presentation,
  };
}

function wrapped(text: string, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > 96) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => indent + one).join('\n');
}

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    ordinance: { type: 'string' },
    community: { type: 'string' },
    difficulty: { type: 'string' },
    seed: { type: 'string' },
    answers: { type: 'string' },
    board: { type: 'string' },
    public: { type: 'string' },
    model: { type: 'boolean' },
  },
});
if (values.project === undefined) fail(usage);
const file = projectFrom(values.project);
const seed = Number(values.seed ?? '1');

/** The applicant's answers, in order; none if no file was given. */
function answersFrom(path: string | undefined): readonly string[] {
  if (path === undefined) return [];
  const data: unknown = JSON.parse(read(path));
  if (!Array.isArray(data)) fail(`${path} should hold a JSON list of texts.`);
  return data.filter((answer): answer is string => typeof answer === 'string');
}
const answers = answersFrom(values.answers);

const held = new HeldRehearsal(newRehearsal('hearing-0000000000000_scriptedhearing0'));
held.append({
  type: 'configured',
  mode: 'hearing',
  seed,
  project: file.project,
  community_type: values.community ?? 'diverse_suburban',
  difficulty: values.difficulty ?? 'intermediate',
});
if (values.ordinance !== undefined)
  held.append({
    type: 'document_filed',
    kind: 'ordinance',
    document_id: 'ordinance',
    source: values.ordinance,
    text: read(values.ordinance),
  });
held.append({ type: 'presented', text: file.presentation });

const readings = new Map<string, ReturnType<typeof readText>>();
const materials = () =>
  materialsOf(held.rehearsal, (document) => {
    if ((document.kind !== 'ordinance' && document.kind !== 'planning') || document.text === undefined) return null;
    const known =
      readings.get(document.document_id) ??
      readText({ kind: document.kind, source: document.source, text: document.text });
    readings.set(document.document_id, known);
    return known;
  });

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

function modelWanted(): ReturnType<typeof modelBeside> {
  try {
    return modelBeside();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}
const model = values.model === true ? modelWanted() : null;
if (values.model === true && model === null)
  fail('--model takes a language model: set LLM_PROVIDER, LLM_MODEL and what goes with them (docs/language-model.md).');

/** The built-in words, with the model's next to them if one is used. */
function printBoth(builtIn: string, beside: Beside<string> | null): void {
  if (beside === null) return print(wrapped(builtIn, '  '));
  print(sideBySide(builtIn, beside.words ?? '(none: the built-in words are spoken)'));
  for (const remark of beside.remarks) print(wrapped(`! ${remark}`, '    '));
}

async function turn(venue: Venue, position: number, total: number): Promise<void> {
  const onFile = materials();
  const before = held.rehearsal;
  const request = requestIn(venue, { position, total });
  const asked = held.ask(onFile, request);
  const { id, question } = asked;
  const besideQuestion = (await model?.question({ question, rehearsal: before, materials: onFile, request })) ?? null;
  const unanswered = held.rehearsal;
  const answer = answers[unanswered.exchanges.length - 1] ?? scriptedAnswer(question, unanswered);
  const judgment = held.answer(onFile, asked, answer);
  const coached = (await model?.judgment(unanswered, onFile, answerTo(question, id, answer))) ?? null;
  print(
    `\n${question.character.title} ${question.character.name}  [${question.topic}; ${question.issue.kind}; ${question.questionType}; ${question.purpose}]`,
  );
  printBoth(question.text, besideQuestion);
  for (const { kind, quote, source, section } of question.citations)
    print(wrapped(`^ ${kind}, ${source}${section === null ? '' : `, ${section}`}: "${quote}"`, '    '));
  print(wrapped(`Applicant: ${answer}`, '  '));
  const { responsiveness, specificity, evidence, commitment, evasion, directness } = judgment.assessment;
  print(
    wrapped(
      `= ${judgment.rating} ${judgment.score}/10, ${directness} (answers ${responsiveness}, specific ${specificity}, supported ${evidence}, commits ${commitment}, evades ${evasion}).${coached === null ? ` ${judgment.feedback}` : ''}`,
      '    ',
    ),
  );
  if (coached === null) return;
  const { words, remarks } = coached;
  if (words !== null && words.score !== judgment.score)
    print(wrapped(`= ${words.rating} ${words.score}/10 with what the model found in the answer`, '    '));
  printBoth(judgment.feedback, { words: words?.feedback ?? null, remarks });
  if (words !== null)
    printBoth(judgment.assessment.stronger_answer, { words: words.assessment.stronger_answer, remarks: [] });
}

const chair = boardFor(held.rehearsal.communityType)[0]?.name ?? '';
if (model !== null) print(sideBySide('Built-in words', model.name));
print('OPENING');
const opening = openingSpeech({
  facts: held.rehearsal.project,
  community: communityOf(held.rehearsal),
  chairName: chair,
  seed,
});
const opened = (await model?.opening(opening, chair, held.rehearsal)) ?? null;
for (const [i, segment] of opening.entries())
  printBoth(
    segment,
    opened === null ? null : { words: opened.words?.[i] ?? null, remarks: i === 0 ? opened.remarks : [] },
  );
print('\nPRESENTATION');
print(wrapped(file.presentation, '  '));
for (const [heading, venue, count] of [
  ['BOARD', 'board', Number(values.board ?? '12')],
  ['PUBLIC', 'public', Number(values.public ?? '5')],
] as const) {
  print(`\n${heading}`);
  for (let position = 1; position <= count; position += 1) await turn(venue, position, count);
}
await model?.close();
