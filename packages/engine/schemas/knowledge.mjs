/* The schema of packages/engine/knowledge: what boards and neighbors raise, topic by topic (topics/) and use by use (uses/).
   docs/knowledge.md explains how to write one. */
import { z } from 'zod';
import { check } from './knowledge/faults.mjs';
import { groups } from './knowledge/names.mjs';

const id = z.string().regex(/^[a-z][a-z0-9_]*$/, 'lower case, digits and underscores');
const sentence = z.string().regex(/^[A-Z{“"'][^!]*[.?]"?$/, 'a capital first, a period or question mark last');
const weight = z.number().min(0).max(1);

/** A pattern of the matcher (src/language/matcher.ts): 'a|b' is either word, '...' up to four words between. */
const pattern = z
  .string()
  .min(2)
  .refine((text) => !/[a-z]\/[a-z]/i.test(text), "either word is written 'a|b', not 'a/b'");

const line = z.strictObject({
  /** One thought: at most a reason and one question. */
  text: sentence,
  by: z.array(z.enum(['board', 'chair', 'expert', 'staff', 'public'])).min(1),
  kind: z.enum(['question', 'remark', 'request', 'statement']),
  /** Elements of the topic that the line asks for. A line is skipped if the record has them all. */
  asks: z.array(id).default([]),
  /** Patterns of the matcher that show the record already answers it, even by denying it. */
  settled_by: z.array(pattern).default([]),
  /** Asked although the record speaks of its subject: a mention answers nothing, and `settled_by` says what would. */
  though_spoken: z.boolean().default(false),
  /** Ways to say one thing share an id: one of them is drawn for a rehearsal. */
  one_of: id.optional(),
  /** Premises (premises.yml) that must be on file or said, all of them ('a|b' for either). */
  presumes: z.array(z.string()).default([]),
  /** Premises that must not be on file: the line would ask for what the record has. */
  unless: z.array(z.string()).default([]),
  /** Industry groups or uses it fits; none: any. */
  uses: z.array(id).default([]),
  /** Uses of those groups that it does not fit. */
  except: z.array(id).default([]),
  /** For a statement: the speaker's position. */
  position: z.enum(['for', 'against', 'neutral']).optional(),
  sharpness: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
  purpose: z
    .enum(['background', 'clarification', 'implications', 'support', 'criticism', 'communicate', 'humor'])
    .default('clarification'),
  /** For a line that is based on a certain answer or document: which one. For authors and for 'Why this question?'. */
  rests_on: z.string().optional(),
});

const element = z.strictObject({
  id,
  /** Completes 'Your answer did not give …': 'the distance to the nearest home, in feet'. */
  label: z.string().min(3),
  /** Patterns of the matcher (src/language/matcher.ts) by which an answer is recognized as giving it: words in dictionary form, each
   *  standing for all its forms; 'a|b' is either word, '...' up to four words between. */
  cues: z.array(pattern).min(1),
  /** What has to be in the same sentence for the element to be given. */
  needs: z.enum(['figure', 'date', 'party']).nullable().default(null),
  why: sentence,
  /** What to find out and from whom, for an applicant who does not have it. */
  find_out: sentence,
  /** A sentence in the applicant's voice, blanks in square brackets. */
  model: sentence.optional(),
  /** Groups or uses for which a complete answer includes it; none: any. */
  uses: z.array(id).default([]),
});

const topic = z.strictObject({
  kind: z.literal('topic'),
  topic: id,
  name: z.string(),
  /** Completes 'on …'. */
  noun: z.string(),
  /** Token patterns for what is said about it, by which an answer or a question is recognized as being about it. */
  cues: z.array(pattern).min(3),
  /** Words that show the topic in codes, news and conversation; several words have to be next to each other. A strong one counts two. */
  words: z.strictObject({ strong: z.array(z.string().min(2)).min(1), plain: z.array(z.string().min(2)) }),
  /** How often boards and the public raise it, by group; `generic` for the others. */
  weights: z
    .partialRecord(z.enum(groups), z.strictObject({ board: weight, public: weight }))
    .refine((weights) => weights.generic !== undefined, 'generic is missing'),
  elements: z.array(element).min(4),
  /** 'The applicant shall …', blanks in square brackets. */
  condition: z.string().regex(/^The applicant shall .*\.$/),
  lines: z.array(line).min(5),
});

const dimension = z.enum(['length', 'area', 'volume', 'duration', 'money', 'power', 'sound', 'ratio', 'count']);

const premises = z.strictObject({
  kind: z.literal('premises'),
  description: z.string(),
  /** Things a line may assume if the record has them; the words are patterns of the matcher. */
  entries: z.array(
    z.strictObject({
      id,
      words: z.array(z.string()),
      /** Patterns by which a record says that it isn't so, wherever they occur. */
      denied: z.array(z.string()).default([]),
      /** In place of words: another premise that must be on file, and one that must not. */
      of: id.optional(),
      without: id.optional(),
      /** Numbers of things that make it so: 'ten homes or more'. */
      counts: z.array(z.strictObject({ of: z.array(z.string()).min(1), min: z.number() })).default([]),
      note: z.string().optional(),
    }),
  ),
});

const asks = z.strictObject({
  kind: z.literal('asks'),
  description: z.string(),
  entries: z.array(
    line.omit({ presumes: true, unless: true, rests_on: true }).extend({
      id,
      topic: id,
      kind: z.enum(['question', 'remark', 'request', 'statement']).default('question'),
      /** Patterns of the matcher, any of them, in one sentence. */
      when: z.array(pattern).min(1),
      /** The quantity that must be next to them; {figure} in the text is its words. */
      dimension: dimension.optional(),
      /** The lowest value worth asking about, in the base unit of the dimension. */
      min: z.number().optional(),
      /** The figure is the largest of its dimension on the record: a phase isn't the whole. */
      largest: z.boolean().default(false),
      /** The form gives the figure, too, if it gives any: a threshold of the code, or what stood there before, isn't the project's. */
      filed: z.boolean().default(false),
      /** Patterns that must not be in the same sentence, because it already says what is asked. */
      unless_said: z.array(pattern).default([]),
      /** Hours that end at ten at night or later; {time} is the end. */
      schedule: z.literal('late').optional(),
      /** {request} is what is requested, from that word on. */
      request: z.literal('variance').optional(),
      /** Asked before anything else. */
      first: z.boolean().default(false),
      /** A claim that needs backing. */
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
      max: z.number().optional(),
      /** 'late': hours that end at ten at night or later. 'hours': any with a beginning and an end. */
      schedule: z.enum(['late', 'hours']).optional(),
      /** Said only where no larger number of these is on the record: a threshold or a phase isn't the whole. */
      largest_of: z.array(z.string()).default([]),
      /** Only as it stands on the form: in a speech, 'the closest house' is said of the vents and the pumps, too. */
      filed: z.boolean().default(false),
      /** The smallest of those on file: there is one nearest house, however many parts of the project it is near. */
      least: z.boolean().default(false),
      /** Patterns of a sentence with which it is of something else: the old turbines that come down. */
      unless_said: z.array(pattern).default([]),
      /** What fills the slot is the applicant's whole clause, as a third person tells it: 'they'd close at nine'. */
      told: z.boolean().default(false),
    }),
  ),
});

const quotes = z.strictObject({
  kind: z.literal('quotes'),
  description: z.string(),
  /** What the applicant says that a speaker may quote, a whole sentence word for word; the slot is the id. */
  entries: z.array(
    z.strictObject({
      id: id.refine((name) => name.startsWith('said_'), "begins with 'said_'"),
      /** Patterns of the matcher, any of them, in one sentence. */
      when: z.array(pattern).min(1),
      /** What has to be measured in that sentence. */
      dimension: dimension.optional(),
      /** An hour with a beginning and an end has to be in it. */
      hours: z.boolean().default(false),
      /** Patterns of a sentence that is about something else. */
      unless_said: z.array(pattern).default([]),
      /** Also a sentence that says what the code asks. */
      of_rules: z.boolean().default(false),
    }),
  ),
});

const points = z.strictObject({
  kind: z.literal('points'),
  description: z.string(),
  entries: z.array(
    z.strictObject({
      id,
      /** Patterns of lines that ask for it. */
      asked: z.array(pattern).min(1),
      /** Patterns of a single sentence in the record that addresses it. */
      given: z.array(pattern).min(1),
      /** What has to be measured in that sentence. */
      figure: dimension.optional(),
    }),
  ),
});

const presumptions = z.strictObject({
  kind: z.literal('presumptions'),
  description: z.string(),
  /** What somebody takes for granted by saying certain words. */
  entries: z.array(
    z.strictObject({
      id,
      /** Patterns of what is said. */
      said: z.array(pattern).min(1),
      /** Patterns with which it doesn't count: a fire truck is no truck of the project. */
      but: z.array(pattern).default([]),
      /** Premises that must be on file or said, all of them ('a|b' for either). */
      needs: z.array(z.string()).default([]),
      /** Premises that must not be. */
      unless: z.array(z.string()).default([]),
    }),
  ),
});

const unfinished = z.strictObject({
  kind: z.literal('unfinished'),
  description: z.string(),
  entries: z.array(
    z.strictObject({
      id,
      said: z.array(pattern).min(1),
      /** Words, one of which has to be in the clause; none: any. */
      of: z.array(z.string()).default([]),
      /** That word is what isn't had: it comes right behind what is said. */
      had: z.boolean().default(false),
      /** About what somebody else hasn't done, and about what the applicant hasn't. */
      ask: z.array(sentence).min(1),
      you: z.array(sentence).min(1),
    }),
  ),
});

const ownWords = z.strictObject({
  kind: z.literal('own_words'),
  description: z.string(),
  entries: z.array(
    z.strictObject({
      id,
      /** True for what the board is asked to allow. */
      relief: z.boolean().default(false),
      /** The sentence before it is read back, too, where it fits. */
      with_before: z.boolean().default(false),
      /** The fewest figures in what is read back. */
      figures: z.number().int().default(0),
      said: z.array(pattern).min(1),
      /** In the same sentence or in the one before; none: anything. */
      beside: z.array(pattern).default([]),
      but: z.array(pattern).default([]),
      /** In one of the next sentences; none: anything. */
      then: z.array(pattern).default([]),
      ask: z.array(sentence).min(1),
    }),
  ),
});

const takeups = z.strictObject({
  kind: z.literal('takeups'),
  description: z.string(),
  entries: z.array(
    z.strictObject({
      /** A fact of facts.yml. */
      of: id,
      /** 'its_topic' is the topic of the sentence that was taken up. */
      topic: id,
      /** {told} is what is taken up. */
      text: sentence.refine((text) => text.includes('{told}'), '{told} is missing'),
      presumes: z.array(z.string()).default([]),
      unless: z.array(z.string()).default([]),
    }),
  ),
});

/** A sentence of the applicant's, with what introduces it. */
const aQuote = z.string().regex(/^\{said_[a-z]+\}$/, 'a kind of quotes.yml');

const comments = z.strictObject({
  kind: z.literal('comments'),
  /** Groups and uses whose hearings it is said at; none: any. */
  uses: z.array(id),
  /** A kind of proceeding: then only these are said there, and those for the use itself if they name the proceeding. */
  proceeding: z.enum(['variance']).optional(),
  /** Premises of every comment in the file, for a project that has no use of its own: what its group is called says too little. */
  presumes: z.array(z.string()).default([]),
  entries: z
    .array(
      z.strictObject({
        position: z.enum(['for', 'against', 'neutral']),
        by: z.enum(['public', 'expert']).default('public'),
        /** A sentence or two, as somebody says who has nothing particular to say. */
        plain: z.boolean().default(false),
        presumes: z.array(z.string()).default([]),
        unless: z.array(z.string()).default([]),
        /** A topic that an earlier speaker raised; {earlier} is that speaker. */
        echoes: id.optional(),
        /** The whole comment, in order: plain sentences, and, under their topic, those the applicant may want to answer. 'its_topic' is the
         *  topic of what is open, or of the relief that is asked for. */
        says: z
          .array(
            z.union([
              sentence,
              aQuote,
              z.record(id, sentence).refine((part) => Object.keys(part).length === 1, 'one topic'),
            ]),
          )
          .min(1),
      }),
    )
    .min(1),
});

const use = z.strictObject({
  kind: z.literal('use'),
  use: id,
  /** What people call it, without an article: 'quarry', 'cell tower'. */
  thing: z.string(),
  /** Phrases that name it in a project's type, name or first sentences. */
  cues: z.array(z.string().min(2)).min(1),
  /** Phrases for a project that is something else, whatever else it is called: 'townhouse' for apartments. */
  other: z.array(z.string().min(2)).default([]),
  /** Patterns, one of which must be somewhere in what is filed for the cues to count: a garage is a use of its own in a variance. */
  needs: z.array(pattern).default([]),
  groups: z.array(z.enum(groups)).min(1),
  /** Groups whose lines also fit it: the lines of logistics are about warehouses, but those of commerce aren't about churches. */
  inherits: z.array(z.enum(groups)).default([]),
  /** A use that this one is a special case of: its lines apply too. */
  refines: z.array(id).default([]),
  /** How much more often (or rarely) than its group a topic comes up for it. */
  shift: z.record(id, z.number().min(-0.6).max(0.6)).default({}),
  /** True if the lines for any project don't fit it: a garage on a house lot isn't a development. */
  own_lines_only: z.boolean().default(false),
  lines: z.array(line.extend({ topic: id })).min(6),
});

export default {
  name: 'knowledge',
  type: { name: 'KnowledgeFile', from: '../knowledge/types.ts' },
  schema: z.discriminatedUnion('kind', [
    topic,
    use,
    premises,
    points,
    presumptions,
    unfinished,
    ownWords,
    asks,
    rates,
    frames,
    facts,
    quotes,
    takeups,
    comments,
  ]),
  check,
};
