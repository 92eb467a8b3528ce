import { describe, expect, it } from 'vitest';
import type { IndustryGroup } from '../knowledge/types.ts';
import { newRehearsal } from '../record/fold.ts';
import { judgeAnswer } from './judge-answer.ts';
import { nothingFiled } from './nothing-filed.ts';
import type { Judgement } from './types.ts';

const base = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
function judge(industry: IndustryGroup, topic: string, question: string, answer: string): Judgement {
  const r = { ...base, project: { ...base.project, industry } };
  return judgeAnswer(r, nothingFiled, { answer, question, questionId: null, characterId: null, topicFocus: topic });
}

describe('a good answer to another question', () => {
  const noWell =
    'We are not drilling a well. All of our water comes from the city main on 12th Street, and it is about 3,000 gallons a day for restrooms. The will-serve letter from the city is Exhibit 4.';
  const queue =
    "We do. Four staff in vests run two lanes from 7:20 to 8:05, the stack holds 70 cars and the study's longest queue was 52, in the rain. If it ever touches the road we pay for a deputy, and that is in the traffic plan.";
  const smoke =
    'Yes. The UL 9540A report measured hydrogen fluoride and carbon monoxide, and the plume model by Jensen Hughes shows it falls below the emergency guideline at 90 feet. Chief Amundsen has both reports and they are in your packet as Exhibit 9.';
  it.each([
    ['commercial', 'enforcement', 'Would you take a one-year review, at your own expense?', queue],
    ['residential', 'affordable_share', 'What happens to the rents the day the restriction runs out?', noWell],
    ['wind', 'noise', 'That number, is it an average over an hour or the most anybody would hear?', noWell],
    ['wind', 'noise', 'That number, is it an average over an hour or the most anybody would hear?', queue],
    [
      'residential',
      'comprehensive_plan_consistency',
      'How many homes could you build today without any rezoning at all?',
      smoke,
    ],
    ['commercial', 'parking', 'How many parking stalls are you short of the code, if any?', noWell],
  ] as const)('is worth little here: %s %s %s', (industry, topic, question, answer) => {
    const { rating, assessment } = judge(industry, topic, question, answer);
    expect(['weak', 'poor']).toContain(rating);
    expect(assessment.directness).not.toBe('direct');
  });

  it.each([
    ['data_centers', 'wells_groundwater', 'How deep would your well be, and how much does it take?', noWell],
    [
      'manufacturing',
      'enforcement',
      'What if you break one of these conditions?',
      'Then the zoning administrator writes us up, we have 30 days to fix it, and after that you can pull the permit.',
    ],
    [
      'manufacturing',
      'wells_groundwater',
      'I would want the wells along the ridge tested before anything starts.',
      'We can do that. The county health department takes the samples, and we pay.',
    ],
    [
      'residential',
      'density_height',
      'At what hour in December does your roof take the sun?',
      'About two in the afternoon.',
    ],
    [
      'renewable_energy',
      'setbacks',
      'Are all of the panels at least 300 feet from the houses?',
      'No; two are 260 feet off, we will strike them.',
    ],
  ] as const)('but this one belongs to its question: %s %s %s', (industry, topic, question, answer) => {
    const { rating, assessment } = judge(industry, topic, question, answer);
    expect(['adequate', 'strong']).toContain(rating);
    expect(assessment.directness).toBe('direct');
  });
});

describe('an answer put off', () => {
  const question =
    'You said the panels stand 300 feet from the nearest home. Our ordinance asks for 500 feet. How does your figure square with the rule?';

  it.each(['I do not have that in front of me. Staff will have it by Friday.', 'Staff will have it by Friday.'])(
    'is weak where two figures in hand are all it takes: %s',
    (answer) => {
      const { rating, feedback } = judge('renewable_energy', 'setbacks', question, answer);
      expect(rating).toBe('weak');
      expect(feedback).toMatch(/figures|numbers/);
    },
  );

  it('and not where something has still to be measured', () => {
    const { rating } = judge(
      'renewable_energy',
      'noise',
      'How loud is it at the nearest home?',
      'I do not have that in front of me. Staff will have it by Friday.',
    );
    expect(rating).toBe('adequate');
  });

  it('nor where the two figures are squared and a sheet is to follow', () => {
    const { rating } = judge(
      'renewable_energy',
      'setbacks',
      question,
      'It does not. We will move two rows and keep 500 feet, and staff will have the new sheet by Friday.',
    );
    expect(['adequate', 'strong']).toContain(rating);
  });
});

describe('what is told to be missing', () => {
  it('belongs to the question and not only to its topic', () => {
    const { rating, feedback } = judge(
      'residential',
      'density_height',
      'At what hour in December does your roof take the sun?',
      'The houses meet the height limit of 35 feet.',
    );
    expect(rating).toBe('weak');
    expect(feedback).not.toContain('units to the acre');
    expect(feedback).toContain('the hour itself');
  });
});
