/* Whole evenings of a proceeding as text, the record first and then every step, for somebody who grades each step like a land-use attorney
   would: as here, not wrong, or wrong.
   Usage: npx tsx bench/labeled/evening-sheets.ts FOLDER [--seed N]
   FOLDER has cases as JSON, {id, title, project, presentation, ordinance?, staff_report?, proceeding?, answers?, rebuttal?}; a sheet is
   written next to each as ID.md. */
import { reportOf, formalChoiceOf, statePack } from '@rostrum/engine';
import { eveningOf, type EveningCase, type EveningHeld, type Heard } from './evening.ts';
import { writeSheets } from './sheets.ts';

/** What is numbered; `heading` opens a part of the evening. */
interface Part {
  readonly heading: string;
  readonly steps: readonly string[];
}

const titles: Readonly<Record<string, string>> = {
  call_to_order: 'Call to order',
  disclosure: 'Contacts and conflicts',
  oath: 'Oath',
  staff_report: 'Staff report',
  presentation: 'Presentation',
  board_questions: 'Questions from the board',
  public_comment: 'Public comment',
  cross_examination: 'Cross-examination',
  rebuttal: 'Rebuttal',
  close: 'Close',
  deliberation: 'Deliberation',
};

/** A presentation is in the record above it. */
const repeated: ReadonlySet<string> = new Set(['presentation']);

/** Steps in which each speaker is graded alone; any other is one step as a whole. */
const oneByOne: ReadonlySet<string> = new Set([
  'board_questions',
  'public_comment',
  'cross_examination',
  'close',
  'deliberation',
]);

function lineOf({ speaker, text, isApplicant, step }: Heard): string {
  return isApplicant === true
    ? `   ${speaker}: ${repeated.has(step) ? '(the presentation above)' : text}`
    : `[${speaker}] ${text}`;
}

/** What was said in the room, by step of the evening. */
function partsHeard(heard: readonly Heard[]): readonly Part[] {
  const steps = [...new Set(heard.map(({ step }) => step))];
  return steps.map((step) => {
    const own = heard.filter((one) => one.step === step);
    if (!oneByOne.has(step)) return { heading: titles[step] ?? step, steps: [own.map(lineOf).join('\n')] };
    // The applicant's words stand under the step that they answer.
    const grouped: Heard[][] = [];
    for (const one of own)
      if (one.isApplicant === true) grouped.at(-1)?.push(one);
      else grouped.push([one]);
    return { heading: titles[step] ?? step, steps: grouped.map((group) => group.map(lineOf).join('\n')) };
  });
}

function partsDecided({ decided, rules, rehearsal, materials }: EveningHeld): readonly Part[] {
  const { motion, mover, seconder, result, criteria, relief = [], conditions, votes, next_steps: next } = decided;
  const lacks = reportOf(rehearsal, materials).proceeding?.lacks ?? [];
  // One officer decides and doesn't vote.
  const isOne = votes.length === 1;
  const cast = votes.map(({ name, vote, reason }) => (isOne ? reason : `- ${name}: ${vote}. ${reason}`)).join('\n');
  const opening = motion.slice(0, motion.search(/ (?:Findings: |with the following findings\. )/));
  return [
    {
      heading: rules.kind === 'hearing_examiner' ? 'Written decision' : 'Motion',
      steps: [
        `${decided.decision}\n${mover === '' ? '' : `[${mover}, seconded by ${seconder}] `}${opening.length > 1 ? opening : motion}`,
      ],
    },
    {
      heading: 'Findings',
      steps: criteria.map(
        ({ text, standing, finding, rests_on: rests }) =>
          `“${text}” (${standing}) ${finding}${rests.map(({ source, quote }) => `\n   rests on: ${source}: “${quote}”`).join('')}`,
      ),
    },
    {
      heading: 'Relief',
      steps: relief.map(({ name, standard, reason, ruling }) => `${name} (${ruling}). ${standard} ${reason}`),
    },
    { heading: 'Conditions', steps: conditions.map(({ text }) => text) },
    { heading: isOne ? 'Reason' : 'Roll call', steps: [`${cast}${result === undefined ? '' : `\n[Chair] ${result}`}`] },
    { heading: 'What comes next, as shown to the applicant', steps: [next.map((one) => `- ${one}`).join('\n')] },
    {
      heading: 'What the record lacks, as shown to the applicant',
      steps: lacks.length === 0 ? [] : [lacks.map((one) => `- ${one}`).join('\n')],
    },
  ];
}

/** The rules of the state that the product shows beside this evening. */
function partOfState({ rehearsal, rules }: EveningHeld): Part {
  const choice = formalChoiceOf(rehearsal);
  const pack = choice?.state == null ? null : statePack(choice.state, rules.kind, choice.about);
  const shown = (pack?.rules ?? []).map(({ field, text, citation }) => `${field}: ${text} (${citation})`);
  return { heading: 'Rules of the state, as shown to the applicant', steps: shown };
}

/** The sheet of one case. Takes: the case and a seed.  Gives: Markdown.  Throws: as `eveningOf`. */
export function eveningSheetOf(filed: EveningCase, seed: number): string {
  const { title, project, presentation, ordinance, staff_report: report } = filed;
  const evening = eveningOf(filed, seed);
  const { rules } = evening;
  const test = rules.criteria.map(({ text }) => text).join('\n- ');
  const parts = [...partsHeard(evening.heard), ...partsDecided(evening), partOfState(evening)];
  let number = 0;
  const told = parts
    .filter(({ steps }) => steps.length > 0)
    .flatMap(({ heading, steps }) => [`## ${heading}`, ...steps.map((step) => `S${(number += 1)}. ${step}`)]);
  return [
    `# ${title}`,
    '## The record',
    `Project form: ${JSON.stringify(project)}`,
    `Proceeding: ${JSON.stringify(formalChoiceOf(evening.rehearsal))}`,
    `Presentation: ${presentation}`,
    `Staff report on file:\n\n${report ?? 'none'}`,
    `Ordinance on file:\n\n${ordinance ?? 'none'}`,
    '## The test, as shown to the applicant',
    `${rules.description}\n\n${rules.standard}\n\n- ${test}`,
    ...told,
    '',
  ].join('\n\n');
}

writeSheets('evening-sheets.ts', eveningSheetOf);
