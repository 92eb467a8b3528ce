/** True if a key press is free to use: not typed into a field, not meant for a control or a dialog. */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest('input, textarea, select, button, a, summary, dialog, [contenteditable]') == null;
}
