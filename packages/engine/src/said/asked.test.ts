import { describe, expect, it } from 'vitest';
import { readQuestion } from './asked.ts';

const formsOf = (question: string): string[] => readQuestion(question).parts.map(({ form }) => form.id);

describe('what a question asks for', () => {
  it.each([
    ['Tents?', ['yes_no']],
    ['Generators at night?', ['yes_no']],
    ['If that wash comes up, who gets people out of there?', ['who']],
    ['What is the speed limit there, and can a trailer make the left?', ['what', 'yes_no']],
    ['Fourteen trips seems low. Where’d that come from?', ['source']],
    ['How many yards and how many trucks?', ['how_many', 'how_many']],
    ['What about the oaks, which are a hundred years old?', ['what']],
  ])('%s', (question, forms) => expect(formsOf(question)).toEqual(forms));
});
