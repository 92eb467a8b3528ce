import { annotate } from '../../language/annotate.ts';
import { matcher } from '../../language/matcher.ts';

/** Behind these words a rule says what has to be found. */
const opening = matcher([
  'shall find that',
  'find|finds that',
  'namely that',
  'finding|showing that',
  'show|demonstrate|prove that',
]);
/** Marks of a list: '(1)', '(a)'. */
const mark = /\s*\((?:\d{1,2}|[a-z])\)\s*/;
/** Words of a criterion. */
const fewest = 3;
const most = 26;

/** What a rule of a code says has to be found, each as a member would lead up to it: 'The code has us find that it "will not ..."'.
 *  Takes: one sentence of the code.  Gives: in order; none where the rule cannot be cut into criteria that can be read aloud.
 *  Throws: never. */
export function criteriaOf(rule: string): readonly string[] {
  const reading = annotate(rule);
  const match = opening.first(reading);
  if (match === null) return [];
  const listed = rule.slice(match.end);
  const subject = /^(.*?)[:,]?\s*\((?:1|a)\)/.exec(listed)?.[1]?.trim() ?? '';
  const parts = mark.test(listed) ? listed.split(mark).slice(1) : clauses(listed);
  return parts.flatMap((part) => {
    const words = part
      .trim()
      .replace(/^(?:and|or)\s+/, '')
      .replace(/^that\s+/, '')
      .replace(/[;,.\s]+(?:and|or)?[;,.\s]*$/, '')
      .replace(/ \(\$?\d[\d,.]*%?\)/g, '');
    const length = words.split(/\s+/).length;
    if (length < fewest || length > most || words.includes('"')) return [];
    // 'The use: (1) is ...' and 'it will not ...' have their subject before the list.
    const isBare = isVerbFirst(words) || subject !== '';
    return [
      isBare && isVerbFirst(words)
        ? `The code has us find that it "${words}."`
        : `The code has us find that "${words}."`,
    ];
  });
}

const isVerbFirst = (words: string): boolean =>
  /^(?:will|would|is|are|does|do|shall|has|have|can|may|conforms)\b/.test(words);

/** 'It will not A, will not B, and that C': cut where a part has its own verb first, or its own 'that'. */
function clauses(listed: string): readonly string[] {
  const parts = listed.split(
    /,?\s+and that\s+|,\s+(?:and\s+)?(?=(?:will|would|is|are|does|shall|has|conforms)\b)|;\s*/,
  );
  const [first = '', ...others] = parts;
  const bare = first.replace(/^\s*(?:it|the (?:use|proposed use|proposal|project|request|variance))\s+/i, '');
  return [isVerbFirst(bare.trim()) ? bare : first, ...others];
}
