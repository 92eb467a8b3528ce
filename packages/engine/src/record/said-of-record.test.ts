import { describe, expect, it } from 'vitest';
import { readPresentation } from '../filed/read-presentation.ts';
import { complianceTable } from '../ordinance/compliance/table.ts';
import { readText } from '../ordinance/read-text.ts';
import { saidBeyondPresentation } from './said-of-record.ts';

const form = 'Kiln shed 16 ft tall\nSign 40 sq ft. Lit from below\nGravel lot';
const said = saidBeyondPresentation({ exchanges: [] }, { projectText: form });

describe('what the form says', () => {
  it('is one statement a line, with its place', () => {
    expect(said.map(({ sentence }) => sentence)).toEqual([
      'Kiln shed 16 ft tall',
      'Sign 40 sq ft.',
      'Lit from below',
      'Gravel lot',
    ]);
    for (const { sentence, span } of said) expect(form.slice(span.start, span.end)).toBe(sentence);
  });

  it('holds no figure of one line against a rule on another', () => {
    const rows = complianceTable(
      {
        ordinance: readText({ kind: 'ordinance', source: 'code', text: 'A sign shall not exceed 10 feet in height.' }),
        planning: null,
        news: [],
        presentation: readPresentation('Good evening.', 'generic'),
        projectText: form,
      },
      said,
    );
    expect(rows.map(({ verdict }) => verdict)).not.toContain('falls_short');
  });
});
