import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../said/asked.ts';
import { heads, rules } from '../said/data.ts';
import { itemsIn, withItems, type ItemClaimed } from './checklist.ts';
import { featuresOf, type Features } from './features/features.ts';
import { readAnswer } from '../said/heard.ts';
import { verdictOf } from './verdict.ts';
import { fitted } from './weigh.ts';

interface Case {
  readonly question: string;
  readonly answer: string;
  /** What a language model found in it. */
  readonly found?: readonly ItemClaimed[];
}

const cases = ['answers', 'spoken-answers', 'earlier-answers', 'rating-rules', 'read-answers'].flatMap((name) =>
  readFileSync(new URL(`../../cases/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Case),
);
const read = cases.map(({ question, answer, found }): Features => {
  const [asked, heard] = [readQuestion(question), readAnswer(answer)];
  const features = featuresOf(asked, heard);
  return found === undefined ? features : withItems(features, asked, heard, itemsIn(found, asked, heard));
});
/** As in an answer that contradicts the record. */
const atOdds = read.map((features): Features => ({ ...features, values: { ...features.values, contradicted: 1 } }));

const told = (features: Features, without: string | null): string => {
  const { band, answers, evasion } = verdictOf(features, {
    ...fitted,
    rules: rules.filter(({ id }) => id !== without),
  });
  return `${band} ${answers} ${evasion}`;
};

describe('the rule table', () => {
  const whole = read.map((features) => told(features, null));
  const wholeAtOdds = atOdds.map((features) => told(features, null));

  it.each(rules.map(({ id }) => id))('has a case that changes without %s', (id) => {
    const changed =
      read.some((features, at) => told(features, id) !== whole[at]) ||
      atOdds.some((features, at) => told(features, id) !== wholeAtOdds[at]);
    expect(changed).toBe(true);
  });

  it('names only features that exist', () => {
    const known = new Set([
      ...Object.keys(read.at(-1)?.values ?? {}),
      'contradicted',
      'good',
      'strong',
      'rude',
      'settles',
      'flat',
    ]);
    const shown = new Set(read.flatMap(({ words }) => Object.keys(words)));
    for (const rule of rules) for (const id of Object.keys(rule.when)) expect(known, rule.id).toContain(id);
    for (const rule of rules)
      if (rule.shows !== undefined && rule.shows !== 'contradicted') expect(shown, rule.id).toContain(rule.shows);
  });

  it('gives every feature a weight or leaves it to the rules', () => {
    const weighed = new Set(Object.values(heads).flatMap(({ weights }) => Object.keys(weights)));
    const ruled = new Set(rules.flatMap(({ when }) => Object.keys(when)));
    for (const id of Object.keys(read[0]?.values ?? {})) expect(weighed.has(id) || ruled.has(id), id).toBe(true);
  });
});
