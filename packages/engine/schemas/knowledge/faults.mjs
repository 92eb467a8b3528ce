/* What a schema cannot express about the knowledge base: whether lines sound spoken and only name things that exist. */
import { askSlots, groups, saidSlots, slots, useIds } from './names.mjs';

const maxWords = 45;
const minWords = 4;
/** Without contractions these sound read from a page. */
const uncontracted =
  /\b(?:do|does|did|is|are|was|were|will|would|could|should|has|have|had) not\b|\bcannot\b|\b(?:I|you|we|they) (?:will|would) (?!be\b.*\?)|\b(?:I am|we are|you are|they are) (?=\w)/;

function lineFaults(place, { text, kind, position, presumes = [], unless = [] }, concepts, known = slots) {
  const faults = [];
  const say = (what) => faults.push(`${place}: ${what}: "${text}"`);
  const spoken = text.replace(/\{(\w+)\}/g, (_, slot) => (known.includes(slot) ? slot : say(`unknown slot {${slot}}`)));
  const words = spoken.split(/\s+/).length;
  if (words > maxWords || words < minWords) say(`${words} words`);
  const marks = [...text.matchAll(/[.?](?= |$)/g)].map(([mark]) => mark);
  const asked = marks.filter((mark) => mark === '?').length;
  if (kind === 'question' && asked !== 1) say('a question asks once');
  if (kind === 'question' && marks.length > 2) say('a cause and one ask, no more');
  if ((kind === 'remark' || kind === 'statement') && asked > 0) say(`a ${kind} asks nothing`);
  if (kind === 'statement' && position === undefined) say('a statement has a position');
  if (/\d/.test(text)) say('a digit needs a citation');
  if (uncontracted.test(text)) say('not as spoken: contract it');
  for (const either of [...presumes, ...unless])
    for (const concept of either.split('|'))
      if (!concepts.has(concept)) say(`presumes ${concept}, which premises.yml does not know`);
  return faults;
}

function askFaults(entries, topics) {
  const faults = [];
  for (const ask of entries) {
    const place = `asks.yml: ${ask.id}`;
    faults.push(...lineFaults(place, ask, new Set(), [...slots, ...askSlots]));
    const of = topics.get(ask.topic);
    for (const asked of ask.asks)
      if (of !== undefined && !of.elements.some((element) => element.id === asked))
        faults.push(`${place}: asks for ${asked}, no element of ${ask.topic}`);
    for (const [slot, given] of [
      ['{figure}', ask.dimension],
      ['{time}', ask.schedule],
      ['{request}', ask.request],
    ])
      if (ask.text.includes(slot) && given === undefined) faults.push(`${place}: nothing fills ${slot}`);
  }
  return faults;
}

/** Words of a comment: a short one is made with another, so that both take 20 to 90 seconds aloud. */
const fewestWords = 18;
const mostWords = 190;
/** A plain one is made alone. */
const fewestPlain = 42;
const mostPlain = 70;

/** Premises that premises.yml does not know. */
const unknownPremises = (place, named, concepts) =>
  named
    .flatMap((either) => either.split('|'))
    .filter((concept) => !concepts.has(concept))
    .map((concept) => `${place}: presumes ${concept}, which premises.yml does not know`);

function commentFaults(name, { uses, presumes: ofAll = [], entries }, topics, concepts, known, seen) {
  const faults = unknownPremises(`${name}.yml`, ofAll, concepts);
  for (const fits of uses) if (!groups.includes(fits) && !useIds.includes(fits)) faults.push(`${name}: no use ${fits}`);
  for (const { says, position, by = 'public', plain, presumes = [], unless = [], echoes } of entries) {
    const parts = says.map((part) => (typeof part === 'string' ? part : Object.values(part)[0]));
    const raised = says.flatMap((part) => (typeof part === 'string' ? [] : Object.keys(part)));
    const text = parts.join(' ');
    const say = (what) => faults.push(`${name}.yml: ${what}: "${text.slice(0, 70)}"`);
    const words = text.split(/\s+/).length;
    const [fewest, most] = plain ? [fewestPlain, mostPlain] : [fewestWords, mostWords];
    if (words < fewest || words > most) say(`${words} words`);
    if (/\d/.test(text)) say('a digit needs a citation');
    if (uncontracted.test(text)) say(`not as spoken: contract ${uncontracted.exec(text)[0]}`);
    if (raised.length === 0) say('names no topic');
    for (const topic of [...raised, ...(echoes === undefined ? [] : [echoes])])
      if (topic !== 'its_topic' && !topics.has(topic)) say(`no topic ${topic}`);
    for (const [, slot] of text.matchAll(/\{(\w+)\}/g)) if (!known.has(slot)) say(`unknown slot {${slot}}`);
    if (text.includes('{earlier}') !== (echoes !== undefined)) say('{earlier} goes with echoes');
    for (const either of [...presumes, ...unless])
      for (const concept of either.split('|')) if (!concepts.has(concept)) say(`presumes ${concept}`);
    if (seen.has(text)) say(`also in ${seen.get(text)}`);
    seen.set(text, `${name} for ${position} by ${by}`);
  }
  return faults;
}

/** Every fault in the files of the knowledge base. Takes: files by name, as the schema passed them.  Gives: one line per fault; none if all
 *  is well. */
export function check(files) {
  const faults = (files.premises?.entries ?? [])
    .filter(
      ({ words, counts = [], of, without }) =>
        (words.length === 0 && counts.length === 0) !== (of !== undefined && without !== undefined),
    )
    .map(({ id: premise }) => `premises.yml: ${premise} has words, or is 'of' one premise 'without' another`);
  const all = Object.entries(files).filter(([, file]) => file !== null);
  const topics = new Map(all.filter(([, file]) => file.kind === 'topic').map(([, file]) => [file.topic, file]));
  const uses = new Set(useIds);
  const concepts = new Set(files.premises?.entries.map((premise) => premise.id) ?? []);
  const commentSlots = new Set([
    ...slots,
    ...saidSlots,
    ...(files.facts?.entries.map((fact) => fact.id) ?? []),
    ...(files.quotes?.entries.map((quote) => quote.id) ?? []),
  ]);
  const seen = new Map();
  for (const [name, file] of all) {
    if (['premises', 'points', 'unfinished', 'own_words', 'rates', 'frames', 'facts', 'quotes'].includes(file.kind))
      continue;
    if (file.kind === 'presumptions') {
      for (const { id: place, needs, unless } of file.entries)
        faults.push(...unknownPremises(`presumptions.yml: ${place}`, [...needs, ...unless], concepts));
      continue;
    }
    if (file.kind === 'takeups') {
      for (const { of, topic, text, presumes, unless } of file.entries) {
        if (!commentSlots.has(of)) faults.push(`takeups.yml: no fact ${of}`);
        if (topic !== 'its_topic' && !topics.has(topic)) faults.push(`takeups.yml: no topic ${topic}`);
        faults.push(...lineFaults('takeups.yml', { text, kind: 'question', presumes, unless }, concepts, ['told']));
      }
      continue;
    }
    if (file.kind === 'comments') {
      faults.push(...commentFaults(name, file, topics, concepts, commentSlots, seen));
      continue;
    }
    if (file.kind === 'asks') {
      faults.push(...askFaults(file.entries, topics));
      continue;
    }
    if (name !== (file.kind === 'topic' ? file.topic : file.use))
      faults.push(`${name}: the file is named after what it holds`);
    for (const element of file.elements ?? [])
      for (const fits of element.uses)
        if (!groups.includes(fits) && !uses.has(fits))
          faults.push(`${name}: ${element.id} is for ${fits}, which nobody knows`);
    for (const line of file.lines) {
      const of = topics.get(line.topic ?? file.topic);
      const place = `${name}.yml`;
      if (of === undefined) faults.push(`${place}: no topic ${line.topic}`);
      for (const asked of line.asks)
        if (of !== undefined && !of.elements.some((element) => element.id === asked))
          faults.push(`${place}: asks for ${asked}, no element of ${of.topic}: "${line.text}"`);
      for (const fits of [...line.uses, ...(line.except ?? [])])
        if (!groups.includes(fits) && !uses.has(fits))
          faults.push(`${place}: ${fits} is no group and no use: "${line.text}"`);
      if (seen.has(line.text)) faults.push(`${place}: also in ${seen.get(line.text)}: "${line.text}"`);
      seen.set(line.text, place);
      faults.push(...lineFaults(place, line, concepts));
    }
  }
  return faults;
}
