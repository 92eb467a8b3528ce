import { describe, expect, it } from 'vitest';
import { claimsIn } from './claims.ts';

/* What applicants say into a microphone, without figures, signs or full stops, and by hand what they claim. */

const spoken: readonly (readonly [said: string, claims: readonly string[]])[] = [
  [
    'the panels will sit a hundred and fifty feet from the property line',
    ['setback from property line equals 150 feet'],
  ],
  [
    "um we're gonna stay like two hundred fifty feet back from any of the homes",
    ['setback from residence equals 250 feet'],
  ],
  ['we are investing one point two million dollars in the road', ['investment equals 1200000 dollars']],
  ['the sound at the nearest house is forty five to fifty decibels', ['noise at residence equals 50 dBA']],
  ["it's half a mile from the nearest home", ['setback from residence equals 0.5 miles']],
  ['the closest residence is a quarter mile away', ['setback from residence equals 0.25 miles']],
  ['the closest residence is a quarter of a mile from the fence', ['setback from residence equals 0.25 miles']],
  [
    'construction will run seven to seven monday through saturday',
    ['hours of construction equals 7 o’clock', 'hours of construction equals 19 o’clock'],
  ],
  [
    "we'll work from seven a m to six p m on weekdays",
    ['hours of operation equals 7 o’clock', 'hours of operation equals 18 o’clock'],
  ],
  ['the lot is two and a half acres', ['lot area equals 2.5 acres']],
  ['the setback is one and a half times the height of the tower', ['setback equals 1.5 times the height']],
  ['the fence is eight feet tall', ['fence height equals 8 feet']],
  ['you know the fence is gonna be like an eight foot chain link fence', ['fence height equals 8 feet']],
  ["there's a fifty foot buffer along the road", ['buffer width equals 50 feet']],
  ["we'll put in a hundred foot wide vegetative buffer", ['buffer width equals 100 feet']],
  ['the building is thirty five feet tall', ['building height equals 35 feet']],
  ['it tops out at about sixteen feet at full tilt', ['panel height equals 16 feet']],
  ['we have twelve hundred acres under lease', ['project size equals 1200 acres']],
  ['the project covers eleven hundred and fifty acres', ['project size equals 1150 acres']],
  [
    "we'll create two hundred fifty construction jobs and six permanent jobs",
    ['construction jobs equals 250 jobs', 'permanent jobs equals 6 jobs'],
  ],
  [
    'the bond is one hundred twenty five percent of the decommissioning cost',
    ['decommissioning security equals 125 percent'],
  ],
  ["we'll post a million and a half dollar bond", ['decommissioning security equals 1500000 dollars']],
  ['we will post a four hundred thousand dollar letter of credit', ['decommissioning security equals 400000 dollars']],
  [
    "that's uh roughly nine hundred fifty thousand a year in tax revenue",
    ['tax revenue equals 950000 dollars per year'],
  ],
  ['there will be a hundred and twenty trucks a day at the peak', ['traffic equals 120 trucks per day']],
  ['we expect about twenty truck trips per day', ['traffic equals 20 trips per day']],
  ['the turbines are five hundred ninety nine feet to the tip', ['turbine height equals 599 feet']],
  ['each turbine is four point two megawatts', ['capacity equals 4.2 megawatts']],
  ["it's a hundred megawatt project", ['capacity equals 100 megawatts']],
  [
    'the battery is twenty megawatts eighty megawatt hours',
    ['capacity equals 20 megawatts', 'capacity equals 80 megawatt-hours'],
  ],
  ["we'll have a hundred and ten parking spaces", ['parking spaces equals 110 parking spaces']],
  ['lighting poles are twenty feet and fully shielded', ['height of light fixtures equals 20 feet']],
  ['the lights are three thousand kelvin', ['color temperature of lights equals 3000 kelvin']],
  ["we'll decommission it within twelve months", ['removal time max 12 months']],
  ["we'll remove everything down to four feet", ['removal depth equals 4 feet']],
  ['the life of the project is thirty five years', ['project life equals 35 years']],
  ['flicker is under thirty hours a year', ['shadow flicker max 30 hours per year']],
  ["we'll fix any drain tile within thirty days", ['drain tile repair max 30 days']],
  ["we'll respond to complaints within twenty four hours", ['response time max 24 hours']],
  ['water use is fifty thousand gallons a day', ['water use equals 50000 gallons per day']],
  ['impervious surface is thirty eight percent', ['impervious coverage equals 38 percent']],
  ["we're setting aside forty percent open space", ['open space equals 40 percent']],
  ['density is four units to the acre', ['density equals 4 units per acre']],
  [
    'there are sixty two single family lots on thirty one acres',
    ['number of homes equals 62 lots', 'project size equals 31 acres'],
  ],
  ['the minimum lot is a quarter acre', ['lot area min 0.25 acres']],
  [
    "we'll plant two rows of evergreens six feet tall at planting",
    ['rows of trees equals 2 rows', 'tree height at planting equals 6 feet'],
  ],
  ['the trees are ten feet on center', ['spacing of plants equals 10 feet']],
  ['the wetland buffer is seventy five feet', ['buffer width equals 75 feet']],
  ['we are five hundred feet from the creek', ['setback from waterbody equals 500 feet']],
  ['the substation is nineteen hundred feet from the school', ['setback from school or church equals 1900 feet']],
  ['the data center is a quarter million square feet', ['floor area equals 250000 square feet']],
  ["it's a two hundred fifty thousand square foot warehouse", ['floor area equals 250000 square feet']],
  [
    'generators get tested once a month between ten and two',
    ['hours of generator tests equals 10 o’clock', 'hours of generator tests equals 14 o’clock'],
  ],
  ["trucks won't leave after nine pm", ['hours of operation equals 21 o’clock']],
  ['no deliveries before six in the morning', ['hours of deliveries equals 6 o’clock']],
  [
    'quiet hours are ten at night to seven in the morning',
    ['hours of quiet equals 22 o’clock', 'hours of quiet equals 7 o’clock'],
  ],
  ['we measured fifty two dba at the property line', ['noise at property line equals 52 dBA']],
  ["at night it's no more than forty decibels at the property line", ['noise at night max 40 dBA']],
  ['our insurance is five million dollars per occurrence', ['liability insurance equals 5000000 dollars']],
  ['the noise is fifty-five dBA at the lot line during the day', ['noise at property line equals 55 dBA']],
  [
    'we commit to a three hundred foot setback from non participating residences',
    ['setback from residence equals 300 feet'],
  ],
  ['the panels are three feet off the ground at the lowest edge', ['ground clearance of panels equals 3 feet']],
  ['the wells are two miles from the city limits', ['setback from municipal boundary equals 2 miles']],
  ["we'd be eighty feet from the center line of county road nine", ['setback from road equals 80 feet']],
  ['it is three quarters of a mile to the church', ['setback from school or church equals 0.75 miles']],
  ['the setback is two hundred and fifty to three hundred feet from homes', ['setback from residence equals 300 feet']],
  ['speed limit on site is fifteen miles an hour', ['speed equals 15 miles per hour']],
  ['the pole is one twenty feet tall', ['height equals 120 feet']],
  ['five twenty foot poles light the lot', ['lighting equals 20 feet']],
  ["it's a mile from the nearest home", ['setback from residence equals 1 miles']],
  ['the driveway is an acre and a half of gravel', ['acres equals 1.5 acres']],
  ["we'll spend a quarter million on the road", ['traffic roads equals 250000 dollars']],
  ['the fence is gonna be uh seven foot six inches tall', ['fence height equals 7.5 feet']],
  ["there's uh no more than two hundred fifty people on site", ['people max 250 people']],
  ['it is you know like twelve hundred feet from the nearest house', ['setback from residence equals 1200 feet']],
  ['stormwater basins hold two and a quarter acre feet', ['stormwater drainage equals 2.25 acres']],
];

describe('spoken claims', () => {
  it.each(spoken)('%s', (said, expected) => {
    const claims = claimsIn(said).filter(
      ({ kind, value }) => (kind === 'figure' || kind === 'money') && value !== null,
    );
    expect(claims.map(({ subject, comparator, value, unit }) => `${subject} ${comparator} ${value} ${unit}`)).toEqual(
      expected,
    );
  });
});
