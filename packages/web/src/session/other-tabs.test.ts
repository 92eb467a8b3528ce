import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchOtherTabs } from './other-tabs.ts';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

const session = 'hearing-1795000000000_AbCdEfGhIjKlMnOp';

it('alerts the second tab and not the first, until the first is closed', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const closeFirst = watchOtherTabs(session, first);
  const closeSecond = watchOtherTabs(session, second);
  await vi.waitFor(() => expect(second).toHaveBeenLastCalledWith(true));
  expect(first).not.toHaveBeenCalledWith(true);
  closeFirst();
  await vi.waitFor(() => expect(second).toHaveBeenLastCalledWith(false));
  closeSecond();
});

it('does not mention another rehearsal', async () => {
  const [other, third, fourth] = [vi.fn(), vi.fn(), vi.fn()];
  const stops = [watchOtherTabs(`${session}x`, other), watchOtherTabs(session, third), watchOtherTabs(session, fourth)];
  await vi.waitFor(() => expect(fourth).toHaveBeenLastCalledWith(true));
  expect(other).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});

it('does nothing if the browser has no such channel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(watchOtherTabs(session, () => expect.unreachable())).toBeTypeOf('function');
});
