/** What a short reply to a yes-or-no question means. */
export type Said = 'yes' | 'no' | 'other';

const yes: readonly string[] = [
  'i do',
  'i swear',
  'i affirm',
  'so help me god',
  'yes',
  'yeah',
  'yep',
  'correct',
  'that is correct',
  'right',
  'sure',
  'absolutely',
  'of course',
  'certainly',
  'i will',
  'i would',
  'we would',
  'we will',
  'we do',
  'we agree',
  'i agree',
  'agreed',
  'accept',
  'accepted',
  'we accept',
  'i accept',
  'we can accept',
  'i can accept',
  'ok',
  'okay',
  'fine',
  'no objection',
  'no objections',
];
const no: readonly string[] = [
  'no',
  'nope',
  'i do not',
  "i don't",
  'we do not',
  "we don't",
  'i will not',
  'we will not',
  'i would not',
  'we would not',
  'i cannot',
  'we cannot',
  "we can't",
  "i can't",
  "we won't",
  "i won't",
  'i refuse',
  'we refuse',
  'decline',
  'declined',
  'we decline',
  'i decline',
  'we disagree',
  'i disagree',
  'disagree',
  'absolutely not',
  'certainly not',
  'of course not',
];
/** Words that take part of an answer back. */
const turns: readonly string[] = [
  'but',
  'except',
  'however',
  'only if',
  'as long as',
  'provided',
  'unless',
  'instead',
  'if',
];
const fillers: ReadonlySet<string> = new Set([
  'well',
  'um',
  'uh',
  'so',
  'and',
  'then',
  'mr',
  'madam',
  'chair',
  'chairman',
  'your',
  'honor',
  'thank',
  'you',
  'sir',
  'maam',
]);

function wordsOf(reply: string): string[] {
  const words = reply
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^a-z']+/)
    .filter((word) => word !== '');
  const from = words.findIndex((word) => !fillers.has(word));
  return from === -1 ? [] : words.slice(from);
}

/** What a reply to a yes-or-no question means, by how it begins: 'I do.', 'Yes, we accept that.', 'No.'.
 *  Takes: the reply.  Gives: yes or no; 'other' if it says neither, or takes part of it back.  Throws: never. */
export function saidTo(reply: string): Said {
  const words = wordsOf(reply);
  const text = ` ${words.join(' ')} `;
  const begins = (list: readonly string[]): boolean => list.some((one) => text.startsWith(` ${one} `));
  const turned = turns.some((one) => text.includes(` ${one} `));
  if (begins(['no objection', 'no objections', 'no problem', 'no problems'])) return turned ? 'other' : 'yes';
  // 'No' is tried first, because 'i do not' also begins like 'i do'.
  if (begins(no)) return turned && words.length > 6 ? 'other' : 'no';
  if (begins(yes)) return turned ? 'other' : 'yes';
  return 'other';
}
