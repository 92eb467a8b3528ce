import { describe, expect, it } from 'vitest';
import { atThisHour } from './time-of-day.ts';

describe('a line at the time of day when the applicant greeted the board', () => {
  it.each([
    ['Good evening. Ana Wells.', 'Good morning, Madam Examiner. We board dogs.', 'Good morning. Ana Wells.'],
    ["Why can't you answer that tonight?", 'Good afternoon, commissioners.', "Why can't you answer that today?"],
    ["Why can't you answer that tonight?", 'Good evening, commissioners.', "Why can't you answer that tonight?"],
    ["Why can't you answer that tonight?", 'We board dogs. They wake up early.', "Why can't you answer that tonight?"],
    ['You said, "We close tonight." Why?', 'Good morning.', 'You said, "We close tonight." Why?'],
  ])('%s after "%s"', (line, presentation, said) => {
    expect(atThisHour(line, presentation)).toBe(said);
  });
});
