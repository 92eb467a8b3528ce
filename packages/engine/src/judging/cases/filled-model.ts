/* What an applicant could plausibly say into the blanks of a model sentence; for tests. */

const plausible: readonly (readonly [RegExp, string])[] = [
  [/^(?:limit|figure|level|required|offered)$/, '35 feet'],
  [/\b(?:in feet|feet)\b/, '420 feet'],
  [/^unit$/, 'milligauss'],
  [/^reason$/, 'the roofs are already leased'],
  [/^(?:species)/, 'white oak'],
  [/\bin inches\b/, '18 inches'],
  [/\bin miles|number of miles\b/, 'two miles'],
  [/\b(?:decibels)\b/, '42 decibels'],
  [/\bnumber of acres\b|^acres$/, '40 acres'],
  [/\bnumber of gallons\b/, '3,000 gallons'],
  [/\bnumber of (?:business )?days\b|^days$/, '10 days'],
  [/\bnumber of weeks\b/, 'six weeks'],
  [/\bnumber of months\b|^months$/, '14 months'],
  [/\bnumber of years\b|^years$/, '30 years'],
  [/\bnumber of hours\b|^hours$/, '24 hours'],
  [/\bnumber of minutes\b|^minutes$/, 'eight minutes'],
  [/\b(?:amount|dollars|cost|price|budget|value|premium)\b/, '$400,000'],
  [/\b(?:percent|share|rate)\b/, '40 percent'],
  [/\btimes?\b/, '7 p.m.'],
  [/^date|deadline/, 'June 1'],
  [/^month/, 'March'],
  [/^year/, '2028'],
  [/^period/, 'six months'],
  [/^(?:distance|width|length|height|depth)/, '60 feet'],
  [/\b(?:number|how many|count|ratio|figure|level|limit|rating|size|output)s?\b/, '12'],
  [/^(?:place|places|location|side|feature)/, 'the north gate'],
  [/^(?:road|roads|street|route)/, 'Mill Road'],
  [/^(?:name|whom)/, 'Maria Lopez'],
  [/^authority/, 'the sewer authority'],
  [/^district/, 'the R-1 district'],
  [/^other project/, 'another project'],
  [/^measure/, 'axle loads'],
  [/^(?:county|body|agency|office)/, 'the county'],
  [/^(?:firm|source|independent party)/, 'Acme Engineering'],
  [/^species/, 'white spruce'],
  [/^(?:phone|telephone)/, '555-0142'],
];

/** A model sentence with its blanks filled in. */
export function filledModel(model: string): string {
  const filled = model
    .replace(/(call [^.;]* at )\[number\]/i, '$1555-0142')
    .replace(/\[([^\]]+)\]/g, (_, blank: string) => {
      const such = /\bsuch as (.+)$/.exec(blank)?.[1];
      if (such !== undefined) return such;
      if (/^number$|numbers$/i.test(blank)) return '12';
      const hit = plausible.find(([pattern]) => pattern.test(blank.toLowerCase()));
      return hit?.[1] ?? blank.split(/ or |, /)[0] ?? blank;
    })
    .replace(/\b(the|an?) the\b/gi, '$1');
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}
