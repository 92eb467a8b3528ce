import { describe, expect, it } from 'vitest';
import { HeldRehearsal } from '../../hearing/held-rehearsal.ts';
import { topicFiles } from '../../knowledge/authored.ts';
import { newRehearsal } from '../../record/fold.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';
import { knowledgeIssues } from './from-knowledge.ts';
import { onRecord } from './record/on-record.ts';

const ways = topicFiles.flatMap(({ lines }) =>
  lines.flatMap(({ one_of: id, text }) => (id === 'value_of_homes' ? [text] : [])),
);

/** Of the ways to ask about the value of homes, those that may be asked in a rehearsal. */
function drawn(seed: number): readonly string[] {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed, project_type: 'quarry', project: { type: 'quarry', name: 'Larkspur' } });
  held.append({ type: 'presented', text: 'We propose a quarry.' });
  const materials = filedByHand({ presentation: 'We propose a quarry.' });
  const all = knowledgeIssues(held.rehearsal, onRecord(held.rehearsal, materials), new Set());
  return all.flatMap(({ text }) => (ways.includes(text) ? [text] : []));
}

describe('ways to say one thing', () => {
  it('are drawn from, one for each rehearsal', () => {
    const first = Array.from({ length: 20 }, (_, seed) => drawn(seed));
    expect(first.every((some) => some.length === 1)).toBe(true);
    expect(new Set(first.flat()).size).toBe(ways.length);
  });
});
