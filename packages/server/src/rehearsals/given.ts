const nothing = new Set(['', 'undefined', 'null', '[object object]']);

/** The text, trimmed; null for anything else and for what pages are known to send for "nothing". */
export function given(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return nothing.has(text.toLowerCase()) ? null : text;
}
