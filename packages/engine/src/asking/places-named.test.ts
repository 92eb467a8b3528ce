import { describe, expect, it } from 'vitest';
import { roadsNamed } from './places-named.ts';

const named = (projectText: string): readonly string[] =>
  roadsNamed({ ordinance: null, planning: null, news: [], presentation: null, projectText }).map(({ name }) => name);

describe('roadsNamed', () => {
  it.each([
    ['Ambulances come in from County Road 466.', []],
    ['The pad lies by County Road 66, off Kestrel Lane.', ['Kestrel Lane']],
    ['The access road and the haul road are gravel.', []],
    ['A buffer is kept along Welcome Road and Wagers Mill Road.', ['Welcome Road', 'Wagers Mill Road']],
  ])('%s', (text, roads) => {
    expect(named(text)).toEqual(roads);
  });
});
