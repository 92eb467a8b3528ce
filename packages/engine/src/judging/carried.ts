import type { AnswerReading, StatementReading } from './answer-reading.ts';
import { gradeOf } from './evidence.ts';

const most = 2;
const gradeWorth = { expert: 1.2, document: 1, personal_knowledge: 0.4, opinion: 0, speculation: -0.3 } as const;

/** The best of an answer: sentences that gave the board something it could write down, word for word, in the order in
 *  which they were said. Empty where nothing carried. */
export function carriedIn(reading: AnswerReading, commitments: ReadonlySet<string>): readonly string[] {
  const scored = reading.statements
    .map((statement) => ({ statement, worth: worthOf(statement, commitments) }))
    .filter(({ worth }) => worth >= 1)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most);
  const best = new Set(scored.map(({ statement }) => statement));
  return reading.statements.filter((statement) => best.has(statement)).map(({ sentence }) => sentence.raw);
}

function worthOf(statement: StatementReading, commitments: ReadonlySet<string>): number {
  if (!statement.counts || statement.hollow || statement.declines || statement.ignorant || statement.asksBack) return 0;
  const grade = gradeOf(statement);
  return (
    statement.elements.length +
    Math.min(2, statement.figures.length) * 0.8 +
    (commitments.has(statement.sentence.raw) ? 0.8 : 0) +
    (grade === null ? 0 : gradeWorth[grade]) +
    Math.min(0.4, statement.news * 0.1)
  );
}

/** Longest quotation that is still easy to say aloud. */
const longestQuote = 16;

/** A part of a sentence short enough to be said aloud as a quotation: whole where it is short, else the clause with a
 *  figure, else its beginning up to a comma. Word for word; no closing mark. */
export function quotable(raw: string): string {
  const text = raw.replace(/[\s.;,?!]+$/, '').replace(/^["“]|["”]$/g, '');
  if (wordsOf(text) <= longestQuote) return text;
  const clauses = text.split(/,\s+|\s+[—–-]\s+|:\s+|;\s+/).filter((clause) => wordsOf(clause) >= 4);
  const fit = clauses.filter((clause) => wordsOf(clause) <= longestQuote);
  const chosen = fit.find((clause) => /\d|\$/.test(clause)) ?? fit[0];
  if (chosen !== undefined) return chosen;
  const words = (clauses[0] ?? text).split(' ');
  const at = words
    .slice(6, longestQuote)
    .findLastIndex((word) =>
      /^(?:and|but|which|that|because|so|while|with|for|to|from|before|after|when|where)$/i.test(word),
    );
  return words
    .slice(0, at >= 0 ? at + 6 : longestQuote)
    .join(' ')
    .replace(/\s+(?:the|a|an|of|to|and|or|our|in|on|at|with|for|is|are|will)$/i, '');
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
