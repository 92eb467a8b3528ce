import { describe, expect, it } from 'vitest';
import { conditionsTogether } from './conditions-together.ts';

const at = (document_id: string, start: number, quote: string) => ({ document_id, start, quote });

describe('conditions of a board', () => {
  it('are put together by their words, the usual ones first', () => {
    const hours = at('may', 10, 'Hours are limited to 8 a.m.');
    const lights = [at('may', 90, 'Lighting shall be shielded.'), at('june', 40, 'Lighting shall be shielded')];
    expect(conditionsTogether([hours, ...lights])).toEqual([lights, [hours]]);
  });
});
