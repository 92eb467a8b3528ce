import { withoutDoubles, withoutLabel } from '../../../ordinance/outline-text.ts';
import { oncePer } from '../../../base/once-per.ts';
import { squeezed, startsWithCapital, trimmedEnd } from '../../../base/text.ts';
import { matcher } from '../../../language/matcher.ts';
import type { Dimension, Token } from '../../../language/types.ts';
import type { Materials } from '../../../filed/types.ts';
import { isContent } from '../../../said/asked.ts';
import { groupsOf } from '../../../said/data.ts';
import { speaksToMachine } from '../../prose-faults.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';
import type { OnRecord } from '../record/on-record.ts';
import { pointsBack, readerOfCode, ruleCited, type CodeSentence } from '../record/read-code.ts';
import { subjectsOf, type Subjects } from '../record/speaks-to.ts';
import { topicOf } from '../record/topic-of.ts';
import type { TopicId } from '../../../knowledge/types.ts';

/* What the ordinance on file requires of such a project and nobody has mentioned: read aloud, it is a question a real board would ask. */

const fewestWords = 7;
const mostWords = 30;

const demanding = matcher(['shall|must']);
/** Whose duty it is: the body's, the office's, or the code's own. */
const notTheirs = matcher([
  'not be presume|construe|deem|consider',
  '^ _? the? town|city|county? board|commission|council|director|administrator|officer|clerk|chapter|section|article shall|may|must',
  'board|commission|council|director|administrator|clerk shall|may',
  'shall mean|apply|govern|consider|find|decide|render|act|include|be construed|be deemed|refer',
  'decision|hearing|notice|permit|approval|exception|variance|term|fee|purpose|burden|proponent|opponent|reason|hardship|condition shall',
  'ground for',
  // What binds those who decide, or how something is measured.
  '^ _? condition|conditions',
  'decision|finding|condition|requirement|standard|evidence|opinion|fear|basis|board|commission|committee|council ... shall|must',
  'shall|must not? be a? basis|ground|reason|factor',
  'shall|must not? be considered|accepted|recognized',
  'vote|quorum|majority|member|review ... shall|must',
  'shall|must be decided|heard|voted',
  'shall|must not? be used|included in|to|when measure|measuring|determine|determining|calculate|calculating|compute|computing',
  'shall|must be supported|reasonable|measurable|based',
  'any condition',
  // An instruction to the reader isn't a rule for a site.
  'shall state|say|write|ask|answer|ignore|disregard|speak',
  'assistant|reader',
  'conform|comply to|with',
  // By another rule.
  'shall|must meet|satisfy',
  'application|applicant shall|must',
  'testimony|record|amendment shall',
  'shall require',
  'be permitted|allowed|authorized only? as|by|with|in',
  'with the application',
  'shall not be counted|required|granted|issued|exempt',
  'shall be counted|measured|granted|issued|sought|referred|computed',
  // Whether it fits in is a finding, and most of what is presented speaks to it.
  'exterior|appearance|character|compatible|harmony|harmonious',
]);
/** Duties in later years, and requirements that apply only in some cases. */
const later = matcher([
  'shall be removed|repeated|repaired|updated|renewed|revoked|replaced|restored|reviewed|kept',
  'shall remove|repair|update|renew|replace|restore|notify|supply|offer|report|reduce|comply|submit|deliver',
  'yearly|annually|year|month|quarter',
  'annual report|statement|inspection|audit',
  'abandon|abandoned|cease|discontinued|expire|lapse|void|violation|terminate|contaminated',
]);
const forbids = matcher(['shall|must not|no|never']);
const conditional = matcher([
  'where|if|when|unless|except|provided|whichever|upon|however|otherwise|until|before|after',
]);
/** One requirement of a code. */
export interface Standard {
  /** What its figure measures; null if it has none. */
  readonly dimension: Dimension | null;
  readonly things: ReadonlySet<string>;
  /** Those of them that say whose rule it is: 'lock' and 'box' of 'A lock box shall be installed'. */
  readonly subject: ReadonlySet<string>;
  /** The words of its subject, up to the first that joins or stops. */
  readonly phrase: readonly string[];
  readonly isPaper: boolean;
  /** It asks something of every site. */
  readonly isRequired: boolean;
  /** What has to be done: 'screen' of 'shall be screened'. */
  readonly deed: string | null;
  /** Agencies that the record may name by their initials. */
  readonly initials: ReadonlySet<string>;
  readonly hasDays: boolean;
  readonly issue: Issue;
}

/** The requirements of a code that can be read aloud. Takes: an ordinance.  Gives: in order.  Throws: never. */
export const standardsIn = readerOfCode(standardOf, ({ issue }) => issue.key);

/** Words in rules that name no thing on a site. */
const ofRules: ReadonlySet<string> = new Set(
  'shall must foot least most more less site property project number lot use provide locate place limit exceed within between'.split(
    ' ',
  ),
);

function standardOf(one: CodeSentence): readonly Standard[] {
  const { reading, sentence, start } = one;
  if (!demanding.test(reading, sentence) || notTheirs.test(reading, sentence)) return [];
  if (later.test(reading, sentence) || conditional.test(reading, sentence) || pointsBack(one)) return [];
  const quote = quoteOf(one);
  const rule = readAloud(one, mostWords);
  if (rule === null) return [];
  const things = thingsIn(one);
  if (things.size < 2) return [];
  // '... shall be placed in it' doesn't say in what.
  if (unclear.test(reading, sentence)) return [];
  const subject = subjectOf(one);
  if (subject.size === 0) return [];
  const figure = reading.quantities.find(({ start: from, end }) => from >= sentence.start && end <= sentence.end);
  // What is not to be, and of which nobody has spoken, isn't there.
  if (figure === undefined && forbids.test(reading, sentence)) return [];
  const standard: Standard = {
    dimension: figure?.dimension ?? null,
    deed: deedOf(one),
    initials: initialsIn(one),
    hasDays: reading.tokens.slice(sentence.from, sentence.to).some(({ lemma }) => days.has(lemma)),
    things,
    subject,
    phrase: phraseOf(one),
    isPaper: isOfAPaper(one),
    isRequired: isRequiredHere(one),
    issue: {
      ...boardQuestion,
      kind: 'cited_rule',
      key: `standard:${start}`,
      topic: topicOf(reading, sentence) ?? 'comprehensive_plan_consistency',
      weight: 0.7,
      citations: [ruleCited(quote, one)],
      text: `The code says "${rule}." ${askFor(one, figure !== undefined)}`,
      reason: 'The ordinance asks for it.',
    },
  };
  return [standard];
}

/** A sentence of a code on one line. Takes: the sentence.  Throws: never. */
export const quoteOf = ({ reading, sentence }: CodeSentence): string =>
  squeezed(reading.text.slice(sentence.start, sentence.end)).trim();

/** A rule as it can be read aloud whole, without the number of its paragraph.
 *  Takes: a sentence of a code, and the most words.  Gives: null for a list, a heading, what is too long or too short, and what points back at
 *  the sentence before.  Throws: never. */
export function readAloud(one: CodeSentence, most: number): string | null {
  const quote = quoteOf(one);
  // Columns of a table.
  if (one.reading.text.slice(one.sentence.start, one.sentence.end).includes('   ')) return null;
  const rule = trimmedEnd(withoutDoubles(withoutMarks(quote)), '.;');
  const words = rule.split(' ').length;
  if (words < fewestWords || words > most || /["“”:;(]|§/.test(rule) || !startsWithCapital(rule)) return null;
  return speaksToMachine(quote) || /^(?:Such|These|Those|It|They|This|Each such)\b/.test(rule) ? null : rule;
}

/** What is drawn or built can be seen on a plan. */
const drawn = matcher([
  'shall|must be shown|drawn|depicted|installed|built|constructed|provided|located|placed',
  'shall|must accompany',
]);

const askFor = ({ reading, sentence }: CodeSentence, hasFigure: boolean): string =>
  drawn.test(reading, sentence) ? 'Where do we see that?' : hasFigure ? 'Do you meet that?' : 'How do you meet that?';

/** Words that refer to another sentence or to a page. */
const unclear = matcher([
  'it|its|them|they',
  'this rule|requirement|standard|section|chapter|article',
  'table|figure|appendix',
  'the following',
]);
/** Something that has to be there, or has to be filed, whatever is on the site. */
const required = matcher([
  'shall|must be ... provided|installed|filed|submitted|shown|planted|posted|designated|recorded|obtained|furnished|prepared|named',
  'shall|must be present|available|on|in the? premises|place',
  'shall|must accompany',
]);
/** What every site has, or everybody who runs one. */
const always: ReadonlySet<string> = new Set(
  (
    'sound noise light lighting illumination luminaire fixture coverage cover screening refuse trash litter dust odor entrance ' +
    'improvement runoff stormwater building site lot use facility structure operator owner applicant licensee vehicle'
  ).split(' '),
);

/** True if a rule asks for something of every site: a rule on crushers asks nothing of a pit that has none, and whoever has one has spoken
 *  of it. */
function isRequiredHere({ reading, sentence }: CodeSentence): boolean {
  if (required.test(reading, sentence)) return true;
  const at = reading.tokens.findIndex(({ lower }, i) => i >= sentence.from && i < sentence.to && demands.has(lower));
  const opens = reading.tokens.findIndex(
    ({ tag, text }, i) => i >= sentence.from && (tag === 'determiner' || text.length > 1),
  );
  const subject = reading.tokens.slice(opens, at);
  const ends = subject.findIndex(({ tag }, i) => i > 0 && tag !== 'word' && tag !== 'determiner' && tag !== 'number');
  return subject.slice(0, ends < 0 ? subject.length : ends).some(({ lemma }) => always.has(lemma));
}

function withoutMarks(quote: string): string {
  const bare = withoutLabel(quote);
  return bare === quote ? bare : withoutMarks(bare);
}

const days: ReadonlySet<string> = new Set(
  'monday tuesday wednesday thursday friday saturday sunday weekday weekend holiday'.split(' '),
);

/** The words of a rule that name things on a site. Takes: a sentence of an ordinance, and its reading. Gives: lemmas; empty if there are
 *  none. */
export const thingsIn = ({ reading, sentence }: Pick<CodeSentence, 'reading' | 'sentence'>): ReadonlySet<string> =>
  new Set(
    reading.tokens
      .slice(sentence.from, sentence.to)
      .flatMap((token) =>
        isContent(token) && !ofRules.has(token.lemma) && !isAbbreviation(token) ? [token.lemma] : [],
      ),
  );

/** 'The ADU' is what the code calls the use itself. */
const isAbbreviation = ({ text }: Token): boolean => text.length > 1 && text.length < 6 && /^[A-Z]+$/.test(text);

/** Things that say nothing about which rule it is. */
export const ofEverySite: ReadonlySet<string> = new Set(
  (
    'building structure facility application area system equipment material operation work space plan use all any each total part ' +
    'percent minimum maximum line side first full time day hour inch wide high own open road street public private residential ' +
    'principal storage wall require district include exist other next boundary zone development owner acre square person ' +
    'letter study report statement agreement survey certificate record town county city board state'
  ).split(' '),
);
/** A rule about a paper is about what the paper is of, and not about all that it shows. */
const papers: ReadonlySet<string> = new Set(
  'plan letter study report statement agreement survey certificate'.split(' '),
);

/** The things before 'shall' that tell this rule from others: the head of the subject ('drains' of 'Floor drains in a repair area'), or
 *  all of them where the head says nothing. */
function subjectOf({ reading, sentence }: Pick<CodeSentence, 'reading' | 'sentence'>): ReadonlySet<string> {
  const { tokens } = reading;
  const at = tokens.findIndex(({ lower }, i) => i >= sentence.from && i < sentence.to && demands.has(lower));
  if (at < 0) return new Set();
  const things = [...thingsIn({ reading, sentence: { ...sentence, to: at } })].filter((word) => !ofEverySite.has(word));
  const ends = tokens.findIndex(({ tag }, i) => i > sentence.from && i < at && tag !== 'word' && tag !== 'determiner');
  const phrase = tokens.slice(sentence.from, ends < 0 ? at : ends).filter(({ tag }) => tag === 'word');
  const head = phrase.at(-1);
  if (head !== undefined && papers.has(head.lemma)) {
    const named = phrase.map(({ lemma }) => lemma).filter((word) => things.includes(word));
    return new Set(named.length > 0 ? named : things);
  }
  return new Set(head !== undefined && things.includes(head.lemma) ? [head.lemma] : things);
}

function phraseOf({ reading: { tokens }, sentence }: Pick<CodeSentence, 'reading' | 'sentence'>): readonly string[] {
  const opens = tokens.findIndex(({ tag, text }, i) => i >= sentence.from && tag === 'word' && text.length > 1);
  const ends = tokens.findIndex(
    ({ tag, text }, i) => i > opens && ((tag !== 'word' && text !== '-') || demands.has(tokens[i]?.lower ?? '')),
  );
  return tokens.slice(opens, ends).flatMap((token) => (isContent(token) ? [token.lemma] : []));
}

/** True if the subject of a rule is a paper that it names. */
function isOfAPaper({ reading: { tokens }, sentence }: Pick<CodeSentence, 'reading' | 'sentence'>): boolean {
  const at = tokens.findIndex(({ tag }, i) => i > sentence.from && tag !== 'word' && tag !== 'determiner');
  const head = tokens.slice(sentence.from, Math.max(at, sentence.from)).findLast(({ tag }) => tag === 'word');
  return head !== undefined && papers.has(head.lemma);
}

/** The verb after 'shall'. */
function deedOf({ reading: { tokens }, sentence }: CodeSentence): string | null {
  const at = tokens.findIndex(({ lower }, i) => i >= sentence.from && i < sentence.to && demands.has(lower));
  const verb = tokens.slice(at + 1, sentence.to).find(({ tag, lemma }) => tag === 'word' && lemma !== 'be');
  return at < 0 || verb === undefined || ofRules.has(verb.lemma) || !isContent(verb) ? null : verb.lemma;
}

const demands: ReadonlySet<string> = new Set(['shall', 'must']);

/** How many words of a rule a sentence of the record must share to address it; for a short rule, one is enough. */
export const inCommon = 2;
const fewThings = 4;

/** 'FAA' of 'Federal Aviation Administration', in lower case. Takes: a sentence of a code.  Throws: never. */
export function initialsIn({ reading: { tokens }, sentence }: CodeSentence): ReadonlySet<string> {
  const found = new Set<string>();
  let run = '';
  for (const { text } of tokens.slice(sentence.from + 1, sentence.to)) {
    const first = text.charAt(0);
    if (first !== first.toLowerCase()) run += first.toLowerCase();
    else if (text !== 'of' && text !== 'and') run = '';
    if (run.length > 2) found.add(run);
  }
  return found;
}

/** True if the record is about the same thing as a rule: what the rule wants done, its days, or words of it in a sentence or the next.
 *  Takes: the standard, and what is on record. Gives: one word in common is enough for a rule of few words and no figure. */
export function isSpokenOf(
  {
    things,
    dimension,
    deed,
    initials,
    hasDays,
  }: Omit<Standard, 'issue' | 'subject' | 'phrase' | 'isPaper' | 'isRequired'>,
  { texts }: OnRecord,
): boolean {
  const kinds = new Set([...things].flatMap(groupsOf));
  const enough = dimension === null && things.size <= fewThings ? 1 : inCommon;
  return texts.some(({ annotation: { sentences, tokens, quantities, schedules } }) => {
    if (hasDays && schedules.some((one) => one.days !== null)) return true;
    if (initials.size > 0 && tokens.some(({ lower }) => initials.has(lower))) return true;
    return sentences.some(({ from, to, start, end }, at) => {
      const lemmas = new Set(tokens.slice(from, to).map(({ lemma }) => lemma));
      if (deed !== null && lemmas.has(deed)) return true;
      const near = new Set(tokens.slice(from, sentences[at + 1]?.to ?? to).map(({ lemma }) => lemma));
      if ([...things].filter((one) => near.has(one)).length >= enough) return true;
      // A figure of the same kind next to a related word: 'the tallest silo is 68 feet'.
      const measures = quantities.some((one) => one.dimension === dimension && one.start >= start && one.end <= end);
      return measures && [...lemmas].some((one) => things.has(one) || groupsOf(one).some((kind) => kinds.has(kind)));
    });
  });
}

/** Subjects that a record addresses as a whole: who has spoken of the lights has spoken of how they shine. */
const asAWhole: ReadonlySet<TopicId> = new Set<TopicId>([
  'lighting',
  'noise',
  'hours_of_operation',
  'construction_hours',
  'decommissioning_bond',
  'glare',
  'shadow_flicker',
  'stormwater_drainage',
]);

/** What the record is about, word by word. Takes: the texts of the record.  Throws: never. */
export const subjectsOnRecord = oncePer((texts: OnRecord['texts']): Subjects =>
  subjectsOf(texts.map(({ annotation }) => annotation)),
);

/** True if the record names what a rule is about, or two of its things, whatever it says of them: nobody can be sure that it isn't
 *  answered there. Takes: the standard, and what is on record.  Throws: never. */
export function isNamed({ subject, things, isPaper, dimension, issue }: Standard, record: OnRecord): boolean {
  const { words } = subjectsOnRecord(record.texts);
  const isThere = (word: string): boolean => !ofEverySite.has(word) && words.has(word);
  const named = [...things].filter(isThere);
  // 'A letter of review from the chief' names no subject but what it is of.
  const isSubject = isPaper && subject.size > 1 ? named.length >= inCommon : [...subject].some(isThere);
  return (
    isSubject ||
    (!isPaper && named.length >= inCommon) ||
    (asAWhole.has(issue.topic) && record.mentions().has(issue.topic)) ||
    isMeasured(things, dimension, record)
  );
}

const tall = matcher(['tall|high|height|story|stories|peak|ridge|parapet']);

/** True if the record gives an area, for a rule about areas, or says how tall something is, for one about heights. Takes: the words of the
 *  rule, what its figure measures, and the record.  Throws: never. */
export function isMeasured(things: ReadonlySet<string>, dimension: Dimension | null, { texts }: OnRecord): boolean {
  if (dimension === 'area')
    return texts.some(({ annotation }) => annotation.quantities.some((one) => one.dimension === 'area'));
  return things.has('height') && texts.some(({ annotation }) => tall.test(annotation));
}

const open = new WeakMap<OnRecord['texts'], readonly Issue[]>();

/** Requirements of the ordinance that nothing on file mentions, one question each.
 *  Takes: the record, what is on file and the keys raised before.  Gives: issues; none for a whole zoning code.  Throws: never. */
export function standardIssues(
  record: OnRecord,
  { ordinance }: Materials,
  raised: ReadonlySet<string>,
): readonly Issue[] {
  if (ordinance === null) return [];
  const known =
    open.get(record.texts) ??
    standardsIn(ordinance).flatMap((one) =>
      !one.isRequired || isNamed(one, record) || isSpokenOf(one, record) ? [] : [one.issue],
    );
  open.set(record.texts, known);
  return known.filter(({ key }) => !raised.has(key));
}
