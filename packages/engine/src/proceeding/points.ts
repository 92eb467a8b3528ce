import { oncePer } from '../base/once-per.ts';
import type { Point } from '@rostrum/contract';
import { annotate } from '../language/annotate.ts';
import { contentStems } from '../language/stems.ts';
import { sentencesSaid } from '../language/spoken-sentences.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { strengthOn } from './speaks-to.ts';
import type { CriterionSheet } from './types.ts';

/** The points raised in public comment, in order. Takes: the rehearsal. Gives: empty before public comment. */
export function pointsRaised(r: Rehearsal): readonly Point[] {
  return r.proceeding.testified.flatMap(({ points }) => points);
}

/** The points that nothing answers: no rebuttal, and nothing that the applicant had put on the record before. Takes: the rehearsal. Gives:
 *  in the order raised. */
export const pointsLeft = oncePer((r: Rehearsal): readonly Point[] => {
  const answered = new Set(r.proceeding.rebutted?.answered);
  const said = saidBefore(r);
  const found = pointsRaised(r).filter(
    ({ id, topic, text }) => !answered.has(id) && !said.some((one) => settles(one, topic) || meets(one, topic, text)),
  );
  return found;
});

/** The sentences of the presentation and of the answers. */
function saidBefore(r: Rehearsal): readonly string[] {
  if (pointsRaised(r).length === 0) return [];
  const texts = [r.presentation?.text ?? '', ...r.exchanges.map(({ answered }) => answered?.text ?? '')];
  return texts.flatMap((text) => sentencesSaid(text).map(({ quote }) => quote));
}

/** A study with its figure answers what is raised on its subject; one of them alone may be about another side of it. */
const settlesFrom = 4;
const ofHours: ReadonlySet<string> = new Set(['hours_of_operation', 'construction_hours']);

function settles(sentence: string, topic: string): boolean {
  const strength = strengthOn(sentence, onlyOn(topic));
  return strength >= settlesFrom || (strength > 0 && ofHours.has(topic) && annotate(sentence).schedules.length > 0);
}

/** A fact on the subject that is also on the matter of the point: 'jobs', and '140 jobs that pay 88,000'. */
function meets(sentence: string, topic: string, point: string): boolean {
  if (strengthOn(sentence, onlyOn(topic)) < meetsFrom) return false;
  const stems = new Set(contentStems(point));
  return contentStems(sentence).some((stem) => stems.has(stem));
}
const meetsFrom = 3;

const sheets = new Map<string, CriterionSheet>();

function onlyOn(topic: string): CriterionSheet {
  const known = sheets.get(topic);
  if (known !== undefined) return known;
  const made: CriterionSheet = {
    id: topic,
    label: topic,
    text: topic,
    topics: [topic],
    also: [],
    lay_opinion: 'facts_only',
  };
  if (sheets.size < maxSheets) sheets.set(topic, made);
  return made;
}

const maxSheets = 100;
