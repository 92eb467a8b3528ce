import type { Sentence } from '../speech/answer-text.ts';
import type { Figure } from '../speech/figures.ts';
import { contentStem, verbBase } from '../speech/lexicon.ts';

/** Words for one thing, as boards and applicants say them. The first names the group. */
const groups: readonly string[] = [
  'home house residence dwelling porch neighbor family homeowner property kitchen bedroom',
  'near nearest close closest closer distance far feet away setback separation buffer',
  'truck semi rig tanker hauler trailer delivery deliveries vehicle car traffic trip load driver',
  'bond surety security escrow guarantee letter deposit',
  'noise sound decibel loud quiet howl hum meter',
  'road route street highway lane drive',
  'job worker employee crew crews people staff work hire hired employ permanent position full-time',
  'tall height high ridge story stories top',
  'tree evergreen spruce cedar planting plant shrub berm hedge screening',
  'tax taxes revenue payment payments pay paid pays assessor township county school',
  'water gallon gallons draw pump use',
  'student kid child children pupil school seat',
  'unit apartment home townhome lot affordable deed median',
  'turbine tower blade rotor',
  'panel array module tracker',
  'fire burn smoke container plume flame alarm',
  'start begin open opening morning early',
  'stop end finish close closing done evening late night wrap quit',
  'cost price pay worth wage salary hour hourly',
  'insurance coverage policy liability certificate insured',
  'light lights lighting lamp pole fixture lamps',
  'well wells aquifer groundwater drill',
  'flicker shadow hours',
  'space spaces parking stall lot',
  'build building construction crew crews site work',
  'sewer plant authority capacity gallons',
  'nest eagle bird bat species',
  'see look view sight visible window',
  'sell sold buyer owner transfer next bound bind',
  'fix repair replace restore',
  'call phone number telephone reach answer',
  'music band dj song amplified sing',
  'fuel gas gasoline diesel pump station',
  'guest people person sleep occupant attendance',
  'sun sunlight light shadow shade',
];
const groupsOf = new Map<string, Set<number>>();
groups.forEach((list, number) => {
  for (const word of list.split(' ')) {
    const stem = contentStem(word);
    if (stem === null) continue;
    const known = groupsOf.get(stem) ?? new Set();
    known.add(number);
    groupsOf.set(stem, known);
  }
});

/** Whether two stems name one thing, or one is the word by which the other is measured. */
export function sameSubject(one: string, other: string): boolean {
  if (one === other) return true;
  const others = groupsOf.get(other);
  if (others === undefined) return false;
  for (const group of groupsOf.get(one) ?? []) if (others.has(group)) return true;
  return false;
}

/** Verbs that say nothing about what is measured. */
const plainVerbs = new Set(
  'be have do get give make run go come start begin stop end need take use expect put set call plan allow require show say mean keep hold work reach stand sit come total measure read model propose offer accept cap limit commit agree carry post pay provide include'
    .split(' ')
    .map((verb) => contentStem(verb) ?? verb),
);
const breaks = /[,;:] | (?:and|but|while|because|so|which|where) /g;

/** Whether the words before a figure say what it is a figure of, and that is nothing the question asks about: 'The panels
 *  are 12 feet tall' to a question about trees. A figure that opens its clause, or whose clause only points back, is none.
 *  Takes: the figure, its sentence, and the stems it may be about. */
export function isOfSomethingElse(figure: Figure, sentence: Sentence, about: ReadonlySet<string>): boolean {
  if (speaksForItself.has(figure.measure)) return false;
  const { lower } = sentence;
  const started = [...lower.slice(0, figure.at).matchAll(breaks)].at(-1);
  const start = started === undefined ? 0 : started.index + started[0].length;
  const before = wordsOf(lower.slice(start, figure.at));
  const told = before.flatMap((word) => {
    const stem = contentStem(word);
    const verb = verbBase(word);
    return stem === null || fillers.has(stem) || (verb !== null && plainVerbs.has(contentStem(verb) ?? verb))
      ? []
      : [stem];
  });
  if (told.length === 0) return false;
  return !told.some((stem) => [...about].some((asked) => sameSubject(stem, asked)));
}
/** Of these a sentence seldom has one that is about something else. */
const speaksForItself: ReadonlySet<Figure['measure']> = new Set(['sound', 'speed', 'weight', 'volume', 'power']);
const fillers = new Set(
  'little bit shy probably maybe somewhere just about roughly approximately nearly almost exactly average total currently altogether figure number answer best study report engineer table sheet page limit code ordinance'
    .split(' ')
    .map((word) => contentStem(word) ?? word),
);

function wordsOf(text: string): string[] {
  return text.match(/[a-z][a-z'-]*/g) ?? [];
}
