const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const date = new RegExp(
  `\\b(?:(?:${months})\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+((?:19|20)\\d\\d)|(?:${months})(?:\\s+of)?,?\\s+((?:19|20)\\d\\d)|(?:spring|summer|fall|autumn|winter|(?:first|second|third|fourth) quarter|early|mid|late|by|in|since|until|through|end of)\\s+(?:of\\s+)?(?:the\\s+)?((?:19|20)\\d\\d)|(?:${months})\\s+(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)?\\b|(?:next|this|last)\\s+(?:spring|summer|fall|autumn|winter|year|month)|twenty\\s+twenty[\\s-]+(one|two|three|four|five|six|seven|eight|nine))`,
  'gi',
);
const units: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};

/** Dates in a sentence: the words as they stand, and the year where it is said. */
export function datesIn(sentence: string): { readonly subject: string; readonly year: number | null }[] {
  const found: { subject: string; year: number | null }[] = [];
  for (const match of sentence.matchAll(date)) {
    const said = match[1] ?? match[2] ?? match[3];
    const spoken = match[4] === undefined ? null : 2020 + (units[match[4].toLowerCase()] ?? 0);
    // 'may' is a month only with a capital and a day or year beside it.
    if (/^may\b/.test(match[0])) continue;
    found.push({ subject: match[0].replace(/\s+/g, ' '), year: said === undefined ? spoken : Number(said) });
  }
  return found;
}
