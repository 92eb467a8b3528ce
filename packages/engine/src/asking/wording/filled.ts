const slot = /\{(\w+)\}/g;

/** A figure that began a sentence where it was said, and doesn't here: 'Sixty trucks a day'. */
const inside = (value: string, before: string): string =>
  before === '' || /[.!?]\s$/.test(before) || /^.[A-Z]/.test(value)
    ? value
    : `${value.charAt(0).toLowerCase()}${value.slice(1)}`;

/** A line with its slots filled. Takes: the line, and the value for each slot.  Gives: null if there is no value for a slot. */
export function filled(text: string, valueOf: (slot: string) => string | null | undefined): string | null {
  let isWhole = true;
  const result = text.replace(slot, (_, name: string, at: number) => {
    const found = valueOf(name);
    const value = name === 'figure' && typeof found === 'string' ? inside(found, text.slice(0, at)) : found;
    if (value === null || value === undefined || value.trim() === '') isWhole = false;
    return value ?? '';
  });
  return isWhole ? result : null;
}
