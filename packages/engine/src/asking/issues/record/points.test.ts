import { describe, expect, it } from 'vitest';
import { isAskedByTheCode } from './points.ts';

describe('what the code already asks', () => {
  const code = {
    text: 'The operator shall measure sound at the nearest dwelling within six months after operation begins.',
  };
  const request = "I'd ask that somebody measure the sound once it's running.";

  it('is not asked for by a neighbor', () => {
    expect(isAskedByTheCode(request, code)).toBe(true);
  });

  it('is known only where a code is on file, and only of what is in it', () => {
    expect(isAskedByTheCode(request, null)).toBe(false);
    expect(isAskedByTheCode(request, { text: 'Every fence shall be at least six feet high.' })).toBe(false);
  });
});
