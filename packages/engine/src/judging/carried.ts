import type { AnswerReading, StatementReading } from './answer-reading.ts';
import type { Evasion } from './evasion.ts';
import { gradeOf } from './evidence.ts';
import { figuresIn } from '../speech/figures.ts';
import { hedge, reassurance } from '../speech/phrases.ts';

const most = 2;
const gradeWorth = { expert: 1.2, document: 1, personal_knowledge: 0.4, opinion: 0, speculation: -0.3 } as const;

/** The best of an answer: sentences that gave the board something it could write down, word for word, in the order in
 *  which they were said. Empty where nothing carried. */
export function carriedIn(reading: AnswerReading, commitments: ReadonlySet<string>): readonly string[] {
  const best = bestOf(reading, commitments, 1, most);
  return reading.statements.filter((statement) => best.has(statement)).map(({ sentence }) => sentence.raw);
}

/** What of an answer a stronger one would keep: the same, a little more freely, and with the sentence before where one
 *  begins by pointing back ('It is in a recorded agreement.'). */
export function keptFrom(
  reading: AnswerReading,
  commitments: ReadonlySet<string>,
  evasion: Evasion,
): readonly string[] {
  if (evasion.kind === 'dodging' && reading.expectation.named) return [];
  const { statements } = reading;
  const all = bestOf(reading, commitments, 0.6, 3);
  // Of an answer that evaded only what it gave all the same is worth keeping.
  const slipped = evasion.honest === null && evasion.kind !== null && evasion.kind !== 'partial';
  const best = new Set(
    [...all].filter(
      (statement) =>
        gives(statement) && !(slipped && statement.elements.length === 0 && !binds(statement, commitments)),
    ),
  );
  // A plain answer that carried nothing to write down is still what the applicant would begin with.
  if (best.size === 0 && evasion.kind === null)
    for (const statement of statements.slice(0, 2))
      if (statement.counts && !isUseless(statement) && !statement.echo && gives(statement)) best.add(statement);
  return statements
    .filter((statement, at) => {
      if (best.has(statement)) return true;
      const next = statements[at + 1];
      return (
        next !== undefined &&
        best.has(next) &&
        (elliptic.test(next.sentence.text)
          ? evasion.honest !== null || !isUseless(statement)
          : pointsBack.test(next.sentence.text) && !isUseless(statement)) &&
        !statement.echo
      );
    })
    .map(({ sentence }) => sentence.raw);
}
/** A stronger answer is not built on what somebody only thinks, hopes or denies. */
function gives(statement: StatementReading): boolean {
  const { text, figures } = statement.sentence;
  return (
    !statement.deflects &&
    !reassurance.test(text) &&
    (!(hedge.test(text) || /\bhope\b/i.test(text)) || figures.length > 0)
  );
}

function binds({ sentence }: StatementReading, commitments: ReadonlySet<string>): boolean {
  return [...commitments].some((text) => text.endsWith(sentence.raw));
}

/** 'Our engineer does, and …': what, the sentence before has said. */
const elliptic = /^(?:but |and )?(?:our|the|my) (?:\w+ ){1,2}(?:does|do|did|is|has)(?=[,.;]| and\b| but\b)/i;

const pointsBack =
  /^(?:and |but |so )?(?:it|they|that|this|these|those|both|each|he|she|its|their|which|then|nothing|none)\b/i;

function bestOf(
  reading: AnswerReading,
  commitments: ReadonlySet<string>,
  from: number,
  count: number,
): ReadonlySet<StatementReading> {
  const scored = reading.statements
    .map((statement) => ({ statement, worth: worthOf(statement, commitments) }))
    .filter(({ worth }) => worth >= from)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count);
  return new Set(scored.map(({ statement }) => statement));
}

function isUseless(statement: StatementReading): boolean {
  return (
    statement.hollow ||
    statement.declines ||
    statement.ignorant ||
    statement.asksBack ||
    statement.sense === 'heap' ||
    statement.sense === 'noise'
  );
}

function worthOf(statement: StatementReading, commitments: ReadonlySet<string>): number {
  if (!statement.counts || isUseless(statement)) return 0;
  const grade = gradeOf(statement);
  return (
    statement.elements.length +
    Math.min(2, statement.figures.length) * 0.8 +
    (binds(statement, commitments) ? 0.8 : 0) +
    (grade === null ? 0 : gradeWorth[grade]) +
    Math.min(0.4, statement.news * 0.1)
  );
}

/** Longest quotation that is still easy to say aloud, in words. */
const longestQuote = 20;
const shortestQuote = 4;

/** A part of a sentence short enough to be said aloud as a quotation: whole where it is short, else the clause with a
 *  figure, else its beginning up to where the sentence turns. Word for word; no closing mark, no 'and' to begin with. */
export function quotable(raw: string): string {
  const text = raw
    .replace(/(?<!\b[ap]\.m)[\s.;,?!]+$/i, '')
    .replace(/^(?:(?:u+[hm]+|okay|yeah),? )+/i, '')
    .replace(/^(?:(?:and|so|but|well),?|(?:yes|no),) (?=\S+ \S+ \S+)/i, '')
    .replace(/^["“]|["”]$/g, '');
  if (wordsOf(text) <= longestQuote) return text;
  const clauses = text
    .split(/,\s+(?:and |but |so )?|\s+[—–-]\s+|:\s+|;\s+/)
    .filter((clause) => wordsOf(clause) >= shortestQuote);
  const fit = clauses.filter(
    (clause) =>
      wordsOf(clause) <= longestQuote && !/^(?:which|who|that|because|since|while|where|when|or|as)\b/i.test(clause),
  );
  const chosen = fit.find((clause) => figuresIn(clause).length > 0) ?? fit[0];
  if (chosen !== undefined) return chosen;
  const words = (clauses[0] ?? text).split(' ');
  const turn = words
    .slice(shortestQuote, longestQuote)
    .findLastIndex((word) =>
      /^(?:and|but|which|that|because|so|while|before|after|when|where|until|if|on|at|in|with|from|under|along|during|for|by|to|through)$/i.test(
        word,
      ),
    );
  const cut = words.slice(0, turn >= 2 ? turn + shortestQuote : longestQuote).join(' ');
  return cut.replace(/(?:\s+(?:the|a|an|of|to|and|or|our|in|on|at|with|for|is|are|will|from|by|as|that))+$/i, '');
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
