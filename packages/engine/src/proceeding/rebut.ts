import { splitAtSpaces, startsWithDigit } from '../base/text.ts';
import type { Point, RebuttedEvent } from '@rostrum/contract';
import { judgeAnswer } from '../judging/judge-answer.ts';
import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';
import { sentencesSaid } from '../language/spoken-sentences.ts';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { contentStems, stemsOf } from '../language/stems.ts';
import { readAnswer } from '../said/heard.ts';
import { showsNothing } from './shows-nothing.ts';
import { pointsRaised } from './points.ts';
import { nounFor, topicsIn } from './speech/topics-in.ts';
import type { Rules } from './types.ts';

export type Rebuttal = Omit<RebuttedEvent, 'id' | 'at' | 'type'>;

/** A sentence with fewer words names a subject and answers nothing about it; after its label ('On traffic: …'), fewer are enough. */
const fewestWords = 7;
const fewestAfterLabel = 4;
const fewestLetters = 4;
const label = /^(?:on|about|as (?:for|to)|regarding) ([^:,]+)[:,]\s*(.+)$/i;
/** What answers somebody who asks for less of it. */
const lessOfIt = matcher([
  'make|cut|reduce|shrink|bring|scale ... <number>',
  'smaller|less|narrower|shorter|fewer than',
]);
/** 'What we heard was drainage' says what was raised. */
const recounts = matcher([
  'what i|we hear|heard',
  'we|i hear|heard people|you|folks|neighbors|about|that',
  'you|they|people raise|raised|ask|asked',
]);
/** Documents and witnesses that would be new if nothing on the record mentions them. */
const papers: readonly string[] = [
  'study',
  'report',
  'letter',
  'survey',
  'appraisal',
  'analysis',
  'model',
  'photograph',
  'photographs',
  'affidavit',
  'agreement',
  'memo',
  'expert',
];
/** Phrases that dismiss a point without answering it. */
const dismissals: readonly string[] = [
  'not relevant',
  'irrelevant',
  'not true',
  'nonsense',
  'ridiculous',
  'we disagree',
  'i disagree',
  'not an issue',
  'no comment',
  'not going to answer',
];

/** The applicant's one rebuttal: which points it answers, which it leaves, and what in it is new evidence.
 *  Takes: the rehearsal, what is filed, the rules, and what was said.  Gives: ids of points; the sentences with a figure or a document that
 *  the record doesn't have, word for word; the assessment.  Throws: never.  Specification: decisions.md §8. */
export function rebut(
  r: Rehearsal,
  materials: Materials,
  { quasiJudicial }: Pick<Rules, 'quasiJudicial'>,
  text: string,
): Rebuttal {
  const points = pointsRaised(r);
  const sentences = sentencesSaid(text).map(({ quote }) => quote);
  const answered = points.filter((point) => sentences.some((sentence) => answers(sentence, point)));
  const question = `What do you say to what was raised: ${points.map(({ text: point }) => point).join(' ')}`;
  const { assessment } = judgeAnswer(r, materials, {
    answer: text,
    questionId: null,
    question: points.length === 0 ? 'What do you say to what was raised tonight?' : question,
    characterId: null,
    topicFocus: points[0]?.topic ?? null,
  });
  return {
    text,
    answered: answered.map(({ id }) => id),
    left: points.filter((point) => !answered.includes(point)).map(({ id }) => id),
    // In policy decisions, anything may be said at any time.
    new_evidence: quasiJudicial ? newEvidenceIn(sentences, recordText(r, materials)).map((words) => ({ words })) : [],
    assessment,
  };
}

/** A point is answered by a sentence that says something about its subject. */
function answers(sentence: string, point: Point): boolean {
  const { topic } = point;
  const plain = sentence.toLowerCase();
  if (dismissals.some((one) => plain.includes(one))) return false;
  const [, named = '', rest = ''] = label.exec(sentence) ?? [];
  if (wordsIn(rest) >= fewestAfterLabel && isLabelOf(named, topic)) return true;
  if (wordsIn(sentence) < fewestWords || recounts.test(annotate(sentence))) return false;
  // What isn't there yet, or who else is here, answers nobody.
  if (showsNothing(annotate(sentence), readAnswer(sentence))) return false;
  if (topic === 'density_height' && lessOfIt.test(annotate(sentence))) return true;
  if ((topicsIn(sentence, 1) as readonly string[]).slice(0, 3).includes(topic)) return true;
  const stems = new Set(stemsOf(sentence));
  return stemsOf(nounFor(topic)).some((stem) => stems.has(stem) && !ofPlaces.has(stem));
}
/** 'From the property line it is seven hundred feet' says nothing on the value of the property. */
const ofPlaces: ReadonlySet<string> = new Set(stemsOf('property'));

const wordsIn = (text: string): number => splitAtSpaces(text).filter((word) => word !== '').length;

/** Whether a label names a topic: 'the water' names stormwater, and 'the view' screening and views. */
function isLabelOf(named: string, topic: string): boolean {
  if ((topicsIn(named, 1) as readonly string[]).includes(topic)) return true;
  const noun = nounFor(topic).toLowerCase();
  return stemsOf(named).some((stem) => stem.length >= fewestLetters && noun.includes(stem));
}

/** Everything that the record says in words. Takes: the rehearsal and what is filed. Gives: one text. */
export function recordText(r: Rehearsal, materials: Materials): string {
  return [
    r.presentation?.text ?? '',
    ...r.exchanges.flatMap(({ asked, answered }) => [asked.question, answered?.text ?? '']),
    ...r.proceeding.testified.map(({ statement }) => statement),
    // When the chair mentions letters, that doesn't put them on the record.
    ...r.proceeding.stepped.flatMap(({ step, lines, reply }) => [
      ...(step === 'staff_report' ? lines.map(({ text }) => text) : []),
      reply ?? '',
    ]),
    materials.projectText,
    materials.ordinance?.text ?? '',
    materials.planning?.text ?? '',
    materials.staffReport?.text ?? '',
  ].join('\n');
}

const wordSet = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .replaceAll(',', '')
      .split(/[^a-z0-9.]+/)
      .map((word) => (word.endsWith('.') ? word.slice(0, -1) : word)),
  );

/** Sentences with a figure in digits or a document that the record doesn't have. A document is known if the record mentions one of its kind
 *  in a sentence on the same matter. Takes: the sentences and the text of the record. Gives: those that bring something new. */
export function newEvidenceIn(sentences: readonly string[], record: string): readonly string[] {
  const known = wordSet(record);
  // 'Ten o'clock' was said where it is now '10'.
  const amounts = new Set(annotate(record).quantities.map(({ value }) => value));
  const told = sentencesSaid(record).map(({ quote }) => quote);
  return sentences.filter((sentence) => {
    const words = [...wordSet(sentence)];
    if (words.some((word) => startsWithDigit(word) && !known.has(word) && !amounts.has(Number(word)))) return true;
    const named = papers.filter((paper) => words.includes(paper));
    return named.some((paper) => !told.some((one) => wordSet(one).has(paper) && sharesMatter(one, sentence, paper)));
  });
}

function sharesMatter(one: string, other: string, paper: string): boolean {
  const [but] = contentStems(paper);
  const stems = new Set(contentStems(one));
  return contentStems(other).some((stem) => stem !== but && stems.has(stem));
}
