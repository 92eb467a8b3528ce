import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { topicFiles } from './authored.ts';
import { likeliestTopic, surely, topicRecognized } from './recognize-topic.ts';

describe('the topic of a question', () => {
  it.each([
    ['How loud will the transformers be at night?', 'noise'],
    ['Where does the runoff from all that roof go when we get four inches of rain?', 'stormwater_drainage'],
    ['What happens to my well if the aquifer drops?', 'wells_groundwater'],
    ['How many semis will be on County Road 9 at harvest?', 'traffic_roads'],
    ['Who hauls these blades off when the company is bankrupt?', 'decommissioning_bond'],
    ['Will my house still appraise for what it does today?', 'property_values'],
    ['What do the kids at the elementary do with forty more students?', 'schools'],
    ['How will our volunteer department put out a battery?', 'fire_emergency'],
  ])('%s', (question, topic) => expect(topicRecognized(question)?.topic.topic).toBe(topic));

  it.each([
    '',
    'Thank you.',
    'Good evening, folks.',
    'Can you say that again?',
    'My mother used to make the best pie in the county.',
    '__proto__ toString hasOwnProperty',
    'qqq zzz xxx',
  ])('is not recognized in %j', (text) => expect(topicRecognized(text)?.topic.topic ?? null).toBeNull());

  it('comes from the one topic whose cue matches the question, or else from the model if it is confident', () => {
    expect(topicRecognized('Any decibel readings?')?.confidence).toBe(1);
    for (const { lines } of topicFiles)
      for (const { text } of lines) {
        const told = topicRecognized(text);
        if (told !== null) expect(told.confidence).toBeGreaterThanOrEqual(surely);
      }
  });

  it('is recognized by the model in the lines it was fitted on', () => {
    const lines = topicFiles.flatMap(({ topic, lines: ofTopic }) => ofTopic.map(({ text }) => ({ topic, text })));
    const right = lines.filter(({ topic, text }) => likeliestTopic(text).topic === topic);
    expect(right.length / lines.length).toBeGreaterThan(0.7);
  });

  const hearings = new URL('../../../../../shared/data/hearings/', import.meta.url);
  it.skipIf(!existsSync(hearings))('is right on three of five questions from real hearings', () => {
    const asked = readdirSync(hearings).flatMap((file) => {
      const { board_questions: board = [], public_concerns: others = [] } = JSON.parse(
        readFileSync(new URL(file, hearings), 'utf8'),
      ) as Readonly<Record<string, readonly { readonly text: string; readonly topic?: string }[]>>;
      return [...board, ...others].filter(({ topic }) => topic !== undefined && topic !== 'other');
    });
    const told = asked.map(({ text, topic }) => ({ topic, told: topicRecognized(text)?.topic.topic ?? null }));
    const right = told.filter((one) => one.told === one.topic).length;
    const wrong = told.filter((one) => one.told !== null && one.told !== one.topic).length;
    expect(right / asked.length).toBeGreaterThan(0.57);
    expect(wrong / asked.length).toBeLessThan(0.25);
  });
});
