import type { Citation } from '@rostrum/contract';
import { takeups } from '../../knowledge/authored.ts';
import type { Takeup, TopicId } from '../../knowledge/types.ts';
import { sentencesQuoted } from '../quotable.ts';
import { clausesTold } from '../what-was-said.ts';
import { factsOnFile } from './record/facts-on-file.ts';
import { holds } from './from-knowledge.ts';
import type { OnRecord } from './record/on-record.ts';
import type { Issue } from '../types.ts';

/* What a neighbor asks about the applicant's own words: knowledge/takeups.yml. */

/** Where the question begins, after what is taken up. */
const questionOf = (text: string): string => text.slice(text.lastIndexOf('{told}. ') + '{told}. '.length);

interface Told {
  readonly words: string;
  /** Where the sentence begins, if it is of one. */
  readonly at?: number;
  /** Said back word for word. */
  readonly isQuoted?: boolean;
  readonly topic: TopicId | null;
  readonly citation: Citation;
}

function toldOf({ of }: Takeup, record: OnRecord): readonly Told[] {
  const sentences = sentencesQuoted(record).get(of);
  if (sentences !== undefined)
    return sentences.map(({ words, back, topic, citation }) => ({
      words: back ?? words,
      at: citation.start ?? 0,
      isQuoted: back === null,
      topic,
      citation,
    }));
  const clauses = clausesTold(record).get(of);
  if (clauses !== undefined)
    return clauses.map(({ back, topic, citation }) => ({ words: back, at: citation.start ?? 0, topic, citation }));
  const figure = factsOnFile(record)[of];
  return figure === undefined ? [] : [{ ...figure, topic: null }];
}

/** 'You said you'd plant a row.' as 'You said, "We'd plant a row."' */
const quoting = (text: string, words: string): string => text.replace('said {told}.', `said, "${words}."`);

/** One question in so many takes up the applicant's own words: the rest is for those who speak. */
const oneIn = 2;

/** What a neighbor may ask about something the applicant said or filed, one question for each fact.
 *  Not too many of them: a hearing is no roll call.
 *  Takes: the record, the keys raised before, and the number of the public's turns so far.  Gives: issues for the public
 *  alone; none whose question the record answers.  Throws: never. */
export function toldIssues(record: OnRecord, raised: ReadonlySet<string>, turns: number): readonly Issue[] {
  const takenUp = [...raised].filter((key) => key.startsWith('told:')).length;
  if (takenUp > turns / oneIn) return [];
  return takeups.flatMap((takeup, at) =>
    toldOf(takeup, record).flatMap((told, nth): readonly Issue[] => {
      // A sentence may be of several kinds, and is taken up once.
      const fact = told.at === undefined ? `told:${takeup.of}:${nth}` : `told:at:${told.at}`;
      const topic = takeup.topic === 'its_topic' ? told.topic : takeup.topic;
      if (topic === null || [...raised].some((key) => key.startsWith(`${fact}:`))) return [];
      if (!takeup.presumes.every((premise) => holds(record, premise))) return [];
      if (takeup.unless.some((premise) => record.has(premise)) || record.answers(questionOf(takeup.text))) return [];
      const text =
        told.isQuoted === true ? quoting(takeup.text, told.words) : takeup.text.replace('{told}', told.words);
      return [{ ...asPublic, key: `${fact}:${at}`, topic, text, citations: [told.citation] }];
    }),
  );
}

const asPublic: Omit<Issue, 'key' | 'topic' | 'text' | 'citations'> = {
  kind: 'promise_without_mechanism',
  weight: 0.75,
  followUpOf: null,
  form: 'question',
  by: ['public'],
  position: null,
  sharpness: 1,
  purpose: 'clarification',
  asks: [],
  reason: 'It follows from what you said or filed.',
};
