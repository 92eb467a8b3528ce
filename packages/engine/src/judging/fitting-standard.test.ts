import { describe, expect, it } from 'vitest';
import { readText } from '../ordinance/read-text.ts';
import type { TextReading } from '../ordinance/types.ts';
import type { Materials } from '../filed/types.ts';
import { readAnswer } from '../speech/answer-text.ts';
import { readAgainst } from './answer-reading.ts';
import { coverageOf } from './coverage.ts';
import { expectationOf } from './expectation.ts';
import { fittingStandard, measuresThePlan } from './fitting-standard.ts';
import { nothingFiled } from './nothing-filed.ts';
import { readQuestion } from './question-text.ts';

const ordinance = readText({
  kind: 'ordinance',
  source: 'Zoning ordinance',
  text: [
    'Section 4.1 Setbacks. Solar arrays shall be set back not less than 500 feet from any existing residence.',
    'Solar arrays shall be set back not less than 100 feet from any property line.',
    'Section 4.2 Screening. A vegetative screen of evergreens at least 6 feet in height at planting shall be maintained along public roads.',
    'Section 4.3 Noise. Sound from the facility shall not exceed 45 dBA at the nearest residence.',
    'Section 4.4 Decommissioning. A decommissioning bond of at least 125 percent of the estimated cost of removal shall be posted.',
  ].join('\n\n'),
});

function fitting(topic: string, asked: string, filed: TextReading | null = ordinance): string | null {
  const materials: Materials = { ...nothingFiled, ordinance: filed };
  const question = readQuestion(asked);
  const expectation = expectationOf(question, 'renewable_energy', { topic, expects: [], focus: topic });
  const reading = readAgainst(readAnswer('We will see.'), question, expectation);
  return fittingStandard(materials, reading, coverageOf(reading))?.quote ?? null;
}

describe('the rule that belongs beside an answer', () => {
  it.each([
    ['setbacks', 'How far is the nearest residence from the first panel?', 'from any existing residence'],
    ['setbacks', 'How far do you stand from the property line?', 'from any property line'],
    ['screening_visual', 'How tall are the evergreens at planting?', 'vegetative screen'],
    ['noise', 'What would a sound meter read at the nearest residence?', '45 dBA'],
  ])('is the one nearest to what was asked: %s: %s', (topic, asked, words) => {
    expect(fitting(topic, asked)).toContain(words);
  });

  it('is none where no ordinance is on file or none speaks of the topic', () => {
    expect(fitting('setbacks', 'How far is the nearest residence?', null)).toBeNull();
    expect(fitting('schools', 'Where do these children go to school?')).toBeNull();
  });

  it('can be measured against the plan only in a unit of the plan', () => {
    const byWords = (words: string) => ordinance.standards.find(({ quote }) => quote.includes(words));
    const setback = byWords('existing residence');
    const bond = byWords('125 percent');
    expect(setback !== undefined && measuresThePlan(setback)).toBe(true);
    expect(bond !== undefined && measuresThePlan(bond)).toBe(false);
  });
});
