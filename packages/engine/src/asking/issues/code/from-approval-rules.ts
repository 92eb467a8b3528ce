import { withoutLabel } from '../../../ordinance/outline-text.ts';
import { squeezed, trimmedEnd } from '../../../base/text.ts';
import { oncePer } from '../../../base/once-per.ts';
import type { Citation } from '@rostrum/contract';
import { annotate } from '../../../language/annotate.ts';
import { matcher, type Match } from '../../../language/matcher.ts';
import type { Annotation, Sentence } from '../../../language/types.ts';
import type { Materials } from '../../../filed/types.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';
import { requestsIn } from '../../../ordinance/compliance/requests.ts';
import { criteriaOf } from '../../wording/criteria-listed.ts';
import type { OnRecord } from '../record/on-record.ts';
import { initialsIn, isSpokenOf, thingsIn } from './from-standards.ts';
import { headingOf, pointsBack, readerOfCode, ruleCited, type CodeSentence } from '../record/read-code.ts';
import { topicOf } from '../record/topic-of.ts';

/* What the ordinance on file says about the decision itself: what has to be found, what has to come first, what the body may waive and on
   what condition, and what it may not. */

/** The most words of a rule to read aloud. */
const mostWords = 38;

/** What has to come before a decision. */
const until = matcher([
  'shall not act|approve|vote|decide|grant ... until',
  'shall not act|approve|vote|decide ... until',
  'commission|board|council shall not act',
  'no permit|approval|relief|variance|plat shall be granted|issued|approved ... until|without|before',
  'be submitted|filed|signed before the public? hearing',
]);
/** What comes after the decision. */
const beforeBuilding = matcher([
  'building|construction|zoning|occupancy permit',
  'certificate of occupancy',
  'occupancy',
]);
/** What the body may do for an applicant, and on what condition. */
const power = matcher([
  'board|commission|council|it|administrator may waive|modify|reduce|vary ... where|if|when|upon|provided',
  'may be waived|modified|reduced|varied ... where|if|when|upon|provided',
  'board|commission|council may waive|modify|reduce|vary',
  'may be granted only? where|if|upon',
  'board|commission|council may grant|authorize a|an _? variance|exception|permit|waiver',
]);
const noPower = matcher(['shall|may not waive|modify|reduce|vary|grant', 'no power|authority to waive|vary|grant']);
const conditional = matcher(['where|if|when|upon|provided|unless']);
/** What the body has to find. */
const finding = matcher([
  'shall|must find ... ... ... that',
  'shall|must find that|whether',
  'if|unless|where|when|until|only|upon|after ... =finds|=find ... ... that',
  'if|unless|where|when|until|only|upon|after ... =finds that',
  'may|shall ... ... =finds that',
  'applicant ... show|demonstrate|prove ... ... that',
  'shall|must weigh',
  'upon|on the|a? =finding|=showing that',
  'shall ... ... conclusion as to',
  'shall be ... ... ... in view of',
  'finding required ... namely that',
  'upon a finding|showing that',
  'applicant show|demonstrate|prove that',
  'may be granted only if|where|upon',
  'shall|must consider',
  'use|exception|permit shall',
]);

/** What the office finds, the body doesn't. */
const ofTheOffice = matcher([
  'administrator|director|officer|engineer|staff|department|marshal|chief|inspector|agency|district shall? find|determine',
]);

/** Kinds of decision, by the words that name them in a code and in an application. */
const decisions: readonly (readonly string[])[] = [
  ['variance'],
  ['waiver', 'waive'],
  ['modification', 'modify'],
  ['exception'],
  ['conditional'],
  ['special'],
  ['rezoning', 'rezone', 'amendment'],
  ['plat', 'subdivision'],
];

interface Rule {
  readonly kind: 'until' | 'power' | 'no_power' | 'finding';
  readonly issue: Issue;
  /** Kinds of decision that it is about, each by its words; none: any. */
  readonly of: readonly (readonly string[])[];
  /** What may be waived: 'paving'. */
  readonly object: readonly string[];
  /** The words of the rule that name things. */
  readonly things: ReadonlySet<string>;
  readonly initials: ReadonlySet<string>;
}

const rulesIn = readerOfCode(rulesOf, ({ issue }) => issue.text);

function rulesOf(one: CodeSentence): readonly Rule[] {
  const { reading, sentence } = one;
  const quote = withoutLabel(squeezed(reading.text.slice(sentence.start, sentence.end))).trim();
  const make = (kind: Rule['kind'], text: string, at: Match | null): Rule => ({
    kind,
    issue: issueOf(kind, text, topicOf(reading, sentence), ruleCited(quote, one)),
    of: decisionsIn(reading, sentence),
    things: thingsIn(one),
    initials: initialsIn(one),
    object: at === null ? [] : objectOf(reading, sentence, at),
  });
  const asked = (ask: string, lead = 'The code says'): string => `${lead} "${trimmedEnd(quote, '.;')}." ${ask}`;
  const isShort =
    quote.split(' ').length <= mostWords && !quote.includes('"') && !quote.endsWith(':') && !/\(\w\)/.test(quote);
  if (finding.test(reading, sentence) && !ofTheOffice.test(reading, sentence)) {
    const listed = criteriaOf(withList(one, quote)).filter((criterion) => !catchAll.test(annotate(criterion)));
    const asks = listed.some(weighs) ? weighed : shows;
    if (listed.length > 0)
      return listed.map((criterion, at) => make('finding', `${criterion} ${asks[at % asks.length] ?? ''}`, null));
  }
  if (!isShort || pointing.some((word) => quote.startsWith(word))) return [];
  const denied = noPower.first(reading, sentence);
  if (until.test(reading, sentence) && !beforeBuilding.test(reading, sentence))
    return untilIn(one, (lead) => make('until', asked('Where does that stand?', lead), null));
  if (denied !== null && !conditional.test(reading, sentence))
    return objectOf(reading, sentence, denied).every((word) => ofAnyRule.has(word))
      ? [make('no_power', asked('Can we grant that?'), denied)]
      : [];
  const may = power.first(reading, sentence);
  return may !== null && conditional.test(reading, sentence)
    ? [make('power', asked('How do you meet that?'), may)]
    : [];
}

/** What has to come first, under the paper that heads it: 'a plan approved in writing' doesn't say which plan. */
function untilIn(one: CodeSentence, make: (lead?: string) => Rule): readonly Rule[] {
  const heading = headingOf(one);
  const named = heading === null ? [] : annotate(heading).tokens.map(({ lemma }) => lemma);
  if (pointsBack(one)) return [];
  if (!papers.has(named.at(-1) ?? '')) return [make()];
  const rule = make(`On the ${heading}, the code says`);
  return [{ ...rule, things: new Set([...named, ...rule.things]) }];
}
const papers: ReadonlySet<string> = new Set(
  'plan agreement study analysis report assessment survey permit letter'.split(' '),
);

/** A rule that doesn't say by itself what it is about. */
const pointing = ['It ', 'They ', 'This ', 'That ', 'These ', 'Such '];
/** An item of a list, on its own line: '(1)', '(a)'. */
const item = /^\s*\((\w{1,2})\)/;
/** Whether two marks count alike: in numbers, in small letters or in capitals. */
const isAlike = (one: string, other: string): boolean =>
  Number.isNaN(Number(one)) === Number.isNaN(Number(other)) &&
  (one === one.toLowerCase()) === (other === other.toLowerCase());

/** '... only if it finds that:' with the list that follows, a line for each item. */
function withList({ following }: CodeSentence, quote: string): string {
  if (!quote.endsWith(':')) return quote;
  const lines = following.split('\n').filter((line) => line.trim() !== '');
  const marks = lines.map((line) => item.exec(line)?.[1] ?? null);
  const last = marks.findIndex((mark) => mark === null || !isAlike(mark, marks[0] ?? mark));
  return squeezed([quote, ...lines.slice(0, last < 0 ? lines.length : last)].join(' '));
}

/** 'Whether other conditions give grounds' asks about nothing: whatever an applicant says may be one of them. */
const catchAll = matcher([
  'other _? _? _? condition|factor|matter|consideration|ground|information',
  'each|every|all standard|requirement|provision',
  'meet|comply|conform ... standard|requirement|provision _? _? _? _? _? in|of part|article|section|chapter|division|ordinance',
  'may attach|impose',
]);

/** What is weighed is neither so nor not. */
const weighs = (criterion: string): boolean =>
  [' weigh "', ' consider "', ' find whether "'].some((words) => criterion.includes(words));
const weighed = ['What do we have in front of us on that?', 'What should we know about that?'];
/** A limit on relief from sound rules says nothing about relief from a height. */
const ofAnyRule: ReadonlySet<string> = new Set(
  'dimensional dimension standard requirement rule provision any'.split(' '),
);
const shows = ['What supports that?', 'What do we have in front of us on that?', 'How do you get us there?'];

const lemmasIn = ({ tokens }: Annotation, { from, to }: Pick<Sentence, 'from' | 'to'>): ReadonlySet<string> =>
  new Set(tokens.slice(from, to).flatMap(({ tag, lemma }) => (tag === 'word' ? [lemma] : [])));

/** The first words of a passage, where its heading is. */
const heading = 12;

/** By the words of the rule; if it names none, by the heading above it. */
function decisionsIn(reading: Annotation, sentence: Sentence): Rule['of'] {
  const named = (lemmas: ReadonlySet<string>): Rule['of'] =>
    decisions.filter((words) => words.some((word) => lemmas.has(word)));
  const own = named(lemmasIn(reading, sentence));
  return own.length > 0 ? own : named(lemmasIn(reading, { from: 0, to: heading }));
}

/** The nouns after 'may waive', up to the condition. */
function objectOf({ tokens }: Annotation, { to }: Sentence, match: Match): readonly string[] {
  const verb = tokens.findIndex(
    ({ lemma }, at) => at >= match.from && ['waive', 'modify', 'reduce', 'vary', 'grant', 'authorize'].includes(lemma),
  );
  const object: string[] = [];
  for (let at = verb + 1; at > 0 && at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || ['where', 'if', 'when', 'upon', 'provided', 'of', 'by'].includes(token.lower)) break;
    if (token.tag === 'word') object.push(token.lemma);
  }
  return object;
}

/** Whether the application asks for a decision of these kinds. */
const isAskedFor = (of: Rule['of'], said: ReadonlySet<string>): boolean =>
  of.some((words) => words.some((word) => said.has(word)));

/** What the applicant filed and presented, in dictionary forms. */
const wordsSaid = oncePer((texts: OnRecord['texts']): ReadonlySet<string> => {
  const own = texts.filter(({ kind }) => kind !== 'staff_report');
  return new Set(own.flatMap(({ annotation }) => [...lemmasIn(annotation, { from: 0, to: annotation.tokens.length })]));
});

/** What the ordinance requires the body to find, wait for, or not do, as far as it is about what is requested.
 *  Takes: the record, what is on file and the keys raised before.  Gives: issues; none for a whole zoning code.  Throws: never. */
export function approvalIssues(
  record: OnRecord,
  { ordinance }: Materials,
  raised: ReadonlySet<string>,
): readonly Issue[] {
  if (ordinance === null) return [];
  const rules = rulesIn(ordinance);
  if (rules.length === 0) return [];
  const said = wordsSaid(record.texts);
  return rules.flatMap(({ kind, issue, of, object, things, initials }) => {
    if (raised.has(issue.key)) return [];
    // Where it stands was said, or is asked about in the applicant's own words.
    if (kind === 'until')
      return isSpokenOf({ things, dimension: null, deed: null, initials, hasDays: false }, record) ? [] : [issue];
    // A finding that names no kind of decision is about the one before the board.
    if (kind === 'finding' && of.length === 0) return [asFound(issue, record)];
    if (kind === 'no_power') return isAskedFor(of, said) ? withRequest(issue, record) : [];
    if (!isAskedFor(of, said) || (kind === 'power' && !object.some((noun) => said.has(noun)))) return [];
    return [asFound(issue, record)];
  });
}

/** The most words of a request to read back beside a rule. */
const longestRequest = 18;

/** What the body can't grant, behind what was asked for; nothing where that can't be said. */
function withRequest(issue: Issue, { texts }: OnRecord): readonly Issue[] {
  const said = texts.flatMap(({ kind, annotation }) => (kind === 'presentation' ? requestsIn(annotation.text) : []));
  const asked = said.map(({ sentence }) => squeezed(sentence).trim());
  const short = asked.find((words) => words.split(' ').length <= longestRequest && !words.includes('"'));
  return short === undefined ? [] : [{ ...issue, text: `You said, "${short}" ${issue.text}` }];
}

/** 'The code has the city council find': said by a body that recommends to it, and by the council itself of 'us'. */
const finder = /^The code has the ([a-z ]+?)(?= (?:find|consider|weigh) )/;
const asFound = (issue: Issue, record: OnRecord): Issue => {
  const named = finder.exec(issue.text)?.[1];
  const rule = issue.citations[0]?.quote.toLowerCase() ?? '';
  return named === undefined || !isSitting(named, rule, record)
    ? issue
    : { ...issue, text: issue.text.replace(finder, 'The code has us') };
};

/** Words by which bodies differ; whoever is some board is 'the Board' of a code. */
const boards = [
  'supervisors',
  'commissioners',
  'trustees',
  'selectmen',
  'aldermen',
  'appeals',
  'adjustment',
  'zba',
  'board',
];
const bodies = [...boards, 'council', 'governing body', 'commission'];
/** Where an applicant greets the body, in characters. */
const greeting = 250;

/** The body that hears this, by the first that the form names, before any to whom it recommends, or that the applicant greets. */
const sittingBody = oncePer((texts: OnRecord['texts']): string | null => {
  const filed = texts.at(-1)?.annotation.text.split('recommend')[0] ?? '';
  const said = texts.find(({ kind }) => kind === 'presentation')?.annotation.text.slice(0, greeting) ?? '';
  return firstBody(filed) ?? firstBody(said);
});

function firstBody(text: string): string | null {
  const words = text.toLowerCase();
  const found = bodies.filter((one) => words.includes(one));
  // 'Board of Supervisors' is both, and the longer word says which.
  return found.sort((a, b) => words.indexOf(a) - words.indexOf(b) || b.length - a.length)[0] ?? null;
}

/** Whether the body that a rule names is the one that hears this; a body nobody has named may be any. */
function isSitting(named: string, rule: string, record: OnRecord): boolean {
  const here = sittingBody(record.texts);
  if (here === null) return true;
  if (boards.includes(here))
    return (
      !named.includes('council') &&
      !named.includes('commission') &&
      !(named.includes('supervisors') && here !== 'supervisors')
    );
  return named.includes(here) || (rule.indexOf(here) >= 0 && rule.indexOf(here) < rule.indexOf(named));
}

/** True if the ordinance keeps the body from granting relief of the kind requested. Takes: the issues of the rehearsal. */
export const isOutOfPower = (issues: readonly Issue[]): boolean =>
  issues.some(({ key }) => key.startsWith('no_power:'));

const reasons: Readonly<Record<Rule['kind'], string>> = {
  until: 'The ordinance has this come first.',
  power: 'The ordinance allows it on that condition.',
  no_power: 'The ordinance limits what this body can grant.',
  finding: 'The ordinance makes it part of the decision.',
};

function issueOf(kind: Rule['kind'], text: string, about: Issue['topic'] | null, citation: Citation): Issue {
  const own = annotate(text);
  return {
    ...boardQuestion,
    kind: kind === 'no_power' ? 'request' : 'criterion',
    key: `${kind}:${citation.start}:${text.length}`,
    topic: topicOf(own, { start: 0, end: own.text.length }) ?? about ?? 'comprehensive_plan_consistency',
    weight: 1,
    citations: [citation],
    text,
    reason: reasons[kind],
  };
}
