const longest = 110;

/** A title as a list shows it: some clerks write on behind it on the same line. Takes: the title as read. Gives: at most 110 characters and
 *  an ellipsis, cut between words. */
export function titleShown(title: string): string {
  const flat = title.replaceAll('\n', ' ');
  if (flat.length <= longest) return flat;
  const cut = flat.lastIndexOf(' ', longest);
  return `${flat.slice(0, cut > 0 ? cut : longest)} …`;
}
