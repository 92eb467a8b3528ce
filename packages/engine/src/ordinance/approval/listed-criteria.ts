import type { ProceedingKind } from '@rostrum/contract';
import { oncePer } from '../../base/once-per.ts';
import { splitAtSpaces } from '../../base/text.ts';
import { annotate } from '../../language/annotate.ts';
import { matcher } from '../../language/matcher.ts';
import { contentStems } from '../../language/stems.ts';
import type { CriterionSheet } from '../../proceeding/types.ts';
import type { TextReading } from '../types.ts';
import { approvalLists, type ApprovalList } from './approval-standards.ts';
import { topicsOfStandard } from './topics-of-standard.ts';

/* The criteria that the ordinance on file lists itself: a body that decides under it finds on these, and on no others. */

/** What a list has to speak of to be the one for a kind of proceeding; a permit for a use is the list of no other kind. */
const ofKind: Readonly<Partial<Record<ProceedingKind, readonly string[]>>> = {
  variance: ['variance'],
  rezoning: ['rezon', 'map amendment', 'planned development', 'planned unit', ' pd ', ' pud ', 'conditional district'],
  site_plan: ['site plan', 'the plans', 'development plan', 'plan of operation', 'preliminary plan', 'the plan '],
};
const ofPlan: readonly string[] = ['site plan', 'development plan', 'preliminary plan'];
const ofUse: readonly string[] = ['special', 'conditional', 'permit', 'use'];
/** Who finds without a hearing, and what is granted apart from the request itself. */
const ofOthers: readonly string[] = [
  'administrator',
  'director',
  'officer',
  'engineer',
  'waive',
  'modif',
  'reduc',
  'exten',
  'renew',
  'revo',
  'transfer',
  'substantial change',
];
const mostItems = 12;

const spoken = ({ heading, lead }: ApprovalList): string => ` ${heading} ${lead} `.toLowerCase();
const has = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(word));

function isFor(list: ApprovalList, kind: ProceedingKind): boolean {
  const { lead, items, isOfElse, isOfFindings } = list;
  const around = spoken(list);
  if (!isOfFindings || items.length > mostItems || has(lead.toLowerCase(), ofOthers)) return false;
  const all = `${around} ${items.map(({ text }) => text.toLowerCase()).join(' ')} `;
  if (kind === 'rezoning') return has(all, ofKind.rezoning ?? []) && !around.includes('variance');
  if (kind === 'variance') return has(around, ofKind.variance ?? []);
  if (isOfElse) return false;
  if (kind === 'site_plan') return has(around, ofKind.site_plan ?? []);
  return has(all, ofUse) && !has(around, ofPlan);
}

const listsIn = oncePer(({ text }: TextReading) => approvalLists(text));

/** The one list of findings for a kind of proceeding; null where there is none, or several, of which nobody can tell which one holds. */
function listFor(ordinance: TextReading, kind: ProceedingKind): ApprovalList | null {
  const own = listsIn(ordinance).filter((list) => isFor(list, kind));
  const most = Math.max(0, ...own.map(({ weight }) => weight));
  const best = own.filter(({ weight }) => weight === most);
  return best.length === 1 ? (best[0] ?? null) : null;
}

/** A verb that makes a statement of what is listed. */
const finite: ReadonlySet<string> = new Set(
  (
    'is are was were will shall may can would has have does do meets meet complies comply conforms conform contains contain gives give ' +
    'serves serve satisfies satisfy provides provide protects protect proposes promotes preserves keeps furthers'
  ).split(' '),
);
const verbFirst = (text: string): boolean => finite.has(splitAtSpaces(text.toLowerCase())[0] ?? '');
const isClause = (text: string): boolean => annotate(text).tokens.some(({ lower }) => finite.has(lower));

const subjectOf: Readonly<Partial<Record<ProceedingKind, string>>> = {
  rezoning: 'The amendment',
  variance: 'The variance',
  site_plan: 'The plan',
};

/** What the items are said of: 'the use, as proposed and conditioned', of '… finds that the use, as proposed and conditioned:'. */
function subjectIn(lead: string): string {
  const words = lead.trim().replace(':', '');
  const at = Math.max(...openers.map((word) => words.toLowerCase().lastIndexOf(word) + word.length - 1));
  const subject = openers.some((word) => words.toLowerCase().includes(word)) ? words.slice(at).trim() : '';
  const closed = subject.includes(',') && !subject.endsWith(',') ? `${subject},` : subject;
  return has(closed.toLowerCase(), ['following', 'each of', 'all of']) ? '' : closed;
}

const openers: readonly string[] = [' that ', ' whether '];

/** An item as a whole sentence; null if it states nothing. 'It' is what the first item names. */
function sentenceOf(text: string, { lead, items }: ApprovalList, kind: ProceedingKind): string | null {
  if (!isClause(text)) return null;
  const [first = '', ...rest] = splitAtSpaces(text);
  const own = subjectIn(lead);
  const named = own === '' ? (subjectOf[kind] ?? 'The use') : own;
  const said = verbFirst(text)
    ? `${named} ${lowered(text)}`
    : first.toLowerCase() === 'it' && items[0]?.text !== text
      ? [subjectOfClause(items[0]?.text ?? '') || named, ...rest].join(' ')
      : text;
  const affirmed = lead.toLowerCase().includes(' whether') ? withoutHarm(said) : said;
  return `${affirmed.charAt(0).toUpperCase()}${affirmed.slice(1)}`;
}

/** What a clause is about: the words before its verb. */
function subjectOfClause(text: string): string {
  const words = splitAtSpaces(text);
  const at = words.findIndex((word) => finite.has(word.toLowerCase()));
  return at < 1 ? '' : words.slice(0, at).join(' ');
}

/** 'Whether it will harm adjoining land' is found in the negative. */
const harms = matcher([
  'harm|impede|endanger|injure|impair|burden|diminish|interfere|change|alter',
  'be _? detrimental|injurious|harmful|hazardous',
  'adversely affect',
  'nuisance',
]);
const denied = matcher(['<negation>']);
function withoutHarm(text: string): string {
  const reading = annotate(text);
  if (denied.test(reading) || !harms.test(reading)) return text;
  return text.includes(' will ') ? text.replace(' will ', ' will not ') : text.replace(' is ', ' is not ');
}

const lowered = (text: string): string =>
  text.charAt(1) === text.charAt(1).toUpperCase() && text.charAt(1) !== ' '
    ? text
    : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** That the code is met: the rule itself decides. */
const onCode = matcher([
  'meet|comply|conform|satisfy ... this _? article|chapter|ordinance|code|part|title|section|regulation',
  'meet|comply|conform|satisfy|requirement ... requirement|requirements|specification|specifications|regulations',
  'meet|satisfy every|each|all standard|standards|requirement|requirements',
  'compliance|conformance|accordance with section|sections|article|chapter|each|every|all|this|these',
  'requirement|standard|provision of this article|chapter|ordinance|code|section|part ... meet|satisfy',
]);

interface General {
  readonly sheets: readonly CriterionSheet[];
  /** For an item that the code is met. */
  readonly ofRule: CriterionSheet | undefined;
}

/** The common criterion that an item is the same as: by most of its words and subjects, and by more than any other; null if none is. */
function commonOf(text: string, { sheets, ofRule }: General): CriterionSheet | null {
  if (onCode.test(annotate(text))) return ofRule ?? null;
  const stems = new Set(contentStems(text));
  const topics: readonly string[] = topicsOfStandard(text);
  const ranked = sheets
    .filter((one) => one.by_rule !== true || one.id !== ofRule?.id)
    .map((sheet) => ({
      sheet,
      fit:
        new Set(contentStems(`${sheet.text} ${(sheet.called ?? []).join(' ')}`).filter((stem) => stems.has(stem)))
          .size + sheet.topics.filter((topic) => topics.includes(topic)).length,
    }))
    .sort((a, b) => b.fit - a.fit);
  const [first, second] = ranked;
  return first !== undefined && first.fit >= sameFrom && first.fit > (second?.fit ?? 0) * plainlyMore
    ? first.sheet
    : null;
}
const sameFrom = 2;
const plainlyMore = 1.5;

/** The criteria that the ordinance on file lists for a kind of proceeding, in its own words.
 *  Takes: the ordinance or null, the kind, the common criteria of that kind, and the common one that the code is met.  Gives: in order, each
 *  with the subjects of the common criterion that it is the same as; null if the ordinance has no such list, or has one that isn't of whole
 *  statements.  Throws: never. */
export function listedCriteria(
  ordinance: TextReading | null,
  kind: ProceedingKind,
  general: General,
): readonly CriterionSheet[] | null {
  const list = ordinance === null ? null : listFor(ordinance, kind);
  if (list === null) return null;
  const texts = list.items.flatMap(({ text }) => sentenceOf(text, list, kind) ?? []);
  if (texts.length < list.items.length) return null;
  const common = texts.map((text) => commonOf(text, general));
  const named = texts.map((text): readonly string[] => topicsOfStandard(text));
  // A subject goes to the item that names the fewest others.
  const homeOf = (topic: string): number =>
    named.reduce(
      (best, topics, at) =>
        topics.includes(topic) && (best < 0 || topics.length < (named[best] ?? []).length) ? at : best,
      -1,
    );
  const sheets = texts.map((text, at): CriterionSheet => {
    const same = common[at] ?? null;
    const isFirst = same !== null && common.indexOf(same) === at;
    const own = (named[at] ?? []).filter((topic) => homeOf(topic) === at);
    const shared = isFirst ? same.topics.filter((topic) => homeOf(topic) < 0) : [];
    const marker = list.items[at]?.marker ?? `${at + 1}`;
    const label = labelOf(text, isFirst ? same : null) ?? `standard ${marker}`;
    return sheetOf({ id: `listed-${at + 1}`, text, label, topics: [...own, ...shared] }, same, isFirst);
  });
  return withTheRest(sheets, general);
}

/** What the project itself is called in a list: it is no subject of a standard. */
const ofProject: ReadonlySet<string> = new Set(
  'use pd pud plan plans facility application request proposal project development it variance amendment rezoning permit there owner applicant board petition'.split(
    ' ',
  ),
);
/** Verbs and the like before what a standard is on: 'gives a public benefit', 'detrimental to the safety'. */
const before: ReadonlySet<string> = new Set(
  'change alter endanger injure impair impede harm protect give gives provide provides contain contains serve serves burden to is by'.split(
    ' ',
  ),
);
const ends: ReadonlySet<string> = new Set('in beyond than where when that who which living working shown'.split(' '));
const joints: ReadonlySet<string> = new Set('or and'.split(' '));
const articles: ReadonlySet<string> = new Set('a an the every each any adequate'.split(' '));
const mostLabelWords = 8;
/** A long standard is on more than the common one. */
const mostCommonWords = 22;

/** What a member calls a standard, after 'on': the name of the common one if its words are there, else what the text is about; null if
 *  that can't be told. */
function labelOf(text: string, same: CriterionSheet | null): string | null {
  const stems = new Set(contentStems(text));
  const plain = text.endsWith('.') ? text.slice(0, -1) : text;
  const words = splitAtSpaces(plain);
  const isCalled =
    same !== null && words.length <= mostCommonWords && contentStems(same.label).every((stem) => stems.has(stem));
  if (same?.by_rule === true || isCalled) return same?.label ?? null;
  if (plain.includes('comprehensive plan') && words.length <= mostPlanWords) return 'the comprehensive plan';
  const subject = splitAtSpaces(lowered(subjectOfClause(plain).split(', including ')[0] ?? '')).filter(
    (word) => word !== '',
  );
  if (
    subject.length > 0 &&
    subject.length <= mostLabelWords &&
    subject[0] !== 'no' &&
    !subject.some((word) => ofProject.has(word.toLowerCase().replace(',', '')))
  )
    return subject.join(' ');
  const at = words.findIndex((word, n) => n > 0 && articles.has(word) && before.has(words[n - 1] ?? ''));
  if (at < 0) return null;
  const rest = words.slice(at);
  const whole = upTo(rest, ends);
  const short = whole.length <= mostLabelWords ? whole : upTo(whole, joints);
  const object = short.join(' ');
  return short.length > mostLabelWords ? null : object.endsWith(',') ? object.slice(0, -1) : object;
}
/** The words before one of these. */
function upTo(words: readonly string[], stops: ReadonlySet<string>): readonly string[] {
  const end = words.findIndex((word, at) => at > 1 && stops.has(word));
  return words.slice(0, end < 0 ? words.length : end);
}
const mostPlanWords = 14;

/** Subjects of the common criteria that no item names go to the one that the code is met, else to the first, as a fallback. */
function withTheRest(sheets: readonly CriterionSheet[], { sheets: common }: General): readonly CriterionSheet[] {
  const known = new Set(sheets.flatMap(({ topics }) => topics));
  const rest = [...new Set(common.flatMap(({ topics, also }) => [...topics, ...also]))].filter(
    (topic) => !known.has(topic),
  );
  const home = sheets.find(({ by_rule: byRule }) => byRule === true) ?? sheets[0];
  return sheets.map((one) => (one === home ? { ...one, also: rest } : one));
}

function sheetOf(
  { id, text, label, topics }: Pick<CriterionSheet, 'id' | 'text' | 'label' | 'topics'>,
  same: CriterionSheet | null,
  isFirst: boolean,
): CriterionSheet {
  const plain = text.endsWith('.') ? text.slice(0, -1) : text;
  const ask =
    same !== null && isFirst && label === same.label
      ? (same.ask ?? null)
      : plain.includes('"')
        ? null
        : `The code has us find that "${lowered(plain)}." What supports that?`;
  const parts = (same?.parts ?? []).filter(({ noun }) =>
    contentStems(noun).every((stem) => contentStems(text).includes(stem)),
  );
  return {
    id,
    text,
    label,
    topics,
    also: [],
    listed: true,
    lay_opinion: same?.lay_opinion ?? 'facts_only',
    ...(ask !== null && { ask }),
    bring: `what shows that ${lowered(plain)}`,
    ...(same === null ? { words: pairsIn(text) } : isFirst && same.words !== undefined && { words: same.words }),
    ...(same?.called !== undefined && isFirst && { called: same.called }),
    ...(same?.by_rule === true && { by_rule: true }),
    ...(same?.condition_cures !== undefined && { condition_cures: same.condition_cures }),
    ...(same?.approval_needs_it === true && { approval_needs_it: true }),
    ...(parts.length > 1 && { parts }),
  };
}

/** The words that refer to a standard which none of the common ones is the same as: two of its own that stand together. */
function pairsIn(text: string): readonly string[] {
  const lemmas = annotate(text).tokens.flatMap(({ tag, lemma }) =>
    tag === 'word' && lemma.length >= fewestLetters && !finite.has(lemma) && !isMarked(lemma) ? [lemma] : [],
  );
  return lemmas.slice(1).map((lemma, at) => `${lemmas[at] ?? ''} _? ${lemma}`);
}
const fewestLetters = 4;
/** Letters alone make a pattern. */
const isMarked = (lemma: string): boolean => [...lemma].some((letter) => letter < 'a' || letter > 'z');
