/** The subject of a contradiction as it stands behind 'about': 'the number of trucks', 'who owns the land', 'overnight guests'.
 *  Takes: a subject as it was found.  Gives: it, with an article where it is one thing without any. */
export function namedSubject(subject: string): string {
  return namesItself.test(subject) ? subject : `the ${subject}`;
}
const namesItself = /^(?:who|whose|what|where|whether|how|which|when|a|an|the|trucks|people|overnight)\b/;
