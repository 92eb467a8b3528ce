import { startsWithCapital } from '../../../base/text.ts';
import type { Citation } from '@rostrum/contract';
import { matcher } from '../../../language/matcher.ts';
import type { Annotation, Sentence, Token } from '../../../language/types.ts';
import type { Materials } from '../../../filed/types.ts';
import { groupsOf } from '../../../said/data.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';
import type { OnRecord } from '../record/on-record.ts';
import { readerOfCode, ruleCited, type CodeSentence } from '../record/read-code.ts';
import { withArticle } from '../../wording/slots.ts';
import { topicOf } from '../record/topic-of.ts';

/** Documents that a code requires by name. */
const papers: ReadonlySet<string> = new Set(
  'agreement survey study plan report statement letter certification analysis assessment inventory'.split(' '),
);
/** 'A written plan' doesn't say which plan. */
const general: ReadonlySet<string> = new Set(
  (
    'written detailed complete final approved full signed certified proposed required sealed current annual site plot sketch ' +
    'preliminary impact management control response project pre preconstruction construction baseline post ' +
    'second third further additional follow-up subsequent ' +
    // Whoever files has drawn it.
    'concept conceptual master layout schematic generalized illustrative'
  ).split(' '),
);
/** Interchangeable head nouns: a traffic study is an analysis. */
const alike: ReadonlySet<string> = new Set('study analysis report assessment survey model'.split(' '));
/** A document is required here. */
const asking = matcher([
  'shall submit|provide|include|file|furnish|prepare|offer',
  'shall be submitted|provided|filed|furnished|prepared|offered|required|signed',
  'be required $',
  'until ... be signed|filed|approved',
]);
/** Due when this decision has been made. */
const atALaterStage = [
  'with the? final plan|plat',
  'with the? building|grading permit',
  'before|prior ... permit|construction|occupancy',
];
/** What limits a requirement to some cases, or to later. */
const only = matcher([
  'may require',
  'where|if|when|unless|except|after|upon|annually|following|thereafter',
  'every|each year|month|quarter',
  // 'Within six months of occupancy', and not 'within 90 days before filing'.
  'within ... month|year|week|day of ... occupancy|approval|operation|construction|completion|permit|decision|closing',
  'or other',
  'for each',
  ...atALaterStage,
]);
interface Paper {
  readonly name: string;
  readonly head: string;
  readonly modifiers: readonly string[];
  readonly issue: Issue;
}

const papersIn = readerOfCode<Paper>(
  (one) =>
    asking.test(one.reading, one.sentence) &&
    !only.test(one.reading, one.sentence) &&
    !isEither(one.reading, one.sentence)
      ? namedIn(one)
      : [],
  ({ name }) => name,
);

/** True if a rule takes one of two documents: 'a road agreement, or the statement of the township'. */
const isEither = ({ tokens }: Annotation, { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ lower }) => lower === 'or') &&
  tokens.slice(from, to).filter(({ lemma }) => papers.has(lemma)).length > 1;

/** Documents that are named with their subject: 'road use agreement'. Two joined with 'and' are two documents and are left out. */
function namedIn(one: CodeSentence): readonly Paper[] {
  const { reading, sentence } = one;
  const found: Paper[] = [];
  for (let at = sentence.from; at < sentence.to; at += 1) {
    const token = reading.tokens[at] as Token;
    if (!papers.has(token.lemma) || token.lower !== token.lemma) continue;
    const next = reading.tokens[at + 1];
    if (next?.tag === 'word' || next?.text === '-') continue;
    let from = at;
    while (from > sentence.from && isPart(reading.tokens[from - 1])) from -= 1;
    const before = reading.tokens[from - 1];
    const words = reading.tokens.slice(from, at).filter(({ tag }) => tag === 'word');
    if (words.length > 3 || words.every(({ lower }) => general.has(lower)) || before?.tag !== 'determiner') continue;
    const name = reading.text.slice(reading.tokens[from]?.start ?? token.start, token.end).toLowerCase();
    const quote = reading.text.slice(sentence.start, sentence.end).trim();
    found.push({
      name,
      head: token.lemma,
      modifiers: words.map(({ lemma }) => lemma),
      issue: issueOf(name, ruleCited(quote, one), topicOf(reading, sentence) ?? 'comprehensive_plan_consistency'),
    });
  }
  return found;
}

/** A word or a hyphen inside the name of a document. */
function isPart(token: Token | undefined): boolean {
  return token !== undefined && (token.tag === 'word' || token.text === '-') && !startsWithCapital(token.text);
}

/** Letters by which 'closing it up' is about a closure plan. */
const stem = 4;

/** True if the record mentions what such a document is about, in any form of the word. */
function isNamed({ texts, mentions }: OnRecord, { modifiers, issue }: Paper): boolean {
  // A lake with gentle banks is a plan of reclamation, whatever it is called.
  if (issue.topic === 'decommissioning_bond' && mentions().has(issue.topic)) return true;
  const stems = modifiers.filter((word) => !general.has(word)).map((word) => word.slice(0, stem));
  return texts.some(({ annotation }) =>
    annotation.tokens.some(({ lower, tag }) => tag === 'word' && stems.some((one) => lower.startsWith(one))),
  );
}

/** True if some sentence of the record names such a document, or mentions all of its subject. */
function isSpokenOf({ texts }: OnRecord, { head, modifiers }: Paper): boolean {
  const heads = alike.has(head) ? alike : new Set([head]);
  return texts.some(({ annotation: { sentences, tokens } }) =>
    sentences.some(({ from, to }) => {
      const lemmas = new Set(tokens.slice(from, to).map(({ lemma }) => lemma));
      const isNamed = [...heads].some((one) => lemmas.has(one));
      // A photometric plan is a lighting plan.
      const isLike = (one: string): boolean =>
        lemmas.has(one) || groupsOf(one).some((group) => [...lemmas].some((other) => groupsOf(other).includes(group)));
      return isNamed ? modifiers.some(isLike) : modifiers.every((one) => lemmas.has(one));
    }),
  );
}

/** Documents that the ordinance requires and that nothing on file mentions.
 *  Takes: the record, what is on file and the keys raised before.  Gives: one issue per document; none for a whole zoning code.  Throws:
 *  never. */
export function paperIssues(record: OnRecord, { ordinance }: Materials, raised: ReadonlySet<string>): readonly Issue[] {
  if (ordinance === null) return [];
  return papersIn(ordinance).flatMap((paper) =>
    raised.has(paper.issue.key) || isNamed(record, paper) || isSpokenOf(record, paper) ? [] : [paper.issue],
  );
}

function issueOf(name: string, citation: Citation, topic: Issue['topic']): Issue {
  return {
    ...boardQuestion,
    kind: 'required_paper',
    key: `paper:${name}`,
    topic,
    weight: 0.8,
    citations: [citation],
    text: `The code asks for ${withArticle(name)}. Where is that?`,
    reason: 'The ordinance asks for it.',
  };
}
