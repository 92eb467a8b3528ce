import type { Standard } from '@rostrum/contract';
import type { Materials } from '../reading/types.ts';
import type { ProjectFacts } from '../record/rehearsal.ts';
import type { AnswerReading } from './answer-reading.ts';
import type { Coverage } from './coverage.ts';
import { hollowPromise } from './phrases.ts';

const fewest = 3;
const most = 6;
/** A sentence longer than this is not said aloud in one breath. */
const longestSpoken = 45;

/** How a stronger answer could go, as one spoken answer of three to six sentences: first what the applicant already said
 *  that carried, then what is on the record, then the missing elements with their blanks in square brackets. No figure
 *  stands in it that the applicant, the project or a filed document did not give. decisions.md §3. */
export function strongerAnswerOf(parts: {
  readonly reading: AnswerReading;
  readonly coverage: Coverage;
  readonly carried: readonly string[];
  readonly bound: boolean;
  readonly materials: Materials;
  readonly project: ProjectFacts;
}): string {
  const { reading, coverage, carried, materials, project } = parts;
  const kept = carried.filter((sentence) => wordsIn(sentence) <= longestSpoken).map(asSentence);
  const opening = openingOf(reading, kept);
  const onRecord = recordSentences(reading, materials, project, [...opening, ...kept]).slice(0, 2);
  const sentences = [...opening, ...kept, ...onRecord];
  const room = most - 1 - sentences.length;
  const models = coverage.missing
    .slice(0, Math.max(fewest - sentences.length, Math.min(room, 3), 1))
    .map(({ element }) => element.model);
  sentences.push(...models);
  const binds =
    parts.bound || models.some((model) => /\bcondition of approval\b|\bwe (?:will|accept|agree)\b/i.test(model));
  if (!binds && sentences.length < most)
    sentences.push('We will accept [the measure, in one line] as a condition of approval.');
  for (const filler of [
    'That is shown on [sheet or page of the application], which you have in your packet.',
    'If that changes, we will tell staff in writing by [date].',
  ]) {
    if (sentences.length < fewest) sentences.push(filler);
  }
  return sentences.slice(0, most).join(' ');
}

/** A yes-or-no question is answered in the first words; where the applicant left it out, as a blank. */
function openingOf(reading: AnswerReading, kept: readonly string[]): string[] {
  const asksYesNo = reading.question.parts.at(-1)?.form === 'yes_no';
  const first = reading.statements[0]?.sentence.raw;
  if (!asksYesNo) return [];
  if (reading.polar === null) return ['[Yes or no].'];
  return first === undefined ||
    kept.some((sentence) => sentence.startsWith(first.replace(/[.!;]+$/, ''))) ||
    wordsIn(first) > 8 ||
    hollowPromise.test(first)
    ? []
    : [asSentence(first)];
}

function recordSentences(
  reading: AnswerReading,
  materials: Materials,
  project: ProjectFacts,
  said: readonly string[],
): string[] {
  const { topic, cues } = reading.expectation;
  const already = said.join(' ').toLowerCase();
  const fresh = (text: string): boolean => !already.includes(text.toLowerCase().replace(/[.\s]+$/, ''));
  const fits = (text: string): boolean => cues.some((cue) => cue.test(text));
  if (topic === null) return [];
  const claims = (materials.presentation?.claims ?? []).filter(
    (claim) => (claim.topic === topic.topic || fits(claim.sentence)) && claim.kind !== 'statement',
  );
  const sentences: string[] = [];
  const claim = claims
    .map(({ sentence }) => sentence.replace(/\s+/g, ' ').trim())
    .find(
      (sentence) =>
        wordsIn(sentence) <= longestSpoken && wordsIn(sentence) >= 4 && fresh(sentence) && !contradicts(sentence, said),
    );
  if (claim !== undefined) sentences.push(`As I told you in the presentation: ${asSentence(claim)}`);
  const standard = (materials.ordinance?.standards ?? []).find((one) => one.topic === topic.topic && !one.exception);
  if (standard !== undefined) sentences.push(standardSentence(standard));
  const fact =
    claim === undefined
      ? project.facts.find((one) => fits(one) && fresh(one) && wordsIn(one) <= longestSpoken)
      : undefined;
  if (fact !== undefined) sentences.push(asSentence(fact));
  return sentences;
}

/** A claim that gives another figure of the same unit than what is kept would make the answer quarrel with itself. */
function contradicts(sentence: string, said: readonly string[]): boolean {
  const units = (text: string): Map<string, string> =>
    new Map(
      [
        ...text
          .toLowerCase()
          .matchAll(/(\$?[\d,.]+)[ -]*(feet|foot|ft|decibels?|dba|years?|acres?|percent|%|megawatts?|mw)\b/g),
      ].map((match) => [match[2] ?? '', match[1] ?? '']),
    );
  const now = units(sentence);
  return said.some((text) => [...units(text)].some(([unit, value]) => now.has(unit) && now.get(unit) !== value));
}

function standardSentence({ comparator, value, unit, subject, section }: Standard): string {
  const where =
    section.trim() === ''
      ? 'The ordinance'
      : `The ordinance, in ${/^(?:§|section|sec|article|chapter)/i.test(section.trim()) ? section.trim() : `section ${section.trim()}`},`;
  const amount = `${grouped(value)} ${unit}`.trim();
  const bound =
    comparator === 'min'
      ? `asks for at least ${amount}`
      : comparator === 'max'
        ? `allows no more than ${amount}`
        : `sets ${amount}`;
  return `${where} ${bound} for the ${subject.toLowerCase().replace(/^the /, '')}, and our plan gives [your figure].`;
}

function grouped(value: number): string {
  const [whole = '', part] = String(value).split('.');
  const spaced = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return part === undefined ? spaced : `${spaced}.${part}`;
}

function asSentence(text: string): string {
  const trimmed = text
    .replace(/\s+/g, ' ')
    .replace(/^(?:well|so|um|uh|and|but|okay|look|again)[, ]+/i, '')
    .replace(/[\s;,:–—-]+$/, '');
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.?!]["”)]?$/.test(capital) ? capital : `${capital}.`;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
