import { describe, expect, it } from 'vitest';
import { HeldRehearsal } from '../../hearing/held-rehearsal.ts';
import { newRehearsal } from '../../record/fold.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';
import { unfinishedIssues } from './from-unfinished.ts';
import { onRecord } from './record/on-record.ts';

function asked(presentation: string): readonly string[] {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: 'solar', project: { type: 'solar', name: 'Larkspur' } });
  held.append({ type: 'presented', text: presentation });
  return unfinishedIssues(onRecord(held.rehearsal, filedByHand({ presentation })), new Set()).map(({ text }) => text);
}

describe('what the applicant says is not done', () => {
  it.each([
    ['We have not finished the soil borings yet.', "You said the soil borings aren't done. When will we have it?"],
    ['The road agreement is in draft.', 'You said the road agreement is in draft. When will we have the final one?'],
    [
      'The wells are being read, and our model is not done.',
      "You said the model isn't finished. When will we have it?",
    ],
    [
      'We had a traffic study made. It did not include the school.',
      "You said the traffic study didn't include the school. Why was that left out?",
    ],
    [
      'The site visit is scheduled for May 9. The bat survey is scheduled for June.',
      'You said the bat survey is scheduled for June. Why should we vote before then?',
    ],
    ['I do not have a noise report for it.', "You said you don't have a noise report. When will we have it?"],
    ["It's a preliminary letter.", 'You said the letter is preliminary. When will we have the final one?'],
    [
      "Ms. Ortiz agreed to it, but we don't have her consent.",
      "You said you don't have Ms. Ortiz's consent. When will we have it?",
    ],
    [
      'We got comments back that we have not answered.',
      "You said there are comments you haven't answered. What do they say?",
    ],
    ["We haven't tested those wells.", "You said you haven't tested the wells. When will you?"],
    [
      'The drainage plan is with the county and not yet approved.',
      "You said the drainage plan isn't approved yet. When will it be?",
    ],
    [
      'The evacuation plan is a draft until he signs off.',
      'You said the evacuation plan is a draft. When will we have the final one?',
    ],
    [
      "The volunteer department hasn't been trained yet.",
      "You said the volunteer department hasn't been trained. Who pays for that, and when?",
    ],
  ])('%s', (presentation, question) => {
    expect(asked(presentation)).toEqual([question]);
  });

  it.each([
    'We have finished the soil survey.',
    'It is not done.',
    'We do not have a dog.',
    'They did not include it.',
    'Is the survey not done?',
  ])('nothing is asked of "%s"', (presentation) => {
    expect(asked(presentation)).toEqual([]);
  });
});
