import { describe, expect, it } from 'vitest';
import { HeldRehearsal } from '../../hearing/held-rehearsal.ts';
import { newRehearsal } from '../../record/fold.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';
import { unfinishedIssues } from './from-unfinished.ts';
import { onRecord } from './record/on-record.ts';

function issues(presentation: string): ReturnType<typeof unfinishedIssues> {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: 'solar', project: { type: 'solar', name: 'Larkspur' } });
  held.append({ type: 'presented', text: presentation });
  return unfinishedIssues(onRecord(held.rehearsal, filedByHand({ presentation })), new Set());
}

const asked = (presentation: string): readonly string[] => issues(presentation).map(({ text }) => text);

describe('what it is about', () => {
  it.each([
    ['The level at the nearest home is 42 dBA. We have not finished the road agreement.', 'road_use_agreement'],
    ['We had a sound study made. It did not include the fans.', 'noise'],
  ])('is its own subject, or that of the sentence before: %s', (presentation, topic) => {
    expect(issues(presentation).map((issue) => issue.topic)).toEqual([topic]);
  });
});

describe('a paper of somebody who is named in another sentence', () => {
  it('is not said back, as nobody could tell whose it is', () => {
    expect(asked("The fire department came out in May. We don't have a letter from them.")).toEqual([]);
    expect(asked("The fire department came out. We don't have a letter from the chief.")).toHaveLength(1);
  });
});

describe('what the applicant says is not done', () => {
  it.each([
    [
      'We have not finished the soil borings yet.',
      'You said you have not finished the soil borings yet. Will you, before this is decided?',
    ],
    ['The road agreement is in draft.', 'You said the road agreement is in draft. When will we have the final one?'],
    [
      'The wells are being read, and our model is not done.',
      'You said your model is not done. When do you expect that?',
    ],
    [
      'We had a traffic study made. It did not include the school.',
      'You said the traffic study did not include the school. Why was that left out?',
    ],
    [
      'Our bat survey missed June. We did not do one in July.',
      'You said you did not do a bat survey in July. Why not?',
    ],
    [
      'The site visit is scheduled for May 9. The bat survey is scheduled for June.',
      'You said the bat survey is scheduled for June. Why should this be decided before then?',
    ],
    [
      'I do not have a noise report for it.',
      'You said you do not have a noise report. Will you have that before this is decided?',
    ],
    [
      "We don't have the easement for you yet.",
      "You said you don't have the easement for us yet. Will you have that before this is decided?",
    ],
    [
      "The chief looked at it and liked it, but we don't have a letter.",
      "You said the chief looked at it and liked it, but you don't have a letter. Will you have that before this is decided?",
    ],
    ["We haven't tested those wells.", "You said you haven't tested the wells. Will you, before this is decided?"],
    [
      "The state has our study, and their comments haven't come back.",
      "You said the state has your study, and their comments haven't come back. When do you expect that?",
    ],
    [
      'The district sent us a letter, though not a capacity commitment.',
      'You said the district sent you a letter, though not a capacity commitment. When do you expect that?',
    ],
    [
      "We haven't done a noise study, and the septic is still with the county.",
      "You said you haven't done a noise study. Will you, before this is decided?",
    ],
    [
      'Traffic concerns are still under review.',
      "You said traffic concerns are still under review. What's still open?",
    ],
    [
      'Our permit application is still under review.',
      'You said your permit application is still under review. When do you expect that?',
    ],
    [
      'It runs through a tank where Ben tests it, and the agreement with the plant is in draft.',
      'You said the agreement with the plant is in draft. When will we have the final one?',
    ],
    ['Northfield has not answered yet.', 'You said Northfield has not answered yet. When do you expect that?'],
    [
      "The volunteer department hasn't been trained yet.",
      "You said the volunteer department hasn't been trained yet. When do you expect that?",
    ],
  ])('%s', (presentation, question) => {
    expect(asked(presentation)).toContain(question);
  });

  it.each([
    'We have finished the soil survey.',
    'They are not done.',
    'We do not have a dog.',
    'They did not include it.',
    'Is the survey not done?',
    'We measure from any home that is not signed up.',
    'If the study is not done, we stop.',
    'We do not have the number.',
    'The state reviewed the ramps and had no comments, letter of June 11.',
    'We have a letter from the chief that he has no objection.',
    'We do not have a tenant signed.',
    "Sewer we're not doing septic tanks.",
    'They have not issued nothing.',
    'We have not gotten into all of that yet.',
    // What there is instead was told in the same breath.
    "We didn't do a traffic study. Our engineer wrote a letter, he's at thirty cars in the peak hour.",
    "Traffic, we didn't do a full study. Mr. Lowe, our engineer, wrote a letter, and it's thirty trips in the worst hour.",
  ])('nothing is asked about "%s"', (presentation) => {
    expect(asked(presentation)).toEqual([]);
  });

  it.each([
    "Somebody said school wasn't in when they counted.",
    "I've read that steeples don't count, and staff said they count over some number.",
    "The wetland delineation found 1.3 acres and we're not in it.",
    "The lease is a page long. That's not signed or anything.",
  ])('is not taken from %s', (said) => {
    expect(asked(said)).toEqual([]);
  });

  it('is left alone if a listener could not tell what it is', () => {
    expect(asked("The county wants a bypass lane, and we haven't signed the paper yet.")).toEqual([]);
  });
});
