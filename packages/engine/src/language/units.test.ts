import { describe, expect, it } from 'vitest';
import { annotate } from './annotate.ts';

/** A figure with its unit, and what it is in the base unit of its dimension: feet, acres, gallons, tons, days, dollars, watts, ... */
const table: readonly (readonly [string, string, number])[] = [
  ['ten meters', 'length', 32.8084],
  ['two kilometers', 'length', 6561.68],
  ['nine square yards', 'area', 81 / 43560],
  ['144 square inches', 'area', 1 / 43560],
  ['two square miles', 'area', 1280],
  ['ten hectares', 'area', 24.7105],
  ['100 cubic feet', 'volume', 748.052],
  ['two barrels', 'volume', 84],
  ['ten liters', 'volume', 2.64172],
  ['4,000 pounds', 'mass', 2],
  ['thirty seconds', 'duration', 30 / 86400],
  ['two decades', 'duration', 7305],
  ['fifty cents', 'money', 0.5],
  ['400 watts', 'power', 400],
  ['two gigawatts', 'power', 2e9],
  ['ten kilowatt-hours', 'energy', 10_000],
  ['240 volts', 'voltage', 240],
];

describe('a figure in its unit', () => {
  it.each(table)('%s is a %s of %d', (text, dimension, value) => {
    const [quantity] = annotate(`It is ${text}.`).quantities;
    expect(quantity?.dimension).toBe(dimension);
    expect(quantity?.value).toBeCloseTo(value, value < 1 ? 6 : value < 100 ? 2 : 0);
  });
});
