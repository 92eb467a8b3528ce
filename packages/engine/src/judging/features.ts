import type { Sentence, Span } from '../language/types.ts';
import type { Asked } from '../said/asked.ts';
import { forms } from '../said/data.ts';
import { contentIn, firstOf, hitsOf, within, type Heard } from '../said/heard.ts';
import { givenTo, isFragment, isRelated as isRelatedTo, refersBack, type Given } from './given.ts';

/* What a judgement looks at: numbers of 0 to 1 of an answer beside its question, each with the words that show it. */

export interface Features {
  readonly values: Readonly<Record<string, number>>;
  /** The words on which a feature holds, where it holds on words. */
  readonly words: Readonly<Record<string, Span | null>>;
  /** For each part of the question where it was given. */
  readonly given: readonly (Given | null)[];
}

const formIds = forms.map(({ id }) => id);

const capped = (count: number, most: number): number => Math.min(count, most) / most;
/** A part counts by how early it is given: the first sentence is what a listener was waiting for. */
const worthAt = [1, 0.8, 0.6, 0.5] as const;
const later = 0.35;
const worthOf = (at: number): number => worthAt[at] ?? later;

/** The features of an answer to a question. Takes: both, read.  Gives: values of 0 to 1.  Throws: never. */
export function featuresOf(asked: Asked, heard: Heard): Features {
  const { annotation, sentences, words } = heard;
  const given = asked.parts.map((part) => givenTo(asked, part, heard));
  const worths = given.map((one) => (one === null ? 0 : worthOf(one.at)));
  const [opening] = sentences;
  const openingContent = opening === undefined ? new Set<string>() : contentIn(heard, opening);
  const allContent = contentIn(heard, { from: 0, to: annotation.tokens.length });
  const shared = [...asked.content].filter((lemma) => allContent.has(lemma)).length;
  const isRelated = (content: ReadonlySet<string>): boolean => isRelatedTo(asked, content);
  const relatedSentences = sentences.filter((sentence) => isRelated(contentIn(heard, sentence))).length;
  const hollow = hitsOf(heard, 'hollow');
  const hollowSentences = sentences.filter((sentence) => within(hollow, sentence)).length;
  const has = (family: string): number => (hitsOf(heard, family).length > 0 ? 1 : 0);
  const count = (family: string, most: number): number => capped(hitsOf(heard, family).length, most);
  const isPolar = asked.parts.some(({ form }) => form.id === 'yes_no' || form.id === 'promise' || form.id === 'choice');
  const polar =
    opening !== undefined && (within(hitsOf(heard, 'yes'), opening) || within(hitsOf(heard, 'no'), opening));
  const fragment = opening !== undefined && isFragment(heard, opening);
  const related0 = isRelated(openingContent);
  const anaphoric = opening !== undefined && refersBack(heard, opening);
  const details =
    heard.figures.length +
    heard.names.length +
    hitsOf(heard, 'paper').length +
    hitsOf(heard, 'commits').length +
    hitsOf(heard, 'binds').length;
  const values: Record<string, number> = {
    given: mean(worths),
    least_given: Math.min(1, ...worths),
    given_first: given[0]?.at === 0 ? 1 : 0,
    ...Object.fromEntries(formIds.map((id) => [`asks_${id}`, asked.parts[0]?.form.id === id ? 1 : 0])),
    several_parts: asked.parts.length > 1 ? 1 : 0,
    overlap: asked.content.size === 0 ? 0 : capped(shared, Math.min(3, asked.content.size)),
    related: sentences.length === 0 ? 0 : relatedSentences / sentences.length,
    related_first: isRelated(openingContent) ? 1 : 0,
    anaphoric: anaphoric ? 1 : 0,
    first_person: opening !== undefined && speaksOfSelf(heard, opening) ? 1 : 0,
    fragment: fragment ? 1 : 0,
    beside: opening !== undefined && !anaphoric && !isRelated(openingContent) && given[0]?.at !== 0 && !polar ? 1 : 0,
    beside_all: relatedSentences === 0 && !anaphoric && !fragment && given.every((one) => one === null) ? 1 : 0,
    polar: isPolar && polar ? 1 : 0,
    polar_missing: isPolar && !polar ? 1 : 0,
    implied: isPolar && !polar && !related0 && opening !== undefined && isFragment(heard, opening) ? 1 : 0,
    implied_related: isPolar && !polar && related0 ? 1 : 0,
    implied_anaphoric: isPolar && !polar && anaphoric ? 1 : 0,
    missing_unrelated: isPolar && !polar && !related0 && !anaphoric ? 1 : 0,
    given_hollow: Math.min(given[0]?.at === 0 ? 1 : 0, hollowSentences > 0 ? 1 : 0),
    given_unrelated:
      given[0] != null && given[0].at > 0 && !related0 && !anaphoric && !fragment && relatedSentences <= 1 ? 1 : 0,
    astray:
      !related0 && !anaphoric && !fragment && !polar && given[0]?.at !== 0 && relatedSentences * 3 <= sentences.length
        ? 1
        : 0,
    figureless: asked.parts.some(({ form }) => form.wants[0] === 'figure') && heard.figures.length === 0 ? 1 : 0,
    misfit:
      asked.parts.some(({ form }) => form.wants[0] === 'figure') && heard.figures.length > 0 && given[0] == null
        ? 1
        : 0,
    polar_any: polar ? 1 : 0,
    hollow: sentences.length === 0 ? 0 : hollowSentences / sentences.length,
    noncommittal: has('noncommittal'),
    ignorance: has('ignorance'),
    owed: has('owed'),
    dated: has('dated'),
    owed_dated: Math.min(has('owed'), has('dated')),
    deflects: has('deflects'),
    declines: has('declines'),
    counters: has('counters'),
    ...early(heard),
    asks_back:
      sentences.length > 0 && sentences.filter(({ kind }) => kind === 'question').length * 2 >= sentences.length
        ? 1
        : 0,
    corrects: has('corrects'),
    looks_back: has('looks_back'),
    hedges: count('hedges', 2),
    figures: capped(heard.figures.length, 3),
    no_figures: heard.figures.length === 0 ? 1 : 0,
    names: capped(heard.names.length, 3),
    paper: count('paper', 3),
    commits: count('commits', 3),
    binds: count('binds', 2),
    words: capped(words, 60),
    gibberish: gibberishOf(heard),
    echo: echoOf(asked, allContent, heard),
    time: count('time', 3),
    reason: has('reason'),
    extent: count('extent', 2),
    acts: count('acts', 4),
    agent: count('agent', 2),
    same: has('same'),
    details: capped(details, 8),
    addresses: count('addresses', 3),
    addresses_first: opening !== undefined && within(hitsOf(heard, 'addresses'), opening) ? 1 : 0,
    self: count('self', 3),
    generic_people: count('generic_people', 2),
    orders: count('orders', 2),
    barbs: count('barbs', 2),
    rhetorical: sentences.some(({ kind }) => kind === 'question') && !heard.hits.has('corrects') ? 1 : 0,
    no_substance:
      heard.figures.length +
        heard.names.length +
        hitsOf(heard, 'paper').length +
        hitsOf(heard, 'commits').length +
        hitsOf(heard, 'binds').length ===
      0
        ? 1
        : 0,
    soup: soupOf(heard),
    short: words <= 4 ? 1 : 0,
    brief: words <= 8 ? 1 : 0,
    length: Math.min(1, Math.log(1 + words) / Math.log(120)),
    sentences: capped(sentences.length, 5),
    speech: words > 60 ? 1 : 0,
    edge: Math.min(
      1,
      (hitsOf(heard, 'addresses').length > 0 ? 0.5 : 0) *
        (hitsOf(heard, 'barbs').length + hitsOf(heard, 'generic_people').length + hitsOf(heard, 'orders').length),
    ),
    hostile: has('hostile'),
    condescending: has('condescending'),
    flattering: has('flattering'),
  };
  const familyWords = [
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
    'same',
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
  const shows: Record<string, Span | null> = Object.fromEntries(familyWords.map((id) => [id, firstOf(heard, id)]));
  const [first] = given;
  return {
    values,
    words: {
      ...shows,
      given: first?.sentence ?? null,
      figures: heard.figures[0] ?? null,
      names: heard.names[0] ?? null,
      beside: opening ?? null,
      polar: opening ?? null,
    },
    given,
  };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** A spoken sentence has more small words than this. */
const fewestSmall = 0.13;

/** How much of an answer is a list of words: commas without the small words of a sentence between them. */
function soupOf({ annotation: { tokens }, words, figures }: Heard): number {
  if (words < 6) return 0;
  const commas = tokens.filter(({ text }) => text === ',').length;
  const small = tokens.filter(({ tag }) => tag !== 'word' && tag !== 'punctuation' && tag !== 'number').length;
  const heaped = words >= 8 && small / words < fewestSmall;
  return heaped || (figures.length === 0 && commas >= 4 && commas / words > 0.2 && small / words < 0.35) ? 1 : 0;
}

/** Neighbors on a keyboard that hardly stand side by side in a word; two of them make none. */
const struck = ['sd', 'df', 'fg', 'hj', 'jk', 'zx', 'xc', 'cv', 'vb', 'qw', 'fd', 'kj', 'lk', 'gf'];
const isStruck = (word: string): boolean => struck.filter((pair) => word.includes(pair)).length > 1;

const vowels = new Set('aeiouy');
const longestCluster = 5;

function isPronounceable(word: string): boolean {
  let run = 0;
  let spoken = false;
  for (const letter of word) {
    if (vowels.has(letter)) [run, spoken] = [0, true];
    else if (++run >= longestCluster) return false;
  }
  return spoken && new Set(word).size > 1 && !isStruck(word);
}

/** Whether most words are none: keys struck at random, one syllable again and again. */
function gibberishOf({ annotation: { tokens }, words }: Heard): number {
  const spoken = tokens.filter(({ tag, lower }) => tag === 'word' && lower.length > 2);
  if (words === 0) return 1;
  if (spoken.length === 0 || spoken.length < words * 0.6) return 0;
  const odd = spoken.filter(({ lower }) => !isPronounceable(lower)).length;
  const kinds = new Set(spoken.map(({ lower }) => lower)).size;
  return odd * 3 >= spoken.length || (spoken.length >= 5 && kinds * 3 <= spoken.length) ? 1 : 0;
}

/** Whether an answer has next to nothing that the question had not. */
function echoOf({ content }: Asked, said: ReadonlySet<string>, { figures, words }: Heard): number {
  if (words < 10 || figures.length > 0 || said.size < 3) return 0;
  const own = [...said].filter((lemma) => !content.has(lemma)).length;
  return own * 4 <= said.size ? 1 : 0;
}

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

/** What a listener hears first: the same families in the first two sentences alone, which a long speech turns on. */
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

/** Whether a sentence speaks of the applicant: who was asked 'would you' and answers 'we looked' has not changed the subject. */
const speaksOfSelf = ({ annotation: { tokens } }: Heard, { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ lower }) => firstPerson.has(lower));
