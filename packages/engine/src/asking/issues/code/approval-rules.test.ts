import { describe, expect, it } from 'vitest';
import { materialsOf } from '../../../filed/materials.ts';
import { HeldRehearsal } from '../../../hearing/held-rehearsal.ts';
import { readText } from '../../../ordinance/read-text.ts';
import { newRehearsal } from '../../../record/fold.ts';
import { requestIn } from '../../request-in.ts';
import { criteriaOf } from '../../wording/criteria-listed.ts';
import { approvalIssues } from './from-approval-rules.ts';
import { onRecord } from '../record/on-record.ts';

function filed(rule: string, presentation: string) {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: 'hotel', project: { type: 'hotel', name: 'Larkspur' } });
  held.append({ type: 'presented', text: presentation });
  const text = `Section 4. Decisions.\n\n${rule}`;
  held.append({ type: 'document_filed', kind: 'ordinance', document_id: 'code', source: 'code', text });
  return { held, materials: materialsOf(held.rehearsal, () => readText({ kind: 'ordinance', source: 'code', text })) };
}

function asked(rule: string, presentation: string): readonly string[] {
  const { held, materials } = filed(rule, presentation);
  return approvalIssues(onRecord(held.rehearsal, materials), materials, new Set()).map(({ text }) => text);
}

describe('what the code says about the decision', () => {
  it.each([
    [
      'The Commission shall not act upon a plat until the analysis has been reviewed by the County.',
      'We ask for a plat of 40 lots.',
      'The code says "The Commission shall not act upon a plat until the analysis has been reviewed by the County." Where does that stand?',
    ],
    [
      '(B) The Board may waive paving where the applicant enters into a road agreement.',
      'Paving is dear, and we ask you to waive it.',
      'The code says "The Board may waive paving where the applicant enters into a road agreement." How do you meet that?',
    ],
    [
      'The Board shall not waive a dimensional standard.',
      'We request a waiver.',
      'You said, "We request a waiver." The code says "The Board shall not waive a dimensional standard." Can we grant that?',
    ],
    [
      'The Board may grant a variance upon the finding that it will not harm the neighbors, and that the land is peculiar.',
      'We ask for a variance.',
      'The code has us find that the variance "will not harm the neighbors." What supports that?',
    ],
  ])('%s', (rule, presentation, question) => {
    expect(asked(rule, presentation)).toContain(question);
  });

  it.each([
    [
      'H. Emergency response plan. A plan approved in writing by the Fire Chief shall be filed before the public hearing.',
      'We propose 40 rooms.',
      [
        'On the emergency response plan, the code says "A plan approved in writing by the Fire Chief shall be filed before the public hearing." Where does that stand?',
      ],
    ],
    // It is asked about in the applicant's own words.
    [
      'H. Emergency response plan. A plan approved in writing by the Fire Chief shall be filed before the public hearing.',
      'The emergency response plan is in draft.',
      [],
    ],
    // Which levels was said before.
    [
      'D. The application shall include the report at cell, module and unit level. An application lacking any level is not complete, and the Commission shall not act upon it.',
      'We propose 40 rooms.',
      [],
    ],
  ])('says which paper has to come first: %s With "%s"', (rule, presentation, questions) => {
    expect(asked(rule, presentation)).toEqual(questions);
  });

  it('is what the body finds, and not the office', () => {
    const hedge = 'A hedgerow may serve where the Administrator finds that it obscures the facility at all seasons.';
    expect(asked(hedge, 'We ask for a permit.')).toEqual([]);
  });

  it.each([
    'The Commission shall find that the use meets each standard of this Ordinance.',
    'The Board shall find that: the applicant has proved each of the following:',
  ])('is not asked about if it names nothing: %s', (rule) => {
    expect(asked(rule, 'We ask for a permit.').join()).not.toContain('find that');
  });

  it.each([
    ['The Board may grant a variance where the land is steep.', 'We ask for a permit.'],
    ['The Board may waive paving where the road is county gravel.', 'We ask you to waive the fence.'],
    ['The Board shall not waive a dimensional standard.', 'We meet every standard.'],
    ['The Board shall act within sixty days.', 'We ask for a variance and a waiver.'],
  ])('%s With "%s" nothing is asked', (rule, presentation) => {
    expect(asked(rule, presentation)).toEqual([]);
  });

  it('does not ask why it should grant what it has no power to grant', () => {
    const { held, materials } = filed('The Board shall not waive a dimensional standard.', 'We request a waiver.');
    const said = Array.from({ length: 8 }, () => {
      const question = held.ask(materials, requestIn('board'));
      held.answer(materials, question, 'We have 40 rooms.');
      return question.question.text;
    });
    expect(said.join(' ')).toContain('Can we grant that?');
    expect(said.join(' ')).not.toMatch(/asking (?:for a waiver|us to waive)/);
  });
});

describe('what a body has to find', () => {
  it('is not that every standard is met, or what it may attach', () => {
    const rule =
      'The Board may grant a variance upon the finding that each standard of this division is met, and may attach reasonable conditions.';
    expect(asked(rule, 'We ask for a variance.').join()).not.toContain('has us find');
  });
});

describe('findings that are read out of the code', () => {
  it('are read out once a hearing, and not that the rules are met', () => {
    const rule =
      'The Board shall find that: (1) the use is safe for the public; (2) the use meets the standards in Part 4; (3) drainage is adequate; and (4) the access is convenient.';
    const { held, materials } = filed(rule, 'We propose 40 rooms.');
    const said = Array.from({ length: 8 }, () => {
      const question = held.ask(materials, requestIn('board'));
      held.answer(materials, question, 'We have 40 rooms.');
      return question.question.text;
    });
    expect(said.filter((text) => text.includes('has us find')).length).toBe(1);
    expect(asked(rule, 'We propose 40 rooms.').join()).not.toContain('Part 4');
  });
});

describe('criteria that a rule lists', () => {
  it.each([
    [
      'The Board shall find that the use: (1) is safe for the public; and (2) conforms to the plan of the county.',
      [
        'The code has the board find that the use "is safe for the public."',
        'The code has the board find that the use "conforms to the plan of the county."',
      ],
    ],
    [
      'The applicant shows that (a) strict compliance would cause hardship; (b) the condition is not of its own making.',
      [
        'The code has us find that "strict compliance would cause hardship."',
        'The code has us find that "the condition is not of its own making."',
      ],
    ],
    [
      'In deciding, the Council shall consider: (1) whether the use is suitable; (2) whether it will burden the streets.',
      [
        'The code has the council consider "whether the use is suitable."',
        'The code has the council consider "whether it will burden the streets."',
      ],
    ],
    [
      'A conditional use shall: (a) be in accordance with the plan; (b) not be hazardous to its neighbors.',
      [
        'The code says it shall "be in accordance with the plan."',
        'The code says it shall "not be hazardous to its neighbors."',
      ],
    ],
    [
      'The Board shall approve it only upon finding that it will not have an undue adverse effect on: (a) traffic on roads; (b) the character of the area.',
      [
        'The code has the board find that the proposal "will not have an undue adverse effect on traffic on roads."',
        'The code has the board find that the proposal "will not have an undue adverse effect on the character of the area."',
      ],
    ],
    [
      'The Commission shall approve a plan where it finds that the plan is consistent with the code; provides for safe traffic; and makes adequate provision for drainage.',
      [
        'The code has the commission find that the plan "is consistent with the code."',
        'The code has the commission find that the plan "provides for safe traffic."',
        'The code has the commission find that the plan "makes adequate provision for drainage."',
      ],
    ],
    [
      'The Board shall grant it only if it finds, upon evidence in the record, that: (1) noise will not injure a home; (2) it is in harmony with the plan.',
      [
        'The code has the board find that "noise will not injure a home."',
        'The code has the board find that the proposal "is in harmony with the plan."',
      ],
    ],
    [
      'The Board shall find whether: (1) the use will harm the public; (2) the request meets this Article.',
      ['The code has the board find whether "the use will harm the public."'],
    ],
    [
      'The Board shall weigh: (1) the effect on nearby land; (2) adequacy of roads and water.',
      [
        'The code has the board weigh "the effect on nearby land."',
        'The code has the board weigh "adequacy of roads and water."',
      ],
    ],
    // The subject of every part stands before the list, whatever verb the part begins with.
    [
      'The Board must find that the project: (a) fits its surroundings; (b) protects wetlands and soils.',
      [
        'The code has the board find that the project "fits its surroundings."',
        'The code has the board find that the project "protects wetlands and soils."',
      ],
    ],
    [
      'The Council shall find that the use: A) is in accord with the comprehensive plan; B) will not be hazardous to its neighbors.',
      [
        'The code has the council find that the use "is in accord with the comprehensive plan."',
        'The code has the council find that the use "will not be hazardous to its neighbors."',
      ],
    ],
    ['The Board shall find that the use meets all required conditions and specifications.', []],
    // One of several grounds need not be found.
    [
      'It may reduce a setback where the owner consents in writing, or where the Board finds that the land is wetland.',
      [],
    ],
    ['The Board shall find that: (1) the lot is steep throughout; or (2) the lot is very narrow.', []],
    [
      'The Board may waive a rule where the applicant shows that strict compliance would cause hardship; or that special circumstances make it unneeded.',
      ['The code has the board find that "strict compliance would cause hardship."'],
    ],
    ['The Board shall find that any one of the following is so: (1) the lot is steep; (2) the lot is narrow.', []],
    ['A highway permit shall be obtained where required.', []],
    ['The Board shall find the facts.', []],
    // What a council found when it made the law isn't what a board has to find.
    ['Intent. The city council finds that music on the waterfront contributes to the life of the city.', []],
  ])('%s', (rule, criteria) => {
    expect(criteriaOf(rule)).toEqual(criteria);
  });
});
