import type { Citation } from '@rostrum/contract';
import type { Materials } from '../../../filed/types.ts';
import { annotate } from '../../../language/annotate.ts';
import type { Annotation } from '../../../language/types.ts';
import { usesInHeadings } from '../../../ordinance/compliance/rule-words.ts';
import type { TextReading } from '../../../ordinance/types.ts';
import type { Issue } from '../../types.ts';

/* A code with standards for particular uses has a rule for each of them: a gravel pit posts a bond, and a substation doesn't. */

/** Entries of rules/uses.yml that tell how large something is, and not what. */
const sizes: ReadonlySet<string> = new Set(['small_scale', 'large_scale', 'accessory_building']);
/** Words that headings of every use share. */
const ofAnyUse: ReadonlySet<string> = new Set(
  (
    'use facility site building lot land center standard structure development commercial public private small large special ' +
    'general park plant station farm home storage range yard service'
  ).split(' '),
);
const commands: ReadonlySet<string> = new Set(['shall', 'must', 'may']);
/** After these, a subject names what is around: 'a buffer from a school'. */
const around: ReadonlySet<string> = new Set(
  'from of to within for in at near on along by adjoining abutting adjacent between with next where if when'.split(' '),
);

const usesNamed = ({ tokens }: Annotation): readonly string[] =>
  usesInHeadings.all(tokens).flatMap(({ id }) => (sizes.has(id) ? [] : [id]));

/** What a rule is for, by the headings over it and its subject. */
interface Bound {
  readonly uses: ReadonlySet<string>;
  readonly words: readonly string[];
}

const kept = new WeakMap<TextReading, Map<string, Bound>>();

function boundBy(code: TextReading, { quote, section, start }: Citation): Bound {
  const known = kept.get(code) ?? new Map<string, Bound>();
  kept.set(code, known);
  const key = `${start ?? ''}:${section ?? ''}`;
  const had = known.get(key);
  if (had !== undefined) return had;
  const above = annotate(headingsOver(code, section ?? '').join('. '));
  const subject = annotate(subjectOf(quote));
  const bound: Bound = {
    uses: new Set([...usesNamed(above), ...usesNamed(subject)]),
    words: [above, subject].flatMap(({ tokens }) => tokens.map(({ lemma }) => lemma)),
  };
  known.set(key, bound);
  return bound;
}

/** 'Rifle and pistol ranges' of 'Rifle and pistol ranges in the county shall have ...'; nothing if a rule has no command. */
function subjectOf(quote: string): string {
  const { tokens, text } = annotate(quote);
  const at = tokens.findIndex(({ lower }) => commands.has(lower) || around.has(lower));
  const isRule = tokens.some(({ lower }) => commands.has(lower));
  return isRule && at > 0 ? text.slice(0, tokens[at]?.start) : '';
}

/** A section and those that its number stands under: '7.3.2 Separation' and '7.3 Major utility installations'. */
function headingsOver({ chunks }: TextReading, section: string): readonly string[] {
  const over = new Set([section]);
  for (const { section: other } of chunks)
    if (other !== null && other !== section && isUnder(section, numberOf(other))) over.add(other);
  return [...over];
}

/** Up to the first word with a digit: 'Sec. 25-210'. */
function numberOf(section: string): string {
  const words = section.split(' ');
  const at = words.findIndex((word) => [...word].some((one) => one >= '0' && one <= '9'));
  return words.slice(0, at + 1).join(' ');
}

const isUnder = (section: string, number: string): boolean =>
  number !== '' && section.startsWith(number) && '. (-'.includes(section.charAt(number.length));

/** What the application is for. */
interface Project {
  readonly use: string;
  readonly projectText: string;
  /** Words of its type that not every use shares. */
  readonly words: ReadonlySet<string>;
  readonly uses: ReadonlySet<string>;
}

const projectOf = new WeakMap<TextReading, Project>();

function projectIn(code: TextReading, use: string, projectText: string): Project {
  const known = projectOf.get(code);
  if (known?.use === use && known.projectText === projectText) return known;
  const typed = annotate(use);
  const words = typed.tokens.flatMap(({ tag, lemma }) => (tag === 'word' && !ofAnyUse.has(lemma) ? [lemma] : []));
  const uses = [...usesNamed(typed), ...usesNamed(annotate(projectText))];
  const project: Project = { use, projectText, words: new Set(words), uses: new Set(uses) };
  projectOf.set(code, project);
  return project;
}

/** True if the headings over a rule, or its subject, name other uses than the application does: small wind turbines, on a cell tower.
 *  Takes: where the rule stands, and what is on file.  Gives: false where nothing says what it is for.  Throws: never. */
export function isOfAnotherUse(rule: Citation, { ordinance, use = '', projectText }: Materials): boolean {
  if (ordinance === null) return false;
  const { uses, words } = boundBy(ordinance, rule);
  if (uses.size === 0) return false;
  const project = projectIn(ordinance, use, projectText);
  return !words.some((word) => project.words.has(word)) && ![...project.uses].some((one) => uses.has(one));
}

/** True if an issue rests on a rule for another use; where the applicant asks for relief or said that the rule applies, it is theirs.
 *  Takes: the issue and what is on file.  Throws: never. */
export const restsOnAnotherUse = ({ kind, citations }: Issue, materials: Materials): boolean =>
  kind !== 'shortfall' && citations.some((one) => one.kind === 'ordinance' && isOfAnotherUse(one, materials));
