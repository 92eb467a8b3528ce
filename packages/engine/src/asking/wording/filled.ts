const slot = /\{(\w+)\}/g;

/** A line with its slots filled. Takes: the line, and the value for each slot.  Gives: null if there is no value for a slot. */
export function filled(text: string, valueOf: (slot: string) => string | null | undefined): string | null {
  let isWhole = true;
  const result = text.replace(slot, (_, name: string) => {
    const value = valueOf(name);
    if (value === null || value === undefined || value.trim() === '') isWhole = false;
    return value ?? '';
  });
  return isWhole ? result : null;
}
