import { facts } from '../knowledge/authored.ts';
import type { TopicId } from '../knowledge/types.ts';
import { matcher } from '../language/matcher.ts';
import { isWithin } from '../language/spans.ts';
import type { Annotation, Clause, Sentence } from '../language/types.ts';
import { requestIssues } from './issues/from-requests.ts';
import { unfinishedIssues } from './issues/from-unfinished.ts';
import { takenBack, type OnRecord } from './issues/record/on-record.ts';
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

const told = facts.flatMap((fact) => (fact.told ? [{ fact, when: matcher(fact.when) }] : []));
type Told = (typeof told)[number];

/** What a rule asks, which isn't what the applicant will do. */
const ofRule = matcher([
  'code|ordinance|regulation|zoning',
  'rule|law want|require|say|allow|ask',
  'limit|maximum|minimum|standard be',
]);
/** 'Your limit is 55' is about the board's own code, and 'at his porch' about somebody named before. */
const others: ReadonlySet<string> = new Set(['you', 'your', 'yours', 'he', 'his', 'she', 'her', 'hers', 'him']);

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

/** The clause as it is told to the board; null if it can't stand alone, or isn't about this project. */
function clauseTold(annotation: Annotation, sentence: Sentence, clause: Clause, one: Told): string | null {
  const match = one.when.first(annotation, clause);
  if (match === null || takenBack(annotation, match) || ofRule.test(annotation, clause)) return null;
  if (!isMeasured(annotation, clause, one)) return null;
  if (annotation.tokens.slice(sentence.from, clause.to).some(({ lower }) => others.has(lower))) return null;
  if (pointing.has(annotation.tokens[clause.from]?.lower ?? '')) return null;
  const back = saidBack(annotation, sentence, clause);
  const words = back === null ? null : withoutNextSubject(back);
  // Two sentences that were read as one aren't told as one, and a comment has its own period.
  if (words === null || !isSpoken(words) || words.includes('. ') || words.endsWith('.')) return null;
  // '10:30' is one time.
  if (annotation.text[annotation.tokens[clause.to - 1]?.end ?? 0] === ':') return null;
  return toldOfThem(words.startsWith('There ') ? `t${words.slice(1)}` : words);
}

/** Without ', and the surveyor': the next subject, whose verb is in another clause. */
function withoutNextSubject(words: string): string {
  const at = words.lastIndexOf(', and ');
  return at < 0 || words.slice(at).split(' ').length > mostOfASubject ? words : words.slice(0, at);
}
const mostOfASubject = 5;

/** 'That includes a wall' is about the sentence before it. */
const pointing: ReadonlySet<string> = new Set(['that', 'this', 'those', 'these', 'it', 'they', 'them']);

/** Short enough, and with a subject: no bare figure, and nothing that hangs on what came before. */
function isSpoken(words: string): boolean {
  const said = words.split(' ');
  const first = said[0]?.toLowerCase() ?? '';
  return said.length >= fewestWords && said.length <= mostWords && !hanging.has(first) && !(first > '0' && first < ':');
}
const hanging: ReadonlySet<string> = new Set(
  "for at on in over under to with by from what no the's also open closed just only".split(' '),
);

const kept = new WeakMap<OnRecord['texts'], Readonly<Record<string, string>>>();

/** The applicant's own clauses that speakers may repeat, by fact id. Takes: the record.  Gives: those on file.  Throws: never. */
export function clausesTold({ texts }: OnRecord): Readonly<Record<string, string>> {
  const known = kept.get(texts);
  if (known !== undefined) return known;
  const found: Record<string, string> = {};
  for (const one of told)
    for (const { kind, annotation } of texts) {
      if (kind !== 'presentation') continue;
      for (const sentence of annotation.sentences) {
        if (one.fact.id in found || sentence.kind === 'question') continue;
        for (const clause of sentence.clauses) {
          const words = one.fact.id in found ? null : clauseTold(annotation, sentence, clause, one);
          if (words !== null) found[one.fact.id] = words;
        }
      }
    }
  kept.set(texts, found);
  return found;
}

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
    return isSpoken(words) ? [{ topic, values: { open: toldOfThem(words) } }] : [];
  });
}

/** Relief that is asked for with both figures. Takes: the record.  Gives: the slots {asked} and {required}, with the topic of each.
 *  Throws: never. */
export function reliefAsked(record: OnRecord): readonly Repeated[] {
  const known = reliefKept.get(record.texts) ?? reliefIn(record);
  reliefKept.set(record.texts, known);
  return known;
}

const reliefKept = new WeakMap<OnRecord['texts'], readonly Repeated[]>();

function reliefIn(record: OnRecord): readonly Repeated[] {
  const { texts } = record;
  const issues = requestIssues(record, nothing);
  const found = texts.flatMap(({ kind, annotation }) =>
    kind === 'staff_report'
      ? []
      : requestsIn(annotation.text).flatMap(({ asked, required }): readonly Repeated[] => {
          if (asked === null || required === null || asked === required || !namesWhat(asked)) return [];
          const issue = issues.find(({ text }) => text.includes(asked) && text.includes(required));
          return issue === undefined ? [] : [{ topic: issue.topic, values: { asked, required } }];
        }),
  );
  return found.slice(0, 1);
}

/** '0.55' alone says nothing in a sentence. */
const namesWhat = (figure: string): boolean => figure.split(' ').length > 1;
