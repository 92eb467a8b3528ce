import type { Dimension } from './figures/units.ts';

/** A unit in the brackets of a label: 'Front yard (ft.)'. */
export const bracket = /\(\s*(sq\.? ?ft\.?|square feet|ft\.?|feet|acres?|%|percent|in\.?|stories|dba|db)\s*\)/i;
/** What such a unit is called elsewhere, and what it measures. */
export const unitNames: Readonly<Record<string, readonly [string, Dimension]>> = {
  'sq. ft.': ['square feet', 'area'],
  'sq ft': ['square feet', 'area'],
  'sq. ft': ['square feet', 'area'],
  'sq.ft.': ['square feet', 'area'],
  'square feet': ['square feet', 'area'],
  'ft.': ['feet', 'length'],
  ft: ['feet', 'length'],
  feet: ['feet', 'length'],
  acre: ['acres', 'area'],
  acres: ['acres', 'area'],
  '%': ['percent', 'percent'],
  percent: ['percent', 'percent'],
  'in.': ['inches', 'length'],
  in: ['inches', 'length'],
  stories: ['stories', 'count'],
  dba: ['dBA', 'sound'],
  db: ['dBA', 'sound'],
};
