/* What a statement itself names as its evidence: an exhibit, a sheet, a study. */

const numbered = /\b(?:Exhibit|Sheet|Attachment|Appendix|Tab|Figure)\s+(?:No\.?\s*)?[A-Z]{0,2}-?\d{0,3}[A-Z]?(?![a-z])/;
const kinds =
  'acoustic(?:al)?|sound|noise|traffic(?: impact)?|trip generation|stormwater(?: management)?|drainage|hydrogeologic(?:al)?|hydrology|groundwater|geotechnical|wetlands?|habitat|wildlife|avian|species|glare|glint|landscap(?:e|ing)|planting|screening|lighting|photometric|site|grading|erosion(?: and sediment)?(?: control)?|decommissioning|reclamation|emergency(?: response| action)?|fire(?: protection| safety)?|road use|haul route|market|appraisal|property value|economic(?: impact)?|fiscal(?: impact)?|soils?|topsoil|drain tile|environmental(?: impact| site)?|cultural resources?|archaeological|flicker|shadow flicker|parking|water supply|sewer capacity|interconnection|insurance|complaint(?: response)?|maintenance|monitoring|phasing|construction(?: management)?|visual(?: impact)?|line of sight';
const papers =
  'study|studies|report|plan|survey|analysis|assessment|appraisal|agreement|letter|permit|certificate|model(?:ing)?|estimate|simulation';
const named = new RegExp(`\\b(?:${kinds}) (?:${papers})\\b`, 'i');

/** The exhibit that a statement names: 'Sheet C-3', 'sound study'. Takes: a sentence. Gives: the name as written, or null if none is named.
 *  Throws: never. */
export function exhibitNamed(sentence: string): string | null {
  const found = numbered.exec(sentence)?.[0] ?? named.exec(sentence)?.[0] ?? null;
  return found === null ? null : `${found.charAt(0).toUpperCase()}${found.slice(1)}`.trim();
}
