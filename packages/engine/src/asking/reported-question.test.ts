import { describe, expect, it } from 'vitest';
import { reportedQuestion } from './reported-question.ts';

describe('what was asked, as it is said when one comes back to it', () => {
  it.each([
    ['How many loads leave the gate on your busiest day?', 'how many loads leave the gate on your busiest day'],
    ['Would you put an officer at the driveway?', 'whether you would put an officer at the driveway'],
    ['Do you come back to us before you add a shift?', 'whether you come back to us before you add a shift'],
    ['Where do the cars go when the field is mud?', 'where the cars go when the field is mud'],
    ['How far is the play yard from the closest porch?', 'how far the play yard is from the closest porch'],
    ['I live there. Who pays for the road, and when is it done?', 'who pays for the road'],
    ['For Meadow Run, what does it cost the school district?', 'what it costs the school district'],
  ])('%s', (asked, clause) => {
    expect(reportedQuestion(asked)).toBe(clause);
  });

  it.each([
    'Speak to that, please.',
    'Could you live with that?',
    'Which housing goal in the plan does this serve?',
    'You said "Who pays for it?" and sat down.',
    'Did your study look at one like mine?',
    'We bought out here for the quiet. Do you see the trouble?',
    'A guest is put out at midnight in February. Whose problem is he then?',
    'Can you give us the size and place of the ponds?',
    'Where in the file do I find the truck route?',
  ])('is left alone where its order is not certain or it asks nothing: %s', (asked) => {
    expect(reportedQuestion(asked)).toBeNull();
  });
});
