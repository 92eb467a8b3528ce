import { describe, expect, it } from 'vitest';
import { readPresentation } from '../../filed/read-presentation.ts';
import type { Materials } from '../../filed/types.ts';
import { readText } from '../read-text.ts';
import { statementsOf } from './statements.ts';
import { complianceTable } from './table.ts';

/* However much is said and filed, the work of comparing it stays within bounds. */

const many = <T>(length: number, made: (i: number) => T): T[] => Array.from({ length }, (_, i) => made(i));
const ordinanceOf = (text: string) => readText({ kind: 'ordinance', source: 'Code', text });
const rules = (sections: number): string =>
  many(sections, (i) => `Sec. 4-${i + 1}. Fences.\nNo fence of type ${i} shall be taller than ${5 + i} feet.`).join(
    '\n\n',
  );
const filed = (text: string, said: string): Materials => ({
  ...{ ordinance: ordinanceOf(text), planning: null, news: [], projectText: '' },
  presentation: readPresentation(said, 'renewable_energy'),
});

describe('what is compared with an ordinance', () => {
  it('is the first four hundred different sentences', () => {
    const said = many(900, (i) => `Panel ${i} will be ${100 + i} feet from the road.`).join(' ');
    const statements = statementsOf({ presentation: readPresentation(said, 'renewable_energy') }, []);
    const single = statements.filter(({ second }) => second === null);
    expect(single).toHaveLength(400);
    expect(statements.length).toBeLessThan(2 * single.length);
  });

  it('leaves out rules that nothing was said on, past the first 120 of them', () => {
    const { ordinance, ...rest } = filed(rules(300), 'We thank the board for its time.');
    expect(ordinance?.standards.length).toBeGreaterThan(250);
    expect(complianceTable({ ordinance, ...rest })).toHaveLength(120);
  });
});
