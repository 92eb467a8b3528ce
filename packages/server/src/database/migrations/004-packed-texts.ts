import type { Migration } from './migration.ts';

/** From here on `texts.text` stores a long text compressed (rehearsals/kept-text.ts). The tables stay the same; the
 *  number keeps out versions that cannot decompress them. */
export const packedTexts: Migration = { number: 4, name: 'packed-texts', statements: [] };
