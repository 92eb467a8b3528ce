import type { RehearsalEvent } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { foldRecord } from '../record/fold.ts';
import { pointsLeft } from './points.ts';

const at = '2026-11-22T19:00:00.000Z';

function leftAfter(presentation: string, topic: string): readonly string[] {
  const events: RehearsalEvent[] = [
    { type: 'configured', id: 'c', at, seed: 1 },
    { type: 'presented', id: 'p', at, text: presentation },
    {
      type: 'testified',
      id: 't',
      at,
      speaker: { id: 's', name: 'A neighbor', position: 'against' },
      statement: 'What about that?',
      seconds: 20,
      points: [{ id: 'p1', text: 'What about that?', topic }],
    },
  ];
  return pointsLeft(foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', events)).map(({ id }) => id);
}

describe('a point that was raised', () => {
  it.each([
    ['We load from six to five on weekdays, and never on Sundays.', 'hours_of_operation', []],
    ['Lakeland Acoustics measured 44 decibels at the nearest house.', 'noise', []],
    ['We load from six to five on weekdays, and never on Sundays.', 'noise', ['p1']],
    ['Forty trucks a day go straight to Highway 3.', 'traffic_roads', ['p1']],
    ['The sound will be no problem for anybody out there.', 'noise', ['p1']],
  ] as const)('after “%s” on %s leaves %j', (presentation, topic, left) => {
    expect(leftAfter(presentation, topic)).toEqual(left);
  });
});
