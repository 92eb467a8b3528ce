/** Who may say a line: a member of the board or the staff, somebody from the public, or an expert witness. */
export type Floor = 'board' | 'public' | 'expert';

/** A sentence or two with slots in braces: {quote}, {second}, {label}, {noun}, {project}, {developer}, {place}, {road}, {who},
 *  {source}, {section}, {street}, {years}. A line whose slot has nothing to stand in it is not said. No digits. */
export interface Line {
  readonly text: string;
  /** 1 plain, 2 pointed, 3 sharp: a line sharper than the evening is not said. */
  readonly sharpness: 1 | 2 | 3;
}

const slot = /\{(\w+)\}/g;

/** Plain lines, then pointed, then sharp. */
export function lines(
  plain: readonly string[],
  pointed: readonly string[] = [],
  sharp: readonly string[] = [],
): readonly Line[] {
  return [
    ...plain.map((text): Line => ({ text, sharpness: 1 })),
    ...pointed.map((text): Line => ({ text, sharpness: 2 })),
    ...sharp.map((text): Line => ({ text, sharpness: 3 })),
  ];
}

/** The line with its slots filled, or null where a slot has nothing to stand in it. Takes: the line, and what stands in a slot. */
export function filled(text: string, valueOf: (slot: string) => string | null | undefined): string | null {
  if (!text.includes('{')) return text;
  let complete = true;
  const result = text.replace(slot, (_whole, name: string) => {
    const value = valueOf(name);
    if (value === null || value === undefined || value.trim() === '') complete = false;
    return value ?? '';
  });
  return complete ? result : null;
}
