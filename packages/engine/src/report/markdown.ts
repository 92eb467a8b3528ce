import type { Report, ReportExchange } from '@rostrum/contract';
import { namedSubject } from './named-subject.ts';
import { worthAdding } from './exchanges.ts';
import { list, plain, quoted, section, table } from './markdown-parts.ts';
import { modelUseSentence } from './model-use.ts';
import { proceedingMarkdown } from './proceeding-markdown.ts';

/* The report as Markdown. What the applicant or a document said is quoted, never mixed with our own words. */

const verdictWords = {
  meets: 'Meets',
  falls_short: 'Falls short',
  not_comparable: 'Not comparable',
  not_stated: 'Not stated',
  cannot_tell: 'Cannot tell',
} as const;

const pointsToApprove = 15;

const ratingText = ({ rating, score }: Pick<ReportExchange, 'rating' | 'score'>): string =>
  rating === null || score === null ? 'not rated' : `${rating}, ${score} of 10`;

function exchange(row: ReportExchange): string {
  const parts = [`### ${row.number}. ${plain(row.topic_name)}: ${plain(row.character.name)}`, quoted(row.question)];
  if (row.character.id.startsWith('seat_'))
    parts.push(`_Simulated: asked in the manner of ${plain(row.character.name)}._`);
  for (const citation of row.citations)
    parts.push(
      `Rests on ${plain(citation.source)}${citation.section === null ? '' : `, ${plain(citation.section)}`}: “${plain(citation.quote)}”`,
    );
  parts.push(row.answer === null ? '_Not answered._' : `**Answer:** ${plain(row.answer)}`);
  parts.push(
    row.rating === null ? `_${row.assessment?.not_rated ?? 'Not judged.'}_` : `**Rating:** ${ratingText(row)}`,
  );
  if (row.feedback !== null) parts.push(plain(row.feedback));
  const reasons = row.assessment?.reasons ?? [];
  if (reasons.length > 0)
    parts.push(
      `**Why this rating:**\n\n${list(reasons.map(({ rule, words, effect }) => plain(`${rule}${words === null ? '' : ` “${words}”`} ${effect}`)))}`,
    );
  if (row.missing.length > 0)
    parts.push(
      row.rating === 'strong'
        ? `**Could still be added:**\n\n${list(worthAdding(row).map(plain))}`
        : `**Missing:**\n\n${list(worthAdding(row).map(plain))}`,
    );
  if (row.stronger_answer !== null) parts.push(`**A stronger answer:** ${plain(row.stronger_answer)}`);
  for (const again of row.rewinds)
    parts.push(`**Answered again:** ${plain(again.answer)}`, `**Rating:** ${ratingText(again)}`);
  return parts.join('\n\n');
}

/** The report as a Markdown document. Takes: a report. Gives: the text. Throws: never. */
export function reportMarkdown(report: Report): string {
  const { verdict } = report;
  return (
    [
      `# ${plain(report.project.name)}: rehearsal report`,
      `${plain(report.project.type)}, ${plain(report.project.developer)}, ${plain(report.project.place)}. ${plain(report.summary.headline)}`,
      ...(report.summary.overview === '' ? [] : [plain(report.summary.overview)]),
      `_${report.notice}_`,
      ...proceedingMarkdown(report.proceeding ?? null),
      ...section(
        'Verdict',
        verdict === null
          ? null
          : [
              `**${verdict.verdict}**, ${verdict.score} points; it takes ${pointsToApprove}. ${plain(verdict.motion)}`,
              list(verdict.votes.map((vote) => `${plain(vote.name)}: ${vote.vote}. ${plain(vote.reason)}`)),
            ].join('\n\n'),
      ),
      ...section(
        'Work on first',
        report.work_on.map((item, i) => `${i + 1}. **${plain(item.title)}.** ${plain(item.why)}`).join('\n'),
      ),
      ...section(
        'Promises on the record',
        list(
          report.promises.map(
            (promise) =>
              `“${plain(promise.text)}”${promise.to === null ? '' : ` (to ${plain(promise.to)})`}. ${plain(promise.condition)}`,
          ),
        ),
      ),
      ...section(
        'Contradictions',
        list(
          report.contradictions.map(
            ({ earlier, now, subject }) =>
              `On ${plain(namedSubject(subject))}: earlier “${plain(earlier)}”, now “${plain(now)}”`,
          ),
        ),
      ),
      ...section(
        'Compliance',
        report.compliance.length === 0
          ? null
          : table(
              ['Subject', 'Required', 'Section', 'Stated', 'Result'],
              report.compliance.map((row) => [
                plain(row.subject),
                plain(row.required),
                plain(row.section ?? ''),
                row.claim_quote === null ? 'not stated' : plain(row.claim_quote),
                verdictWords[row.verdict],
              ]),
            ),
      ),
      ...section(
        'Findings',
        table(
          ['Finding', 'What was said', 'Evidence', 'Exhibit'],
          report.findings.map((row) => [
            plain(row.finding),
            row.said.map(({ quote }) => `“${plain(quote)}”`).join(' '),
            row.grade?.replace('_', ' ') ?? '',
            row.exhibit === null ? '' : plain(row.exhibit),
          ]),
        ),
      ),
      ...section(
        'Coverage of the presentation',
        report.coverage.length === 0
          ? null
          : table(
              ['Category', 'Score', 'Gaps'],
              report.coverage.map((row) => [
                row.name,
                `${Math.round(row.score * 100)} %`,
                row.gaps.map(plain).join(' '),
              ]),
            ),
      ),
      ...section('Exchanges', report.exchanges.map(exchange).join('\n\n')),
      ...section('Not judged', list(report.not_judged.map(plain))),
      ...section('Language model', report.model_use === null ? null : modelUseSentence(report.model_use)),
    ].join('\n\n') + '\n'
  );
}
