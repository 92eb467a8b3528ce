/** Deeper than any page nests what it sends; far less than what the writing and reading of JSON can bear, which goes down by one
 *  call for each level. */
const deepest = 100;

/** Whether a value that was read from JSON is nested deeper than can be kept and read again. */
export function isTooDeep(value: unknown): boolean {
  let level: object[] = typeof value === 'object' && value !== null ? [value] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > deepest) return true;
    const below: object[] = [];
    for (const one of level)
      for (const inner of Object.values(one) as unknown[])
        if (typeof inner === 'object' && inner !== null) below.push(inner);
    level = below;
  }
  return false;
}
