/* What a project has or has not, each with the words by which people mean it: the first names it to the applicant. A phrase of up to
 * three words is one word here. */

const lines = `
a gate: gate, gated entrance, entry gate
a fence: fence, fencing
a wall: sound wall, noise wall, masonry wall, screen wall
a berm: berm, earth berm
sidewalks: sidewalk
a trail: trail, path, bike path, walking path
a playground: playground, play area, tot lot
a pool: pool, swimming pool
a clubhouse: clubhouse, club house, community room
an elevator: elevator
sprinklers: sprinklered, sprinkler system, fire sprinkler
a hydrant: hydrant
a basement: basement, cellar
a parking garage: parking garage, parking deck, parking structure
a loading dock: loading dock, dock door, truck dock
a turn lane: turn lane, turning lane, left-turn lane
a traffic signal: traffic signal, traffic light, stoplight, stop light
a roundabout: roundabout
a bus stop: bus stop, bus shelter
bike racks: bike rack, bike parking
wells: supply well, irrigation well, new well
a septic system: septic, septic system, septic tank, drain field, leach field
generators: generator, genset, backup generator
diesel: diesel, diesel fuel, diesel tank
propane: propane, propane tank
gasoline: gasoline, gas pump, fuel pump, gas station, fueling station, fuel island
batteries: battery, battery storage, battery container
a substation: substation
a cell tower: cell tower, antenna
a helipad: helipad, helicopter pad, landing pad
an incinerator: incinerator, incinerate, incinerated, incineration
a flare: flare, flaring
a lagoon: lagoon, manure pit
a crusher: crusher, crushing plant
an asphalt plant: asphalt plant, hot mix, asphalt
a concrete plant: batch plant, ready-mix, concrete plant
a car wash: car wash
a drive-through: drive-through, drive-thru, drive-up window, drive-up, pickup window
loudspeakers: loudspeaker, speaker, speaker system, pa system, public address, intercom, menu board
a kitchen: kitchen, commercial kitchen
alcohol: alcohol, liquor, beer, wine, bar, open bar, champagne, cocktail
a restaurant: restaurant, cafe, coffee shop, diner
retail: retail, coffee shop, pharmacy, grocery, storefront
restrooms: restroom, bathroom, toilet
overnight guests: sleep, sleeps, sleeping, overnight guest, guest room, lodging, bunk, bunkhouse, stay the night, spend the night, stays the night, staying overnight, stays overnight, stay overnight, stayed overnight, overnight stay, bridal suite, cabin, bed and breakfast, guesthouse, guest house
people living on the site: live on site, lives on site, live there, lives there, living there, live here, lives here, living on site, live-in, caretaker, apartment over, manager's apartment, lives on
campsites: campsite, campground, camping, rv site, rv
affordable units: set-aside, set aside, affordable unit, affordable home, affordable housing, affordable apartment, income restricted, income-restricted, lower income, below-market, below market, inclusionary unit, deed-restricted unit, workforce unit, workforce housing
a daycare: daycare, day care, child care
a guard: guard, security guard, guardhouse, watchman
cameras: camera, surveillance camera
a sign: billboard, electronic sign, led sign, pylon sign, pole sign, monument sign
lights: light, lighting, beacon, strobe, red light, aviation light, blinking light, street light, light pole
a red light: beacon, strobe, red light, aviation light, blinking light
street lights: streetlight, street light, light pole, floodlight
overhead lines: overhead line, overhead wire, wooden pole, utility pole
a pipeline: pipeline
a bridge: bridge
a detention pond: detention pond, retention pond, detention basin, retention basin
herbicides and pesticides: herbicide, pesticide, weed killer, glyphosate, spray, sprayed, spraying, insecticide, roundup
fertilizer: fertilizer
road salt: salt, road salt
blasting: blast, blasted, blasting, explosive, dynamite, shot
burning: burn, burned, burning, burn pile, open burning, bonfire, fire pit
manure: manure
hazardous waste: hazardous waste, hazardous material, toxic waste
medical waste: medical waste, red bag
sludge: sludge, biosolid, sewage sludge
tires: tire, scrap tire
coal ash: coal ash, fly ash
lithium: lithium, lithium-ion
firefighting foam: pfas, foam, firefighting foam
ammonia: ammonia
chlorine: chlorine
coal: coal
hydrogen: hydrogen
a rail spur: rail spur, spur, rail, rail siding, railcar, rail car
barges: barge
helicopters: helicopter
drones: drone
a shuttle: shuttle, shuttle bus
chargers: charger, charging station, ev charger
fireworks: firework
live music: live music, band, live band, dj, amplified music, concert
outdoor seating: outdoor seating, patio, terrace, beer garden
outdoor storage: outdoor storage, outside storage, lay-down yard, laydown yard, storage yard
storage tanks: storage tank, fuel tank, above-ground tank
refrigerated trucks: refrigerated trailer, reefer, refrigerated truck
a night shift: night shift, third shift, graveyard shift
a second phase: second phase, phase two, phase 2, later phase, future phase, future expansion, expand, expanding
a tax break: tax break, abatement, tax abatement, subsidy, tif, tax increment, tax incentive
a variance: variance, waiver
a rezoning: rezoning
an easement: easement
an annexation: annexation
eminent domain: eminent domain, condemnation
short-term rentals: short-term rental, airbnb, vacation rental, nightly rental
students: student housing, student tenant
pets: pet, dog
horses: horse
bees: beehive, hive
hunting: hunt, hunting
an association: homeowners' association, homeowners association, hoa, owners' association
a bond: bond, surety, letter of credit
air conditioning: air conditioner, rooftop unit, chiller
cooling towers: cooling tower
a compressor: compressor
a landfill gas plant: gas plant
a recycling center: transfer station, recycling center
a crematory: crematory, crematorium, cremation, retort
a chapel: chapel
a gymnasium: gymnasium, gym
a stage: stage, bandstand
bleachers: bleacher, grandstand
a warehouse: warehouse space
rock crushing: rock crushing
dewatering: dewater, dewatering
imported fill: import fill, imported fill, fill dirt
`;

/** How many words a phrase may have. */
export const longestPhrase = 3;

const singular = (word: string): string =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : /(?:ches|shes|xes|sses)$/.test(word)
      ? word.slice(0, -2)
      : word.length > 3 && word.endsWith('s') && !word.endsWith('ss')
        ? word.slice(0, -1)
        : word;

const named = new Map<string, string[]>();
for (const line of lines.trim().split('\n')) {
  const [name = '', list = ''] = line.split(': ');
  for (const phrase of list.split(', ')) {
    const key = phrase.split(' ').map(singular).join(' ');
    named.set(key, [...(named.get(key) ?? []), name]);
  }
}

export interface FeatureMention {
  /** What is mentioned; a coffee shop is a restaurant and a shop. */
  readonly names: readonly string[];
  /** Places in the list of words. */
  readonly from: number;
  readonly to: number;
}

/** The features a clause mentions, the longest phrase first. Takes: its words in lower case.  Gives: in order. */
export function featuresIn(words: readonly string[]): readonly FeatureMention[] {
  const found: FeatureMention[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let length = Math.min(longestPhrase, words.length - from); length > 0; length--) {
      const names = named.get(
        words
          .slice(from, from + length)
          .map(singular)
          .join(' '),
      );
      if (names === undefined) continue;
      found.push({ names, from, to: from + length });
      from += length - 1;
      break;
    }
  }
  return found;
}
