import type { AskedEvent, Brief } from '@rostrum/contract';
import { nextQuestion } from '../asking/next-question.ts';
import type { Question } from '../asking/types.ts';
import { entryFor, topicById } from '../knowledge/all-topics.ts';
import { passagesFor } from '../reading/passages.ts';
import type { Materials } from '../reading/types.ts';
import { applyEvent } from '../record/fold.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { notice } from './after-action.ts';
import { complianceRows } from './compliance-rows.ts';
import { topicName } from './exchanges.ts';

const questionCount = 20;
/** Every third question of the brief is one from the floor. */
const floorEvery = 3;

function askedEvent(question: Question, number: number): AskedEvent {
  return {
    type: 'asked', id: `brief-${number}`, at: '1970-01-01T00:00:00Z', question_id: `brief-${number}`, question: question.text,
    venue: number % floorEvery === 0 ? 'public' : 'board', character_id: question.character.character_id, character_name: question.character.name,
    character_role: question.character.role, topic: question.topic, issue_kind: question.issue.kind, issue_key: question.issue.key,
    question_type: question.questionType, method: question.method, purpose: question.purpose, expects: [...question.expects],
    citations: [...question.citations], follow_up_of: question.issue.followUpOf, context: question.context,
  };
}

/** The questions a board would put if the hearing were tonight, most likely first: what the same engine asks of the same
 *  material, with nothing yet answered. */
function likelyQuestions(r: Rehearsal, materials: Materials): readonly Question[] {
  const questions: Question[] = [];
  let tonight: Rehearsal = { ...r, exchanges: [], promises: [], contradictions: [], openRequests: [], moods: {}, moodSteps: [], verdict: null };
  for (let number = 1; number <= questionCount; number++) {
    const question = nextQuestion(tonight, materials, {
      venue: number % floorEvery === 0 ? 'public' : 'board', characterId: null, topics: [], position: number, total: questionCount,
      previousQuestions: questions.map(({ text }) => text), questioner: null,
    });
    questions.push(question);
    tonight = applyEvent(tonight, askedEvent(question, number));
  }
  return questions;
}

function onFile(question: Question, materials: Materials): { quote: string; source: string }[] {
  const cited = question.citations.map(({ quote, source }) => ({ quote, source }));
  const said = (materials.presentation?.topics.get(question.topic) ?? []).map((span) => ({
    quote: materials.presentation?.text.slice(span.start, span.end) ?? '',
    source: 'Presentation',
  }));
  const passages = passagesFor(materials, `${topicById(question.topic)?.noun ?? question.topic}`).slice(0, 2).map(({ text, source }) => ({ quote: text, source }));
  const seen = new Set(cited.map(({ quote }) => quote));
  return [...said, ...passages].filter(({ quote }) => quote !== '' && !seen.has(quote) && seen.add(quote)).slice(0, 4);
}

const exhibitCues: readonly { readonly cue: RegExp; readonly name: string }[] = [
  { cue: /noise|sound|dBA?|decibel/i, name: 'Sound study with levels at the nearest homes' },
  { cue: /traffic|trip|haul|truck/i, name: 'Traffic study and haul route map' },
  { cue: /stormwater|runoff|drainage|erosion/i, name: 'Stormwater management and erosion control plan' },
  { cue: /decommission|removal|bond|surety|escrow/i, name: 'Decommissioning plan with an engineer’s cost estimate' },
  { cue: /landscap|screen|buffer|berm/i, name: 'Landscape plan with sight lines from the nearest homes' },
  { cue: /setback|site plan|property line/i, name: 'Site plan with dimensions to property lines and homes' },
  { cue: /wetland|habitat|species|wildlife/i, name: 'Wetland and habitat report' },
  { cue: /glare|reflect/i, name: 'Glare analysis' },
  { cue: /emergency|fire/i, name: 'Emergency response plan, with the fire department’s letter' },
  { cue: /property value|appraisal/i, name: 'Appraiser’s report on property values' },
  { cue: /lighting|fixture/i, name: 'Lighting plan with fixture cut sheets' },
  { cue: /water|well|aquifer|groundwater/i, name: 'Water supply letter or hydrogeological report' },
  { cue: /interconnect|utility|substation/i, name: 'Interconnection agreement or the utility’s letter' },
  { cue: /school|pupil/i, name: 'School district’s letter on capacity' },
  { cue: /sewer|wastewater|septic/i, name: 'Sewer capacity letter' },
];

/** Exhibits that the questions and the ordinance call for, those called for most often first. */
function exhibits(questions: readonly Question[], materials: Materials): Brief['exhibits'] {
  const rules = materials.ordinance?.standards ?? [];
  return exhibitCues
    .map(({ cue, name }) => {
      const asked = questions.filter((question) => cue.test(`${question.text} ${topicById(question.topic)?.noun ?? ''}`)).length;
      const rule = rules.find((standard) => cue.test(standard.subject) || cue.test(standard.quote));
      const reasons = [
        ...(asked > 0 ? [`${asked === 1 ? 'One of the likely questions asks' : `${asked} of the likely questions ask`} for what it shows`] : []),
        ...(rule === undefined ? [] : [`${rule.section === '' ? 'the ordinance' : rule.section} sets a figure for it`]),
      ];
      return { name, weight: asked * 2 + (rule === undefined ? 0 : 1), why: reasons.join('; ') };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ name, why }) => ({ name, why: `${why.charAt(0).toUpperCase()}${why.slice(1)}.` }));
}

/** The brief for the real night, from what is on file alone.
 *  Takes: a rehearsal and its materials.  Gives: twenty questions with what a complete answer contains and what is already
 *  on file, the compliance table, the exhibits to bring.  Throws: never.  Specification: decisions.md §5 (brief). */
export function briefOf(r: Rehearsal, materials: Materials): Brief {
  const { projectName, projectType, developer, place, state } = r.project;
  const questions = likelyQuestions(r, materials);
  return {
    session_id: r.sessionId,
    notice,
    project: { name: projectName, type: projectType, developer, place, state },
    questions: questions.map((question) => {
      const entry = entryFor(question.topic, r.project.industry);
      return {
        question: question.text,
        by: { id: question.character.character_id, name: question.character.name, role: question.character.role },
        topic: question.topic,
        topic_name: topicName(question.topic),
        context: question.context,
        citations: [...question.citations],
        complete_answer: (entry?.elements ?? []).map(({ label, why }) => ({ element: label, why })),
        on_file: onFile(question, materials),
        usual_condition: entry?.condition ?? null,
      };
    }),
    compliance: complianceRows(materials),
    exhibits: exhibits(questions, materials),
  };
}
