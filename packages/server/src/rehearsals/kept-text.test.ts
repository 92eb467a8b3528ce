import { describe, expect, it } from 'vitest';
import {
  charactersOfStored,
  hashedText,
  packedText,
  storable,
  storedAsIs,
  textIdOf,
  textOfStored,
} from './kept-text.ts';

const code = Array.from(
  { length: 3_000 },
  (_, n) => `Sec. ${n}. A tower in district A-${n % 9} shall stand ${50 + (n % 70)} feet from a dwelling 🌾.\n`,
).join('');

describe('the text of a document on the record', () => {
  it.each([
    ['a long one', code],
    ['a short one', 'Sec. 4-2. No structure shall stand within 150 feet of a dwelling.'],
    ['one that pretends to be packed', packedText('not this').slice(0, 40)],
    ['nothing', ''],
  ])('comes back word for word: %s', async (_what, text) => {
    const { textId, stored } = hashedText(text);
    expect(textId).toBe(textIdOf(text));
    expect(await textOfStored(stored)).toBe(text);
    expect(await textOfStored(storedAsIs(text))).toBe(text);
    expect(storable(stored)).toBe(stored);
  });

  it('takes a fraction of its length if it is long, and is legible if it is short', () => {
    expect(hashedText(code).stored.length).toBeLessThan(code.length / 4);
    expect(hashedText('A short rule.').stored).toBe('A short rule.');
  });

  it('says how long it is in a record, even compressed; one compressed before that was stored does not', async () => {
    expect(charactersOfStored(hashedText('A "barn".\n').stored)).toBe(13);
    expect(charactersOfStored(hashedText(code).stored)).toBe(JSON.stringify(code).length - 2);
    const [, mark, , bytes] = hashedText(code).stored.split('\u0001');
    const before = `\u0001${mark}\u0001${bytes}`;
    expect(charactersOfStored(before)).toBeNull();
    expect(await textOfStored(before)).toBe(code);
  });
});
