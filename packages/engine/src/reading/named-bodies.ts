const kinds =
  'Department|District|Commission|Authority|Agency|Council|Board|Association|Company|Corporation|LLC|Inc|University|College|Laboratory|Engineering|Engineers|Consulting|Associates|Partners|Energy|Power|Electric|Utilities|Cooperative|Township|Administration|Service|Services|Bureau|Society|Institute|Foundation|Group|Environmental|Acoustics|Solar|Renewables|Railroad|Hospital|Church|School';
const named = new RegExp(
  `\\b((?:[A-Z][A-Za-z&'’.-]{1,24}\\s+){1,4}(?:${kinds})\\b(?:\\s+of\\s+(?:[A-Z][a-z]+\\s?){1,3})?|(?:Department|Board|Bureau|University|Office|Corps)\\s+of\\s+(?:[A-Z][a-z]+(?:\\s+and)?\\s?){1,4}|(?:U\\.?S\\.?\\s)?Army Corps(?: of Engineers)?)`,
  'g',
);
const initials =
  /\b(FAA|EPA|DEQ|DNR|DOT|MnDOT|FEMA|USFWS|NRCS|OSHA|FERC|NERC|PJM|MISO|ERCOT|CAISO|NYSERDA|SHPO|USDA|NFPA|MPCA|TVA|PUC|FCC|FWS|BLM)\b/g;
const leading =
  /^(?:The|Our|We|And|But|For|With|From|This|That|Good|By|At|In|Of|As|When|If|I|A|An|Thank|Members|So|On|To|Mr|Mrs|Ms)\s+/;

/** Bodies a sentence names: agencies, firms, utilities, districts, by capitals and the nouns such names end in. */
export function bodiesIn(sentence: string): string[] {
  const found = new Set<string>();
  for (const match of sentence.slice(0, 3_000).matchAll(named)) {
    let name = (match[1] ?? '').replace(/\s+/g, ' ').trim();
    while (leading.test(name)) name = name.replace(leading, '');
    if (/\s/.test(name)) found.add(name);
  }
  for (const match of sentence.slice(0, 3_000).matchAll(initials)) found.add(match[1] ?? '');
  return [...found];
}
