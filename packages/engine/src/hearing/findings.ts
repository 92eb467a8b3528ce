import { splitAtSpaces, trimmedEnd } from '../base/text.ts';
import { quotable } from '../said/wording.ts';
import { leastOf } from '../judging/rating.ts';
import { topicIds } from '../knowledge/types.ts';
import type { TopicId } from '../knowledge/types.ts';
import { topicFile } from '../knowledge/authored.ts';
import { asObject, isWayOfAnswering } from './as-object.ts';
import type { Materials } from '../filed/types.ts';
import type { Exchange, Rehearsal } from '../record/rehearsal.ts';
import { testimonyOf } from './testimony.ts';

const mostFindings = 5;

/** The noun of a topic as a sentence can use it ('on setbacks'), or null for a topic that isn't in the knowledge base. Takes: the id of a
 *  topic. Gives: the noun as written, or the id with spaces for underscores. */
export function nounOf(topic: string): string | null {
  return (topicIds as readonly string[]).includes(topic)
    ? (topicFile(topic as TopicId)?.noun ?? topic.replaceAll('_', ' '))
    : null;
}

const fewestWords = 4;

/** The findings behind the verdict: what the record shows (approved) or doesn't show (denied).
 *  Takes: the rehearsal, what was filed, and the verdict.  Gives: one to five sentences. */
export function findingsOf(r: Rehearsal, materials: Materials, verdict: 'APPROVED' | 'DENIED'): readonly string[] {
  const findings = verdict === 'APPROVED' ? shown(r, materials) : notShown(r);
  return findings.slice(0, mostFindings);
}

function shown(r: Rehearsal, materials: Materials): string[] {
  const findings = byTopic(r.exchanges, (exchange) => exchange.judged?.score ?? 0).flatMap((exchange) => {
    const quote = testimonyOf(exchange);
    // 'We do.' finds nothing without its question.
    if (quote === null || splitAtSpaces(quote).length < fewestWords) return [];
    const noun = nounOf(exchange.asked.topic);
    return [
      `${noun === null ? 'In answer to the commission' : `On ${noun}`}, the applicant testified: “${whole(quote)}.”`,
    ];
  });
  const standards = materials.ordinance?.standards.length ?? 0;
  if (standards > 0)
    findings.push('The ordinance and its standards are part of the record on which this decision rests.');
  if (findings.length === 0 && r.presentation !== null)
    findings.push('The applicant presented the application, and nothing on the record speaks against it.');
  if (findings.length === 0)
    findings.push('The application is complete as filed, and nothing on the record speaks against it.');
  return findings;
}

/** A finding quotes the whole sentence unless it is long. */
function whole(sentence: string): string {
  return splitAtSpaces(sentence).length <= 40 ? trimmedEnd(sentence, '.;, ') : quotable(sentence);
}

function notShown(r: Rehearsal): string[] {
  const contradictions = [
    ...new Set(
      r.contradictions.map(
        ({ earlier, now, subject }) =>
          `The record holds two different statements on the ${subject}: “${quotable(earlier)}” and “${quotable(now)}.”`,
      ),
    ),
  ];
  const gaps = byTopic(r.exchanges, (exchange) => -(exchange.judged?.score ?? 10)).flatMap((exchange) => {
    const missing = exchange.judged?.assessment?.missing[0];
    if (missing === undefined || (exchange.judged?.score ?? 10) >= leastOf.adequate) return [];
    const noun = nounOf(exchange.asked.topic);
    const failed = isWayOfAnswering(missing) ? 'answer what was asked' : `establish ${asObject(missing)}`;
    return [`${noun === null ? 'Asked for it' : `On ${noun}`}, the applicant did not ${failed}.`];
  });
  const findings = [...contradictions.slice(0, 2), ...gaps];
  if (findings.length === 0)
    findings.push(
      r.exchanges.some(({ judged }) => judged !== null)
        ? 'The answers given do not carry the burden of proof, which is the applicant’s.'
        : 'The applicant gave no answer on which findings could rest.',
    );
  return findings;
}

/** One exchange per topic, the highest by `worth`; ordered by worth, then by the record. */
function byTopic(exchanges: readonly Exchange[], worth: (exchange: Exchange) => number): readonly Exchange[] {
  const seen = new Set<string>();
  return exchanges
    .map((exchange, at) => ({ exchange, at, value: worth(exchange) }))
    .filter(({ exchange }) => exchange.judged !== null)
    .sort((a, b) => b.value - a.value || a.at - b.at)
    .filter(({ exchange }) => !seen.has(exchange.asked.topic) && seen.add(exchange.asked.topic))
    .map(({ exchange }) => exchange);
}
