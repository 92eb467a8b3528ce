/* Whole rehearsals as text, the record first and then everything that was said, for somebody who grades each question like a land-use
   attorney would: right, defective, or wrong about the record.
   Usage: npx tsx bench/labeled/hearing-sheets.ts FOLDER [--seed N]
   FOLDER has cases as JSON, {id, title, project, presentation, ordinance?}; a sheet is written next to each as ID.md. */
import { saidIn, type Hearing, type Said } from './said.ts';
import { writeSheets } from './sheets.ts';

interface Case extends Hearing {
  readonly title: string;
}

/** One turn with its number, who speaks, and the answer that follows. */
function turnOf({ who, speaker, text, after, why, answer }: Said, at: number): string {
  return [
    `${at + 1}. [${who === 'board' ? 'board' : 'public'}: ${speaker}] ${text}`,
    ...(after === undefined ? [] : [`   (takes up: ${after})`]),
    ...(why === undefined || why === '' ? [] : [`   (why, as shown to the applicant: ${why})`]),
    ...(answer === undefined ? [] : [`   Applicant: ${answer}`]),
  ].join('\n');
}

/** The sheet of one case. Takes: the case and a seed.  Gives: Markdown. */
export function sheetOf(filed: Case, seed: number): string {
  const { title, project, presentation, ordinance } = filed;
  return [
    `# ${title}`,
    '## The record',
    `Project form: ${JSON.stringify(project)}`,
    `Presentation: ${presentation}`,
    `Ordinance on file:\n\n${ordinance ?? 'none'}`,
    '## What was said',
    ...saidIn(filed, seed).map(turnOf),
    '',
  ].join('\n\n');
}

writeSheets('hearing-sheets.ts', sheetOf);
