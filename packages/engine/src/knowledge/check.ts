import { industryGroups, topicIds } from './types.ts';
import type { Element, KnowledgeEntry, TopicKnowledge } from './types.ts';

const slotPattern = /\{[^{}]*\}/g;
const allowedSlots: ReadonlySet<string> = new Set(['{project}', '{developer}', '{place}', '{county}']);
const blankPattern = /\[[^[\]]*\]/g;
/** Names of standards keep their number ('NFPA 855'); any other digit in a spoken line would be an uncited figure. */
const standardName = /\b(?:NFPA|UL|ISO|ANSI|ASTM|IEEE|IEC|API|NRCS|AP) ?[A-Z]?-?\d[\d.-]*[A-Z]?\b/g;
const fewestWords = 6;
const mostWords = 60;
/** Two questions may open alike by accident; a third is a frame. */
const mostAlikeOpenings = 2;

/** Turns a cue source into the expression with which it is matched: whole words, any case.
 *  Throws SyntaxError when the source is no regular expression. */
export function cuePattern(source: string): RegExp {
  return new RegExp(`\\b(?:${source})\\b`, 'i');
}

/** Checks the knowledge of all topics against the rules in types.ts and returns one sentence per fault, each beginning
 *  with the place ('noise/wind: ...'); an empty list means sound. Never throws. */
export function checkKnowledge(topics: readonly TopicKnowledge[]): string[] {
  const faults: string[] = [];
  const seenTopics = new Set<string>();
  const seenLines = new Map<string, string>();
  for (const topic of topics) {
    if (!topicIds.includes(topic.topic)) faults.push(`${topic.topic}: not a known topic`);
    if (seenTopics.has(topic.topic)) faults.push(`${topic.topic}: given twice`);
    seenTopics.add(topic.topic);
    if (topic.noun.trim() === '' || topic.name.trim() === '') faults.push(`${topic.topic}: noun or name is empty`);
    faults.push(...checkCues(topic.topic, topic.cues));
    const groups = industryGroups.filter((group) => topic.entries[group] !== undefined);
    if (groups.length === 0) faults.push(`${topic.topic}: has no entry`);
    for (const group of groups) {
      const entry = topic.entries[group];
      if (entry === undefined) continue;
      const place = `${topic.topic}/${group}`;
      faults.push(...checkEntry(place, entry), ...checkRepeats(place, entry, seenLines));
    }
    faults.push(...checkOpenings(topic));
  }
  return faults;
}

function checkEntry(place: string, entry: KnowledgeEntry): string[] {
  const faults: string[] = [];
  for (const weight of [entry.boardWeight, entry.publicWeight]) {
    if (!(weight >= 0 && weight <= 1)) faults.push(`${place}: weight ${weight} is outside 0..1`);
  }
  if (entry.board.length < 5) faults.push(`${place}: ${entry.board.length} board questions, at least 5 wanted`);
  for (const sharpness of [1, 2, 3]) {
    if (!entry.board.some((question) => question.sharpness === sharpness))
      faults.push(`${place}: no board question of sharpness ${sharpness}`);
  }
  if (new Set(entry.board.map((question) => question.purpose)).size < 3)
    faults.push(`${place}: fewer than 3 purposes among the board questions`);
  if (entry.resident.length < 3) faults.push(`${place}: ${entry.resident.length} resident lines, at least 3 wanted`);
  if (entry.expert.length < 2) faults.push(`${place}: ${entry.expert.length} expert lines, at least 2 wanted`);
  if (entry.remarks.length < 3) faults.push(`${place}: ${entry.remarks.length} remarks, at least 3 wanted`);
  if (entry.elements.length < 5 || entry.elements.length > 9)
    faults.push(`${place}: ${entry.elements.length} elements, 5 to 9 wanted`);

  for (const question of entry.board) {
    faults.push(...checkLine(place, question.text));
    if (!/[?.]$/.test(question.text))
      faults.push(`${place}: a board question ends neither with ? nor with a full stop: "${question.text}"`);
    for (const id of question.after) {
      if (!entry.elements.some((element) => element.id === id))
        faults.push(`${place}: "${question.text}" is after "${id}", which is no element`);
    }
  }
  for (const line of [...entry.resident, ...entry.expert]) faults.push(...checkLine(place, line));
  for (const remark of entry.remarks) {
    faults.push(...checkLine(place, remark));
    if (remark.includes('?')) faults.push(`${place}: a remark asks a question: "${remark}"`);
  }
  faults.push(...checkElements(place, entry.elements));
  if (entry.figures.length === 0) faults.push(`${place}: no figures`);
  for (const figure of entry.figures) {
    if (figure.text.trim() === '' || figure.source.trim() === '')
      faults.push(`${place}: a figure without text or source`);
  }
  if ((entry.condition.match(blankPattern) ?? []).length === 0) faults.push(`${place}: the condition has no blank`);
  return faults;
}

function checkLine(place: string, text: string): string[] {
  const faults: string[] = [];
  for (const slot of text.match(slotPattern) ?? []) {
    if (!allowedSlots.has(slot)) faults.push(`${place}: unknown slot ${slot}`);
  }
  if (/\d/.test(text.replace(standardName, ''))) faults.push(`${place}: digits in "${text}"`);
  if (text.includes('!')) faults.push(`${place}: exclamation mark in "${text}"`);
  if (!/[?.]$/.test(text)) faults.push(`${place}: no closing mark in "${text}"`);
  if (!/^(?:\p{Lu}|\{)/u.test(text)) faults.push(`${place}: no capital at the start of "${text}"`);
  const words = text.trim().split(/\s+/).length;
  if (words < fewestWords || words > mostWords)
    faults.push(`${place}: ${words} words, ${fewestWords} to ${mostWords} wanted: "${text}"`);
  return faults;
}

function checkElements(place: string, elements: readonly Element[]): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const element of elements) {
    const at = `${place}#${element.id}`;
    if (seen.has(element.id)) faults.push(`${at}: element given twice`);
    seen.add(element.id);
    if (element.label.trim() === '' || element.why.trim() === '') faults.push(`${at}: label or why is empty`);
    if (/[.?]$/.test(element.label)) faults.push(`${at}: the label is a noun phrase and takes no closing mark`);
    faults.push(...checkCues(at, element.cues));
    faults.push(...checkModel(at, element.model));
  }
  return faults;
}

function checkModel(at: string, model: string): string[] {
  const faults: string[] = [];
  const blanks = model.match(blankPattern) ?? [];
  if (blanks.length === 0) faults.push(`${at}: the model sentence has no blank`);
  if (blanks.some((blank) => blank.length < 5)) faults.push(`${at}: a blank does not say what belongs in it`);
  if (/[[\]]/.test(model.replace(blankPattern, ''))) faults.push(`${at}: unbalanced brackets in the model sentence`);
  if (/\d/.test(model.replace(standardName, ''))) faults.push(`${at}: digits in the model sentence`);
  if (!/^(?:\p{Lu}|\[).*\.$/su.test(model)) faults.push(`${at}: the model is not a sentence`);
  return faults;
}

function checkCues(place: string, cues: readonly string[]): string[] {
  if (cues.length === 0) return [`${place}: no cues`];
  return cues.flatMap((cue) => {
    try {
      return cuePattern(cue).test('') ? [`${place}: the cue /${cue}/ matches empty text`] : [];
    } catch {
      // The fault list is where a broken expression is reported; nothing is hidden.
      return [`${place}: the cue /${cue}/ is no regular expression`];
    }
  });
}

function checkRepeats(place: string, entry: KnowledgeEntry, seen: Map<string, string>): string[] {
  const faults: string[] = [];
  for (const text of [
    ...entry.board.map((question) => question.text),
    ...entry.resident,
    ...entry.expert,
    ...entry.remarks,
  ]) {
    const key = text
      .toLowerCase()
      .replace(/[^a-z{}]+/g, ' ')
      .trim();
    const before = seen.get(key);
    if (before !== undefined) faults.push(`${place}: "${text}" already stands in ${before}`);
    else seen.set(key, place);
  }
  return faults;
}

function checkOpenings(topic: TopicKnowledge): string[] {
  const counts = new Map<string, number>();
  for (const group of industryGroups) {
    for (const question of topic.entries[group]?.board ?? []) {
      const opening = question.text.toLowerCase().split(/\s+/).slice(0, 3).join(' ');
      counts.set(opening, (counts.get(opening) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count > mostAlikeOpenings)
    .map(([opening, count]) => `${topic.topic}: ${count} board questions open with "${opening}"`);
}
