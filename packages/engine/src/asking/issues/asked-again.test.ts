import { describe, expect, it } from 'vitest';
import { materialsOf } from '../../filed/materials.ts';
import { HeldRehearsal } from '../../hearing/held-rehearsal.ts';
import { newRehearsal } from '../../record/fold.ts';
import { requestIn } from '../request-in.ts';

const evasion = 'We take that very seriously, and we are committed to being a good neighbor.';

function pressed(seed: number) {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed, difficulty: 'expert', project_type: 'solar', project: { name: 'Ridge' } });
  held.append({
    type: 'presented',
    text: 'We propose a solar farm of 40 acres on Mill Road. The fence is seven feet.',
  });
  const materials = materialsOf(held.rehearsal, () => null);
  for (let turn = 0; turn < 12; turn++) held.answer(materials, held.ask(materials, requestIn('board')), evasion);
  return held.rehearsal.exchanges.map(({ asked }) => asked);
}

describe('a question that was not answered', () => {
  it('is asked for again in a few words, and never said over whole', () => {
    const turns = [1, 2, 3, 4].flatMap(pressed);
    const again = turns.filter(({ follow_up_of: before }) => before !== null);
    expect(again.length).toBeGreaterThan(3);
    for (const { question, follow_up_of: before } of again) {
      const first = turns.find(({ question_id: id }) => id === before);
      expect(question).not.toContain(first?.question ?? '');
      expect(question.split(' ').length).toBeLessThan(14);
    }
  });
});
