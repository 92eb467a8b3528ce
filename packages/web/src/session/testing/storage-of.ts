/** A storage as a page has it, of what the map keeps. */
export const storageOf = (kept: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
});
