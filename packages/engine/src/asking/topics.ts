import type { Topic } from '@rostrum/contract';
import { topicFile } from '../knowledge/authored.ts';
import type { TopicId } from '../knowledge/types.ts';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { boardOfRehearsal } from '../boards/seated-board.ts';
import { chooseCharacter } from './casting/choose-character.ts';
import { elementsOf, onRecord } from './issues/record/on-record.ts';
import { communityOf } from './next-question.ts';
import { rankedIssues } from './issues/rank.ts';
import { requestIn } from './request-in.ts';
import type { Issue, IssueKind } from './types.ts';

/** How many topics a board might have on its list for the evening. */
const mostTopics = 14;

const sourceOf: Readonly<Record<IssueKind, string>> = {
  request: 'presentation_claim',
  gap: 'presentation_gap',
  vague_claim: 'presentation_claim',
  unsupported_figure: 'presentation_claim',
  promise_without_mechanism: 'presentation_claim',
  stated_fact: 'presentation_claim',
  unfinished: 'presentation_claim',
  required_paper: 'ordinance_standard',
  shortfall: 'ordinance_standard',
  cited_rule: 'ordinance_standard',
  staff_report: 'staff_report',
  contradiction: 'conversation',
  unanswered_request: 'conversation',
  continued: 'conversation',
  criterion: 'conversation',
  open_answer: 'conversation',
  industry_concern: 'industry_standard',
  community_priority: 'community_priority',
};

function description(issue: Issue, noun: string, name: string, isGap: boolean): string {
  const quote = issue.citations[0]?.quote;
  if (isGap) return `The presentation says nothing on ${noun}.`;
  switch (issue.kind) {
    case 'vague_claim':
      return `The statement "${quote ?? name}" on ${noun} can be read more than one way.`;
    case 'unsupported_figure':
      return `The figure in "${quote ?? name}" has no source on file.`;
    case 'promise_without_mechanism':
      return `The promise "${quote ?? name}" has nobody and no date behind it.`;
    case 'unfinished':
      return `The applicant left something open on ${noun}: "${quote ?? name}".`;
    case 'required_paper':
      return `The ordinance asks for a paper that is not on file: "${quote ?? name}".`;
    case 'request':
      return `It is part of what is asked for: "${quote ?? name}".`;
    case 'stated_fact':
      return `The applicant brought up ${noun}: "${quote ?? name}".`;
    case 'shortfall':
      return `What was stated on ${noun} does not reach the ordinance: "${quote ?? name}".`;
    case 'cited_rule':
      return `The ordinance has a standard on ${noun}: "${quote ?? name}".`;
    case 'staff_report':
      return `The staff report speaks to ${noun}: "${quote ?? name}".`;
    case 'community_priority':
      return `People here give ${noun} more weight than elsewhere.`;
    case 'industry_concern':
      return `Boards commonly ask about ${noun} for this kind of project.`;
    default:
      return `An earlier exchange left something open on ${noun}.`;
  }
}

function timing(rank: number): string {
  if (rank < 4) return 'early';
  return rank < 9 ? 'middle' : 'late';
}

/** What the board could raise next in this session, most urgent first: one entry per topic, with its source.
 *  Takes: the rehearsal and what is on file.  Gives: up to 14 topics drawn from this session's own presentation, ordinance, news, community
 *  and industry; urgency decreases along the list, both figures 0..1.  Throws: never. hearing.md §3 (Topic), §7 (GET
 *  /api/municipal/get-topics); decisions.md §3. */
export function municipalTopics(r: Rehearsal, materials: Materials): readonly Topic[] {
  const community = communityOf(r);
  const record = onRecord(r, materials);
  const ranked = rankedIssues(r, materials, 'board', community, new Set());
  const best = new Map<TopicId, { issue: Issue; value: number }>();
  for (const candidate of ranked) {
    const before = best.get(candidate.issue.topic);
    if (before === undefined) best.set(candidate.issue.topic, candidate);
  }
  const chair = boardOfRehearsal(r)[0]?.character_id;
  const top = [...best.values()].slice(0, mostTopics);
  const highest = top[0]?.value ?? 1;
  return top.map(({ issue, value }, rank): Topic => {
    const knowledge = topicFile(issue.topic);
    const weight = knowledge?.weights[r.project.industry] ?? knowledge?.weights.generic;
    const noun = knowledge?.noun ?? issue.topic;
    const name = knowledge?.name ?? issue.topic;
    const isGap = issue.kind === 'gap' || (issue.kind === 'industry_concern' && !record.mentions().has(issue.topic));
    const asker = chooseCharacter(r, requestIn('board'), issue, null);
    return {
      source: isGap ? 'presentation_gap' : sourceOf[issue.kind],
      topic: issue.topic,
      description: description(issue, noun, name, isGap),
      relevance: Math.round(Math.min(1, Math.max(weight?.board ?? 0, value / highest)) * 100) / 100,
      urgency: Math.round(Math.min(1, value / Math.max(1, highest)) * 100) / 100,
      injection_timing: timing(rank),
      assigned_questioner: rank === 0 || asker.character_id === chair ? 'chair' : 'commissioner',
      context_data: {
        name,
        noun,
        issue_kind: issue.kind,
        character_id: asker.character_id,
        citations: issue.citations,
        wants: elementsOf(r.project, record, issue.topic)
          .slice(0, 5)
          .map(({ label }) => label),
      },
    };
  });
}
