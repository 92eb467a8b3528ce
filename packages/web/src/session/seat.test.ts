import { expect, it } from 'vitest';
import { isSeat, seatInitials } from './seat.ts';

it('gives a seat its initials and nothing else', () => {
  expect(seatInitials('Maria Ruiz')).toBe('MR');
  expect(seatInitials('Maria de la Ruiz')).toBe('MR');
  expect(seatInitials('Member A')).toBe('A');
  expect(seatInitials('Ruiz')).toBe('R');
});

it('tells a seat from a character of the catalog', () => {
  expect(isSeat('seat_3')).toBe(true);
  expect(isSeat('dale_hutchins')).toBe(false);
});
