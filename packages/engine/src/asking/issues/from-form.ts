import { splitAtSpaces } from '../../base/text.ts';
import { annotate } from '../../language/annotate.ts';
import { matcher } from '../../language/matcher.ts';
import { contentStems } from '../../language/stems.ts';
import type { Issue } from '../types.ts';
import { boardQuestion } from './board-question.ts';
import type { OnRecord } from './record/on-record.ts';
import { topicOf } from './record/topic-of.ts';

/* What the form itself says isn't done: 'Sound study not filed', 'EcoCAT submitted, no answer yet'. */

const papers =
  'study|survey|report|analysis|letter|agreement|plan|permit|test|model|delineation|assessment|application|submittal|table|drawing|form';
const ways = [
  {
    said: matcher([
      'not yet? file|submit|do|make|start|prepare|include|complete|sign|model|measure|test',
      `no _? _? ${papers} do|make|file|submit|prepare|provide|require|need|yet?`,
      'to be file|submit|do|provide|prepare|determine',
    ]),
    asks: ['Will we have that before this is decided?', "Why isn't that done?"],
  },
  {
    said: matcher(['unanswered', 'no answer|reply|response', 'not answer|respond|reply', 'awaiting|await']),
    asks: ['Have you heard anything since?'],
  },
  {
    said: matcher(['apply for', 'be? pending', 'under review']),
    asks: ['When do you expect that?'],
  },
] as const;

/** What somebody asks to be spared, or says isn't needed, is open in another way. */
const spared = matcher([
  'variance|waiver|waive|request',
  'not require|need|applicable|propose',
  'no change|addition|new',
]);
const ofPapers = matcher([papers]);
const fewest = 3;
const longest = 16;

/** Papers that the form says aren't done or in hand, and that nobody has spoken of. Takes: the record and the keys raised before.  Gives: one
 *  issue for each part of a line.  Throws: never. */
export function formIssues({ texts }: OnRecord, raised: ReadonlySet<string>): readonly Issue[] {
  const said = texts.flatMap(({ kind, annotation }) => (kind === 'presentation' ? contentStems(annotation.text) : []));
  const spoken = new Set(said);
  return texts
    .filter(({ kind }) => kind === 'project')
    .flatMap(({ annotation, source }) =>
      annotation.text
        .split('\n')
        .flatMap((line) => line.split(';').flatMap((part) => issueOf(part.trim(), source, spoken) ?? [])),
    )
    .filter(({ key }) => !raised.has(key));
}

function issueOf(part: string, source: string, spoken: ReadonlySet<string>): Issue | null {
  const read = annotate(part);
  const words = splitAtSpaces(part).length;
  if (words < fewest || words > longest || spared.test(read) || !ofPapers.test(read)) return null;
  const way = ways.find((one) => one.said.test(read));
  if (way === undefined) return null;
  // If everything it names was spoken of, the presentation has said how that stands.
  if (contentStems(part).every((stem) => spoken.has(stem))) return null;
  const ask = way.asks[part.length % way.asks.length] ?? '';
  return {
    ...boardQuestion,
    kind: 'unfinished',
    key: `form:${part}`,
    topic: topicOf(read, { start: 0, end: part.length }) ?? 'community_engagement',
    weight: 0.9,
    citations: [{ kind: 'project', quote: part, source, section: null, start: 0 }],
    text: `Your application says "${part}." ${ask}`,
    reason: 'Your application says so itself, and it is still open.',
  };
}
