/** Copies a text. Gives: whether the browser let it. Pages that are not served over https have no clipboard of the newer
 *  kind; the older way goes through a selection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Absent on pages that are not served securely, whatever the types say.
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
