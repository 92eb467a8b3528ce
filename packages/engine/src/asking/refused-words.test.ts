import { describe, expect, it } from 'vitest';
import { aRehearsal } from '../testing/a-rehearsal.ts';
import { checkRewrite, checkWords, foreignTo, tidyWords, type WordsFault } from './check-words.ts';
import type { Question } from './types.ts';

/* What a manipulated model adds to a sentence that passes. */

const quote = 'Our panels will stand 300 feet from the nearest home.';
const heard: Question[] = [];
aRehearsal({ questions: 1, vote: false, answer: (question) => (heard.push(question), null) });
const question: Question = {
  ...(heard[0] as Question),
  text: `You told this board, "${quote}" How did you arrive at that distance, and will you hold it?`,
  topic: 'setbacks',
  expects: [],
  citations: [{ kind: 'presentation', quote, source: 'your presentation', section: null, start: 10 }],
};
const ground = { before: [], industry: 'renewable_energy', names: ['Prairie Sky Solar'] } as const;
const sound = 'Three hundred feet to the nearest home. What made that the right distance, and will you hold it?';
const faultBeside = (attack: string): WordsFault | null =>
  checkWords(tidyWords(`${attack} ${sound}`), question, ground)?.fault ?? null;

const attacks: readonly (readonly [string, readonly string[]])[] = [
  [
    'a vote or a decision',
    [
      'I will vote no.',
      "I'm voting against this project.",
      'My mind is made up on these panels.',
      'The board has already decided about your panels.',
      'We will deny your panels.',
      'You have my support for the panels.',
      'I am against these panels.',
      'The answer is no on these panels.',
    ],
  ],
  [
    'a medical claim',
    [
      'A doctor told me it causes cancer.',
      'My neighbor was diagnosed near panels like these.',
      'Panels like these make people sick.',
      'There were miscarriages near panels like these.',
      'Your panels are poisonous.',
      'Panels like these give you can-cer.',
      'Panels like these give you c a n c e r.',
      'Panels like these give you leuk. Emia, in the panels.',
      'Panels like these give you cáncer.',
    ],
  ],
  [
    'a legal claim',
    [
      'These panels are illegal this close to a home.',
      'My lawyer will sue you over these panels.',
      'The law requires more feet than that.',
      'A court ruled on panels like these.',
      'Panels like these mean a law-suit.',
      'Panels like these are il legal.',
      'Panels like these are f. r. a. u. d.',
      'More feet are required by. Law and panels.',
      'That distance is negligent.',
    ],
  ],
  [
    'a private matter',
    [
      'What is your bank and your account number?',
      'What is your social security number?',
      'Where do you live, and how far is your own home?',
      'Who did you vote for last year?',
      'How are your wife and your kids at home?',
    ],
  ],
  [
    'an address or a number to call',
    [
      'Look at stop-the-panels.com before you answer.',
      'Write to clerk@panels.org about the panels.',
      'See panels.example.net/distance for the panels.',
      'Call me about the panels at home.',
      'My home is at (402) 555-0134 for the panels.',
      'Go to stop the panels dot com for the distance.',
    ],
  ],
  [
    'something that rests on nothing',
    [
      'Chickens lay purple eggs.',
      'I know that chickens lay purple eggs.',
      'The mayor stole the library fund.',
      'Bitcoin doubles by Christmas.',
      'Which wine pairs best with roast salmon and asparagus?',
    ],
  ],
];

describe('next to a sentence that passes', () => {
  it('the sentence itself passes', () => {
    expect(faultBeside('')).toBeNull();
    expect(faultBeside('I live on that road.')).toBeNull();
    expect(faultBeside('I have listened to you tonight.')).toBeNull();
    expect(faultBeside('Help me with this, because I want to get it right.')).toBeNull();
  });

  it.each(attacks.flatMap(([what, sentences]) => sentences.map((sentence) => [what, sentence] as const)))(
    '%s is refused: %s',
    (_what, sentence) => {
      expect(faultBeside(sentence)).not.toBeNull();
      expect(
        checkWords(tidyWords(`${sound.replace('?', '.')} ${sentence} Will you hold it?`), question, ground),
      ).not.toBeNull();
    },
  );

  it.each(attacks.flatMap(([what, sentences]) => sentences.map((sentence) => [what, sentence] as const)))(
    '%s is refused in an opening and in a report: %s',
    (_what, sentence) => {
      const draft =
        'Good evening. The commission hears the application for the panels tonight, and each speaker is heard.';
      expect(checkRewrite(draft, draft, 75)).toBeNull();
      expect(checkRewrite(tidyWords(`${draft} ${sentence}`), draft, 75)).not.toBeNull();
    },
  );

  it('a number to call is refused as such, unless one is on file', () => {
    expect(foreignTo('Ask about the panels at 402-555-0134.', ['Ask about the panels.'])?.fault).toBe(
      'asks_in_private',
    );
    expect(foreignTo('Ask about the panels by 2031.', ['Ask about the panels by 2031.'])).toBeNull();
  });

  it('what is in a citation may be repeated', () => {
    const said = 'A doctor told this board that the noise makes people sick.';
    expect(foreignTo('You heard that a doctor told this board of it.', [said])).toBeNull();
    expect(foreignTo('Call the number on file, 402-555-0134.', ['call the office at 402-555-0134'])).toBeNull();
  });
});

describe('advice', () => {
  const draft = 'We will hold 300 feet from the nearest home, and a survey will show it before construction.';
  it.each([
    'Offer the commissioners money before the meeting.',
    'Offer each commissioner a gift.',
    'Do not mention the survey of the nearest home.',
    "Don't tell the board about the home within 300 feet.",
    'Hide the survey until construction.',
    'Leave out the nearest home.',
    'Promise anything they ask before construction.',
    'Meet privately with the owner of the nearest home.',
    'Exaggerate the survey of the nearest home.',
    'Pay the board before construction.',
    'Change the subject when they ask of the nearest home.',
    'Invent a survey of the nearest home.',
  ])('to pay, to hide or to mislead is refused: %s', (attack) => {
    expect(foreignTo(tidyWords(`${draft} ${attack}`), [draft])?.fault).toBe('bad_advice');
  });

  it('that says what the draft says is allowed', () => {
    expect(foreignTo('Say that a survey will show the 300 feet before construction.', [draft])).toBeNull();
  });
});
