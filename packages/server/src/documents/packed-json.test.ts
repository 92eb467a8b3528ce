import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packedBetween, packedJson, unpackedJson } from './packed-json.ts';
import { joined, lengthOf } from './pieces.ts';

const pieces = (): string[] => ['{"text":"', ...Array.from({ length: 3_000 }, (_, n) => `Sec. ${n} – 🌾. `), '"}'];
const whole = pieces().join('');
const never = new AbortController().signal;

describe('JSON compressed in transit', () => {
  it.each([
    ['in one go', () => packedJson(pieces())],
    ['between other work', () => packedBetween(pieces(), never)],
  ])('is the same afterward, and small in between: %s', async (_how, packed) => {
    const json = await packed();
    expect(json.bytes).toBe(Buffer.byteLength(whole));
    expect(lengthOf(json.gzip)).toBeLessThan(json.bytes / 3);
    expect(gunzipSync(joined(json.gzip)).toString()).toBe(whole);
    expect(await text(unpackedJson(json))).toBe(whole);
  });

  it('is abandoned along with the call that wanted it', async () => {
    const given = new AbortController();
    let asked = 0;
    function* endless(): Generator<string> {
      for (;;) {
        if (++asked === 20) given.abort();
        yield 'and so on ';
      }
    }
    await expect(packedBetween(endless(), given.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toBeLessThan(100);
  });
});
