const technologies: Readonly<Record<string, string>> = {
  'Utility-Scale Solar': 'solar',
  'Residential Solar': 'residential_solar',
  'Wind Energy': 'wind',
  'Hyperscale Data Center': 'data_center',
  'Colocation Data Center': 'colocation',
  'Commercial Development': 'commercial',
  'Residential Development': 'residential',
};

/** The technology key of a project type's name: seven have their own, any other is its name in lower case with
 *  underscores. practice.md §4 (Bridge). */
export function technologyOf(projectType: string): string {
  return technologies[projectType] ?? projectType.trim().toLowerCase().replaceAll(/\s+/g, '_');
}

const difficulties: Readonly<Record<string, string>> = {
  beginner: 'beginner',
  intermediate: 'intermediate',
  advanced: 'expert',
  expert: 'expert',
};

/** The difficulty as the simulation knows it. practice.md §4 (Bridge), decisions.md §7. */
export function simulationDifficultyOf(difficulty: string): string {
  return difficulties[difficulty.trim().toLowerCase()] ?? 'intermediate';
}

/** The session style as intended: `realistic_simulation` is another name for `real_life_simulation` (decisions.md
 *  §2). */
export function canonicalStyle(style: string): string {
  return style === 'realistic_simulation' ? 'real_life_simulation' : style;
}
