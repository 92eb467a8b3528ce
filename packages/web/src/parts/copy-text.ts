/** Copies a text. Gives: whether the browser allowed it. Pages without https do not have the newer clipboard; the
 *  older way uses a selection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing on insecure pages, whatever the types say.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard !== undefined) {
      await clipboard.writeText(text);
      return true;
    }
  } catch (thrown) {
    console.warn('The clipboard refused the text; the older way is tried.', thrown);
  }
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
