import type { ProceedingStep, SpokenLine } from '@rostrum/contract';
import { wantedOf } from '../../record/wanted.ts';
import { chairName, requestOf } from '../speech/naming.ts';
import { pointsRaised } from '../points.ts';
import { listed } from '../speech/listed.ts';
import { say, sayFor } from '../speech/say.ts';
import { nounOf } from '../speech/topics-in.ts';
import { speakersLeft } from '../public-comment.ts';
import type { Evening, StepHeld } from './types.ts';

/** What the chair says at the start of a step that the page runs with its own calls, or that consists only of words.
 *  Takes: the step and the evening.  Gives: the chair's lines.  Throws: never. */
export function announceStep(step: ProceedingStep, { r, rules }: Evening): StepHeld {
  const chair = chairName(r, rules);
  const lines = (...texts: readonly string[]): SpokenLine[] => texts.map((text) => ({ speaker: chair, text }));
  const held = (...texts: readonly string[]): StepHeld => ({ lines: lines(...texts), awaits: null });
  switch (step) {
    case 'call_to_order':
      return held(
        sayFor(rules, 'open', { body: rules.bodyName, request: requestOf(r, rules) }),
        say('chair', manner({ r, rules })),
        rules.publicHearing ? sayFor(rules, rules.decides ? 'decides' : 'recommends') : say('chair', 'agent'),
        ...continuedLines(r),
      );
    case 'presentation':
      return held(sayFor(rules, 'present'));
    case 'board_questions':
      return held(sayFor(rules, 'questions'));
    case 'public_comment':
      return speakersLeft(r).length === 0
        ? held(say('chair', 'public_none'))
        : held(
            isUnsworn(rules) ? say('chair', 'public_unsworn') : sayFor(rules, 'public'),
            rules.crossExamination ? sayFor(rules, 'written') : say('chair', 'written'),
          );
    case 'rebuttal': {
      // On a plan, only what goes to a requirement has to be answered.
      const counts = (topic: string): boolean =>
        rules.kind !== 'site_plan' || rules.criteria.some(({ topics }) => topics.includes(topic));
      const nouns = [
        ...new Set(
          pointsRaised(r)
            .filter(({ topic }) => counts(topic))
            .map(nounOf),
        ),
      ];
      // If nobody may question a witness, nobody may question new evidence.
      const opening = rules.crossExamination ? sayFor(rules, 'rebuttal') : say('chair', 'rebuttal');
      return nouns.length === 0
        ? held(opening)
        : held(opening, say('chair', 'rebuttal_points', { nouns: listed(nouns) }));
    }
    default:
      return { lines: [], awaits: null };
  }
}

/** Evidence is heard but nobody is sworn in: nobody is asked whether they were. */
const isUnsworn = ({ kind, quasiJudicial, sworn }: Evening['rules']): boolean =>
  quasiJudicial && !sworn && kind !== 'hearing_examiner';

/** The chair resumes a continued hearing, and names what was asked for. */
function continuedLines(r: Evening['r']): readonly string[] {
  const wanted = wantedOf(r);
  if (wanted.length === 0) return [];
  const labels = listed([...new Set(wanted.map(({ label }) => label))]);
  return [say('chair', 'continued', { labels })];
}

const reliefWords: readonly string[] = ['variance', 'waiver', 'modification'];

function manner({ r: { project }, rules: { kind, quasiJudicial } }: Pick<Evening, 'r' | 'rules'>): string {
  const filed = [project.description ?? '', ...project.facts].join(' ').toLowerCase();
  const asksForRelief = reliefWords.some((word) => filed.includes(word));
  if (kind === 'site_plan') return asksForRelief ? 'kind_plan_relief' : 'kind_plan';
  return quasiJudicial ? 'kind_sworn' : 'kind_policy';
}
