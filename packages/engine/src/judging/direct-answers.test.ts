import { describe, expect, it } from 'vitest';
import type { AskedEvent } from '@rostrum/contract';
import { allTopics } from '../knowledge/all-topics.ts';
import type { IndustryGroup } from '../knowledge/types.ts';
import { newRehearsal } from '../record/fold.ts';
import { filledModel } from './cases/filled-model.ts';
import { judgeAnswer } from './judge-answer.ts';
import { nothingFiled } from './nothing-filed.ts';
import type { Judgement } from './types.ts';

const base = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');

function judge(
  question: string,
  topic: string,
  group: IndustryGroup,
  expects: readonly string[],
  answer: string,
): Judgement {
  const asked: AskedEvent = {
    type: 'asked',
    id: 'a',
    at: '2026-01-01T00:00:00Z',
    question_id: 'q',
    question,
    venue: 'board',
    character_id: 'c',
    character_name: 'C',
    character_role: 'commissioner',
    topic,
    issue_kind: 'gap',
    issue_key: 'k',
    question_type: 'detailed_question',
    method: 'built_in',
    purpose: 'clarification',
    expects: [...expects],
    citations: [],
    follow_up_of: null,
  };
  const r = {
    ...base,
    project: { ...base.project, industry: group },
    exchanges: [{ asked, answered: null, judged: null }],
  };
  return judgeAnswer(r, nothingFiled, { answer, question, questionId: 'q', characterId: null, topicFocus: null });
}

describe('a direct short answer', () => {
  it.each(allTopics.map((topic) => [topic.topic, topic] as const))(
    'in the words of the elements asked for covers them and is at least adequate: %s',
    (_, topic) => {
      const missed: string[] = [];
      for (const [group, entry] of Object.entries(topic.entries)) {
        for (const { text, after } of entry.board) {
          const elements = entry.elements.filter(({ id }) => after.includes(id)).slice(0, 3);
          if (elements.length === 0) continue;
          const answer = elements.map(({ model }) => filledModel(model)).join(' ');
          const { assessment, rating } = judge(text, topic.topic, group as IndustryGroup, after, answer);
          const lost = elements.filter(({ label }) => !assessment.covered.includes(label)).map(({ id }) => id);
          if (lost.length > 0 || !['strong', 'adequate'].includes(rating))
            missed.push(`${group} [${rating}] lost ${lost.join(', ')}: ${text} — ${answer}`);
        }
      }
      expect(missed).toEqual([]);
    },
  );

  it.each([
    [
      'setbacks',
      'renewable_energy',
      'Whose house comes closest, and by how much do you clear it?',
      'The Hendersons at 412 Mill Road. Their porch is 385 feet from the nearest panel; the ordinance asks for 300.',
      'the distance to the nearest home, in feet',
    ],
    [
      'tax_revenue',
      'renewable_energy',
      'What does the county get each year?',
      'About 1.2 million dollars, of which the school district gets 64 percent, under the agreement your board signed in May.',
      'the yearly tax or payment, in dollars',
    ],
    [
      'noise',
      'renewable_energy',
      'What would a meter read at the closest porch?',
      '42 decibels at full sun.',
      'decibels',
    ],
    ['setbacks', 'wind', 'How far is the closest tower from my house?', 'Two thousand six hundred feet.', 'distance'],
    ['traffic_roads', 'logistics', 'How many trucks a day?', 'A hundred and forty.', 'trucks'],
    ['density_height', 'residential', 'How tall is it?', '38 feet to the ridge.', 'height'],
    ['decommissioning_bond', 'wind', 'How much is the bond?', '$2.4 million.', 'security'],
    ['parking', 'retail', 'How many spaces do you have?', '212.', 'spaces'],
    ['jobs', 'data_centers', 'How many people will work there once it is built?', 'Forty-two.', 'permanent'],
    ['water_use', 'data_centers', 'How much water on the hottest day?', '80,000 gallons.', 'peak'],
  ])(
    'with the figure asked for is not told that the figure is missing: %s, %s: %s',
    (topic, group, question, answer, label) => {
      const { assessment, rating } = judge(question, topic, group as IndustryGroup, [], answer);
      expect(assessment.covered.join('; ')).toContain(label);
      expect(['strong', 'adequate']).toContain(rating);
    },
  );
});

describe('an answer about another topic', () => {
  it.each([
    [
      'setbacks',
      'Measured to the fence, which of those distances still meets the ordinance?',
      'The sound study by Acme Acoustics dated March 2026 shows 42 dBA at the nearest home, which is 640 feet away.',
    ],
    [
      'setbacks',
      'How far is it to the nearest home?',
      'Our traffic study by Smith Engineers counts 40 trucks a day on Route 9.',
    ],
    [
      'noise',
      'How loud is it at the closest porch?',
      'The decommissioning bond is $2.4 million and re-estimated every five years by an engineer the county picks.',
    ],
    [
      'decommissioning_bond',
      'Whose money takes this down?',
      'The setback from the nearest home is 420 feet, as shown on sheet C-3.',
    ],
  ])('is weak at most, whatever its figures: %s: %s', (topic, question, answer) => {
    const { assessment, feedback, rating } = judge(question, topic, 'renewable_energy', [], answer);
    expect(['weak', 'poor']).toContain(rating);
    expect(feedback).not.toContain(answer.slice(0, 20));
    expect(assessment.stronger_answer).not.toContain(answer.slice(0, 20));
  });
});
