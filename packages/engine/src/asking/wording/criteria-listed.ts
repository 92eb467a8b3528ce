import { annotate } from '../../language/annotate.ts';
import { matcher } from '../../language/matcher.ts';

/** After these words a rule says what has to be found, weighed or met, with a member's lead-in for each. */
const openings = [
  {
    words: matcher([
      'shall find that',
      'find|finds that',
      'namely that',
      'finding|showing that',
      'show|demonstrate|prove that',
    ]),
    isList: false,
    lead: 'The code has us find that',
  },
  { words: matcher(['shall consider']), isList: true, lead: 'The code has us consider' },
  { words: matcher(['use|exception|permit shall']), isList: true, lead: 'The code says it shall' },
] as const;
/** List markers: '(1)', '(a)'. */
const mark = /\s*\((?:\d{1,2}|[A-Za-z])\)\s*/;
/** A list that starts right away: ': (1) ...', ' A. ...'. */
const atOnce = /^\s*:?\s*(?:\(|A\. )/;
/** 'A. Conformance with the plan' without its letter. */
const letter = /^[:\s]*(?:[A-Z]\. )?/;
/** The fewest words in a criterion. */
const fewest = 3;
const most = 26;

/** What a rule of a code says has to be found, each as a member would introduce it: 'The code has us find that it "will not ..."'.
 *  Takes: one sentence of the code.  Gives: in order; none if the rule cannot be split into criteria that can be read aloud.
 *  Throws: never. */
export function criteriaOf(rule: string): readonly string[] {
  const reading = annotate(rule);
  for (const { words, isList, lead } of openings) {
    const match = words.first(reading);
    if (match === null) continue;
    const listed = rule.slice(match.end);
    // '... shall: (a) be served adequately': the list follows right away.
    if (isList && !atOnce.test(listed)) continue;
    return led(listed, lead);
  }
  return [];
}

function led(listed: string, lead: string): readonly string[] {
  const parts = mark.test(listed) ? listed.split(mark).slice(1) : clauses(listed);
  return parts.flatMap((part) => {
    const words = part
      .trim()
      .replace(/^(?:and|or)\s+/, '')
      .replace(letter, '')
      .replace(/^that\s+/, '')
      .replace(/[;,.\s]+(?:and|or)?[;,.\s]*$/, '')
      .replace(/ \(\$?\d[\d,.]*%?\)/g, '');
    const length = words.split(/\s+/).length;
    // A duty that follows a finding isn't a finding.
    if (length < fewest || length > most || words.includes('"') || words.includes(' shall ')) return [];
    // 'The use: (1) is ...' and 'it will not ...' have their subject before the list.
    const isBare = isVerbFirst(words) && lead.endsWith('that');
    return [`${lead}${isBare ? ' it' : ''} "${words}."`];
  });
}

const isVerbFirst = (words: string): boolean =>
  /^(?:will|would|is|are|does|do|shall|has|have|can|may|conforms)\b/.test(words);

/** 'It will not A, will not B, and that C': split where a part begins with its own verb, or its own 'that'. */
function clauses(listed: string): readonly string[] {
  const parts = listed.split(
    /,?\s+and that\s+|,\s+(?:and\s+)?(?=(?:will|would|is|are|does|shall|has|conforms)\b)|;\s*/,
  );
  const [first = '', ...others] = parts;
  const bare = first.replace(/^\s*(?:it|the (?:use|proposed use|proposal|project|request|variance))\s+/i, '');
  return [isVerbFirst(bare.trim()) ? bare : first, ...others];
}
