import { describe, expect, it } from 'vitest';
import { applyEvent, newRehearsal } from '../record/fold.ts';
import { filedByHand } from '../testing/filed-by-hand.ts';
import { fallbackQuestion, localTemplateQuestion } from './fallback-questions.ts';
import { fallbackTopics } from './fallback-topics.ts';
import { practiceQuestions, practiceQuestionsFor } from './practice-questions.ts';
import { topicsNamed } from './next-question.ts';
import { municipalTopics } from './topics.ts';

const at = '2024-05-01T19:00:00.000Z';
const session = (type: string) =>
  applyEvent(newRehearsal('hearing-1700000000000_abcdefghijklmnop'), {
    type: 'configured',
    id: 'c',
    at,
    seed: 1,
    project_type: type,
    project: { name: 'Millbrook', city: 'Nevada' },
  });

describe('municipalTopics', () => {
  const presentation =
    'The car wash is open from 7 a.m. to 10 p.m. The blower faces the homes on Oak Street. We recycle our water.';

  it('lists topics most urgent first, with figures in range', () => {
    const topics = municipalTopics(session('car wash'), filedByHand({ presentation }));
    expect(topics.length).toBeGreaterThanOrEqual(8);
    expect(new Set(topics.map(({ topic }) => topic)).size).toBe(topics.length);
    topics.forEach(({ urgency, relevance }, i) => {
      expect(urgency).toBeLessThanOrEqual(topics[i - 1]?.urgency ?? 1);
      expect(urgency).toBeGreaterThanOrEqual(0);
      expect(relevance).toBeLessThanOrEqual(1);
    });
    expect(topics[0]?.assigned_questioner).toBe('chair');
  });

  it("draws on this session's own presentation", () => {
    const withHours = municipalTopics(session('car wash'), filedByHand({ presentation })).map(({ topic }) => topic);
    expect(withHours.slice(0, 6)).toEqual(expect.arrayContaining(['hours_of_operation', 'noise']));
    const sources = new Set(
      municipalTopics(session('solar'), filedByHand({ presentation: 'The panels are ten feet tall.' })).map(
        ({ source }) => source,
      ),
    );
    expect(sources).toContain('presentation_gap');
  });

  it('never lists what cannot come up for the industry', () => {
    expect(municipalTopics(session('apartments'), filedByHand({})).map(({ topic }) => topic)).not.toContain(
      'shadow_flicker',
    );
  });
});

describe('fallbacks when the engine is unavailable', () => {
  it('is eight topics and eight practice questions', () => {
    expect(fallbackTopics).toHaveLength(8);
    expect(practiceQuestions).toHaveLength(8);
  });

  it.each([
    ['chair', 'project_timeline', /timeline.*milestones.*approval stages/],
    ['chair', 'regulatory_compliance', /compl.*municipal regulations/],
    ['chair', null, /elaborate on the key aspects/],
    ['commissioner', 'technical_specifications', /technical requirements.*local standards/],
    ['commissioner', 'infrastructure_impact', /existing infrastructure.*improvements/],
    ['commissioner', 'anything', /regulatory compliance measures/],
    ['planning_director', null, /comprehensive plan.*zoning/],
    ['public_works_director', null, /utilities.*public works/],
    ['building_inspector', null, /building code.*safe/],
    ['legal_counsel', null, /technical requirements must be met/],
    ['beekeeper', 'project_timeline', /timeline/],
  ])('has a text for %s on %s (hearing.md §8)', (role, topic, text) => {
    expect(fallbackQuestion(role, topic)).toMatch(text);
  });

  it('builds a question from the project type and the community', () => {
    for (const role of ['chair', 'commissioner', 'technical', 'resident'])
      expect(localTemplateQuestion(role, 'data_center', 'urban_progressive')).toMatch(/^[A-Z][^{}_]*\?$/);
  });

  it('filters the practice questions by topic and falls back to all', () => {
    expect(practiceQuestionsFor(['noise']).map(({ topic }) => topic)).toEqual(['nuisance_concerns']);
    expect(practiceQuestionsFor(['general'])).toHaveLength(8);
  });
});

describe('topicsNamed', () => {
  it.each([
    ['traffic', 'traffic_roads'],
    ['Traffic Impact', 'traffic_roads'],
    ['drainage', 'stormwater_drainage'],
    ['parking spaces', 'parking'],
    ['property values', 'property_values'],
    ['noise', 'noise'],
  ])('understands %j without its id', (said, topic) => {
    expect([...topicsNamed([said])]).toEqual([topic]);
  });

  it('takes nothing from words that speak of no topic', () => {
    expect(topicsNamed(['the usual', ''])).toEqual(new Set());
  });
});
