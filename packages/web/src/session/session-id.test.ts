import { sessionIdPattern } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { newSessionId } from './session-id.ts';

describe('newSessionId', () => {
  it('has the form that the server accepts, with the prefix and the time', () => {
    const id = newSessionId('practice', 1_795_000_000_000);
    expect(id).toMatch(sessionIdPattern);
    expect(id).toMatch(/^practice-1795000000000_[A-Za-z0-9]{20}$/);
  });

  it('does not repeat itself', () => {
    const ids = new Set(Array.from({ length: 500 }, () => newSessionId('hearing', 1_795_000_000_000)));
    expect(ids.size).toBe(500);
  });
});
