import { expect, it } from 'vitest';
import { keptByText } from './kept-by-text.ts';

it('reads a text once while it is among the last', () => {
  const read: string[] = [];
  const lengthOf = keptByText(8, (text) => {
    read.push(text);
    return { length: text.length };
  });
  expect(lengthOf('one')).toEqual({ length: 3 });
  expect(lengthOf('three').length).toBe(5);
  expect(lengthOf('one')).toBe(lengthOf('one'));
  expect(read).toEqual(['one', 'three']);
  lengthOf('seven');
  lengthOf('one');
  expect(read).toEqual(['one', 'three', 'seven', 'one']);
});
