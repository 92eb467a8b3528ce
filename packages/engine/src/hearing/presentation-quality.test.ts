import { describe, expect, it } from 'vitest';
import { hostilityModifier, presentationQuality, spokenSecondsOf, timingOf, volumeOf } from './presentation-quality.ts';

const sentence = 'We will plant two rows of cedar along the county road before the first panel is set. ';
const words = (count: number) =>
  sentence
    .repeat(Math.ceil(count / 17))
    .split(' ')
    .slice(0, count)
    .join(' ');

describe('presentation recorder scoring (hearing.md §5)', () => {
  it.each([
    [0.16, 'good'],
    [0.15, 'fair'],
    [0.09, 'fair'],
    [0.08, 'poor'],
    [null, 'not_measured'],
  ] as const)('calls a mean level of %s %s', (level, volume) => {
    expect(volumeOf(level)).toBe(volume);
  });

  it.each([
    [100, 0.5],
    [200, 1],
    [400, 1],
  ])('counts %i words as completeness %d', (count, completeness) => {
    expect(presentationQuality(words(count), 200, null).completeness).toBe(completeness);
  });

  it.each([
    [239, 'under_time'],
    [240, 'in_time'],
    [300, 'in_time'],
    [301, 'over_time'],
  ] as const)('classifies %i seconds as %s', (seconds, timing) => {
    expect(timingOf(seconds)).toBe(timing);
  });

  it('gives the pace in words per minute, and none if no time passed', () => {
    expect(presentationQuality(words(300), 120, null).pace).toBe(150);
    expect(presentationQuality(words(300), 0, null).pace).toBe(0);
  });

  it('is excellent for a full, clear one, and poor for a handful of words or none', () => {
    expect(presentationQuality(words(600), 250, 0.2).overall).toBe('excellent');
    expect(presentationQuality(words(40), 20, 0.2).overall).toBe('poor');
    expect(presentationQuality('', 0, null).overall).toBe('poor');
  });

  it('is lowered by fillers and by a voice that is too quiet', () => {
    const clear = presentationQuality(words(600), 250, 0.2);
    const mumbled = presentationQuality(words(600).replaceAll('cedar', 'um you know basically cedar'), 250, 0.05);
    expect(mumbled.clarity).toBe('poor');
    expect(['excellent', 'good', 'fair', 'poor'].indexOf(mumbled.overall)).toBeGreaterThan(
      ['excellent', 'good', 'fair', 'poor'].indexOf(clear.overall),
    );
  });

  it('estimates a typed text at 150 words a minute', () => {
    expect(spokenSecondsOf(words(300))).toBe(120);
  });
});

describe('hostility modifier (hearing.md §5)', () => {
  it.each([
    ['good', 200, 'a benefit to the community', 0],
    ['good', 200, 'steel and concrete', 0.2],
    ['good', 119, 'a community benefit', 0.2],
    ['good', 120, 'a Community asset', 0],
    ['good', 119, 'a Community asset', 0.2],
    ['good', 300, 'nothing of the kind', 0.2],
    ['fair', 200, 'benefits', 0.1],
    ['poor', 200, 'benefits', 0.3],
    ['poor', 60, 'benefits', 0.5],
    ['poor', 60, 'nothing of the kind', 0.5],
  ])('%s, %i s, "%s": %d', (overall, seconds, transcript, modifier) => {
    expect(hostilityModifier(overall, seconds, transcript)).toBe(modifier);
  });
});
