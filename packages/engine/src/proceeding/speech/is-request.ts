/** How the request itself begins: nobody is held to that. */
const asks: readonly string[] = [
  'we ask',
  'we request',
  'we are asking',
  'we are requesting',
  "we're asking",
  "we're requesting",
  "i'm asking",
  'this is a request',
  'we propose',
  'i ask',
  'i am asking',
  'we would like',
  'i would like',
  "we'd like",
  "i'd like",
  'we want to',
  'i want to',
];

/** Whether a sentence is the request itself ('We ask for a permit …'), which nobody is held to. Takes: a sentence. Gives: whether it begins
 *  with one of the phrases of a request. */
export function isRequest(sentence: string): boolean {
  const plain = sentence.trim().toLowerCase().replaceAll('’', "'");
  return asks.some((words) => plain.startsWith(words));
}
