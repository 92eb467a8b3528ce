import { polarForms } from '../judging/features/features.ts';
import type { Asked, Part } from '../said/asked.ts';
import { coaching, wordsOf, type Lack } from '../said/data.ts';
import { listener } from '../judging/features/values.ts';
import type { Match } from '../language/matcher.ts';
import type { Sentence, Span } from '../language/types.ts';
import { hitsOf, within, type Heard } from '../said/heard.ts';
import { clauseAround, quoted } from '../said/wording.ts';
import { aiming, mayBeJab, makesLightOf, namesHolder } from './certain.ts';
import { closing } from './closing.ts';
import { enough, needsAsker, unsureLine } from './unsure.ts';
import { praiseOf } from './praise.ts';
import { definite, isCutShort, namesTime, nobody, openPart, partOf, isRemark, type Judged } from './judged.ts';

/** At or above this, we tell applicants they were rude. Below it, rudeness lowers the rating but we don't say so. */
const plainlyRude = 0.75;

/** Whether words of a family stand in the first sentence, or in one that gives what was asked. */
const saysAtOnce = (judged: Judged, family: string): boolean =>
  [...judged.heard.sentences.slice(0, 1), ...giving(judged)].some((one) => within(hitsOf(judged.heard, family), one));

/** From here on, an answer may turn from the question, and above the second, words that turn to people are called aimed at them. */
const likelyRude = 0.4;
const surelyAimed = 0.6;

/** Words that can be heard as aimed at somebody, if a rule on tone holds the answer down; null if none can be pointed at. */
function aimedIn({ heard, verdict }: Judged): Span | null {
  if (verdict.rude <= likelyRude || !verdict.applied.some(({ rule }) => rule.id.startsWith('sharp'))) return null;
  // 'Nobody ever complained' is aimed at nobody, and 'you'd be right to ask' grants something.
  const kind = hitsOf(heard, 'considerate');
  const denied = heard.sentences.filter(
    (sentence) => nobody.has(heard.annotation.tokens[sentence.from]?.lower ?? '') || within(kind, sentence),
  );
  const found = aiming
    .flatMap((family) => hitsOf(heard, family))
    .filter((one) => !denied.some((sentence) => within([one], sentence)))
    .toSorted((a, b) => a.start - b.start);
  const beside =
    (people: ReadonlySet<string>) =>
    (one: Match): boolean =>
      heard.sentences.some((sentence) => within([one], sentence) && says(heard, sentence, people));
  // Else the last: an insult comes after the fact beside it more often than before. Nothing is aimed at nobody.
  return (
    (verdict.rude > surelyAimed ? found.find(beside(listener)) : undefined) ?? found.findLast(beside(others)) ?? null
  );
}

const others: ReadonlySet<string> = new Set([
  'he',
  'she',
  'they',
  'him',
  'her',
  'them',
  'people',
  'folks',
  'neighbors',
]);
const says = ({ annotation: { tokens } }: Heard, { from, to }: Sentence, people: ReadonlySet<string>): boolean =>
  tokens.slice(from, to).some(({ lower }, at) => people.has(lower) && tokens[from + at + 1]?.lower !== 'know');

/** The sentences that give what was asked. */
const giving = ({ features: { given } }: Judged): readonly Sentence[] =>
  given.flatMap((one) => (one === null ? [] : [one.sentence]));

/** Whether a figure was asked for and given, without naming a document that backs it up. Takes: the answer as judged. Gives: false if the
 *  answer names a document anywhere. */
const wantsPaper = (judged: Judged): boolean =>
  (judged.asked.parts.some(({ form }) => form.id === 'source') || isMeasured(judged)) &&
  giving(judged).some((sentence) => within(judged.heard.figures, sentence)) &&
  (judged.features.values['paper'] ?? 0) === 0;

/** Whether it's certain that the answer didn't give what was asked: a figure was asked for and there is none, or nothing in the answer
 *  could be written down. An answer that says something definite in other words than we looked for isn't called empty. */
function isSurelyOpen({ asked, heard, features: { values, given } }: Judged, held: ReadonlySet<string>): boolean {
  if (held.has('echo') || held.has('mostly_hollow')) return true;
  // Any number or time may be the one that was asked for.
  if (asked.parts.some(({ form }) => named.has(form.id)) && countsOrTimes(heard)) return false;
  if (held.has('figure_not_given')) return true;
  if (given.some((one) => one !== null) || isCutShort(heard)) return false;
  if (asked.parts.every(({ form }) => named.has(form.id))) return true;
  return (
    asked.parts.every(({ form }) => definite.has(form.id)) &&
    (values['evidence'] ?? 0) + (values['acts'] ?? 0) + (values['fragment'] ?? 0) === 0
  );
}

const relative: ReadonlySet<string> = new Set(
  'before after when once until till as then already never always during while by next not'.split(' '),
);
/** Whether an answer has any number, amount or time in it, if only 'before the first house' or 'we already did'. */
const countsOrTimes = (heard: Heard): boolean =>
  heard.figures.length > 0 ||
  namesTime(heard) ||
  hitsOf(heard, 'vague_amount').length > 0 ||
  heard.annotation.tokens.some(({ lower, tag }) => tag === 'number' || relative.has(lower));

/** What somebody has to measure or model; how tall, how many and how much of their own, the applicant knows. */
const measured: ReadonlySet<string> = new Set(['sound', 'light']);

/** Whether a figure was asked for that somebody has to measure, and given. */
const isMeasured = ({ asked, heard, features: { given } }: Judged): boolean =>
  (asked.parts[0]?.form.id === 'how_far' || asked.parts[0]?.form.id === 'how_many') &&
  heard.figures.some(
    ({ dimension, start }) =>
      measured.has(dimension) &&
      given.some((one) => one !== null && start >= one.sentence.start && start < one.sentence.end),
  );

const approximate = wordsOf('approximate');
const mannered: ReadonlySet<string> = new Set(['kind', 'sort', 'basically', 'essentially']);

/** Hedges that doubt the fact itself. 'About forty' and 'mostly' say how exact it is, which is no fault. */
const doubtsIn = (heard: Heard): readonly Match[] =>
  hitsOf(heard, 'hedges').filter(
    ({ from, to }) =>
      !heard.annotation.tokens.slice(from, to).some(({ lower }) => approximate.has(lower) || mannered.has(lower)),
  );

const replies: ReadonlySet<string> = new Set('yes no yeah nope sure'.split(' '));
/** Whether the part of the question that seems open may have been given: a yes or a no stands somewhere. */
const mayGiveOpenPart = (judged: Judged): boolean => {
  const { heard } = judged;
  const form = openPart(judged).form.id;
  return (
    polarForms.has(form) && heard.annotation.tokens.some(({ lower, tag }) => tag === 'negation' || replies.has(lower))
  );
};

/** The one thing this answer still needs; null if nothing. Takes: the answer as judged.  Throws: never. */
export function lackOf(judged: Judged): Lack | null {
  const { verdict, features } = judged;
  if (verdict.band === null) return null;
  const { values } = features;
  const held = new Set(verdict.applied.map(({ rule }) => rule.id));
  const isGood = verdict.band === 'strong' || verdict.band === 'adequate';
  const isAnswered = verdict.answers !== 'no' && features.given[0] != null;
  const isPlainlyBad = held.has('hostile') || held.has('condescending');
  const isSharp = !isGood && hitsOf(judged.heard, 'flattering').length === 0 && verdict.rude > plainlyRude;
  const truths: Readonly<Record<string, boolean>> = {
    contradicted: judged.contradictions.some(({ kind }) => kind !== 'question'),
    // What follows a refusal may be its reason.
    bare_refusal: held.has('bare_refusal') && judged.heard.sentences.length === 1,
    flattery:
      held.has('only_flattery') ||
      (!isGood && verdict.answers === 'no' && !isPlainlyBad && hitsOf(judged.heard, 'flattering').length > 0),
    not_dated: held.has('not_known') && !needsAsker(judged) && namesHolder(judged.heard),
    not_known: held.has('not_known') && !needsAsker(judged),
    not_answered: !isGood && !isRemark(judged) && values['owed_dated'] !== 1 && isSurelyOpen(judged, held),
    still_owed: values['owed_dated'] === 1,
    part_left_out:
      judged.heard.sentences.length < judged.asked.parts.length &&
      values['several_parts'] === 1 &&
      (values['least_given'] ?? 0) < 0.2 &&
      !mayGiveOpenPart(judged) &&
      (isGood || features.given.some((one) => one !== null)),
    figure_without_source:
      isGood &&
      values['given_first'] === 1 &&
      (values['figures'] ?? 0) > 0 &&
      (values['paper'] ?? 0) === 0 &&
      isMeasured(judged),
    // 'Something else' is said only if a figure was asked for and none was given.
    far_astray: held.has('far_astray') && held.has('figure_not_given') && !countsOrTimes(judged.heard),
    hedged: verdict.answers !== 'no' && giving(judged).some((sentence) => within(doubtsIn(judged.heard), sentence)),
    left_open: verdict.band === 'weak' && judged.heard.figures.length === 0 && saysAtOnce(judged, 'noncommittal'),
    not_on_paper: isGood && verdict.answers === 'yes' && wantsPaper(judged),
    sharp_words: !isGood && aimedIn(judged) !== null,
    sharp: isSharp && isAnswered,
    sharp_beside: isSharp && !isAnswered,
    hostile_answered: held.has('hostile') && isAnswered,
    condescending_answered: held.has('condescending') && isAnswered,
  };
  const onlyBad = new Set([
    'far_astray',
    'not_known',
    'passed_on',
    'left_open',
    'hollow_throughout',
    'asked_back',
    'bare_refusal',
  ]);
  if (verdict.band === 'strong') return null;
  return (
    coaching.lacks.find(({ when }) =>
      when in truths ? truths[when] === true : held.has(when) && (!isGood || !onlyBad.has(when)),
    ) ?? null
  );
}

/** What the missing thing is called in a list: 'the number'. Takes: the answer as judged, and what it lacks. Gives: as written, or the
 *  words for the part of the question that is open. */
export function lackLabel(judged: Judged, lack: Lack): string {
  return lack.label === 'ask' ? openPart(judged).form.ask : lack.label;
}

const slotWords: Readonly<Record<string, string>> = {
  hostile_answered: 'hostile',
  condescending_answered: 'condescending',
  hostile: 'hostile',
  condescending: 'condescending',
  left_open: 'noncommittal',
  hollow: 'hollow',
  hedged: 'hedges',
};

/** These quote the applicant's exact words: quoting more of the sentence would repeat them. */
const asSaid: ReadonlySet<string> = new Set(['hedged', 'left_open']);

/** Forms whose missing thing has a name that fits every question of the form. */
const named: ReadonlySet<string> = new Set(['how_many', 'how_far', 'how_often', 'how_long', 'when']);

/** What is still to be said: 'the number', or the answer to the question in its own words. */
const askOf = (asked: Asked, part: Part): string =>
  part.form.id === 'remark' || (asked.parts.length === 1 && named.has(part.form.id))
    ? part.form.ask
    : `the answer to “${partOf(asked, part)}”`;

const inWord = /[\p{L}'’]/u;
/** A span to the end of its last word: 'shouldn’t', not 'should'. */
function wholeWords(text: string, { start, end }: Span): Span {
  let to = end;
  while (inWord.test(text[to] ?? '')) to++;
  return { start, end: to };
}

/** The clause that words stand in, or their whole sentence if the clause is one word: 'Lady' says little. */
function inItsClause(heard: Heard, shown: Span): string {
  const { text } = heard.annotation;
  const clause = clauseAround(text, shown, 70);
  const sentence = heard.sentences.find((one) => within([shown], one));
  return clause.includes(' ') || sentence === undefined ? clause : quoted(text, sentence, 90);
}

function filled(line: string, judged: Judged, lack: Lack): string {
  const { heard, asked } = judged;
  const { text } = heard.annotation;
  const part = openPart(judged);
  const family = lack.id === 'hedged' ? doubtsIn(heard) : hitsOf(heard, slotWords[lack.id] ?? '');
  const inAnswer =
    lack.id === 'hollow'
      ? family.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
      : family.find((match) => giving(judged).some((sentence) => within([match], sentence)));
  const shown = (lack.id === 'sharp_words' ? aimedIn(judged) : null) ??
    inAnswer ??
    family[0] ??
    heard.sentences[0] ?? { start: 0, end: text.length };
  const clash = judged.contradictions[0];
  return line
    .replaceAll('{ask}', () => askOf(asked, part))
    .replace('{part}', () => partOf(asked, part))
    .replace('{quote}', () =>
      asSaid.has(lack.id) ? quoted(text, wholeWords(text, shown), 60) : inItsClause(heard, shown),
    )
    .replace('{earlier}', () => quoted(clash?.earlier ?? '', { start: 0, end: clash?.earlier.length ?? 0 }))
    .replace('{now}', () => quoted(clash?.now ?? '', { start: 0, end: clash?.now.length ?? 0 }));
}

/** What a coach would say in ten seconds: what worked, in a few of the applicant's own words; the one thing this answer still needs; why it
 *  matters. One to three sentences, the same for the same answer.
 *  Takes: the answer as judged, and its sentences that worked.  Throws: never. */
export function feedbackOf(judged: Judged, carried: readonly string[]): string {
  const { verdict, asked } = judged;
  const form = asked.parts[0]?.form.id ?? 'remark';
  const unsure = unsureLine(judged);
  if (verdict.band === null) return unsure;
  const isGood = verdict.band === 'strong' || verdict.band === 'adequate';
  const said: string[] = [];
  const [best] = carried;
  const lack = lackOf(judged);
  // Don't praise what the next sentence calls missing.
  const isWanting =
    lack === null
      ? !isGood
      : lack.label === 'ask' || lack.id === 'hedged' || lack.label.startsWith('a civil') || lack.id.startsWith('sharp');
  const isBlunt = mayBeJab(judged.heard, verdict) || makesLightOf(judged);
  const gap = verdict.applied.some(({ rule }) => rule.id === 'gap_owned');
  if (gap) said.push(coaching.carried['gap'] ?? '');
  else if (best !== undefined && verdict.answers !== 'no' && !isWanting && !isBlunt)
    said.push(praiseOf(judged, form, best));
  if (lack === null) {
    if (!isGood) said.push(unsure);
    else if (!gap) said.push(closing(judged, form));
    if (said.join('') === '') said.push(isGood ? enough(judged) : unsure);
  } else said.push(filled(lack.say, judged, lack), lack.why);
  return said.filter((line) => line !== '').join(' ');
}
