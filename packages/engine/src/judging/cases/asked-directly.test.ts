import { describe, expect, it } from 'vitest';
import type { IndustryGroup } from '../../knowledge/types.ts';
import { newRehearsal } from '../../record/fold.ts';
import { judgeAnswer } from '../judge-answer.ts';
import { nothingFiled } from '../nothing-filed.ts';
import type { Judgement } from '../types.ts';
import { askedDirectly } from './asked-directly.ts';

const base = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');

function judge(group: IndustryGroup, topic: string | null, question: string, answer: string): Judgement {
  const r = { ...base, project: { ...base.project, industry: group } };
  return judgeAnswer(r, nothingFiled, { answer, question, questionId: null, characterId: null, topicFocus: topic });
}
const bad = ['weak', 'poor'];

describe('answers whose question says what would answer it', () => {
  it('are rated as labelled in 19 of 20', () => {
    const wrong = askedDirectly.flatMap(([group, topic, question, answer, allowed]) => {
      const { rating } = judge(group, topic, question, answer);
      return allowed.includes(rating.slice(0, 1).toUpperCase())
        ? []
        : [`[${allowed}, got ${rating}] ${question} ${answer}`];
    });
    expect(wrong.length / askedDirectly.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it.each([
    [
      'Why should we believe this belongs here? Help me understand.',
      'It is all in the traffic study, and we accept it as a condition.',
    ],
    ['What will my children see from the yard?', 'That is covered on sheet L-4.'],
    ['How will you keep the mud off the road?', 'Please see the application; we stand by it.'],
    ['What happens when the pond overtops?', 'We address that in the stormwater report.'],
  ])(
    'a sentence that only points covers nothing of an open question and undertakes nothing: %s',
    (question, answer) => {
      const { assessment, feedback, rating } = judge('residential', null, question, answer);
      expect(bad).toContain(rating);
      expect(assessment.covered).toEqual([]);
      expect(assessment.commitments).toEqual([]);
      expect(feedback).not.toContain('condition word for word');
    },
  );

  it('but after a sentence that has said it, or a yes or no, it may', () => {
    const said = judge(
      'residential',
      null,
      'How will you keep the mud off the road?',
      'A 50-foot stone pad at the entrance and a wheel wash, swept every evening. It is on sheet C-9, and we accept it as a condition.',
    );
    expect(said.rating).toBe('strong');
    expect(said.assessment.commitments).not.toEqual([]);
    expect(
      judge('residential', null, 'Is the fence on the plan?', 'It is shown on sheet C-3.').assessment.directness,
    ).toBe('direct');
  });

  it.each([
    'We will work with the city on that.',
    'We would need to look at that.',
    'We will coordinate with the road department on a haul plan.',
    "We'll explore several options with our engineer.",
    'We plan to develop a comprehensive mitigation strategy.',
    'Our team will be happy to discuss that with the neighbors.',
    'We are committed to working closely with the county.',
    'We intend to evaluate that going forward.',
    'We will reach out to the school district.',
    'We will put together a construction management plan.',
    'We would be open to considering it.',
    'I will take that back to our team.',
    'We will continue to engage with stakeholders on a traffic program.',
    'We hope to figure that out with the utility.',
  ])('talk of a plan is no measure: %s', (answer) => {
    for (const question of [
      'Where will the dump trucks drive?',
      'What will you do about the dust?',
      'Will you pave the shoulder?',
    ]) {
      const { assessment, rating } = judge('residential', null, question, answer);
      expect(bad, question).toContain(rating);
      expect(assessment.commitments).toEqual([]);
    }
  });

  it.each([
    'We will work with the county engineer from 7 to 4 on weekdays, and the trucks stay on Route 12.',
    'We will coordinate the closures with the city before any truck moves, in writing.',
    'We will develop the dust plan at our cost before the grading permit, and stop work above 25 miles an hour.',
  ])('with a day, a place or a paper it is one: %s', (answer) => {
    const { assessment } = judge('residential', null, 'What will you do about the trucks and the dust?', answer);
    expect(assessment.commitments).not.toEqual([]);
  });

  it.each(['Yes.', 'Not yet.', 'No, we cannot.', 'We did.', 'We have not.', 'That is correct.'])(
    'a yes or no is never missing from an answer that begins with it: %s',
    (answer) => {
      const { assessment } = judge('renewable_energy', null, 'Did you talk to the people on Harper Lane?', answer);
      expect(assessment.missing).not.toContain('a plain yes or no');
      expect(assessment.covered).toContain('a plain yes or no');
    },
  );

  it('not yet, with a day, is owned up to and still to do', () => {
    const { assessment, rating, feedback } = judge(
      'renewable_energy',
      null,
      'Have you met with the drainage district?',
      'Not yet. I will sit down with them this Thursday and report to staff by the 20th.',
    );
    expect(rating).toBe('adequate');
    expect(assessment.commitments).toHaveLength(1);
    expect(feedback).not.toContain('condition');
  });

  it.each([
    ['What happens if your company fails?', 'We are a very experienced developer with sites in nine states.'],
    ['What happens if your company fails?', 'Our company has been in business for forty years.'],
    ['Will this make my children sick?', 'There is no evidence of that, and folks should stop listening to rumors.'],
    ['Will my house lose value?', 'That is simply a myth and people ought to read the research.'],
  ])('a boast or a denial without a fact is weak at most: %s %s', (question, answer) => {
    expect(bad).toContain(judge('renewable_energy', null, question, answer).rating);
  });

  it.each([
    [
      'logistics',
      'How many trucks at the peak hour and which road?',
      'Fifty-two in the evening, all by Route 30.',
      'the number of trips in a day and in the peak hour',
    ],
    [
      'commercial',
      'Why so little parking?',
      'We have 90 spaces; the ordinance requires 84.',
      'the number the code requires',
    ],
    [
      'data_centers',
      'Will the generators be tested on weekends?',
      'No. Wednesdays between 11 a.m. and 1 p.m., two at a time.',
      'when, how long and how many generators are tested',
    ],
  ] as const)('counts what was asked for, in other words: %s, %s', (group, question, answer, label) => {
    expect(judge(group, group === 'data_centers' ? 'noise' : null, question, answer).assessment.covered).toContain(
      label,
    );
  });

  it('never calls a list of facts without a verb a row of words', () => {
    const { feedback, rating } = judge(
      'manufacturing',
      null,
      'What chemicals are on site and what if they leak?',
      'Three thousand gallons of caustic soda in a double-walled tank inside a berm that holds all of it. The fire chief has the list.',
    );
    expect(rating).toBe('strong');
    expect(feedback).not.toMatch(/right sort of words/);
  });
});
