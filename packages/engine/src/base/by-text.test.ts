import { expect, it } from 'vitest';
import { byText } from './by-text.ts';

function reader(most: number): { lengthOf: (text: string) => { length: number }; read: string[] } {
  const read: string[] = [];
  return {
    read,
    lengthOf: byText(most, (text) => {
      read.push(text);
      return { length: text.length };
    }),
  };
}

it('reads a text once while it is cached', () => {
  const { lengthOf, read } = reader(20);
  expect(lengthOf('one')).toBe(lengthOf('one'));
  expect(read).toEqual(['one']);
});

it('evicts the least recently used text, not the first one read', () => {
  const { lengthOf, read } = reader(12);
  lengthOf('one');
  lengthOf('three');
  lengthOf('one');
  lengthOf('six');
  lengthOf('one');
  expect(read).toEqual(['one', 'three', 'six']);
  lengthOf('three');
  expect(read).toEqual(['one', 'three', 'six', 'three']);
});

it('still reads a text that is larger than the whole cache', () => {
  const { lengthOf, read } = reader(4);
  expect(lengthOf('thirteen').length).toBe(8);
  lengthOf('thirteen');
  expect(read).toHaveLength(2);
});
