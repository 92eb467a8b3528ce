import type { NewsItem } from '@rostrum/contract';
import type { TopicId } from '../knowledge/types.ts';
import type { StandardFound } from '../ordinance/types.ts';
import type { Materials } from '../filed/types.ts';
import { statementsIn } from '../filed/statements.ts';
import type { Span } from '../language/types.ts';

function sentencesOf(text: string): readonly { readonly text: string; readonly span: Span }[] {
  return [...text.matchAll(/[^.?!]+(?:[.?!](?!\s|$)[^.?!]*)*[.?!]?/g)].flatMap((match) => {
    const lead = match[0].length - match[0].trimStart().length;
    const trimmed = match[0].trim();
    const start = match.index + lead;
    return trimmed === '' ? [] : [{ text: trimmed, span: { start, end: start + trimmed.length } }];
  });
}

/** What is on file, written by hand: a presentation, facts of the project, rules, news. For tests that need materials but don't test how
 *  they are read. Takes: texts. Gives: materials whose spans are right. */
export function filedByHand(input: {
  readonly presentation?: string;
  readonly facts?: readonly string[];
  readonly rules?: readonly {
    readonly quote: string;
    readonly section: string;
    readonly topic: TopicId;
    readonly value: number;
    readonly unit: string;
  }[];
  readonly news?: readonly NewsItem[];
}): Materials {
  const presentation = input.presentation ?? null;
  const ordinanceText = (input.rules ?? []).map(({ quote, section }) => `${section} ${quote}`).join('\n\n');
  const standards = (input.rules ?? []).map(({ quote, section, topic, value, unit }): StandardFound => {
    const start = ordinanceText.indexOf(quote);
    return {
      id: `rule-${start}`,
      subject: topic,
      comparator: 'min',
      value,
      unit,
      section,
      quote,
      applies_to: '',
      binds: null,
      measured_to: null,
      from: 'sentence',
      topic,
      exception: false,
      span: { start, end: start + quote.length },
    };
  });
  return {
    ordinance:
      ordinanceText === ''
        ? null
        : { kind: 'ordinance', source: 'zoning.txt', text: ordinanceText, chunks: [], standards, search: () => [] },
    planning: null,
    news: input.news ?? [],
    presentation:
      presentation === null
        ? null
        : {
            text: presentation,
            sentences: sentencesOf(presentation),
            claims: statementsIn(sentencesOf(presentation)),
            analysis: null,
            topics: new Map(),
          },
    projectText: (input.facts ?? []).join('\n'),
  };
}
