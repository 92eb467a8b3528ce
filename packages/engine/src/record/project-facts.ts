import { findProjectType } from '../catalog/find-project-type.ts';
import { industryGroupOf } from '../catalog/industry-group-of.ts';
import type { ProjectFacts } from './rehearsal.ts';

/** Texts that pages send when a field is empty. hearing.md §3 (Project details). */
const nothing = new Set(['', 'undefined', 'null', 'none', 'nan', '[object object]']);

/** Longer names are cut here: the cost of scanning a name grows with its length. */
const longestName = 300;
const longestDescription = 4_000;
const mostFacts = 50;

function textOf(value: unknown, longest = longestName): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().slice(0, longest);
  return nothing.has(text.toLowerCase()) ? null : text;
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function firstText(
  sources: readonly Readonly<Record<string, unknown>>[],
  keys: readonly string[],
  longest?: number,
): string | null {
  for (const key of keys) {
    for (const source of sources) {
      const text = textOf(source[key], longest);
      if (text !== null) return text;
    }
  }
  return null;
}

function listOfTexts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, mostFacts)
    .map((fact) => textOf(fact))
    .filter((text): text is string => text !== null);
}

/** A county as people say it: 'Douglas' and 'Douglas County' both become 'Douglas County'; parishes and the like stay as they are. */
function countyName(county: string): string {
  return /\b(county|parish|borough|census area|municipality|city)\b/i.test(county) ? county : `${county} County`;
}

/** What any text may say about the project, gathered from every place where a page may have put it.
 *  Takes: the project in any of the shapes of practice.md §3 (legacy details, session-storage details, wizard configuration) and the
 *  project type, if known separately.  Gives: facts without empty fields; the fallbacks of hearing.md §3.  Throws: never. */
export function projectFactsOf(project: unknown, projectType?: string | null): ProjectFacts {
  const top = objectOf(project);
  const enhanced = objectOf(top['original_enhanced_config'] ?? top['enhanced_config']);
  const config = objectOf(top['projectConfig']);
  const sources = [top, config, objectOf(enhanced['projectConfig']), enhanced, objectOf(top['project'])];
  const locations = sources.map((source) => objectOf(source['location']));

  const city = firstText([...locations, ...sources], ['city']) ?? textOf(top['location']);
  const county = firstText([...locations, ...sources], ['county']);
  const state = firstText([...locations, ...sources], ['state']);
  const developer =
    firstText(sources, ['developerName', 'developer_name', 'developer', 'company', 'applicant']) ?? 'the applicant';
  const type =
    textOf(projectType) ??
    firstText(sources, [
      'selectedProjectType',
      'project_type',
      'projectType',
      'technology',
      'type',
      'category',
      'selectedCategory',
    ]) ??
    'Development';
  const description = firstText(
    sources,
    ['projectDescription', 'project_description', 'description'],
    longestDescription,
  );
  const named = findProjectType(type)?.name;
  return {
    projectName: firstText(sources, ['projectName', 'project_name', 'name']) ?? 'Development Project',
    developer,
    applicant: firstText(sources, ['applicant', 'applicantName', 'applicant_name']) ?? developer,
    projectType: named ?? type,
    ...(named !== undefined && named !== type && { typeSaid: type }),
    industry: industryGroupOf(type),
    city,
    county: county === null ? null : countyName(county),
    state,
    place: city ?? (county === null ? 'the proposed location' : countyName(county)),
    zoning: firstText(sources, ['zoningDistrict', 'zoning_district', 'zoning']),
    description,
    facts: sources.flatMap((source) => [...listOfTexts(source['size_facts']), ...listOfTexts(source['facts'])]),
  };
}
