import { splitAtSpaces } from '../base/text.ts';
import type { ProjectFacts } from '../record/rehearsal.ts';

/** How people in the room refer to the facts of a project; null if there is nothing suitable to say aloud. */
export interface NamesSaid {
  /** 'EESolar13', 'the Garden wind farm addition', 'this project' if it has no name of its own. */
  readonly project: string;
  readonly projectIsNamed: boolean;
  /** 'Enterprise Energy', 'the applicant'. */
  readonly developer: string;
  /** As filed, for the record: 'Enterprise Energy, LLC'. */
  readonly developerInFull: string;
  readonly developerIsNamed: boolean;
  /** Two people, not a firm: 'Kathleen and Mark Olson' want something, and nobody comes 'from' them. */
  readonly developerIsCouple: boolean;
  readonly place: string | null;
  readonly county: string | null;
}

const namesOfNothing = /^(?:development project|project|untitled|n\/?a|tbd)$/i;
const commonFirstWord =
  /^(?:Solar|Wind|Battery|Data|Gas|Oil|Housing|Shell building|Mixed|Special|Proposed|New|Extended|Apartment|Warehouse)\b/;

function projectSaid(name: string): string | null {
  const trimmed = name
    .trim()
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/[.;,]+$/, '');
  const shorter =
    splitAtSpaces(trimmed).length > 5 ? trimmed.replace(/\s+(?:with|for|at|on|near|including)\s.*$/, '') : trimmed;
  if (shorter !== trimmed) return projectSaid(shorter);
  if (trimmed === '' || namesOfNothing.test(trimmed) || splitAtSpaces(trimmed).length > 9) return null;
  if (/^the\s/i.test(trimmed)) return `the ${trimmed.slice(4)}`;
  const words = splitAtSpaces(trimmed);
  const last = words[words.length - 1] ?? '';
  // A name that ends in a common noun is a description and gets an article: 'the Brox hot-mix asphalt plant'.
  const describes =
    /^[a-z]/.test(last) ||
    /^(?:Project|Facility|Terminal|Plant|Station|Zone|Farm|Pad|Subdivision|Expansion|Addition)$/.test(last);
  if (!describes) return trimmed;
  const lowered =
    /^[a-z]/.test(last) && commonFirstWord.test(trimmed) ? trimmed.charAt(0).toLowerCase() + trimmed.slice(1) : trimmed;
  return `the ${lowered}`;
}

/** The first one named. */
const firstNamed = (name: string): string => (name.split(/[/;(]| represented by | on behalf of /)[0] ?? '').trim();

function developerSaid(name: string): string | null {
  const first = firstNamed(name)
    .replace(/,?\s+(?:LLC|L\.L\.C\.|Inc\.?|Incorporated|Corp\.?|Co\.|Ltd\.?|LP|LLP|PLC)\s*\.?$/i, '')
    .trim()
    .replace(/,$/, '');
  if (
    first === '' ||
    !/^[A-Z0-9]/.test(first) ||
    /^(?:Developer|Applicant|Owner|Unknown)\b/i.test(first) ||
    splitAtSpaces(first).length > 6
  )
    return null;
  return /^(?:City|Town|Village|County|Township) of\b/.test(first) ? `the ${first}` : first;
}

/** 'the Town of Kewaskum'; null if no place is known. */
function placeSaid(place: string): string | null {
  if (place === 'the proposed location') return null;
  return /^(?:City|Town|Village|Township|Borough|Charter Township) of\b/.test(place) ? `the ${place}` : place;
}

/** The names of a project as people say them: articles where they belong, no 'LLC', nothing that was left blank.
 *  Takes: the facts of the project.  Gives: names that fit into the middle of a sentence.  Throws: never. hearing.md §3 (fallbacks). */
export function namesSaid(facts: ProjectFacts): NamesSaid {
  const names = known.get(facts) ?? namesOf(facts);
  known.set(facts, names);
  return names;
}

const couple =
  /^(?:[A-Z][a-z'-]+ )?(?:[A-Z]\. )?[A-Z][a-z'-]+ (?:and|&) [A-Z][a-z'-]+ (?:[A-Z]\. )?[A-Z][a-z'-]+$|^[A-Z][a-z'-]+ (?:and|&) [A-Z][a-z'-]+ [A-Z][a-z'-]+$/;
const ofFirms =
  /\b(?:Sons?|Daughters?|Brothers|Associates|Partners|Company|Homes?|Farms?|Group|Holdings|Properties|Capital|Energy|Power|Solar|Wind|Foods?|Gravel|Sand|Gas|Oil|Timber|Lumber|Development|Developers|Construction|Church|School|University|County|City|Town|Services?|Systems?|Center|Club|Trust|Enterprises|Industries|Logistics|Storage|Supply|Materials|Ministries|Hospital|Park|Railroad|Light|Electric)\b/;

const known = new WeakMap<ProjectFacts, NamesSaid>();

/** The name as filed; for a public body or nobody, as people say it. */
function inFull(filed: string, said: string | null): string {
  return said === null || said.startsWith('the ') ? (said ?? 'the applicant') : firstNamed(filed);
}

function namesOf(facts: ProjectFacts): NamesSaid {
  const developer = developerSaid(facts.developer);
  const named = projectSaid(facts.projectName);
  // A church that applies for its own church isn't named twice.
  const project = named !== null && named.replace(/^the /, '') === developer?.replace(/^the /, '') ? null : named;
  const place = placeSaid(facts.place);
  return {
    project: project ?? 'this project',
    projectIsNamed: project !== null,
    developer: developer ?? 'the applicant',
    developerInFull: inFull(facts.developer, developer),
    developerIsNamed: developer !== null,
    developerIsCouple: developer !== null && couple.test(developer) && !ofFirms.test(developer),
    place,
    county: facts.county,
  };
}
