import type { NewsItem } from '@rostrum/contract';
import { industryGroupOf } from '../catalogue/industry-group-of.ts';
import { themeById } from '../catalogue/theme-by-id.ts';
import { allTopics, entryFor } from '../knowledge/all-topics.ts';
import type { TopicId } from '../knowledge/types.ts';
import type { Claim, Materials, StandardFound, TextReading } from '../reading/types.ts';
import type { ProjectFacts } from '../record/rehearsal.ts';
import { mentionIndexOf, presentationSource } from './mentions.ts';
import { citationOf, quoteFrom } from './quotes.ts';
import { cueOf, mainTopicOf } from './topic-scores.ts';
import type { Issue } from './types.ts';
import { vaguePhrases } from './vague-phrases.ts';

const isTopic = (topic: TopicId | null | undefined): topic is TopicId => topic !== null && topic !== undefined;

function topicOfSentence(sentence: string, hint: TopicId | null, fallback: TopicId | null): TopicId | null {
  return hint ?? mainTopicOf(sentence) ?? fallback;
}

/** Sentences that sound like an answer and settle nothing. */
function vagueClaims(materials: Materials): readonly Issue[] {
  const presentation = materials.presentation;
  if (presentation === null) return [];
  const issues: Issue[] = [];
  for (const { text, span } of presentation.sentences) {
    const phrase = vaguePhrases.filter(({ pattern }) => pattern.test(text)).sort((a, b) => b.weight - a.weight)[0];
    if (phrase === undefined) continue;
    const topic = topicOfSentence(text, null, phrase.topic);
    const quote = quoteFrom(text, phrase.pattern);
    if (topic === null || quote === null || !phrase.pattern.test(quote.text)) continue;
    issues.push({
      kind: 'vague_claim',
      key: `vague:${phrase.id}:${span.start}`,
      topic,
      weight: phrase.weight,
      followUpOf: null,
      citations: [citationOf('presentation', quote, presentationSource, null, span.start)],
      detail: { challenges: phrase.challenges },
    });
  }
  return issues;
}

const hasSupport =
  /\b(?:stud(?:y|ies)|report|survey|exhibit|appendix|analysis|modell?ed|measured|according to|engineer|certified|plan sheet|sheet [A-Z]|petition|voters)\b/i;
const hasMechanism =
  /\b(?:condition|bond|escrow|letter of credit|agreement|recorded|covenant|within \w+ (?:days|weeks|months)|by (?:\d{4}|january|february|march|april|may|june|july|august|september|october|november|december)|shown on|permit)\b/i;

/** A figure that claims an effect, and so wants a source: jobs, money, trips, shares; not a size, a place, a time of day or a year. */
const claimsAnEffect =
  /\b(?:jobs?|revenue|tax(?:es)?|percent|\$|million|billion|trips?|gallons?|households|decibels?|dBA?|tons|customers|signatures|sav(?:e|es|ings)|impacts?|investment|wages?|permanent|per year|annual(?:ly)?|students|pupils|response|winds?|efficien\w+)\b|[$%]/i;

function claimIssue(
  claim: Claim,
  kind: 'unsupported_figure' | 'promise_without_mechanism',
  weight: number,
  focus: RegExp,
): Issue | null {
  const topic = topicOfSentence(claim.sentence, claim.topic, null);
  const quote = quoteFrom(claim.sentence, focus);
  if (topic === null || quote === null || !focus.test(quote.text)) return null;
  return {
    kind,
    key: `${kind === 'unsupported_figure' ? 'figure' : 'promise'}:${claim.span.start}`,
    topic,
    weight,
    followUpOf: null,
    citations: [citationOf('presentation', quote, presentationSource, null, claim.span.start)],
  };
}

/** Figures without a source, and undertakings without a handle. */
function claimIssues(materials: Materials): readonly Issue[] {
  const issues: Issue[] = [];
  for (const claim of materials.presentation?.claims ?? []) {
    if (
      (claim.kind === 'figure' || claim.kind === 'money') &&
      !hasSupport.test(claim.sentence) &&
      claimsAnEffect.test(claim.sentence)
    ) {
      const issue = claimIssue(claim, 'unsupported_figure', claim.kind === 'money' ? 0.7 : 0.6, /\d/);
      if (issue !== null) issues.push(issue);
    } else if (claim.kind === 'promise' && !hasMechanism.test(claim.sentence)) {
      const issue = claimIssue(
        claim,
        'promise_without_mechanism',
        0.65,
        /\b(?:will|shall|would|commit|promise|ensure|guarantee|agree)\b/i,
      );
      if (issue !== null) issues.push(issue);
    }
  }
  return issues;
}

/** True where a rule speaks of this kind of project, or of any. */
function applies(standard: StandardFound, facts: ProjectFacts): boolean {
  const group = industryGroupOf(standard.applies_to);
  return !standard.exception && (group === 'generic' || group === facts.industry);
}

function ruleIssue(reading: TextReading, standard: StandardFound): Issue | null {
  const topic = standard.topic ?? mainTopicOf(standard.quote);
  const quote = quoteFrom(standard.quote, /\d/);
  if (!isTopic(topic) || quote === null) return null;
  const start = reading.text.indexOf(quote.text, Math.max(0, standard.span.start - 2));
  if (start < 0) return null;
  return {
    kind: 'cited_rule',
    key: `rule:${standard.section}:${standard.subject}:${standard.value}`,
    topic,
    weight: 0.6,
    followUpOf: null,
    citations: [
      citationOf(
        'ordinance',
        { text: quote.text, start: 0 },
        reading.source,
        standard.section === '' ? null : standard.section,
        start,
      ),
    ],
    detail: {
      section: standard.section === '' ? null : standard.section,
      distance: /^(?:feet|foot|ft|yards?|miles?|meters?|m)$/i.test(standard.unit),
    },
  };
}

function ruleIssues(facts: ProjectFacts, materials: Materials): readonly Issue[] {
  const reading = materials.ordinance;
  if (reading === null) return [];
  const issues = new Map<string, Issue>();
  for (const standard of reading.standards) {
    if (!applies(standard, facts)) continue;
    const issue = ruleIssue(reading, standard);
    if (issue !== null && entryFor(issue.topic, facts.industry) !== null) issues.set(issue.key, issue);
  }
  return [...issues.values()];
}

function topicOfNews(item: NewsItem): TopicId | null {
  return mainTopicOf(`${item.title}. ${item.snippet}`) ?? themeById(item.theme)?.topics[0] ?? null;
}

function newsIssues(materials: Materials): readonly Issue[] {
  const issues: Issue[] = [];
  for (const item of materials.news) {
    const topic = topicOfNews(item);
    const focus = topic === null ? null : cueOf(topic);
    const fromTitle = quoteFrom(item.title, focus);
    const fromSnippet = quoteFrom(item.snippet.split(/(?<=[.?!])\s/)[0] ?? '', focus);
    const quote = fromTitle ?? fromSnippet;
    if (topic === null || quote === null) continue;
    issues.push({
      kind: 'news_story',
      key: `news:${item.title}`,
      topic,
      weight: 0.35 + 0.25 * item.relevance,
      followUpOf: null,
      citations: [citationOf('news', quote, item.source, null, null)],
    });
  }
  return issues;
}

/** What the presentation left out, and what boards ask about anyway. */
function topicIssues(facts: ProjectFacts, materials: Materials): readonly Issue[] {
  const { byTopic, inPresentation } = mentionIndexOf(materials);
  const severities = new Map<TopicId, number>();
  const analysis = materials.presentation?.analysis ?? null;
  for (const gap of analysis?.gaps ?? [])
    if (gap.topic !== null) severities.set(gap.topic, Math.max(gap.severity, severities.get(gap.topic) ?? 0));
  for (const item of analysis?.industry_analysis.industry_specific ?? []) {
    if (!item.mentioned && item.topic !== null)
      severities.set(item.topic, Math.max(0.6, severities.get(item.topic) ?? 0));
  }
  return allTopics.flatMap(({ topic }): readonly Issue[] => {
    const entry = entryFor(topic, facts.industry);
    if (entry === null) return [];
    const silent =
      materials.presentation !== null && materials.presentation.text.length >= 10 && !inPresentation.has(topic);
    const mention = byTopic.get(topic)?.[0];
    if (silent) {
      const weight = 0.3 + 0.4 * (severities.get(topic) ?? 0.3);
      return [{ kind: 'gap', key: `gap:${topic}`, topic, weight, citations: [], followUpOf: null }];
    }
    return [
      {
        kind: 'industry_concern',
        key: `concern:${topic}`,
        topic,
        weight: Math.max(entry.boardWeight, entry.publicWeight) * 0.6,
        citations: mention === undefined ? [] : [mention.citation],
        followUpOf: null,
      },
    ];
  });
}

const known = new WeakMap<Materials, WeakMap<ProjectFacts, readonly Issue[]>>();

/** What could be raised about what is on file, whatever has been said in the room. Computed once for each set of
 *  materials.  Takes: the project's facts and what is on file.  Gives: issues in no order, keys unique.  Throws: never. */
export function materialIssues(facts: ProjectFacts, materials: Materials): readonly Issue[] {
  const byFacts = known.get(materials) ?? new WeakMap<ProjectFacts, readonly Issue[]>();
  known.set(materials, byFacts);
  const before = byFacts.get(facts);
  if (before !== undefined) return before;
  const all = [
    ...vagueClaims(materials),
    ...claimIssues(materials),
    ...ruleIssues(facts, materials),
    ...newsIssues(materials),
    ...topicIssues(facts, materials),
  ];
  const seen = new Set<string>();
  const issues = all.filter(
    (issue) =>
      entryFor(issue.topic, facts.industry) !== null && !seen.has(issue.key) && seen.add(issue.key) !== undefined,
  );
  byFacts.set(facts, issues);
  return issues;
}
