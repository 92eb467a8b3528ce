import type { Citation } from '@rostrum/contract';
import { splitAtSpaces } from '../base/text.ts';
import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';
import type { Exchange, Rehearsal } from '../record/rehearsal.ts';
import { scoreOf } from './cited.ts';
import type { CriterionSheet } from './types.ts';

/** What the ordinance asks for, where a member asked and nothing that was answered shows it. */
export interface Owed {
  readonly rule: Citation;
  /** As it was asked. */
  readonly question: string;
  readonly topic: string;
  /** Due before this decision. */
  readonly isDue: boolean;
}

/** Questions on relief are ruled on as relief, those on a standard are its findings, and how a figure is counted is no rule to meet. */
const elsewhere: readonly string[] = [
  'relief:',
  'shortfall:',
  'criterion:',
  'staff:',
  'power',
  'no_power',
  'defined:',
  'counted:',
];
/** An answer with a lower score leaves the question open. */
const answeredFrom = 4.7;
const longestQuoteWords = 45;
const most = 3;

const due = matcher([
  'before|prior ... hearing|decision|vote|meeting',
  'with|accompany|accompanied|in|part|of|by the|an|each|any application|petition|submittal',
]);

/** The rules of the ordinance on which a member asked and was not answered.
 *  Takes: the rehearsal.  Gives: in the order asked, each once, at most three.  Throws: never. */
export function owedToCode(r: Rehearsal): readonly Owed[] {
  const { exchanges } = r;
  const isOpen = (one: Exchange): boolean => {
    const again = exchanges.filter(({ asked }) => asked.follow_up_of === one.asked.question_id);
    return [one, ...again].every(({ judged }) => (scoreOf(judged) ?? 0) < answeredFrom);
  };
  const owed = exchanges.flatMap((one): Owed[] => {
    const { issue_key: key, citations, topic, question } = one.asked;
    const rule = citations.find(({ kind }) => kind === 'ordinance');
    if (rule === undefined || elsewhere.some((start) => key.startsWith(start)) || !isOpen(one)) return [];
    const quote = withoutEnd(withoutMark(rule.quote));
    return splitAtSpaces(quote).length > longestQuoteWords
      ? []
      : [
          {
            rule: { ...rule, quote },
            question,
            topic,
            isDue: due.test(annotate(quote)),
          },
        ];
  });
  return owed.filter(({ rule }, at) => owed.findIndex((one) => one.rule.quote === rule.quote) === at).slice(0, most);
}

/** 'Distances shall be shown on a plan' of 'B. Distances shall be shown on a plan'. */
function withoutMark(quote: string): string {
  const [first = '', ...rest] = splitAtSpaces(quote.trim());
  const isMark = first.length <= longestMark && (first.endsWith('.') || first.endsWith(')')) && rest.length > 1;
  return isMark ? rest.join(' ') : quote.trim();
}
const longestMark = 4;

/** 'The window shall close at ten' of 'The window shall close at ten; and', one of a list. */
function withoutEnd(quote: string): string {
  const end = ['; and', '; or', ';', ','].find((words) => quote.endsWith(words)) ?? '';
  return quote.slice(0, quote.length - end.length);
}

/** Which of it goes to which criterion: to the one on its subject among those that a rule itself decides, else to the first of these; where there are none, to the one on its subject.
 *  Takes: the criteria and what is owed.  Gives: for the id of a criterion, what is owed on it.  Throws: never. */
export function owedUnder(criteria: readonly CriterionSheet[], owed: readonly Owed[]): (id: string) => readonly Owed[] {
  const byRule = criteria.filter(({ by_rule: isByRule }) => isByRule === true);
  const homeOf = ({ topic }: Owed): CriterionSheet | undefined => {
    const among = byRule.length > 0 ? byRule : criteria;
    return among.find(({ topics }) => topics.includes(topic)) ?? byRule[0];
  };
  return (id) => owed.filter((one) => homeOf(one)?.id === id);
}
