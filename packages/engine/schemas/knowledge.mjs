/* The schema of packages/engine/knowledge: what boards and neighbors raise, topic by topic (topics/) and use by use (uses/).
   docs/knowledge.md says how to write one. */
import { z } from 'zod';

const id = z.string().regex(/^[a-z][a-z0-9_]*$/, 'lower case, digits and underscores');
const sentence = z.string().regex(/^[A-Z{“"'][^!]*[.?]$/, 'a capital first, a period or question mark last');
const weight = z.number().min(0).max(1);

export const groups = [
  'renewable_energy',
  'wind',
  'battery_storage',
  'data_centers',
  'commercial',
  'residential',
  'logistics',
  'manufacturing',
  'oil_gas',
  'generic',
];

/** Uses of land finer than a group; each has its file in uses/. */
export const useIds = [
  ...[
    'apartments',
    'aviation',
    'campground',
    'cannabis',
    'car_wash',
    'care',
    'clinic',
    'crematorium',
    'fuel',
    'gatherings',
  ],
  ...[
    'residential_care',
    'hospital',
    'hot_plant',
    'hotel',
    'house_variance',
    'kennel',
    'landfill',
    'livestock',
    'lodging',
    'loud_sport',
    'marina',
  ],
  ...[
    'mine',
    'quarry',
    'school',
    'self_storage',
    'shelter',
    'slaughterhouse',
    'tower',
    'truck_stop',
    'warehouse',
    'worship',
    'yard',
  ],
];

/** Filled from the record; a line whose slot is not on file is not used. */
export const slots = ['thing', 'a_thing', 'place', 'county', 'road', 'developer'];
/** Filled from the very words that an ask is about. */
const askSlots = ['figure', 'said', 'time', 'request'];

/** A pattern of the matcher (src/language/matcher.ts): 'a|b' is either word, '...' up to four words between. */
const pattern = z
  .string()
  .min(2)
  .refine((text) => !/[a-z]\/[a-z]/i.test(text), "either word is written 'a|b', not 'a/b'");

const line = z.strictObject({
  /** One thought: at most a cause and one ask. */
  text: sentence,
  by: z.array(z.enum(['board', 'chair', 'expert', 'staff', 'public'])).min(1),
  kind: z.enum(['question', 'remark', 'request', 'statement']),
  /** Elements of the topic that the line asks for. A line is passed over when the record has them all. */
  asks: z.array(id).default([]),
  /** Patterns of the matcher by which the record answers it already, also by denying it. */
  settled_by: z.array(pattern).default([]),
  /** Premises (premises.yml) that must be on file or said, all of them ('a|b' for either). */
  presumes: z.array(z.string()).default([]),
  /** Premises that must not be on file: the line would ask what the record has. */
  unless: z.array(z.string()).default([]),
  /** Industry groups or uses it fits; none: any. */
  uses: z.array(id).default([]),
  /** Uses of those groups that it does not fit. */
  except: z.array(id).default([]),
  /** Of a statement: where the speaker stands. */
  position: z.enum(['for', 'against', 'neutral']).optional(),
  sharpness: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
  purpose: z
    .enum(['background', 'clarification', 'implications', 'support', 'criticism', 'communicate', 'humor'])
    .default('clarification'),
  /** Of a line that rests on a kind of answer or paper: what. For authors and for 'Why this question?'. */
  rests_on: z.string().optional(),
});

const element = z.strictObject({
  id,
  /** Completes 'Your answer did not give …': 'the distance to the nearest home, in feet'. */
  label: z.string().min(3),
  /** Patterns of the matcher (src/language/matcher.ts) by which an answer is recognized as giving it: words in dictionary form, each
   *  standing for all its forms; 'a|b' is either word, '...' up to four words between. */
  cues: z.array(pattern).min(1),
  /** What must stand in the same sentence for the element to be given. */
  needs: z.enum(['figure', 'date', 'party']).nullable().default(null),
  why: sentence,
  /** What to find out and from whom, for an applicant who does not have it. */
  find_out: sentence,
  /** A sentence in the applicant's voice, blanks in square brackets. */
  model: sentence.optional(),
  /** Groups or uses for which a complete answer contains it; none: any. */
  uses: z.array(id).default([]),
});

const topic = z.strictObject({
  kind: z.literal('topic'),
  topic: id,
  name: z.string(),
  /** Completes 'on …'. */
  noun: z.string(),
  /** Token patterns of what is said about it, by which an answer or a question is known to be about it. */
  cues: z.array(pattern).min(3),
  /** Words that show the topic in codes, news and talk; two or three stand side by side. A strong one counts two. */
  words: z.strictObject({ strong: z.array(z.string().min(2)).min(1), plain: z.array(z.string().min(2)) }),
  /** How often boards and the public raise it, by group; `generic` for the others. */
  weights: z
    .partialRecord(z.enum(groups), z.strictObject({ board: weight, public: weight }))
    .refine((weights) => weights.generic !== undefined, 'generic is missing'),
  elements: z.array(element).min(4),
  /** 'The applicant shall …', blanks in square brackets. */
  condition: z.string().regex(/^The applicant shall .*\.$/),
  lines: z.array(line).min(8),
});

const dimension = z.enum(['length', 'area', 'volume', 'duration', 'money', 'power', 'sound', 'ratio', 'count']);

const premises = z.strictObject({
  kind: z.literal('premises'),
  description: z.string(),
  /** Things a line may take for granted where the record has them; the words are patterns of the matcher. */
  entries: z.array(
    z.strictObject({
      id,
      words: z.array(z.string()),
      /** Patterns by which a record says that it is not so, wherever they stand in it. */
      denied: z.array(z.string()).default([]),
      /** In place of words: another premise that must be on file, and one that must not. */
      of: id.optional(),
      without: id.optional(),
      note: z.string().optional(),
    }),
  ),
});

const asks = z.strictObject({
  kind: z.literal('asks'),
  description: z.string(),
  entries: z.array(
    line.omit({ presumes: true, unless: true, settled_by: true, rests_on: true }).extend({
      id,
      topic: id,
      kind: z.enum(['question', 'remark', 'request', 'statement']).default('question'),
      /** Patterns of the matcher, any of them, in one sentence. */
      when: z.array(pattern).min(1),
      /** Of the quantity that must stand beside them; {figure} in the text is its words. */
      dimension: dimension.optional(),
      /** Least value, in the base unit of the dimension, worth asking about. */
      min: z.number().optional(),
      /** The figure is the largest of its dimension on the record: a phase is not all of it. */
      largest: z.boolean().default(false),
      /** Patterns that must not stand in the same sentence: it says already what is asked. */
      unless_said: z.array(pattern).default([]),
      /** Hours that end at ten at night or later; {time} is the end. */
      schedule: z.literal('late').optional(),
      /** {request} is what is asked for, from the word on. */
      request: z.literal('variance').optional(),
      /** Asked before anything else. */
      first: z.boolean().default(false),
      /** A claim that wants its ground. */
      vague: z.boolean().default(false),
    }),
  ),
});

const rates = z.strictObject({
  kind: z.literal('rates'),
  description: z.string(),
  board: z.record(id, weight),
  public: z.record(id, weight),
});

const frames = z.strictObject({
  kind: z.literal('frames'),
  description: z.string(),
  entries: z.record(id, z.array(z.string().min(2)).min(1)),
});

const facts = z.strictObject({
  kind: z.literal('facts'),
  description: z.string(),
  /** Figures and hours that a comment may repeat; the slot is the id. */
  entries: z.array(
    z.strictObject({
      id,
      /** Patterns of the matcher, any of them, in one sentence. */
      when: z.array(pattern).min(1),
      dimension: dimension.optional(),
      min: z.number().optional(),
      schedule: z.literal('late').optional(),
    }),
  ),
});

const points = z.strictObject({
  kind: z.literal('points'),
  description: z.string(),
  entries: z.array(
    z.strictObject({
      id,
      /** Patterns of the matcher by which a line asks it. */
      asked: z.array(pattern).min(1),
      /** Patterns by which a record speaks to it, in one sentence. */
      given: z.array(pattern).min(1),
      /** What must be measured in that sentence. */
      figure: dimension.optional(),
    }),
  ),
});

const unfinished = z.strictObject({
  kind: z.literal('unfinished'),
  description: z.string(),
  entries: z.array(
    z.strictObject({
      id,
      /** Where the thing stands: before the match, or behind it. */
      thing: z.enum(['subject', 'object']),
      said: z.array(pattern).min(1),
      /** What the thing may be; none: anything that has a name. */
      of: z.array(z.string()).default([]),
      text: z.string().regex(/\{(?:what|said)\}/, 'says what is meant'),
    }),
  ),
});

const comments = z.strictObject({
  kind: z.literal('comments'),
  /** Groups and uses at whose hearings it is said; none: any. */
  uses: z.array(id),
  /** A kind of proceeding: then these, and those for the use itself where they name it, are all that is said there. */
  proceeding: z.enum(['variance']).optional(),
  entries: z
    .array(
      z.strictObject({
        position: z.enum(['for', 'against', 'neutral']),
        by: z.enum(['public', 'expert']).default('public'),
        presumes: z.array(z.string()).default([]),
        unless: z.array(z.string()).default([]),
        /** A topic that an earlier speaker has raised; {earlier} is that speaker. */
        echoes: id.optional(),
        /** The whole comment, in order: plain sentences, and under their topic those that the applicant may want to answer. */
        says: z
          .array(
            z.union([sentence, z.record(id, sentence).refine((part) => Object.keys(part).length === 1, 'one topic')]),
          )
          .min(1),
      }),
    )
    .min(1),
});

const use = z.strictObject({
  kind: z.literal('use'),
  use: id,
  /** What people call it, with no article: 'quarry', 'cell tower'. */
  thing: z.string(),
  /** Phrases that name it in a project's type, name or first sentences. */
  cues: z.array(z.string().min(2)).min(1),
  /** Phrases of a project that is something else, whatever it is also called: 'townhouse' of apartments. */
  other: z.array(z.string().min(2)).default([]),
  /** Patterns of which one must stand somewhere in what is filed for the cues to count: a garage is a use of its own in a variance. */
  needs: z.array(pattern).default([]),
  groups: z.array(z.enum(groups)).min(1),
  /** Groups whose lines fit it too: a warehouse is what the lines of logistics are about, a church is not what those of commerce are. */
  inherits: z.array(z.enum(groups)).default([]),
  /** A use that this one is a special case of: its lines serve too. */
  refines: z.array(id).default([]),
  /** How much more often (or rarely) than its group it hears of a topic. */
  shift: z.record(id, z.number().min(-0.6).max(0.6)).default({}),
  /** True where the lines of any project do not fit it: a garage on a house lot is no development. */
  own_lines_only: z.boolean().default(false),
  lines: z.array(line.extend({ topic: id })).min(6),
});

const maxWords = 45;
const minWords = 4;
/** Said in full they sound read out. */
const uncontracted =
  /\b(?:do|does|did|is|are|was|were|will|would|could|should|has|have|had) not\b|\bcannot\b|\b(?:I|you|we|they) (?:will|would) (?!be\b.*\?)|\b(?:I am|we are|you are|they are) (?=\w)/;

function lineFaults(place, { text, kind, position, presumes = [], unless = [] }, concepts, known = slots) {
  const faults = [];
  const say = (what) => faults.push(`${place}: ${what}: "${text}"`);
  const spoken = text.replace(/\{(\w+)\}/g, (_, slot) => (known.includes(slot) ? slot : say(`unknown slot {${slot}}`)));
  const words = spoken.split(/\s+/).length;
  if (words > maxWords || words < minWords) say(`${words} words`);
  const marks = [...text.matchAll(/[.?](?= |$)/g)].map(([mark]) => mark);
  const asked = marks.filter((mark) => mark === '?').length;
  if (kind === 'question' && asked !== 1) say('a question asks once');
  if (kind === 'question' && marks.length > 2) say('a cause and one ask, no more');
  if ((kind === 'remark' || kind === 'statement') && asked > 0) say(`a ${kind} asks nothing`);
  if (kind === 'statement' && position === undefined) say('a statement has a position');
  if (/\d/.test(text)) say('a digit needs a citation');
  if (uncontracted.test(text)) say('not as spoken: contract it');
  for (const either of [...presumes, ...unless])
    for (const concept of either.split('|'))
      if (!concepts.has(concept)) say(`presumes ${concept}, which premises.yml does not know`);
  return faults;
}

function askFaults(entries, topics) {
  const faults = [];
  for (const ask of entries) {
    const place = `asks.yml: ${ask.id}`;
    faults.push(...lineFaults(place, ask, new Set(), [...slots, ...askSlots]));
    const of = topics.get(ask.topic);
    for (const asked of ask.asks)
      if (of !== undefined && !of.elements.some((element) => element.id === asked))
        faults.push(`${place}: asks for ${asked}, no element of ${ask.topic}`);
    for (const [slot, given] of [
      ['{figure}', ask.dimension],
      ['{time}', ask.schedule],
      ['{request}', ask.request],
    ])
      if (ask.text.includes(slot) && given === undefined) faults.push(`${place}: nothing fills ${slot}`);
  }
  return faults;
}

/** Words of a comment: 20 to 90 seconds aloud. */
const fewestWords = 42;
const mostWords = 190;

function commentFaults(name, { uses, entries }, topics, concepts, known, seen) {
  const faults = [];
  for (const fits of uses) if (!groups.includes(fits) && !useIds.includes(fits)) faults.push(`${name}: no use ${fits}`);
  for (const { says, position, by = 'public', presumes = [], unless = [], echoes } of entries) {
    const parts = says.map((part) => (typeof part === 'string' ? part : Object.values(part)[0]));
    const raised = says.flatMap((part) => (typeof part === 'string' ? [] : Object.keys(part)));
    const text = parts.join(' ');
    const say = (what) => faults.push(`${name}.yml: ${what}: "${text.slice(0, 70)}"`);
    const words = text.split(/\s+/).length;
    if (words < fewestWords || words > mostWords) say(`${words} words`);
    if (/\d/.test(text)) say('a digit needs a citation');
    if (uncontracted.test(text)) say(`not as spoken: contract ${uncontracted.exec(text)[0]}`);
    if (raised.length === 0) say('names no topic');
    for (const topic of [...raised, ...(echoes === undefined ? [] : [echoes])])
      if (!topics.has(topic)) say(`no topic ${topic}`);
    for (const [, slot] of text.matchAll(/\{(\w+)\}/g)) if (!known.has(slot)) say(`unknown slot {${slot}}`);
    if (text.includes('{earlier}') !== (echoes !== undefined)) say('{earlier} goes with echoes');
    for (const either of [...presumes, ...unless])
      for (const concept of either.split('|')) if (!concepts.has(concept)) say(`presumes ${concept}`);
    if (seen.has(text)) say(`also in ${seen.get(text)}`);
    seen.set(text, `${name} for ${position} by ${by}`);
  }
  return faults;
}

function check(files) {
  const faults = (files.premises?.entries ?? [])
    .filter(({ words, of, without }) => (words.length === 0) !== (of !== undefined && without !== undefined))
    .map(({ id: premise }) => `premises.yml: ${premise} has words, or is 'of' one premise 'without' another`);
  const all = Object.entries(files).filter(([, file]) => file !== null);
  const topics = new Map(all.filter(([, file]) => file.kind === 'topic').map(([, file]) => [file.topic, file]));
  const uses = new Set(useIds);
  const concepts = new Set(files.premises?.entries.map((premise) => premise.id) ?? []);
  const commentSlots = new Set([...slots, 'earlier', ...(files.facts?.entries.map((fact) => fact.id) ?? [])]);
  const seen = new Map();
  for (const [name, file] of all) {
    if (['premises', 'points', 'unfinished', 'rates', 'frames', 'facts'].includes(file.kind)) continue;
    if (file.kind === 'comments') {
      faults.push(...commentFaults(name, file, topics, concepts, commentSlots, seen));
      continue;
    }
    if (file.kind === 'asks') {
      faults.push(...askFaults(file.entries, topics));
      continue;
    }
    if (name !== (file.kind === 'topic' ? file.topic : file.use))
      faults.push(`${name}: the file is named after what it holds`);
    for (const element of file.elements ?? [])
      for (const fits of element.uses)
        if (!groups.includes(fits) && !uses.has(fits))
          faults.push(`${name}: ${element.id} is for ${fits}, which nobody knows`);
    for (const line of file.lines) {
      const of = topics.get(line.topic ?? file.topic);
      const place = `${name}.yml`;
      if (of === undefined) faults.push(`${place}: no topic ${line.topic}`);
      for (const asked of line.asks)
        if (of !== undefined && !of.elements.some((element) => element.id === asked))
          faults.push(`${place}: asks for ${asked}, no element of ${of.topic}: "${line.text}"`);
      for (const fits of [...line.uses, ...(line.except ?? [])])
        if (!groups.includes(fits) && !uses.has(fits))
          faults.push(`${place}: ${fits} is no group and no use: "${line.text}"`);
      if (seen.has(line.text)) faults.push(`${place}: also in ${seen.get(line.text)}: "${line.text}"`);
      seen.set(line.text, place);
      faults.push(...lineFaults(place, line, concepts));
    }
  }
  return faults;
}

export default {
  name: 'knowledge',
  type: { name: 'KnowledgeFile', from: '../knowledge/types.ts' },
  schema: z.discriminatedUnion('kind', [
    topic,
    use,
    premises,
    points,
    unfinished,
    asks,
    rates,
    frames,
    facts,
    comments,
  ]),
  check,
};
