import { oncePer } from '../base/once-per.ts';
import type { Citation } from '@rostrum/contract';
import { facts } from '../knowledge/authored.ts';
import type { TopicId } from '../knowledge/types.ts';
import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';
import { isWithin } from '../language/spans.ts';
import type { Annotation, Clause, Sentence } from '../language/types.ts';
import type { TextReading } from '../ordinance/types.ts';
import { isReasonTold, requestIssues, requiredIn } from './issues/from-requests.ts';
import { ownWordIssues } from './issues/from-own-words.ts';
import { unfinishedIssues } from './issues/from-unfinished.ts';
import { citationOf, takenBack, type OnRecord, type TextSaid } from './issues/record/on-record.ts';
import { topicOf } from './issues/record/topic-of.ts';
import { statedBeside } from './issues/record/stated-beside.ts';
import { requestsIn } from '../ordinance/compliance/requests.ts';
import { saidBack } from './wording/said-back.ts';
import { toldOfThem } from './wording/third-person.ts';

/* What a speaker of public comment may repeat of what the applicant said: word for word, told to the board. */

/** Something the applicant said, and what it is about. */
export interface Repeated {
  readonly topic: TopicId;
  readonly values: Readonly<Record<string, string>>;
}

/** A longer clause is not repeated aloud. */
const mostWords = 20;
const fewestWords = 4;

const told = facts.flatMap((fact) =>
  fact.told ? [{ fact, when: matcher(fact.when), unless: matcher(fact.unless_said) }] : [],
);
type Told = (typeof told)[number];

/** What a rule asks, which isn't what the applicant will do. */
const ofRule = matcher([
  'code|ordinance|regulation|zoning',
  'rule|law want|require|say|allow|ask',
  'limit|maximum|minimum|standard be',
]);
/** 'Your limit is 55' is about the board's own code, and 'at his porch' or 'seven of them' about somebody named before. */
const others: ReadonlySet<string> = new Set('you your yours he his she her hers him'.split(' '));
const several: ReadonlySet<string> = new Set(['they', 'them']);

/** True if the clause has the figure or the hours that the fact is about. */
function isMeasured({ quantities, schedules }: Annotation, clause: Clause, { fact }: Told): boolean {
  const { dimension, min = 0, max = Infinity, schedule } = fact;
  if (
    schedule !== undefined &&
    !schedules.some((one) => isWithin(one, clause) && one.from !== null && one.to !== one.from)
  )
    return false;
  return (
    dimension === undefined ||
    quantities.some(
      (one) =>
        one.dimension === dimension &&
        isWithin(one, clause) &&
        !one.corrected &&
        (one.high ?? one.value) >= min &&
        one.value <= max,
    )
  );
}

/** The clause as it is told to the board and said to the applicant; null if it can't stand alone, or isn't about this project. */
function clauseTold(
  annotation: Annotation,
  sentence: Sentence,
  clause: Clause,
  one: Told,
): Pick<Clausal, 'words' | 'back'> | null {
  const match = one.when.first(annotation, clause);
  if (
    match === null ||
    one.unless.test(annotation, sentence) ||
    (one.fact.id !== denials && takenBack(annotation, match)) ||
    ofRule.test(annotation, clause)
  )
    return null;
  if (!isMeasured(annotation, clause, one)) return null;
  if (annotation.tokens.slice(sentence.from, clause.to).some(({ lower }) => others.has(lower))) return null;
  if (annotation.tokens.slice(clause.from, clause.to).some(({ lower }) => several.has(lower))) return null;
  if (pointing.has(annotation.tokens[clause.from]?.lower ?? '')) return null;
  const back = saidBack(annotation, sentence, clause);
  const words = back === null ? null : withoutNextSubject(back);
  const last = annotation.tokens[match.to - 1]?.text ?? '';
  if (words?.includes(last) !== true) return null;
  // Two sentences that were read as one aren't told as one, and a comment has its own period.
  if (!isSpoken(words) || words.includes('. ') || words.endsWith('.')) return null;
  if (isCutAtTheHour(annotation, clause) || isCorrectedNext(annotation, sentence)) return null;
  if (isOwnedNext(annotation, sentence)) return null;
  const begun = begunAsSaid(words);
  return begun === null || trailing.test(annotate(words)) || shownBefore.test(annotate(words))
    ? null
    : { words: toldOfThem(begun), back: begun };
}

/** 'We'd post ten hours. I know the code has a shorter number': no promise, but more than the code allows. */
const isOwnedNext = (annotation: Annotation, sentence: Sentence): boolean => {
  const next = annotation.sentences[annotation.sentences.indexOf(sentence) + 1];
  return next !== undefined && ownsTheRule.test(annotation, next);
};
const ownsTheRule = matcher(['i|we know|understand|realize|recognize your|the|that _? code|ordinance|book|bylaw|rule']);

/** 'Fence is seven feet' as a sentence begins: 'the fence is seven feet'; null for a heap of words that begins with a bare thing. */
function begunAsSaid(words: string): string | null {
  const { tokens } = annotate(words);
  const [first, second] = tokens;
  if (first?.lower === 'there') return `t${words.slice(1)}`;
  if (first?.lower === 'no') return `n${words.slice(1)}`;
  const at = tokens.findIndex(({ tag, lower }) => tag === 'auxiliary' || lower === "'s");
  if (first === undefined || tokens.some(({ lower }, n) => lower === 'there' && n > 0)) return null;
  if (first.tag !== 'word' || first.text !== first.lower || determined.has(first.lower)) return words;
  if (second?.tag === 'auxiliary' && (uncounted.has(first.lower) || first.lower !== first.lemma)) return words;
  return at > 0 && at <= mostOfAName && first.lower === first.lemma && !uncounted.has(first.lower)
    ? `the ${words}`
    : null;
}
/** What the applicant says there won't be, is of course denied. */
const denials = 'denied_told';
const mostOfAName = 3;
const determined: ReadonlySet<string> = new Set('every each all both half most any another'.split(' '));
const uncounted: ReadonlySet<string> = new Set(
  'construction traffic music noise parking water sewer lighting screening drainage access trash washing'.split(' '),
);
/** 'A wall around that yard': which one was said before. */
const shownBefore = matcher(['around|of|on|in|at|to|behind|over|from|by|for|along that|this|those|these <word>']);
const trailing = matcher(['from|to|of|at|by|with|for|in|on|pay $']);

/** Up to the first joint after what the fact is about: 'we knocked on every door', and not who answered. */
function withoutRest(annotation: Annotation, clause: Clause, { when }: Told): Clause {
  const match = when.first(annotation, clause);
  const { tokens } = annotation;
  const to =
    match === null ? -1 : tokens.findIndex(({ lower }, at) => at >= match.to && at < clause.to && ends.has(lower));
  return to < 0 ? clause : { ...clause, to, end: tokens[to - 1]?.end ?? clause.end };
}
const ends: ReadonlySet<string> = new Set(['and', 'but', 'so', ',']);

/** '10:30' is one time. */
const isCutAtTheHour = ({ text, tokens }: Annotation, { to }: Clause): boolean =>
  tokens[to - 1]?.text === ':' || text[tokens[to - 1]?.end ?? 0] === ':';

/** 'That's a typographical error' takes back the sentence before it. */
const isCorrectedNext = (annotation: Annotation, sentence: Sentence): boolean => {
  const next = annotation.sentences[annotation.sentences.indexOf(sentence) + 1];
  return next !== undefined && correcting.test(annotation, next);
};
const correcting = matcher([
  'error|typo|mistake|misspoke',
  'let me correct',
  'scratch that',
  "that be|'s wrong|not right",
]);

/** Without ', and the surveyor': the next subject, whose verb is in another clause. */
function withoutNextSubject(words: string): string {
  const at = words.lastIndexOf(', and ');
  return at < 0 || words.slice(at).split(' ').length > mostOfASubject ? words : words.slice(0, at);
}
const mostOfASubject = 5;

/** 'That includes a wall' is about the sentence before it. */
const pointing: ReadonlySet<string> = new Set(['that', 'this', 'those', 'these', 'it', 'they', 'them']);

/** Short enough, and with a subject: no bare figure, and nothing that depends on what came before. */
function isSpoken(words: string): boolean {
  const said = words.split(' ');
  const first = said[0]?.toLowerCase() ?? '';
  return said.length >= fewestWords && said.length <= mostWords && !hanging.has(first) && !(first > '0' && first < ':');
}
const hanging: ReadonlySet<string> = new Set(
  "for at on in over under to with by from what the's also open closed just only if".split(' '),
);

/** The applicant's own clauses that speakers may repeat, by fact id, in the order they were said. Takes: the record.  Gives: those on file,
 *  with the topic of their sentence; null: of no topic.  Throws: never. */
export const clausesTold = ({ texts }: OnRecord): ReadonlyMap<string, readonly Clausal[]> => clausesIn(texts);

const clausesIn = oncePer((texts: OnRecord['texts']): ReadonlyMap<string, readonly Clausal[]> => {
  const found = new Map<string, readonly Clausal[]>();
  for (const one of told) {
    const all = texts.flatMap((text) => (text.kind === 'presentation' ? toldIn(text, one) : []));
    if (all.length > 0) found.set(one.fact.id, all);
  }
  return found;
});

/** A clause as it is told to the board, as it is said to the applicant, and what it is about. */
export interface Clausal {
  readonly words: string;
  readonly back: string;
  readonly citation: Citation;
  readonly topic: TopicId | null;
}

const toldIn = (text: TextSaid, one: Told): readonly Clausal[] =>
  text.annotation.sentences.flatMap((sentence) =>
    sentence.kind === 'question'
      ? []
      : sentence.clauses.flatMap((clause) => {
          const { annotation } = text;
          const words =
            clauseTold(annotation, sentence, clause, one) ??
            clauseTold(annotation, sentence, withoutRest(annotation, clause, one), one);
          return words === null
            ? []
            : [{ ...words, topic: topicOf(annotation, sentence), citation: citationOf(text, sentence) }];
        }),
  );

const nothing: ReadonlySet<string> = new Set();

/** What the applicant said isn't done yet, each once, as it is told to the board.
 *  Takes: the record.  Gives: the slot {open} with the topic of each.  Throws: never. */
export function openMatters(record: OnRecord): readonly Repeated[] {
  const known = openKept.get(record.texts) ?? openIn(record);
  openKept.set(record.texts, known);
  return known;
}

const openKept = new WeakMap<OnRecord['texts'], readonly Repeated[]>();

function openIn(record: OnRecord): readonly Repeated[] {
  return unfinishedIssues(record, nothing).flatMap(({ text, topic, key }) => {
    // Somebody else's review is no gap of theirs.
    if (key.startsWith('unfinished:in_review:')) return [];
    const words = text.slice('You said '.length, text.lastIndexOf('. '));
    return isSpoken(words) && !ofSomebody.test(annotate(words)) && !isBare(words)
      ? [{ topic, values: { open: toldOfThem(words) } }]
      : [];
  });
}

/** Kinds of open words that somebody may want settled, whatever they are about: knowledge/own-words.yml. */
const unsettled: ReadonlySet<string> = new Set([
  'not_yet_agreed',
  'not_applied',
  'not_in_hand',
  'being_done',
  'nothing_behind',
]);

/** What the applicant left open in words that no paraphrase keeps, each once, as they are quoted to the board.
 *  Takes: the record.  Gives: the slot {quoted} with the topic of each, without quotation marks and without its period.  Throws: never. */
export function quotedMatters(record: OnRecord): readonly Repeated[] {
  const known = quotedKept.get(record.texts) ?? quotedIn(record);
  quotedKept.set(record.texts, known);
  return known;
}

const quotedKept = new WeakMap<OnRecord['texts'], readonly Repeated[]>();

const quotedIn = (record: OnRecord): readonly Repeated[] =>
  ownWordIssues(record, nothing, unfinishedIssues(record, nothing)).flatMap(({ key, text, topic }) => {
    const quoted = text.slice(text.indexOf('"') + 1, text.lastIndexOf('."'));
    const isShort = quoted.split(' ').length <= mostQuoted;
    return isShort && unsettled.has(key.split(':')[1] ?? '') ? [{ topic, values: { quoted } }] : [];
  });

/** In words: a neighbor writes down no more. */
const mostQuoted = 26;

/** Who 'he' is was said before. */
const ofSomebody = matcher(['=he|=him|=his|=she|=her|=hers']);
/** 'They don't have a permit in their hand': one of several that anybody might need. */
const bare = matcher([
  'say|says|said that',
  'straight answer',
  'a|the|any site study|survey|plan',
  '<determiner> permit|letter|paper|agreement|sheet|number|answer !for|from|of|with|to|that|on',
]);
const isBare = (words: string): boolean => bare.test(annotate(`${words}.`));

/** Relief that is asked for with both figures. Takes: the record and the code on file.  Gives: the slots {asked} and {required}, with the topic of each.
 *  Throws: never. */
export function reliefAsked(record: OnRecord, code: TextReading | null = null): readonly Repeated[] {
  const had = reliefKept.get(record.texts);
  const known = had?.code === code ? had.all : reliefIn(record, code);
  reliefKept.set(record.texts, { code, all: known });
  return known;
}

const reliefKept = new WeakMap<
  OnRecord['texts'],
  { readonly code: TextReading | null; readonly all: readonly Repeated[] }
>();

function reliefIn(record: OnRecord, code: TextReading | null): readonly Repeated[] {
  const { texts } = record;
  const issues = requestIssues(record, nothing, code);
  const own = texts.filter(({ kind }) => kind !== 'staff_report');
  const read = own.map(({ annotation }) => annotation);
  const pairs = own.flatMap((text) =>
    [...requestsIn(text.annotation.text), ...statedBeside(text.annotation, read)].map((pair) => ({ ...pair, text })),
  );
  const found = pairs.flatMap(({ asked, required, span, text }): readonly Repeated[] => {
    if (asked === null || required === null || asked === required || !namesWhat(asked)) return [];
    // The room has heard the reason, so nobody waits for one.
    if (isReasonTold(text.annotation, span)) return [];
    const issue = issues.find((one) => one.text.includes(asked) && one.text.includes(required));
    const named = requiredIn(text, { asked, required, span }, code);
    return issue === undefined || named === null || named.startsWith('"') || !(isOfAThing(asked) || isOfAThing(named))
      ? []
      : [{ topic: issue.topic, values: { asked, required: named } }];
  });
  const once = ({ values }: Repeated, at: number): boolean =>
    found.findIndex(
      (one) => one.values['asked'] === values['asked'] && one.values['required'] === values['required'],
    ) === at;
  return found.filter(once);
}

/** '15 feet for the side yard', '30 spaces': '28 feet' alone could be anything. */
function isOfAThing(words: string): boolean {
  const { quantities, tokens } = annotate(words);
  const [figure] = quantities;
  if (figure === undefined) return true;
  if (figure.dimension === 'count' && figure.unit !== null) return true;
  return tokens.some(({ tag, start, end }) => tag === 'word' && (start < figure.start || end > figure.end));
}

/** '0.55' alone says nothing in a sentence. */
const namesWhat = (figure: string): boolean => figure.split(' ').length > 1;
