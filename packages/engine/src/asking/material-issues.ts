import type { Citation, NewsItem } from '@rostrum/contract';
import { industryGroupOf } from '../catalogue/industry-group-of.ts';
import { themeById } from '../catalogue/theme-by-id.ts';
import { allTopics, entryFor, topicById } from '../knowledge/all-topics.ts';
import type { TopicId } from '../knowledge/types.ts';
import { claimsIn } from '../reading/claims.ts';
import { complianceTable } from '../ordinance/compliance.ts';
import { boundBy, overlaps, spokenOf } from '../reading/spoken-of.ts';
import type { ComplianceRow, StandardFound, TextReading } from '../ordinance/types.ts';
import type { Materials } from '../filed/types.ts';
import type { Claim } from '../reading/types.ts';
import type { ProjectFacts } from '../record/rehearsal.ts';
import { applicationSource, mentionIndexOf, presentationSource } from './mentions.ts';
import { onceForMaterials } from './once-for-materials.ts';
import { citationOf, quoteFrom, shortestQuote } from './quotes.ts';
import { bindsAbsentThing, materialityOf, speaksOfAnother } from './rule-weight.ts';
import { cueOf, mainTopicOf } from './topic-scores.ts';
import type { Issue } from './types.ts';
import { vaguePhrases } from './vague-phrases.ts';

function topicOfSentence(sentence: string, hint: TopicId | null, fallback: TopicId | null): TopicId | null {
  // 'We live on the farm, so we will know if it gets loud' is about the noise.
  if (/\b(?:loud(?:er|ly)?|noisy)\b/i.test(sentence)) return 'noise';
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
  /\b(?:jobs?|revenue|tax(?:es)?|percent|\$|million|billion|trips?|gallons?|households|decibels?|dBA?|tons|customers|signatures|sav(?:e|es|ings)|impacts?|investment|wages?|permanent|per year|annual(?:ly)?|students|pupils|response|efficien\w+)\b|[$%]/i;

/** What is asked for is no figure that could be wrong: 'proposes one building of a million square feet'. */
const describes =
  /\b(?:propos(?:es?|ing|ed)|asks? (?:to|for)|request(?:s|ing)?|applied for|would like to (?:build|add|open)|is (?:a|an) \d)\b|\bmillion square feet\b/i;

/** Subjects on which money is no revenue of the public. */
const otherMoney: ReadonlySet<TopicId> = new Set([
  'decommissioning_bond',
  'insurance_liability',
  'road_use_agreement',
  'affordable_share',
  'property_values',
  'jobs',
  'schools',
]);

/** A sum paid to the county is about revenue, whatever else its sentence names. */
function topicOfMoney({ sentence, topic }: Claim): TopicId | null {
  const found = topicOfSentence(sentence, topic, null);
  if (found !== null && otherMoney.has(found)) return found;
  return /\b(?:fees?|revenues?|tax\w*|payments?|county|city|town(?:ship)?|school district|public)\b/i.test(sentence)
    ? 'tax_revenue'
    : found;
}

function claimIssue(
  claim: Claim,
  kind: 'unsupported_figure' | 'promise_without_mechanism',
  weight: number,
  focus: RegExp,
): Issue | null {
  const topic = claim.kind === 'money' ? topicOfMoney(claim) : topicOfSentence(claim.sentence, claim.topic, null);
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
      !describes.test(claim.sentence) &&
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

/** Rules for things that are hardly ever the project itself. */
const otherThings = /\b(?:signs?|mobile homes?|campgrounds?|accessory|small)\b/i;

/** What a rule binds: the words before its verb. 'The array shall be set back 300 feet from every dwelling' binds no dwelling. */
const bound = (quote: string): string => quote.split(/\b(?:shall|must|may|is|are|will|should)\b/i)[0] ?? quote;

/** How far a rule is a rule for this project: 1 where it names its kind, less where it speaks of any, 0 where of another. */
function relevance(standard: StandardFound, facts: ProjectFacts): number {
  const to = standard.applies_to;
  if (standard.exception || standard.process === true || otherThings.test(to)) return 0;
  if (/^(?:dwellings|fences|roads and driveways|structures|all uses)$/.test(to)) {
    const ofHomes = /\b(?:dwellings?|homes?|houses?|residences?|lots?)\b/i.test(bound(standard.quote));
    return ofHomes && facts.industry !== 'residential' ? 0 : to === 'fences' ? 0.6 : 0.85;
  }
  const district = / district$/.test(to);
  if (district)
    return (facts.zoning ?? '').toLowerCase().includes(to.replace(/ district$/, '').toLowerCase()) ? 0.9 : 0.3;
  if (/^column /.test(to)) return 0;
  const group = industryGroupOf(to);
  if (group === facts.industry) return 1;
  return group === 'generic' ? 0.6 : 0;
}

function figureOf(value: number): RegExp {
  const [whole = '0', part] = String(value).split('.');
  const grouped = whole
    .split('')
    .reverse()
    .join('')
    .replace(/(\d{3})(?=\d)/g, '$1,?')
    .split('')
    .reverse()
    .join('')
    .replaceAll('?,', ',?');
  return new RegExp(`(?<![\\d.,])${grouped}${part === undefined ? '' : `\\.${part}`}(?![\\d])`);
}

/** A quotation that still reads as a rule. */
const readsAsRule =
  /\b(?:shall|must|may not|not be|required|requires?|not less|at least|no (?:less|more|greater|closer|higher|taller)|minimum|maximum|not (?:to )?exceed|within|prohibited|should|needed|limited to|up to)\b/i;

const bids = /\b(?:shall|must|may|will|should|is|are|requires?|prohibits?)\b/i;
/** Words of a rule that may be read out where a shorter piece would lose its verb. */
const longestRule = 36;

function ruleCitation(reading: TextReading, standard: StandardFound): Citation | null {
  const focus = figureOf(standard.value);
  const short = quoteFrom(standard.quote, focus, 25);
  // A rule without what it bids ('shall be maintained') is no sentence: then it is read out longer, or not at all.
  const quote = short !== null && bids.test(short.text) ? short : quoteFrom(standard.quote, focus, longestRule);
  if (quote !== null && !bids.test(quote.text)) return null;
  // Without its figure and its verb a rule is a riddle.
  if (quote === null || !focus.test(quote.text) || !readsAsRule.test(quote.text) || quote.text.split(/\s+/).length < 5)
    return null;
  const start = reading.text.indexOf(quote.text, Math.max(0, standard.span.start - 2));
  if (start < 0) return null;
  return citationOf('ordinance', { text: quote.text, start: 0 }, reading.source, standard.section, start);
}

function ruleMeasure(standard: StandardFound): 'distance' | 'time' | 'clock' | 'other' {
  if (namesThing.test(standard.quote)) return 'other';
  if (/o.clock/i.test(standard.unit) || /^hours of/i.test(standard.subject)) return 'clock';
  if (/setback|separation|distance/i.test(standard.subject)) return 'distance';
  return /^(?:hours?|days?|weeks?|months?|years?|business days?)$/i.test(standard.unit) ? 'time' : 'other';
}

/** By how much of the rule a statement misses it, where both are in one unit. Gives: 0..1. */
function missedBy(standard: StandardFound, claim: Claim): number {
  if (claim.value === null || claim.unit !== standard.unit || standard.value === 0) return 0.5;
  return Math.min(1, Math.abs(standard.value - claim.value) / Math.abs(standard.value));
}

/** Why a row cannot be told, where rule and statement speak of different things. */
const ofOtherThings = /\b(?:binds|applies to|speaks? of|does not say)\b/;

/** True where the statement may be about what the rule binds: panels are no inverters. */
function ofOneThing(standard: StandardFound, claim: Claim): boolean {
  return overlaps(boundBy(standard.quote), spokenOf(claim.sentence, standard.subject));
}

/** True where the figures alone point the wrong way, whatever else has to be cleared up first. */
function seemsShort(standard: StandardFound, claim: Claim): boolean {
  if (claim.value === null || claim.unit !== standard.unit) return false;
  return standard.comparator === 'min' ? claim.value < standard.value : claim.value > standard.value;
}

/** Where the figure of a claim stands in its sentence; a figure in words is found by its unit. */
function figureSaid(claim: Claim): RegExp {
  const figure = figureOf(claim.value ?? 0);
  if (figure.test(claim.sentence) || claim.unit === null) return figure;
  return new RegExp(`\\b${claim.unit.replace(/[^a-z]/gi, '').replace(/s$/i, '')}`, 'i');
}

/** A figure in the name of a thing ('the 2-year storm') is no rule about time. */
const namesThing = /\b\d+-(?:year|day|hour)\b[^.;]{0,40}\b(?:storms?|floods?|rainfall|events?)\b/i;
/** Measures so general that the words around them say what the rule is about. */
const general = /^(?:height|setback|depth|distance|construction period|width)$/i;

function topicOfRule(standard: StandardFound): TopicId | null {
  const { quote, subject, topic } = standard;
  if (namesThing.test(quote) && topic === 'construction_hours') return 'stormwater_drainage';
  if (/\b(?:groundwater|water table|aquifer)\b/i.test(quote) && general.test(subject)) return 'wells_groundwater';
  if (/\bberms?\b/i.test(quote) && general.test(subject)) return 'screening_visual';
  return topic ?? mainTopicOf(quote);
}

function ruleIssue(
  reading: TextReading,
  { standard, claim, verdict, why, applies }: ComplianceRow,
  facts: ProjectFacts,
  saidIn: 'presentation' | 'project',
  onFile: string,
): Issue | null {
  const fits = relevance(standard, facts);
  const topic = topicOfRule(standard);
  if (topic === null || fits === 0 || verdict === 'meets' || applies === 'no' || bindsAbsentThing(standard, onFile))
    return null;
  const rule = ruleCitation(reading, standard);
  if (rule === null) return null;
  const detail = { section: rule.section, measure: ruleMeasure(standard) };
  const material = materialityOf(standard);
  const focus = claim === null ? null : figureSaid(claim);
  const said = claim === null || focus === null ? null : shortestQuote(claim.sentence, focus);
  const isShort = verdict === 'falls_short' && !(claim !== null && speaksOfAnother(standard, claim));
  if (isShort && claim !== null && said !== null) {
    const source = saidIn === 'project' ? applicationSource : presentationSource;
    const statement = citationOf(saidIn, said, source, null, claim.span.start);
    return {
      kind: 'shortfall',
      key: `shortfall:${standard.section}:${standard.subject}:${standard.value}`,
      topic,
      weight: fits * (0.4 + 0.4 * material + 0.2 * missedBy(standard, claim)),
      citations: [rule, statement],
      followUpOf: null,
      // Until the applicant has said that the rule binds the project, it is asked about and not asserted.
      detail: { ...detail, isConfirmed: applies === 'yes' },
    };
  }
  // What was said of the same thing in words too loose to judge is set beside the rule all the same.
  const loose =
    said !== null &&
    claim !== null &&
    claim.subject === standard.subject &&
    !ofOtherThings.test(why) &&
    ofOneThing(standard, claim) &&
    seemsShort(standard, claim)
      ? citationOf(saidIn, said, saidIn === 'project' ? applicationSource : presentationSource, null, claim.span.start)
      : null;
  return {
    kind: 'cited_rule',
    key: `rule:${standard.section}:${standard.subject}:${standard.value}`,
    topic,
    weight: Math.min(1, (0.8 * material + (loose === null ? 0 : 0.2)) * fits),
    citations: loose === null ? [rule] : [rule, loose],
    followUpOf: null,
    detail,
  };
}

/** Rules on file that the project falls short of, by what was said or by what the form says, or that nobody has spoken to. */
function ruleIssues(facts: ProjectFacts, materials: Materials): readonly Issue[] {
  const reading = materials.ordinance;
  if (reading === null) return [];
  const onForm = claimsIn(materials.projectText);
  const onFile = `${materials.presentation?.text ?? ''}\n${materials.projectText}\n${facts.projectType} ${facts.projectName}`;
  return complianceTable(materials, onForm).flatMap(
    (row) =>
      ruleIssue(
        reading,
        row,
        facts,
        row.claim !== null && onForm.includes(row.claim) ? 'project' : 'presentation',
        onFile,
      ) ?? [],
  );
}

/** Subjects on which a plan has something to say. */
const plannedTopics: readonly TopicId[] = [
  'comprehensive_plan_consistency',
  'neighborhood_character',
  'traffic_roads',
  'open_space_trails',
  'farmland_soil',
  'density_height',
  'stormwater_drainage',
  'affordable_share',
];
/** Passages of a plan that are looked through where the search finds none. */
const mostRead = 60;

/** What the planning text on file says on the subjects of a plan, where it says it in a sentence that can be read aloud. */
function planIssues(materials: Materials): readonly Issue[] {
  const plan = materials.planning;
  if (plan === null) return [];
  return plannedTopics.flatMap((topic): readonly Issue[] => {
    const cue = cueOf(topic);
    if (cue === null) return [];
    const searched = plan.search(topicById(topic)?.noun ?? topic, 3).map(({ chunk }) => chunk);
    const found = [...searched, ...plan.chunks.slice(0, mostRead)].find((chunk) => cue.test(chunk.text));
    if (found === undefined) return [];
    for (const sentence of found.text.split(/(?<=[.;])\s+/)) {
      const quote = cue.test(sentence) ? quoteFrom(sentence, cue, 25) : null;
      if (quote === null || quote.text.split(/\s+/).length < 6) continue;
      const start = plan.text.indexOf(quote.text, Math.max(0, found.span.start - 2));
      if (start < 0) continue;
      const citation = citationOf('planning', { text: quote.text, start: 0 }, plan.source, found.section, start);
      return [
        {
          kind: 'cited_rule',
          key: `plan:${topic}`,
          topic,
          weight: 0.5,
          citations: [citation],
          followUpOf: null,
          detail: { section: null, measure: 'plan' },
        },
      ];
    }
    return [];
  });
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

/** What a composed worry adds to the weight of its topics. */
const worryWeight = 0.1;

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
  const worried = new Set((materials.worries ?? []).flatMap((theme) => themeById(theme)?.topics ?? []));
  return allTopics.flatMap(({ topic }): readonly Issue[] => {
    const worry = worried.has(topic) ? worryWeight : 0;
    const entry = entryFor(topic, facts.industry);
    if (entry === null) return [];
    const silent =
      materials.presentation !== null && materials.presentation.text.length >= 10 && !inPresentation.has(topic);
    const mention = byTopic.get(topic)?.[0];
    if (silent) {
      const weight = worry + 0.3 + 0.4 * (severities.get(topic) ?? 0.3);
      return [{ kind: 'gap', key: `gap:${topic}`, topic, weight, citations: [], followUpOf: null }];
    }
    return [
      {
        kind: 'industry_concern',
        key: `concern:${topic}`,
        topic,
        weight: worry + Math.max(entry.boardWeight, entry.publicWeight) * 0.6,
        citations: mention === undefined ? [] : [mention.citation],
        followUpOf: null,
      },
    ];
  });
}

function issuesOf(facts: ProjectFacts, materials: Materials): readonly Issue[] {
  const all = [
    ...vagueClaims(materials),
    ...claimIssues(materials),
    ...ruleIssues(facts, materials),
    ...planIssues(materials),
    ...newsIssues(materials),
    ...topicIssues(facts, materials),
  ];
  const seen = new Set<string>();
  return all.filter((issue) => {
    if (entryFor(issue.topic, facts.industry) === null || seen.has(issue.key)) return false;
    seen.add(issue.key);
    return true;
  });
}

const issuesByFacts = onceForMaterials((materials, facts) => issuesOf(JSON.parse(facts) as ProjectFacts, materials));

/** What could be raised about what is on file, whatever has been said in the room. Computed once for the same documents.
 *  Takes: the project's facts and what is on file.  Gives: issues in no order, keys unique.  Throws: never. */
export function materialIssues(facts: ProjectFacts, materials: Materials): readonly Issue[] {
  const key = keys.get(facts) ?? JSON.stringify(facts);
  keys.set(facts, key);
  return issuesByFacts(materials, key);
}

const keys = new WeakMap<ProjectFacts, string>();
