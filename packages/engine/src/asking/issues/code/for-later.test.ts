import { describe, expect, it } from 'vitest';
import { materialsOf } from '../../../filed/materials.ts';
import { HeldRehearsal } from '../../../hearing/held-rehearsal.ts';
import { readText } from '../../../ordinance/read-text.ts';
import { newRehearsal } from '../../../record/fold.ts';
import { rulesUnspoken } from '../../rules-unspoken.ts';
import { onRecord } from '../record/on-record.ts';

const code = `Section 4. Submittals.

(a) A spill plan shall be filed with the site plan.

(b) A lock box shall be installed at each gate.`;

function readOut(presentation: string): readonly string[] {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: 'hotel', project: { type: 'hotel', name: 'Larkspur' } });
  held.append({ type: 'presented', text: presentation });
  held.append({ type: 'document_filed', kind: 'ordinance', document_id: 'code', source: 'code', text: code });
  const materials = materialsOf(held.rehearsal, () => readText({ kind: 'ordinance', source: 'code', text: code }));
  return rulesUnspoken(onRecord(held.rehearsal, materials), materials).flatMap(({ values }) => Object.values(values));
}

describe('a rule that somebody reads out in public comment', () => {
  it('is one that nobody has spoken of, and a paper is called by its name alone', () => {
    expect(readOut('We propose 40 rooms.')).toEqual(['A lock box shall be installed at each gate', 'a spill plan']);
    expect(readOut('We propose 40 rooms, with a lock box at the gate and a spill plan.')).toEqual([]);
  });

  it('is not one for a later step', () => {
    expect(readOut('We ask to rezone six acres for 40 rooms.')).toEqual(['A lock box shall be installed at each gate']);
  });
});
