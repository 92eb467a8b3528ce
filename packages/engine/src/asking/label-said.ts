/** Words of the first item of a list from which on it can stand alone. */
const standsAlone = 4;

/** What a complete answer contains, as somebody asks for it aloud: 'the traffic study: who did it, when it counted' is asked for
 *  as 'the traffic study', 'what will be measured, where, how often' as 'what will be measured'. A list is for reading.
 *  Takes: the label of an element.  Gives: the label or the beginning of it.  Throws: never. */
export function labelSaid(label: string): string {
  const [named = label] = label.split(':');
  const first = named.split(', ')[0] ?? named;
  return first.split(' ').length >= standsAlone ? first : named;
}
