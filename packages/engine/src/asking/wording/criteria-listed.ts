import { splitAtSpaces } from '../../base/text.ts';
import { annotate } from '../../language/annotate.ts';
import { matcher, type Match } from '../../language/matcher.ts';
import type { Annotation } from '../../language/types.ts';
import { idsByWord } from '../../lexicon/entries.ts';
import { isContent } from '../../said/asked.ts';

/** After these words a rule says what has to be found, weighed or met, with a member's lead-in for each. */
const openings = [
  {
    words: matcher([
      'shall|must find that',
      '=find that',
      'shall|must find ... ... ... that',
      'if|unless|where|when|until|only|upon|after ... =finds that',
      'if|unless|where|when|until|only|upon|after ... =finds ... ... that',
      'namely that',
      '=finding|=showing that',
      'show|demonstrate|prove that',
      'show|demonstrate|prove ... ... that',
    ]),
    isList: false,
    lead: 'The code has {us} find that',
  },
  { words: matcher(['shall|must find whether']), isList: true, lead: 'The code has {us} find whether' },
  { words: matcher(['shall|must consider']), isList: true, lead: 'The code has {us} consider' },
  {
    words: matcher(['shall|must weigh', 'conclusion as to', 'in view of']),
    isList: true,
    lead: 'The code has {us} weigh',
  },
  { words: matcher(['use|exception|permit shall']), isList: true, lead: 'The code says it shall' },
] as const;
/** 'Where the owner consents, or where the Board finds that ...'. */
const otherGround = matcher(['or where|if|when|upon|that ... =finds|=find|=finding|=showing|=shows']);
/** 'Any of the following', '(a) ...; or (b) ...': each would do. */
const alternatives = /[;,.] or\s*$/;
const anyOf = matcher(['any|one|either ... of the following', 'at least one of', 'one or more of']);
/** A further ground after the ones before it. */
const otherwise = /^\s*or\b/;
/** List markers: '(1)', '(a)'. */
const mark = /\s*(?:\(|(?<=[\s,;:]))(?:\d{1,2}|[A-Za-z])\)\s*/;
/** A list that starts right away: ': (1) ...', ' A. ...'. */
const atOnce = /^\s*:?\s*(?:\(|A\. |[a1A]\) )/;
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
    // One of several grounds need not be found.
    if (otherGround.test(reading, { start: 0, end: match.end })) return [];
    const listed = rule.slice(match.end);
    // '... shall: (a) be served adequately': the list follows right away.
    if (isList && !atOnce.test(listed)) continue;
    return led(listed, lead.replace('{us}', finderBefore(reading, match)), subjectBefore(reading, match));
  }
  return [];
}

/** Bodies that a rule may name as the one that finds or weighs. */
const bodies = matcher([
  'board of supervisors|commissioners|trustees|selectmen|selectboard|adjustment|aldermen|appeals',
  'zoning board of appeals|adjustment',
  'board of zoning|land appeals|adjustment',
  'city|town|village|county? council',
  'county|village|city commissioners',
  'county|town|village|zoning|planning board',
  'plan|planning|zoning? commission',
  'governing body',
  '=board|=commission|=council',
]);

/** Who finds it, as the rule names it last before: 'the board of zoning appeals'; 'us' if it names nobody. */
function finderBefore(reading: Annotation, { end }: Match): string {
  const named = bodies.all(reading).filter((one) => one.end <= end);
  const last = named.reduce<Match | null>(
    (best, one) =>
      best === null || one.end > best.end || (one.end === best.end && one.start < best.start) ? one : best,
    null,
  );
  return last === null ? 'us' : `the ${reading.text.slice(last.start, last.end).toLowerCase()}`;
}

/** Kinds of relief that a finding may be about instead of the use. */
const reliefs: ReadonlySet<string> = new Set('adjustment waiver variance modification deviation reduction'.split(' '));

/** What 'it' is in the findings: the relief that the rule names before them, or what is proposed. */
function subjectBefore({ tokens }: Annotation, { from }: Match): string {
  const named = tokens.slice(0, from).find(({ lemma }) => reliefs.has(lemma));
  return `the ${named?.lemma ?? 'proposal'}`;
}

/** Words of findings that are true of every case: 'meets each standard of this Ordinance'. */
const ofAll: ReadonlySet<string> = new Set(
  (
    'standard chapter ordinance title code requirement provision resolution regulation applicable article section evidence record ' +
    'meet satisfy comply conform compliance conformance each every above other support development specific use plan make satisfactory specification stand close ' +
    'require state set condition all performance professional staff recommendation request proposal it criterion part application relate notice waiver'
  ).split(' '),
);

/** True if a finding names nothing by which it could be asked about. */
const isCatchAll = (words: string): boolean =>
  annotate(words).tokens.every(
    (token) => !isContent(token) || ofAll.has(token.lemma) || token.tag === 'number' || /^[ivx]+$/.test(token.lower),
  );

function led(listed: string, lead: string, it: string): readonly string[] {
  const isMarked = mark.test(listed);
  const { stem, parts } = isMarked
    ? { stem: stemOf(listed.split(mark)[0] ?? ''), parts: listed.split(mark).slice(1) }
    : clauses(listed);
  const isFinding = lead.endsWith('that');
  if (isFinding && isMarked && areGrounds(listed.split(mark)[0] ?? '', parts)) return [];
  const named = isMarked ? subjectOf(listed.split(mark)[0] ?? '') : null;
  return parts.flatMap((part) => {
    const words = `${isMarked && isFinding ? stem : ''}${part}`
      .trim()
      .replace(/^(?:and|or)\s+/, '')
      .replace(letter, '')
      .replace(/^that\s+/, '')
      .replace(/[;,.\s]+(?:and|or)?[;,.\s]*$/, '')
      .replace(/ \(\$?\d[\d,.]*%?\)/g, '')
      .replace(/^[A-Z](?=[a-z]*[ ,])/, (first) => first.toLowerCase());
    const length = splitAtSpaces(words).length;
    // 'A; or that B': B need not be found.
    if (isFinding && !isMarked && otherwise.test(part)) return [];
    // A duty that follows a finding isn't a finding.
    if (length < fewest || length > most || words.includes(' shall ') || isCut(words)) return [];
    // A citation isn't read aloud.
    if (isCatchAll(words) || words.includes('§')) return [];
    // 'The use: (1) is ...' and 'it will not ...' have their subject before the list.
    if (isFinding && words.startsWith('it ')) return [`${lead} ${it} "${words.slice(3)}."`];
    if (!isFinding || !isVerbFirst(words)) return [`${lead} "${words}."`];
    return [`${lead} ${named ?? (isMarked || stem === '' ? it : stem)} "${words}."`];
  });
}

/** True if each part of a list would do by itself. */
const areGrounds = (before: string, parts: readonly string[]): boolean =>
  parts.some((part) => alternatives.test(part)) || anyOf.test(annotate(before));

/** 'The use:' before a list whose parts begin with their verbs. */
function subjectOf(before: string): string | null {
  const words = `${before.trim().replace(/[:,\s]+$/, '')} `;
  const found = subject.exec(words)?.[0].trim().toLowerCase() ?? 'it';
  return found === 'it' ? null : found;
}

/** A lead-in without its list, or several parts read as one: nothing that can be found by itself. */
const isCut = (words: string): boolean =>
  ['"', '(', ':'].some((one) => words.includes(one)) || words.endsWith('following') || words.endsWith(' it');

/** What stands before a list and belongs to each part of it: 'it will not have an undue effect on:'. A bare subject, and words that only
 *  announce the list, are left out. */
function stemOf(before: string): string {
  const words = before.trim().replace(/[:,\s]+$/, '');
  const own = `${words} `.replace(subject, '').trim();
  return own === '' || /\b(?:following|true|met|satisfied)$/i.test(own) ? '' : `${own} `;
}

const subject = /^(?:it|the (?:use|proposed use|proposal|project|request|variance|application)) /i;

/** Verbs that a part of a list begins with when its subject came before. */
const verb =
  /^(?:will|would|is|are|does|do|shall|has|have|can|may|conforms|complies|meets|satisfies|provides|makes|protects|preserves|qualifies|yields|serves|promotes|avoids|minimizes|maintains|furthers|advances|supports|furnishes)\b/;
const verbs = idsByWord('verbs', 'classes');

/** 'Fits its surroundings', but not 'impacts on roads' or 'roads are adequate'. */
function isVerbFirst(words: string): boolean {
  if (verb.test(words)) return true;
  const [first, next] = annotate(words).tokens;
  if (first === undefined || next === undefined || first.lower === first.lemma || !first.lower.endsWith('s'))
    return false;
  const isVerb = verbs.get(first.lemma);
  return isVerb !== undefined && (next.tag === 'determiner' || (isVerb === 'verb' && next.tag === 'word'));
}
/** 'the plan is ...': the subject of every part. */
const shared = /^(the [a-z]+(?: [a-z]+)?) (?=is |are |will |meets |complies |conforms |provides |satisfies )/;

/** 'It will not A, will not B, and that C': split where a part begins with its own verb, or its own 'that'. Gives the subject that the
 *  parts share, if the member has to say it. */
function clauses(listed: string): { readonly stem: string; readonly parts: readonly string[] } {
  const [first = '', ...others] = listed.split(
    /,?\s+and that\s+|,\s+(?:and\s+)?(?=(?:will|would|is|are|does|shall|has|conforms)\b)|;\s*/,
  );
  const bare = first.trim().replace(subject, '');
  if (isVerbFirst(bare)) return { stem: '', parts: [bare, ...others] };
  const stem = others.length > 0 ? (shared.exec(bare)?.[1] ?? '') : '';
  return { stem, parts: [stem === '' ? first : bare.slice(stem.length + 1), ...others] };
}
