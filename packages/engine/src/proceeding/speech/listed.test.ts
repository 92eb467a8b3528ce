import { expect, it } from 'vitest';
import { listed } from './listed.ts';

it('separates what is a list itself by semicolons', () => {
  expect(listed(['traffic', 'noise', 'schools'])).toBe('traffic, noise and schools');
  expect(listed(['adjoining property', 'roads, drainage and utilities'])).toBe(
    'adjoining property; and roads, drainage and utilities',
  );
  expect(listed(['roads, drainage and utilities'])).toBe('roads, drainage and utilities');
});
