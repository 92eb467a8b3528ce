import { expect, it } from 'vitest';
import { warmUp } from './warm-up.ts';

it('runs a whole evening between other work, and stops when asked to', async () => {
  let turns = 0;
  let over = false;
  const count = (): void => {
    turns += 1;
    if (!over) setImmediate(count);
  };
  setImmediate(count);
  await warmUp(new AbortController().signal);
  const whole = turns;
  expect(whole).toBeGreaterThan(40);
  await warmUp(AbortSignal.abort());
  over = true;
  expect(turns - whole).toBeLessThan(5);
});
