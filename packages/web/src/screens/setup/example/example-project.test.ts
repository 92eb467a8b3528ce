import { describe, expect, it } from 'vitest';
import { emptyDocuments, emptyFields } from '../project/project-draft.ts';
import { exampleFields, exampleOrdinanceOnFile, examplePlanning, holdsTheExample } from './example-project.ts';

const documents = { ...emptyDocuments, ordinance: exampleOrdinanceOnFile, planning: examplePlanning };

describe('the form', () => {
  it('holds the example after it was filled in, read by the server, and described in other words', () => {
    expect(holdsTheExample(exampleFields, documents)).toBe(true);
    const ordinance = { ...exampleOrdinanceOnFile, isRead: true, sections: ['17.01'] };
    expect(holdsTheExample({ ...exampleFields, projectDescription: 'Ours.' }, { ...documents, ordinance })).toBe(true);
  });

  it('holds somebody’s own project if only its name is the example’s', () => {
    const own = { ...emptyFields, projectName: exampleFields.projectName };
    expect(holdsTheExample(own, emptyDocuments)).toBe(false);
    const ordinance = { ...exampleOrdinanceOnFile, text: 'Chapter 9. Solar energy.' };
    expect(holdsTheExample(exampleFields, { ...documents, ordinance })).toBe(false);
    expect(holdsTheExample({ ...exampleFields, developerName: 'Otter Creek Solar LLC' }, documents)).toBe(false);
  });
});
