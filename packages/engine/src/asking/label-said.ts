/** From this many words on, the first item of a list can stand alone. */
const standsAlone = 4;

/** What a complete answer contains, as people ask for it aloud: 'the traffic study: who did it, when it counted' becomes 'the traffic
 *  study', 'what will be measured, where, how often' becomes 'what will be measured'. A list is for reading.
 *  Takes: the label of an element.  Gives: the label or its beginning.  Throws: never. */
export function labelSaid(label: string): string {
  const [named = label] = label.split(':');
  const first = named.split(', ')[0] ?? named;
  return first.split(' ').length >= standsAlone ? first : named;
}
