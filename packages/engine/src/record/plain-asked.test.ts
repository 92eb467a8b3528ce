import { expect, it } from 'vitest';
import { plainAsked } from './plain-asked.ts';

const words = {
  question_id: 'q-1',
  question: 'Who repairs the road?',
  venue: 'practice',
  topic: 'roads',
  issue_key: 'asked:q-1',
} as const;

it('claims nothing about a question beyond what is known', () => {
  expect(plainAsked(words)).toEqual({
    ...words,
    type: 'asked',
    character_id: '',
    character_name: '',
    character_role: '',
    issue_kind: 'industry_concern',
    question_type: 'fallback',
    method: 'fallback',
    purpose: 'background',
    expects: [],
    citations: [],
    follow_up_of: null,
  });
});

it('keeps what is known', () => {
  const known = { ...words, character_name: 'Ruth Calder', method: 'built_in', purpose: 'criticism' } as const;
  expect(plainAsked(known)).toMatchObject(known);
});
