import { randomBytes } from 'node:crypto';

/** Puts material between marks that it cannot contain: they carry a word made for this one prompt, and anything
 *  that looks like a mark is removed from the material. */
export interface Fence {
  readonly word: string;
  (label: string, text: string, maxCharacters?: number): string;
}

const maxByDefault = 1_600;

export function makeFence(word = randomBytes(6).toString('hex')): Fence {
  const fence = (label: string, text: string, most = maxByDefault): string =>
    `<<${label} ${word}>>\n${harmless(text, most)}\n<<end of ${label} ${word}>>`;
  return Object.assign(fence, { word });
}

function harmless(text: string, most: number): string {
  const clean = text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/<{2,}|>{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return clean === '' ? '(nothing)' : clean.length <= most ? clean : `${clean.slice(0, most)} (cut)`;
}
