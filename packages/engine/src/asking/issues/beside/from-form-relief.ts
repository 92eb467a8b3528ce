import { splitAtSpaces } from '../../../base/text.ts';
import { annotate } from '../../../language/annotate.ts';
import { matcher } from '../../../language/matcher.ts';
import { contentStems } from '../../../language/stems.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';
import type { OnRecord } from '../record/on-record.ts';
import { topicOf } from '../record/topic-of.ts';

/* What a line of the form asks to be let off from, in whatever words: 'we'd like it accepted in place of block'. */

const relief =
  'variance|waiver|waivers|departure|deviation|modification|adjustment|reduction|exception|relief|flexibility|leeway|credit';
const asking = matcher([
  `${relief} _? _? _? =requested|=asked|=sought`,
  `ask|request|seek _? _? _? ${relief}`,
  'ask|request|like _? _? board|commission|council|body|township|village|county|city|town|you to accept|credit|allow|count|modify|waive|let|vary|reduce|approve',
  'ask|request to modify|waive|vary|reduce|keep|turn|file|submit|bank|defer|leave|omit|substitute|count',
  'like it|this|that|these|them _? accepted|allowed|credited|counted|waived',
  '=requested $',
]);
/** Of a rezoning or a permit, and what is not asked for. */
const whole = matcher([
  'no|not|without _? _? variance|waiver|waivers|relief|exception|departure|modification requested|asked|sought|needed|required|request|need|ask|seek',
  'rezone|rezoning|permit|approval|subdivision|plat',
  'variance|waiver|relief|modification approved|granted|recorded',
]);
const longest = 34;
const fewest = 3;

/** Lines of the form that ask for relief which nothing else takes up. Takes: the record, the keys raised before, and the requests that are
 *  asked about in other ways.  Gives: one issue for each line.  Throws: never. */
export function formReliefIssues(
  { texts }: OnRecord,
  raised: ReadonlySet<string>,
  others: readonly Issue[],
): readonly Issue[] {
  // The last text is made of the form's name, kind and zoning.
  const lines = texts
    .slice(0, -1)
    .flatMap(({ kind, annotation, source }) =>
      kind === 'project' ? annotation.text.split('\n').map((line) => ({ line: line.trim(), source })) : [],
    );
  return lines.flatMap(({ line, source }, at): readonly Issue[] => {
    const read = annotate(line);
    const words = splitAtSpaces(line).length;
    const key = `relief:form:${String(at)}`;
    if (words < fewest || words > longest || line.includes('"') || !asking.test(read) || whole.test(read)) return [];
    if (raised.has(key) || others.some((one) => isTakenUp(one, line))) return [];
    return [
      {
        ...boardQuestion,
        kind: 'request',
        key,
        topic: topicOf(read, { start: 0, end: line.length }) ?? 'setbacks',
        weight: 1,
        citations: [{ kind: 'project', quote: line, source, section: null, start: null }],
        text: `Your application says "${line.endsWith('.') ? line : `${line}.`}" Why should we allow that?`,
        purpose: 'criticism',
        reason: 'It is what you are asking for, and that comes up first.',
      },
    ];
  });
}

/** Both figures of a request stand in the line, or it was read out of it. */
function isTakenUp({ key, citations }: Issue, line: string): boolean {
  const figures = key.split(':').slice(1);
  const isPair = figures.length === 2 && figures.every((one) => one !== '' && !Number.isNaN(Number(one)));
  const { tokens } = annotate(line);
  const isOf = (one: string): boolean => tokens.some(({ text }) => text === one);
  return (
    (isPair && figures.some(isOf)) || citations.some(({ quote }) => quote.includes(line) || sharesMuch(quote, line))
  );
}

/** What two texts say is the same if half of the shorter is in both. Takes: two texts.  Throws: never. */
export function sharesMuch(one: string, other: string): boolean {
  const [a, b] = [new Set(contentStems(one)), new Set(contentStems(other))];
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared >= leastShared && shared * 3 >= Math.min(a.size, b.size);
}
const leastShared = 3;
