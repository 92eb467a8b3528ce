import { expect, it } from 'vitest';
import { namedSubject } from './named-subject.ts';

it.each([
  ['number of trucks', 'the number of trucks'],
  ['bond', 'the bond'],
  ['whose job it is', 'whose job it is'],
  ['where the water comes from', 'where the water comes from'],
  ['a gate', 'a gate'],
  ['the days of blasting', 'the days of blasting'],
  ['overnight guests', 'overnight guests'],
])('%s', (subject, said) => {
  expect(namedSubject(subject)).toBe(said);
});
