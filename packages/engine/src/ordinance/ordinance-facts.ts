import { hasWord, lettersIn, squeezed, wordSet } from '../base/text.ts';

/* What a code says about itself: where it applies, since when, how strictly. */

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const dated = new RegExp(
  `\\b(effective|takes? effect|(?:be |is )in (?:full )?(?:force|effect)|adopted|added|enacted|amended|passed|approved|revised|ordained)\\b[^.;\\n]{0,90}?\\b(?:(?:${months})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+((?:19|20)\\d\\d)|\\d{1,2}(?:st|nd|rd|th)?\\s+day\\s+of\\s+(?:${months}),?\\s+((?:19|20)\\d\\d)|\\d{1,2}[/-]\\d{1,2}[/-]((?:19|20)\\d\\d)|((?:19|20)\\d\\d))\\b`,
  'gi',
);
/** The history note that a publisher puts under a section: '(Ord. No. 2019-12, § 2, 6-4-2019)'. */
const history =
  /\b(?:Ord(?:inance)?s?\.?|L\.L\.|Res\.)\s+(?:No\.?\s*)?[\w-]{1,16}\b[^()[\]\n]{0,60}?\b\d{1,2}[-/]\d{1,2}[-/]((?:19|20)\d\d)\b/g;
const searched = 60_000;

/** The year since when a code has been in effect, as far as its own words say: the latest year in which it says it took effect, else was
 *  adopted or amended. Only the beginning and the end are searched, where codes say it.
 *  Gives: four digits, or '' if the text doesn't say. hearing.md §3 (Ordinance chunk). */
export function effectiveYear(text: string): string {
  const parts = text.length <= 2 * searched ? [text] : [text.slice(0, searched), text.slice(-searched)];
  let effective = 0;
  let adopted = 0;
  for (const part of parts) {
    for (const match of part.matchAll(dated)) {
      const year = Number(match[2] ?? match[3] ?? match[4] ?? match[5]);
      if (year > 2100) continue;
      if (/effect|force/i.test(match[1] ?? '')) effective = Math.max(effective, year);
      else adopted = Math.max(adopted, year);
    }
  }
  if (effective === 0 && adopted === 0)
    for (const part of parts) for (const match of part.matchAll(history)) adopted = Math.max(adopted, Number(match[1]));
  const year = Math.max(effective, adopted);
  return year === 0 ? '' : String(year);
}

const places =
  /\b((?:City|Town|Village|County|Township|Municipality|Borough|Parish) of [A-Z][A-Za-z.'’]+(?: [A-Z][a-z]+)?|(?:[A-Z][a-z.'’]+(?:-[A-Z][a-z]+)?\s){1,2}(?:County|Township|Parish|Borough))\b/g;
const capitalPlaces =
  /\b((?:CITY|TOWN|VILLAGE|COUNTY|TOWNSHIP|MUNICIPALITY|BOROUGH)\s+OF\s+[A-Z]{3,}|[A-Z]{3,}(?:\s[A-Z]{3,})?\s(?:COUNTY|TOWNSHIP|PARISH|BOROUGH))\b/g;
const notPlaces = /^(?:The|This|Said|Each|Any|Such|Board|Planning|All|In|By|And|Of|For|Section|New|Subject|Adjacent)\s/;

/** The place a text names most, as a city, town, county or township; '' if it names none. Takes: the text of an ordinance; only its
 *  beginning is searched. Gives: 'City of Tipton', 'Adams County'; names near the top count three times. */
export function municipalityOf(text: string): string {
  const counts = new Map<string, number>();
  const head = text.slice(0, searched);
  for (const pattern of [places, capitalPlaces]) {
    for (const match of head.matchAll(pattern)) {
      let name = titleCase(squeezed(match[1] ?? ''));
      name = name.replace(
        /(?: (?:Zoning|Ordinance|Code|Planning|Board|Land|Unified|Subdivision|Comprehensive|Department|Commission))+$/,
        '',
      );
      while (notPlaces.test(name)) name = name.replace(notPlaces, '');
      if (/^(?:County|Township|Parish|Borough)$/.test(name) || name.length > 50) continue;
      const early = match.index < 1_500 ? 3 : 1;
      counts.set(name, (counts.get(name) ?? 0) + early);
    }
  }
  let best = '';
  let most = 0;
  for (const [name, count] of counts) if (count > most) [best, most] = [name, count];
  return best;
}

function titleCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    .replaceAll(' Of ', ' of ');
}

const districtName =
  /\b((?:[A-Z][a-z]+ ){1,3}(?:Overlay )?(?:District|Zone))s?\b|\b((?:R|A|AG|C|B|I|M|RR|RA|PUD|C-N|HI|LI|MU)-?\d{1,2}[A-Z]?)\b(?! ?(?:feet|percent))/;

/** The zoning district a passage mentions, or 'all districts'. Takes: a passage. Gives: the name of the first district that it mentions. */
export function districtOf(passage: string): string {
  const match = districtName.exec(passage);
  const name = match?.[1] ?? match?.[2];
  return name === undefined ? 'all districts' : name.replace(/^(?:The|In|Each|Any|Such|Of|For) /, '');
}

const strictWords = wordSet(
  'shall must prohibited prohibit violation violations penalty penalties fine fines revoke revoked unlawful',
);

/** How a passage binds: 'strict' if it says shall, must, prohibited or penalty, else 'standard'. hearing.md §3. Takes: a passage. */
export function enforcementOf(passage: string): 'strict' | 'standard' {
  return hasWord(passage, strictWords) || passage.toLowerCase().includes('may not') ? 'strict' : 'standard';
}

const weightWords = wordSet('shall must required prohibited permitted conditional special variance');

/** Relevance of a passage: 0.5, plus 0.1 for each of the eight words it has, 0.1 over 100 and 0.1 over 200 characters; at most 1.
 *  hearing.md §5 (Local content generation). Takes: a passage. Gives: 0.5..1 with one decimal. */
export function ordinanceRelevance(passage: string): number {
  let tenths = 5 + new Set(lettersIn(passage.toLowerCase()).filter((word) => weightWords.has(word))).size;
  if (passage.length > 100) tenths++;
  if (passage.length > 200) tenths++;
  return Math.min(10, tenths) / 10;
}
