/** Parts of a development that a rule binds or a statement speaks of, by the words that name them. */
const parts: readonly (readonly [string, RegExp])[] = [
  ['panels', /\b(?:solar )?(?:panels?|arrays?|modules?|trackers?)\b/],
  ['inverters', /\binverters?\b/],
  ['transformers', /\btransformers?\b/],
  ['the substation', /\b(?:substation|switchyard)s?\b/],
  ['batteries', /\bbatter(?:y|ies)\b|\bbess\b|\benergy storage\b/],
  ['turbines', /\bturbines?\b|\bwecs\b/],
  ['the fence', /\bfenc(?:e|es|ing)\b/],
  ['signs', /\bsigns?\b/],
  ['parking', /\bparking\b/],
  ['drives', /\b(?:driveways?|access (?:roads?|drives?)|entrances?)\b/],
  ['lights', /\b(?:light (?:poles?|fixtures?)|luminaires?)\b/],
  ['generators', /\bgenerators?\b/],
  ['cooling equipment', /\bchillers?\b|\bcooling (?:towers?|equipment|units?)\b/],
  ['docks', /\bdocks?\b/],
  ['the well pad', /\bwell pads?\b/],
  ['compressors', /\bcompressors?\b/],
  ['buildings', /\b(?:buildings?|warehouses?|townhomes?|townhouses?|apartments?)\b/],
];
/** Parts that stand for a whole development when nothing more is said. */
const principal = new Set(['panels', 'turbines', 'buildings', 'the well pad', 'batteries']);
const whole =
  /\b(?:facilit(?:y|ies)|projects?|development|site|everything|all (?:of )?(?:the )?(?:equipment|structures?|components?|parts)|any (?:part|portion|component|structure|equipment)|entire)\b/;
const modal = /\b(?:shall|must|may|will|is|are|can|cannot)\b/;

/** What a rule binds: the parts named before its verb, and whether it names the development as a whole. */
export interface Bound {
  readonly parts: readonly string[];
  readonly whole: boolean;
}

/** The parts that a rule binds.
 *  Takes: the rule's sentence.  Gives: the parts named before its verb; `whole` where it names none.  Never throws. */
export function boundBy(rule: string): Bound {
  const low = rule.replace(/\s+/g, ' ').toLowerCase();
  const at = low.search(modal);
  const lead = at === -1 ? '' : low.slice(0, at);
  const named = namedIn(lead.replace(/\b(?:from|of|to|between)\b.*$/, ''));
  return { parts: named, whole: named.length === 0 || whole.test(lead) };
}

/** The parts that a statement speaks of.
 *  Takes: the clause with its figure; the rule's subject, whose own target ('setback from building') is no part.
 *  Gives: the parts named; `whole` where it names none or says that it means everything.  Never throws. */
export function spokenOf(clause: string, subject: string): Bound {
  const low = clause.replace(/\s+/g, ' ').toLowerCase();
  const named = namedIn(low).filter((name) => !(name === 'buildings' && subject.endsWith('building')));
  return { parts: named, whole: named.length === 0 || whole.test(low) };
}

/** Whether a statement speaks of at least one of the things that a rule binds. */
export function overlaps(rule: Bound, said: Bound): boolean {
  if (said.parts.length === 0) return rule.whole || rule.parts.some((part) => principal.has(part));
  return rule.whole || said.parts.some((part) => rule.parts.includes(part));
}

/** What a rule binds beyond what a statement speaks of, in words; null where the statement covers all of it. */
export function uncovered(rule: Bound, said: Bound): string | null {
  if (said.whole) return said.parts.length === 0 && !overlaps(rule, said) ? listed(rule.parts) : null;
  if (rule.parts.length === 0) return 'everything on the site';
  const left = rule.parts.filter((part) => !said.parts.includes(part));
  return left.length === 0 ? (rule.whole ? 'everything on the site' : null) : listed(left);
}

/** 'panels, inverters and the fence'. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1] ?? ''}`;
}

function namedIn(text: string): string[] {
  return parts.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}
