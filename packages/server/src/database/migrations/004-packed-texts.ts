import type { Migration } from './migration.ts';

/** From here on `texts.text` holds a long text packed (rehearsals/kept-text.ts). The tables stay as they are; the number keeps
 *  versions that cannot unpack them away. */
export const packedTexts: Migration = { number: 4, name: 'packed-texts', statements: [] };
