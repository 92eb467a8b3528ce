import type { Sentence, Span } from '../../language/types.ts';
import type { Asked } from '../../said/asked.ts';
import { forms } from '../../said/data.ts';
import { contentIn, firstOf, hitsOf, within, type Heard } from '../../said/heard.ts';
import { asidesOf } from './asides.ts';
import { bearingOf } from './bearing.ts';
import { isFragment, refersBack } from './fragment.ts';
import { givenTo, isRelated, type Given } from './given.ts';
import { matterOf } from './matter.ts';
import { onSubjectOf } from './on-subject.ts';
import { plainnessOf } from './plain.ts';
import { echoOf, gibberishOf, soupOf } from './nothing-said.ts';
import { lemmasOf, shapeOf } from './shape.ts';
import { capped, flag } from './values.ts';

/* What a judgment looks at: numbers from 0 to 1 about an answer and its question, each with the words that show it. */

export interface Features {
  readonly values: Readonly<Record<string, number>>;
  /** The words that a feature is based on, if it is based on words. */
  readonly words: Readonly<Record<string, Span | null>>;
  /** The words of the answer, each once, in dictionary form. */
  readonly lemmas: readonly string[];
  /** For each part of the question, where it was given. */
  readonly given: readonly (Given | null)[];
  /** Features that are based on what a language model found. */
  readonly byModel?: ReadonlySet<string>;
}

const formIds = forms.map(({ id }) => id);
/** Forms that a word or a time settles; the others ask for an explanation. */
const closedForms: ReadonlySet<string> = new Set(['yes_no', 'promise', 'choice', 'when']);
/** Forms that a yes or a no answers, or the name of one of two things. */
export const polarForms: ReadonlySet<string> = new Set(['yes_no', 'promise', 'choice']);
/** Forms that ask for one kind of thing, so that we can tell if an answer gave none. */
const definiteForms: ReadonlySet<string> = new Set(
  'how_many how_far how_often how_long when where who source'.split(' '),
);

/** A part counts by how early it is given: the first sentence is what a listener is waiting for. */
const worthAt = [1, 0.8, 0.6, 0.5] as const;
const later = 0.35;
const worthOf = (at: number): number => worthAt[at] ?? later;

/** The features of an answer to a question. Takes: both, read.  Gives: values from 0 to 1.  Throws: never. */
export function featuresOf(asked: Asked, heard: Heard): Features {
  const given = asked.parts.map((part) => givenTo(asked, part, heard));
  const [opening] = heard.sentences;
  const about = givenValues(asked, heard, given);
  const plainness = plainnessOf(heard, given[0]?.at === 0);
  const bearing = bearingOf(asked, heard);
  // One object filled in place: spreading so many keys takes longer than finding them.
  const values: Record<string, number> = {};
  for (const found of [
    about,
    mannerValues(heard),
    substanceValues(heard),
    early(heard),
    shapeOf(asked, heard),
    plainness,
    bearing,
    matterOf(asked, heard),
    asidesOf(heard),
    onSubjectOf(
      asked,
      heard,
      given.filter((_, at) => definiteForms.has(asked.parts[at]?.form.id ?? '')),
    ),
    {
      settled_closed: Math.min(about['closed'] ?? 0, plainness['settled_short'] ?? 0),
      amount_at_once: Math.min(bearing['to_amount'] ?? 0, bearing['opens_number'] ?? 0),
      qualified: flag(qualifierIn(heard) !== null || heard.sentences.some(({ kind }) => kind === 'question')),
      soup: soupOf(heard),
      gibberish: gibberishOf(heard),
      echo: echoOf(asked, contentIn(heard, { from: 0, to: heard.annotation.tokens.length }), heard),
    },
    unread,
  ])
    Object.assign(values, found);
  return {
    values,
    words: {
      ...Object.fromEntries(shown.map((id) => [id, firstOf(heard, id)])),
      given: given[0]?.sentence ?? null,
      figures: heard.figures[0] ?? null,
      names: heard.names[0] ?? null,
      beside: opening ?? null,
      polar: opening ?? null,
      qualified: qualifierIn(heard),
    },
    lemmas: lemmasOf(heard),
    given,
  };
}

/** What makes a follow-up due, however good the rest is. */
const qualifying = [
  'hedges',
  'conditional',
  'noncommittal',
  'deflects',
  'counters',
  'ignorance',
  'looks_back',
  'hollow',
  'flattering',
] as const;

function qualifierIn(heard: Heard): Span | null {
  for (const family of qualifying) {
    const found = firstOf(heard, family);
    if (found !== null) return found;
  }
  return null;
}

/** What only a second reading can find; all zero without one. */
const unread = {
  read: 0,
  read_given: 0,
  read_least: 0,
  read_speaks: 0,
  read_loose: 0,
  read_silent: 0,
  read_settled: 0,
  read_left: 0,
  read_unfinished: 0,
} as const;

/** How an answer relates to what was asked. */
function givenValues(asked: Asked, heard: Heard, given: readonly (Given | null)[]): Record<string, number> {
  const { annotation, sentences } = heard;
  const [opening] = sentences;
  const [form] = asked.parts.map((part) => part.form.id);
  const worths = given.map((one) => (one === null ? 0 : worthOf(one.at)));
  const content = contentIn(heard, { from: 0, to: annotation.tokens.length });
  const shared = [...asked.content].filter((lemma) => content.has(lemma)).length;
  const related = sentences.filter((sentence) => isRelated(asked, contentIn(heard, sentence)));
  const relatedFirst = opening !== undefined && related.includes(opening);
  const goesOn = opening !== undefined && refersBack(heard, opening);
  const fragment = opening !== undefined && isFragment(heard, opening);
  const isPolar = asked.parts.some((part) => polarForms.has(part.form.id));
  const polar =
    opening !== undefined &&
    (within(hitsOf(heard, 'yes'), opening) ||
      within(hitsOf(heard, 'no'), opening) ||
      (relatedFirst && within(hitsOf(heard, 'accepts'), opening)));
  const first = given[0]?.at === 0;
  const isBeside = related.length === 0 && !goesOn && !fragment && given.every((one) => one === null);
  const wantsFigure = asked.parts.some((part) => part.form.wants[0] === 'figure');
  return {
    given: mean(worths),
    least_given: Math.min(1, ...worths),
    given_first: flag(first),
    ...Object.fromEntries(formIds.map((id) => [`asks_${id}`, flag(form === id)])),
    closed: flag(closedForms.has(form ?? '')),
    several_parts: flag(asked.parts.length > 1),
    overlap: asked.content.size === 0 ? 0 : capped(shared, Math.min(3, asked.content.size)),
    shared: flag(shared > 0),
    related: sentences.length === 0 ? 0 : related.length / sentences.length,
    related_any: flag(related.length > 0),
    related_first: flag(relatedFirst),
    anaphoric: flag(goesOn),
    first_person: flag(opening !== undefined && speaksOfSelf(heard, opening)),
    fragment: flag(fragment),
    fragment_beside: flag(fragment && !first),
    beside_all: flag(isBeside),
    unmet: flag(isBeside && definiteForms.has(form ?? '')),
    open_form: flag(!definiteForms.has(form ?? '')),
    polar: flag(isPolar && polar),
    polar_missing: flag(isPolar && !polar),
    exact: flag(
      closedForms.has(form ?? '') &&
        first &&
        ['hedges', 'conditional', 'noncommittal'].every((id) => firstOf(heard, id) === null),
    ),
    astray: flag(
      !relatedFirst && !goesOn && !fragment && !(isPolar && polar) && !first && related.length * 3 <= sentences.length,
    ),
    figureless: flag(wantsFigure && heard.figures.length === 0),
    hedged_given: flag(isHedged(heard, given)),
    misfit: flag(wantsFigure && heard.figures.length > 0 && given[0] == null),
  };
}

/** Whether there is a hedge in the sentence that gives what was asked, or anywhere if none does. */
function isHedged(heard: Heard, given: readonly (Given | null)[]): boolean {
  const found = given.flatMap((one) => (one === null ? [] : [one.sentence]));
  return (found.length === 0 ? heard.sentences : found).some((sentence) =>
    (['hedges', 'conditional'] as const).some((family) => within(hitsOf(heard, family), sentence)),
  );
}

const ahead: ReadonlySet<string> = new Set("will 'll can shall going by let".split(' '));

const undertaking: ReadonlySet<string> = new Set("will 'll can".split(' '));
/** 'I can measure it and call him': what is not known will be found out. */
const isUndertaken = ({ annotation: { tokens } }: Heard, { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ lower }, at, said) => undertaking.has(lower) && said[at + 1]?.tag !== 'negation');

/** Whether a sentence, with the next one, says who brings something and by what day; what was sent last Thursday is not owed. */
const owesByADay = (heard: Heard): boolean =>
  heard.sentences.some((one, at) => {
    const span = { start: one.start, end: heard.sentences[at + 1]?.end ?? one.end };
    const { tokens } = heard.annotation;
    return (
      (within(hitsOf(heard, 'owed'), one) || (firstOf(heard, 'ignorance') !== null && isUndertaken(heard, one))) &&
      within(hitsOf(heard, 'dated'), span) &&
      tokens.some(({ lower, start, end }) => start >= span.start && end <= span.end && ahead.has(lower))
    );
  });

/** How it is said. */
function mannerValues(heard: Heard): Record<string, number> {
  const { sentences, words } = heard;
  const [opening] = sentences;
  const hollow = hitsOf(heard, 'hollow');
  const has = (family: string): number => flag(firstOf(heard, family) !== null);
  const count = (family: string, most: number): number => capped(hitsOf(heard, family).length, most);
  const questions = sentences.filter(({ kind }) => kind === 'question').length;
  const turns = hitsOf(heard, 'barbs').length + hitsOf(heard, 'generic_people').length + hitsOf(heard, 'orders').length;
  return {
    hollow: sentences.length === 0 ? 0 : sentences.filter((one) => within(hollow, one)).length / sentences.length,
    noncommittal: has('noncommittal'),
    ignorance: has('ignorance'),
    owed: flag(firstOf(heard, 'owed') !== null || owesByADay(heard)),
    dated: has('dated'),
    owed_dated: flag(owesByADay(heard)),
    deflects: has('deflects'),
    declines: has('declines'),
    counters: has('counters'),
    corrects: has('corrects'),
    looks_back: has('looks_back'),
    asks_back: flag(sentences.length > 0 && questions * 2 >= sentences.length),
    hedges: capped(hitsOf(heard, 'hedges').length + hitsOf(heard, 'conditional').length, 2),
    addresses: count('addresses', 3),
    addresses_first: flag(opening !== undefined && within(hitsOf(heard, 'addresses'), opening)),
    self: count('self', 3),
    generic_people: count('generic_people', 2),
    orders: count('orders', 2),
    barbs: count('barbs', 2),
    accuses: count('accuses', 2),
    considerate: count('considerate', 2),
    rebuffs: count('rebuffs', 2),
    waves_off: count('waves_off', 2),
    retorts: count('retorts', 2),
    tired: count('tired', 2),
    acts_of_tone: capped(['rebuffs', 'waves_off', 'retorts', 'tired'].filter((id) => has(id) > 0).length, 3),
    rhetorical: flag(questions > 0 && firstOf(heard, 'corrects') === null),
    edge: Math.min(1, 0.5 * has('addresses') * turns),
    words: capped(words, 60),
    brief: flag(words <= 8),
    length: Math.min(1, Math.log(1 + words) / Math.log(120)),
    speech: flag(words > 60),
    hostile: has('hostile'),
    condescending: has('condescending'),
    flattering: has('flattering'),
  };
}

/** What a board could write down from it. */
function substanceValues(heard: Heard): Record<string, number> {
  const count = (family: string, most: number): number => capped(hitsOf(heard, family).length, most);
  const of = (family: string): number => hitsOf(heard, family).length;
  const details = heard.figures.length + heard.names.length + of('paper') + of('commits') + of('binds');
  return {
    figures: capped(heard.figures.length, 3),
    names: capped(heard.names.length, 3),
    paper: count('paper', 3),
    cites: count('cites', 2),
    commits: count('commits', 3),
    binds: count('binds', 2),
    time: count('time', 3),
    reason: flag(of('reason') > 0),
    extent: count('extent', 2),
    acts: count('acts', 4),
    agent: count('agent', 2),
    details: capped(details, 8),
    evidence: capped(details + Math.min(1, of('time')) + Math.min(1, of('agent')), 6),
    no_substance: flag(details === 0),
  };
}

const shown = [
  'noncommittal',
  'ignorance',
  'owed',
  'dated',
  'deflects',
  'declines',
  'counters',
  'hollow',
  'hedges',
  'paper',
  'commits',
  'binds',
  'time',
  'reason',
  'extent',
  'acts',
  'agent',
  'hostile',
  'condescending',
  'flattering',
  'barbs',
  'orders',
  'generic_people',
  'addresses',
  'corrects',
  'looks_back',
];

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const earlyFamilies = [
  'declines',
  'ignorance',
  'counters',
  'hedges',
  'reason',
  'noncommittal',
  'looks_back',
  'extent',
] as const;
const earlySentences = 2;

/** What a listener hears first: the same families in the first two sentences only, which decide a long speech. */
function early(heard: Heard): Record<string, number> {
  const opening = heard.sentences.slice(0, earlySentences);
  return Object.fromEntries(
    earlyFamilies.map((family) => [
      `early_${family}`,
      opening.some((sentence) => within(hitsOf(heard, family), sentence)) ? 1 : 0,
    ]),
  );
}

const firstPerson: ReadonlySet<string> = new Set('i we us our me my ours'.split(' '));

/** Whether a sentence is about the applicant: somebody who is asked 'would you' and answers 'we looked' hasn't changed the subject. */
const speaksOfSelf = ({ annotation: { tokens } }: Heard, { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ lower }) => firstPerson.has(lower));
