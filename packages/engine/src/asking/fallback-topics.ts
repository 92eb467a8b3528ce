import type { Topic } from '@rostrum/contract';

const topic = (source: string, id: string, description: string, urgency: number, questioner: string): Topic => ({
  source,
  topic: id,
  description,
  relevance: 0.8,
  urgency,
  injection_timing: urgency >= 0.7 ? 'early' : urgency >= 0.5 ? 'middle' : 'late',
  assigned_questioner: questioner,
  context_data: {},
});

/** The eight topics used when the session's own aren't available. hearing.md §8 (Topics unavailable). */
export const fallbackTopics: readonly Topic[] = [
  topic(
    'industry_standard',
    'traffic_roads',
    'What the project adds to the roads, and where its trips come and go.',
    0.9,
    'chair',
  ),
  topic('community_priority', 'noise', 'What neighbors will hear by day and by night.', 0.85, 'commissioner'),
  topic(
    'industry_standard',
    'screening_visual',
    'What will be seen from homes and roads, and how soon it is screened.',
    0.8,
    'commissioner',
  ),
  topic(
    'presentation_gap',
    'project_timeline',
    'The milestones, the approvals they wait for, and how long construction lasts.',
    0.75,
    'chair',
  ),
  topic(
    'industry_standard',
    'regulatory_compliance',
    'How the project meets the ordinance and the comprehensive plan.',
    0.7,
    'chair',
  ),
  topic(
    'industry_standard',
    'infrastructure_impact',
    'What the project asks of roads, water, sewer and power, and who pays for it.',
    0.65,
    'commissioner',
  ),
  topic(
    'industry_standard',
    'technical_specifications',
    'What exactly is built, and to which standard.',
    0.55,
    'commissioner',
  ),
  topic(
    'community_priority',
    'community_engagement',
    'Who was told, who was asked, and what changed because of it.',
    0.45,
    'commissioner',
  ),
];
