import { onceForText } from './once-for-text.ts';

/* What ties a quotation to the question after it: a thing that both speak of. */

/** Things of which a quotation and a question may both speak, in other words. */
const things: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['noise', /\b(?:nois\w+|sounds?|decibels?|dba|loud|quiet\w*|hum|blowers?|fans?|generators?|backup alarms?|hear)\b/i],
  [
    'trees',
    /\b(?:trees?|evergreens?|hedges?|hedgerow|plant(?:ed|ing|ings)?|landscap\w*|buffers?|screen\w*|berms?|vegetat\w*|shrubs?)\b/i,
  ],
  ['water', /\b(?:drain\w*|creeks?|runoff|basins?|ponds?|storm\w*|flood\w*|culverts?|ditch\w*|swales?|rain\w*)\b/i],
  ['supply', /\b(?:water|gallons?|recycl\w+|aquifers?|wells?|cooling)\b/i],
  ['jobs', /\b(?:jobs?|work(?:ers?|force)|crews?|hir\w+|employ\w*|payroll|wages?)\b/i],
  ['money', /\b(?:tax(?:es)?|revenues?|dollars?|\$|payments?|levy|assessed|abate\w*)/i],
  ['building', /\b(?:construct(?:ion|ing)|building season|crews?|months?|schedule|phases?|dust|deliver\w+)\b/i],
  ['clock', /\b(?:hours?|a\.m|p\.m|nights?|midnight|morning|evening|sunday|weekends?|open (?:at|from|until))\b/i],
  ['fire', /\b(?:fires?|chief|flames?|hydrants?|burn\w*|emergenc\w+|evacuat\w*)\b/i],
  ['light', /\b(?:lights?|lighting|fixtures?|poles?|glow|dark)\b/i],
  ['glare', /\b(?:glare|reflect\w*|flicker)\b/i],
  ['tall', /\b(?:tall|height|high|stories|story|feet at|rooftops?)\b/i],
  ['parking', /\b(?:park(?:ing|ed)?|stalls?|spaces|garages?)\b/i],
  ['school', /\b(?:schools?|students?|pupils?|class\w*|children|kids)\b/i],
  ['homes', /\b(?:apartments?|townhom\w+|units?|lots?|density|dwellings?|homes)\b/i],
  ['farm', /\b(?:farm\w*|soils?|crops?|cropland|prime|graz\w*|till\w*|corn|beans)\b/i],
  ['end', /\b(?:remov\w+|restor\w+|decommission\w*|bonds?|security|salvage|end of the (?:lease|project|term))\b/i],
  ['owner', /\b(?:sell|sold|owners?|owned|lease[ds]?|parent|llc|subsidiar\w+|buyer)\b/i],
  ['wildlife', /\b(?:wildlife|birds?|eagles?|bats?|deer|habitat|wetlands?|species|pollinat\w*)\b/i],
  ['plan', /\b(?:comprehensive|land use (?:map|plan)|future land use|rezon\w+|zon(?:ed|ing)|district|designat\w+)\b/i],
  [
    'talk',
    /\b(?:neighbou?rs?|meetings?|open house|notices?|letters? (?:to|from)|outreach|talked|met with|knock\w*|mailed)\b/i,
  ],
  ['grid', /\b(?:grid|substations?|transformers?|transmission|interconnect\w*|utility|power lines?)\b/i],
  ['battery', /\b(?:batter(?:y|ies)|cells?|lithium|containers?|modules?)\b/i],
  ['near', /\b(?:nearest|closest|setbacks?|set back|property line|fence|feet from|distance)\b/i],
  ['sewer', /\b(?:sewers?|septic|wastewater|lift station)\b/i],
  ['smell', /\b(?:odors?|smell\w*|dust|fumes?|emissions?|smoke|exhaust)\b/i],
  ['share', /\b(?:affordable|rents?|median income|workforce housing|below market)\b/i],
  ['open', /\b(?:open space|trails?|parks?|greenway|sidewalks?|playground)\b/i],
  ['traffic', /\b(?:trucks?|traffic|trips?|vehicles?|haul\w*|semis?|tankers?|entrances?|driveways?|intersections?)\b/i],
  ['road', /\b(?:roads?|streets?|lanes?|avenues?|highways?|boulevards?|route|gravel|pavement|corner|shoulder)\b/i],
];

const plainWords = new Set(
  'about above after again also another anybody around because been before being board both could does doing down each else even every from have here into just know like make many more most much must need never nobody only other over people please project right should some somebody someone tell than that their them then there these they thing think this those through time under until very want were what when where which while will with without would your yours years county city town place proposed applicant facility development'.split(
    ' ',
  ),
);

function stemsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[a-z]{5,}/g) ?? [])
    .filter((word) => !plainWords.has(word))
    .map((word) => word.slice(0, 6));
}

/** What a text speaks of, looked for when somebody asks: one quotation is held against many questions, and one question against
 *  many quotations. */
class Subject {
  readonly #text: string;
  readonly #found: (boolean | undefined)[] = [];
  #things: readonly (readonly [at: number, thing: (typeof things)[number]])[] | null = null;
  #stems: readonly string[] | null = null;
  #stemSet: ReadonlySet<string> | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  /** True where it speaks of the thing at this place of the list. */
  speaksOf(at: number): boolean {
    return (this.#found[at] ??= things[at]?.[1].test(this.#text) ?? false);
  }

  /** All things of which it speaks, in order, with their places. */
  get things(): readonly (readonly [at: number, thing: (typeof things)[number]])[] {
    return (this.#things ??= [...things.entries()].filter(([at]) => this.speaksOf(at)));
  }

  get stems(): readonly string[] {
    return (this.#stems ??= stemsOf(this.#text));
  }

  hasStem(stem: string): boolean {
    this.#stemSet ??= new Set(this.stems);
    return this.#stemSet.has(stem);
  }
}

const subjectOf = onceForText((text) => new Subject(text));
const patternOf = onceForText((stem) => new RegExp(`\\b${stem}`, 'i'));

/** What a quotation and the words after it both speak of, as a pattern that finds it in the quotation; null where they
 *  speak of different things.  Takes: the quotation, the question or remark, and names that tie nothing (the project's, the place's).
 *  Throws: never. */
export function hookBetween(
  quote: string,
  text: string,
  names: readonly string[],
): { readonly name: string; readonly pattern: RegExp } | null {
  const bare = (raw: string): string => names.reduce((left, name) => left.replaceAll(name, ' '), raw);
  const [said, asked] = [subjectOf(bare(quote)), subjectOf(bare(text))];
  for (const [at, [name, pattern]] of said.things) if (asked.speaksOf(at)) return { name, pattern };
  const stem = said.stems.find((one) => asked.hasStem(one));
  return stem === undefined ? null : { name: 'word', pattern: patternOf(stem) };
}
