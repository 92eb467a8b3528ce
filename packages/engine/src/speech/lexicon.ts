/* Closed word classes and small vocabularies by which a sentence is told from a heap of words. Lower case, apostrophes straight. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

export const functionWords = words(`
  a an the this that these those each every all both some any no none neither either few several many much more most other another such
  i you he she it we they me him her us them my your his its our their mine yours ours theirs myself ourselves themselves itself
  who whom whose which what when where why how there here
  and or but nor so yet if because since unless whenever wherever except until while although though whereas whether than as
  of in on at by for with from to into onto upon over under between among through during before after above below behind beside
  against about around near within without across along off out up down per toward towards past
  not n't never always only just also too very even still already again then now once
  is are was were be been being am isn't aren't wasn't weren't have has had having haven't hasn't hadn't do does did doing don't doesn't didn't
  will would shall should can could may might must won't wouldn't shan't shouldn't can't cannot couldn't mustn't
  i'm we're you're they're it's that's there's he's she's who's what's here's i've we've you've they've i'd we'd you'd they'd i'll we'll you'll they'll it'll that'll
  yes yeah yep no okay ok sure least
`);

export const auxiliaries = words(`
  is are was were be been am isn't aren't wasn't weren't have has had haven't hasn't hadn't do does did don't doesn't didn't
  will would shall should can could may might must won't wouldn't shouldn't can't cannot couldn't mustn't
  i'm we're you're they're it's that's there's he's she's who's what's here's i've we've you've they've i'd we'd you'd they'd i'll we'll you'll they'll it'll that'll let's
`);

export const modals = words(
  `will would shall should can could may might must won't wouldn't shouldn't can't cannot couldn't mustn't i'll we'll you'll they'll it'll that'll`,
);

export const pronounSubjects = words(
  `i we you he she it they who there this that these those i'm we're you're they're it's that's there's i've we've they've i'd we'd they'd i'll we'll they'll it'll nobody somebody everyone everybody anyone nothing`,
);

export const determiners = words(`a an the my your our their its his her this these those each every no any some`);

/** Verbs of the field and of ordinary speech, base form; inflections are undone by `verbBase`. */
export const baseVerbs = words(`
  accept add address adjust adopt agree allow amend answer apply appreciate arrive ask assume avoid back base be become begin believe belong bind
  block bond bring build burn buffer bury buy call carry cause change charge check choose clean clear close come commit compare complete comply
  concern confirm connect consider construct contact contain continue control cost count cover create cross cut deal decide decommission
  deliver demand depend deposit design detect dig direct discharge discuss disturb divide do double drain draw drive drop dump earn
  eliminate employ enclose end enforce engage enter escape establish estimate exceed exist expand expect explain extend face fall farm feed feel
  fence file fill finance find finish fire fit fix flow follow forget fund gain gather generate get give go grade grant grow guarantee handle
  happen haul have hear heat help hire hold hope house identify impact implement improve include increase inform inspect install insure
  intend introduce invite irrigate issue join keep know land last lay lead lease leave let level license lie lift light like limit list listen
  live load locate look lose lower maintain make manage match matter mean measure meet mention mitigate model monitor move mow name need negotiate
  note notice notify number obtain occur offer open operate order own park pass pave pay perform permit place plan plant plow point post power
  prefer prepare present prevent proceed process produce promise propose protect prove provide publish pull pump purchase put raise reach read
  receive recommend record recycle reduce refer reflect regulate rely remain remove rent repair replace reply report request require
  respect respond restore restrict result retain return review route run save say schedule screen see seed seek sell send serve set settle shield
  shift ship show shut shrink sign sit slow smell solve sound speak spend stand start state stay step stop store study submit suggest supply
  support survey take talk tell test thank think tie total track train transfer travel treat try turn understand update upgrade use vary
  verify visit vote wait walk want warn wash watch water widen wish withdraw work worry write
`);

/** Irregular forms and where they come from. */
const irregular = new Map<string, string>(
  `was be were be been be is be are be am be had have has have did do done do does do went go gone go made make said say got get gotten get
   saw see seen see knew know known know took take taken take gave give given give came come thought think told tell found find left leave
   kept keep held hold brought bring began begin begun begin built build bought buy met meet paid pay ran run sat sit stood stand
   wrote write written write spoke speak spoken speak drove drive driven drive grew grow grown grow heard hear led lead lost lose meant mean
   put put read read sold sell sent send set set shut shut spent spend understood understand won win drew draw drawn draw chose choose
   chosen choose broke break fell fall fallen fall felt feel laid lay lay lie rose rise shown show sought seek submitted submit
   planned plan dropped drop stopped stop committed commit permitted permit referred refer occurred occur cut cut hit hit let let cost cost`
    .split(/\s+/)
    .reduce<[string, string][]>(
      (pairs, word, i, all) => (i % 2 === 1 ? [...pairs, [all[i - 1] as string, word]] : pairs),
      [],
    ),
);

/** The base form of a word if it may be a verb, else null. Takes: a lower-case word. */
export function verbBase(word: string): string | null {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (baseVerbs.has(word)) return word;
  for (const [ending, add] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (stem.length >= 2 && baseVerbs.has(stem + add)) return stem + add;
    if (stem.length >= 4 && stem.at(-1) === stem.at(-2) && baseVerbs.has(stem.slice(0, -1))) return stem.slice(0, -1);
  }
  return null;
}
const endings: readonly (readonly [string, string])[] = [
  ['ies', 'y'],
  ['ied', 'y'],
  ['es', ''],
  ['es', 'e'],
  ['s', ''],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
];

/** Words too common to say what a sentence is about. */
const commonWords = words(`
  know think going get got give make made say said tell told want need like really right thing things people lot way come came go went see
  good great thank thanks please question questions answer sir madam chair commissioner commission board mr mrs ms folks anything something
  talk talking mean kind sort bit one two time day days year years project proposed propose proposal applicant will would
  actually basically certainly obviously probably maybe simply quite rather today tonight evening
`);

/** Lower-case stem of a content word, or null for function and filler words. Cheap on purpose: it only has to make
 *  'trucks' meet 'truck', 'owned' meet 'own' and 'reflectivity' meet 'reflection'. */
export function contentStem(word: string): string | null {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemOf(word);
  // Speech repeats itself; a hostile text does not, and must not fill the memory.
  if (stems.size < mostStemsKept) stems.set(word, stem);
  return stem;
}
const stems = new Map<string, string | null>();
const mostStemsKept = 20_000;

function stemOf(word: string): string | null {
  if (word.length < 3 || functionWords.has(word) || commonWords.has(word) || !/^[a-z]/.test(word)) return null;
  let stem = word.replace(/'s?$/, '');
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (stem.length > 5 && stem.endsWith('ing')) stem = stem.slice(0, -3);
  else if (stem.length > 4 && stem.endsWith('ed')) stem = stem.slice(0, -2);
  else if (stem.length > 4 && stem.endsWith('es')) stem = stem.slice(0, -2);
  else if (stem.length > 3 && stem.endsWith('s') && !stem.endsWith('ss')) stem = stem.slice(0, -1);
  if (stem.length > 3 && stem.at(-1) === stem.at(-2) && !/[sl]$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1);
  return commonWords.has(stem) ? null : stem.slice(0, stemLength);
}
/** Longer words are told apart by their beginning. */
const stemLength = 6;

/** The different stems of a text, apostrophes straight or not. */
export function stemsIn(text: string): ReadonlySet<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z][a-z']*/g) ?? [];
  const found = new Set<string>();
  for (const word of words) {
    const stem = contentStem(word);
    if (stem !== null) found.add(stem);
  }
  return found;
}
