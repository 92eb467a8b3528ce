import type { Report, ReportExchange } from '@rostrum/contract';
import { modelUseSentence, roleName, worthAdding } from '@rostrum/engine';
import { proceedingBlocks } from './proceeding-sheet.ts';
import { bold, plain, soft, type Block, type Line, type Run, type Sheet } from './blocks.ts';

const ratings = { strong: 'Strong', adequate: 'Adequate', weak: 'Weak', poor: 'Poor' } as const;
const verdicts = { APPROVED: 'Approved', DENIED: 'Denied' } as const;
const results = {
  meets: 'Meets the rule',
  falls_short: 'Falls short',
  not_comparable: 'Not comparable',
  not_stated: 'Not stated',
  cannot_tell: 'Can’t tell',
} as const;
const grades = {
  expert: 'Expert',
  document: 'Document',
  personal_knowledge: 'Personal knowledge',
  opinion: 'Opinion',
  speculation: 'Speculation',
} as const;
const pointsToApprove = 15;

const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text });
const text = (...line: readonly Run[]): Block => ({ kind: 'text', line });
const list = (items: readonly string[], ordered = false): Block => ({ kind: 'list', ordered, items: items.map(plain) });
const section = (title: string, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [heading(title), ...blocks];
const percent = (ratio: number): string => `${Math.round(ratio * 100)} %`;

function verdictBlocks({ verdict, proceeding }: Report): readonly Block[] {
  // In a proceeding the body's decision comes first, and the score decides nothing.
  if (verdict === null || proceeding != null) return [];
  return [
    text(bold(`${verdicts[verdict.verdict]}. `), {
      text: `${verdict.score} points; it takes ${pointsToApprove} to approve.`,
    }),
    { kind: 'quote', text: verdict.motion, from: null },
    {
      kind: 'table',
      head: ['Member', 'Vote', 'Reason'],
      shares: [24, 10, 66],
      rows: verdict.votes.map(({ name, vote, reason }) => [plain(name), [bold(vote)], plain(reason)]),
    },
    ...(verdict.conditions.length === 0
      ? []
      : [
          heading('Conditions of approval', 3),
          list(
            verdict.conditions.map((condition) => condition.text),
            true,
          ),
        ]),
  ];
}

function exchangeBlocks(row: ReportExchange): readonly Block[] {
  const rating: Line =
    row.rating === null || row.score === null
      ? [soft(row.answer === null ? 'Not answered.' : (row.assessment?.not_rated ?? 'Not judged.'))]
      : [
          bold(ratings[row.rating]),
          { text: `, ${row.score} of 10` },
          ...(row.assessment === null ? [soft(' (rated by length only; the rest was not judged)')] : []),
        ];
  return [
    heading(`${row.number}. ${row.topic_name}`, 3),
    { kind: 'quote', text: row.question, from: `${row.character.name}, ${roleName(row.character.role)}` },
    // A seat of a real board: nobody may take its question for the member's own words.
    ...(row.character.id.startsWith('seat_')
      ? [text(soft(`Simulated: asked in the manner of ${row.character.name}.`))]
      : []),
    ...row.citations.map((citation): Block =>
      text(soft(`Rests on ${citation.source}${citation.section === null ? '' : `, ${citation.section}`}: `), {
        text: `“${citation.quote}”`,
        italic: true,
      }),
    ),
    ...(row.answer === null ? [] : [text(bold('Answer: '), { text: row.answer })]),
    { kind: 'text', line: rating },
    ...(row.feedback === null ? [] : [text({ text: row.feedback })]),
    ...(row.carried.length === 0
      ? []
      : [text(bold('What worked: '), { text: row.carried.map((quote) => `“${quote}”`).join(' ') })]),
    ...(row.missing.length === 0
      ? []
      : [
          text(bold(row.rating === 'strong' ? 'You could add: ' : 'What was missing: '), {
            text: `${worthAdding(row).join('; ')}.`,
          }),
        ]),
    ...whyRated(row),
    ...(row.stronger_answer === null
      ? []
      : [text(bold('A stronger answer: '), { text: row.stronger_answer, italic: true })]),
    ...row.rewinds.map(({ answer, rating: second, score }): Block =>
      text(bold(`Answered again (${secondRating(second, score)}): `), { text: answer }),
    ),
  ];
}

const secondRating = (rating: ReportExchange['rating'], score: number | null): string =>
  rating === null || score === null ? 'not rated' : `${ratings[rating].toLowerCase()}, ${score} of 10`;

/** What was looked for, what was found, and which rule set the band. */
function whyRated({ assessment }: ReportExchange): readonly Block[] {
  const reasons = assessment?.reasons ?? [];
  if (reasons.length === 0) return [];
  return [
    text(bold('Why this rating: ')),
    list(
      reasons.map(({ rule, words, effect }) => `${rule}${words === null ? '' : ` “${words}”`} ${effect}`),
      false,
    ),
  ];
}

function complianceBlock({ compliance }: Report): readonly Block[] {
  if (compliance.length === 0) return [];
  const stated = compliance.filter(({ verdict }) => verdict !== 'not_stated');
  const open = compliance.filter(({ verdict }) => verdict === 'not_stated');
  const rows = [...stated, ...open.slice(0, 40)].map((row): readonly Line[] => [
    plain(row.subject),
    [{ text: row.required }, soft(` ${row.section === null ? '' : `${row.section}: `}“${row.standard_quote}”`)],
    row.claim_quote === null ? [soft('Not stated')] : plain(`“${row.claim_quote}”`),
    [bold(row.kind === 'question' ? 'Does this rule apply? ' : results[row.verdict]), soft(` ${row.why}`)],
  ]);
  const rest = open.length > 40 ? [text(soft(`${open.length - 40} more rules in the ordinance didn’t come up.`))] : [];
  return [
    { kind: 'table', head: ['Subject', 'The rule', 'What was stated', 'Result'], shares: [16, 34, 26, 24], rows },
    ...rest,
  ];
}

/** The parts to bring to a meeting: what was asked and said, and what to do about it. */
function questionsAndAnswers(report: Report): readonly Block[] {
  return [
    ...section(
      'Work on these first',
      report.work_on.length === 0
        ? []
        : [
            {
              kind: 'list',
              ordered: true,
              items: report.work_on.map(({ title, why }) => [bold(`${title}. `), { text: why }]),
            },
          ],
    ),
    ...section('Questions and answers', report.exchanges.flatMap(exchangeBlocks)),
    ...section(
      'Promises on the record',
      report.promises.length === 0
        ? []
        : [
            {
              kind: 'table',
              head: ['What was promised', 'To', 'As a condition of approval'],
              shares: [40, 18, 42],
              rows: report.promises.map((promise) => [
                plain(`“${promise.text}”`),
                plain(promise.to ?? 'The commission'),
                [{ text: promise.condition }, soft(promise.enforceable ? '' : ' Not yet enforceable.')],
              ]),
            },
          ],
    ),
  ];
}

function analysis(report: Report): readonly Block[] {
  return [
    ...section('Compliance with the ordinance', complianceBlock(report)),
    ...section('Findings the board has to make', [
      ...(report.findings.every((row) => row.section === null)
        ? [
            text(
              soft(
                report.not_judged.some((what) => what.startsWith('No ordinance is on file'))
                  ? 'No ordinance is on file; these are the usual standards for a special use permit.'
                  : 'The ordinance on file states no standards of approval of its own; these are the usual ones for a special use permit.',
              ),
            ),
          ]
        : []),
      {
        kind: 'table',
        head: ['Finding', 'What the applicant said', 'Evidence', 'Exhibit'],
        shares: [34, 40, 13, 13],
        rows: report.findings.map((row) => [
          [{ text: row.finding }, soft(row.section === null ? '' : ` ${row.section}`)],
          row.said.length === 0 ? [soft('Nothing yet')] : plain(row.said.map(({ quote }) => `“${quote}”`).join(' ')),
          row.grade === null ? [soft('None')] : plain(grades[row.grade]),
          row.exhibit === null ? [soft('None')] : plain(row.exhibit),
        ]),
      },
    ]),
    ...section(
      'Contradictions',
      report.contradictions.map(({ earlier, now, subject }) =>
        text(bold(`About: ${subject}. `), { text: `Earlier: “${earlier}” Later: “${now}”` }),
      ),
    ),
    ...section('The room over time', report.room.length < 2 ? [] : [{ kind: 'room', points: report.room }]),
    ...section(
      'Coverage of the presentation',
      report.coverage.length === 0
        ? []
        : [
            {
              kind: 'table',
              head: ['Category', 'Covered', 'What is missing'],
              shares: [34, 14, 52],
              rows: report.coverage.map(({ name, score, gaps }) => [
                plain(name),
                plain(percent(score)),
                plain(gaps.join(' ')),
              ]),
            },
          ],
    ),
    ...section(
      'Checklist for this kind of project',
      report.checklist.length === 0
        ? []
        : [
            {
              kind: 'list',
              ordered: false,
              items: report.checklist.map(({ item, mentioned }) => [
                { text: item },
                mentioned ? soft(': mentioned') : bold(': not mentioned'),
              ]),
            },
          ],
    ),
    ...section('Not judged', report.not_judged.length === 0 ? [] : [list(report.not_judged)]),
  ];
}

/** A report as a document. `parts`: everything, or only questions and answers. */
export function reportSheet(report: Report, parts: 'all' | 'answers' = 'all'): Sheet {
  const { project, community, started_at, summary } = report;
  const under = [
    project.type,
    project.developer,
    [project.place, project.state].filter((place) => place !== null).join(', '),
    community.name,
    started_at?.slice(0, 10) ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
  return {
    title: `${project.name}: rehearsal report`,
    notice: report.notice,
    blocks: [
      { kind: 'title', text: project.name, under },
      text({ text: summary.headline }),
      ...(summary.overview === '' ? [] : [text({ text: summary.overview })]),
      ...(parts === 'all' ? proceedingBlocks(report) : []),
      ...(parts === 'all' ? section('The verdict', verdictBlocks(report)) : []),
      ...questionsAndAnswers(report),
      ...(parts === 'all' ? analysis(report) : []),
      ...(report.model_use === null ? [] : section('Language model', [text(soft(modelUseSentence(report.model_use)))])),
    ],
  };
}
