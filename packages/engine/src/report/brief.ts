import type { Brief } from '@rostrum/contract';
import { requestIn } from '../asking/request-in.ts';
import type { Question } from '../asking/types.ts';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { topicFile, topicFor } from '../knowledge/authored.ts';
import { passagesFor } from '../ordinance/passages.ts';
import { sentencesSaid } from '../language/spoken-sentences.ts';
import { topicsOfStems } from '../knowledge/topic-words.ts';
import type { Materials } from '../filed/types.ts';
import { stemsOf } from '../language/stems.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { noticeOf } from './after-action.ts';
import { complianceRows } from './compliance-rows.ts';
import { exhibitsFor } from './exhibits.ts';
import { topicName } from './exchanges.ts';
import { proceedingBrief } from './proceeding-report.ts';

const questionCount = 20;
/** Every third question of the brief comes from the public. */
const floorEvery = 3;

/** The questions a board would ask if the hearing were tonight, most likely first: what the engine asks about this material before anything
 *  is answered. */
function likelyQuestions(r: Rehearsal, materials: Materials): readonly Question[] {
  const questions: Question[] = [];
  const tonight = new HeldRehearsal({
    ...r,
    exchanges: [],
    rewinds: [],
    promises: [],
    contradictions: [],
    openRequests: [],
    moods: {},
    moodSteps: [],
    verdict: null,
  });
  for (let number = 1; number <= questionCount; number++) {
    const request = requestIn(number % floorEvery === 0 ? 'public' : 'board', {
      position: number,
      total: questionCount,
      previousQuestions: questions.map(({ text }) => text),
    });
    questions.push(tonight.ask(materials, request).question);
  }
  return questions;
}

const mostOnFile = 4;

/** How much a sentence is about a topic, judged by its words; 0 if it isn't. */
function pointsOn(sentence: string, topic: string): number {
  const found = topicsOfStems(stemsOf(sentence), 1);
  const own = found.find((one) => one.topic === topic)?.points ?? 0;
  return own === 0 ? 0 : own / (found[0]?.points ?? own);
}

const isHeading = (sentence: string): boolean =>
  sentence.length <= 20 ||
  /:$/.test(sentence) ||
  (sentence.length < 70 && /^(?:section|sec\.|§|article|chapter)/i.test(sentence));

/** What is already on file that would help with the answer, sentence by sentence and word for word. */
function onFile(question: Question, materials: Materials): { quote: string; source: string }[] {
  const { presentation } = materials;
  const said = (presentation?.topics.get(question.topic) ?? []).map((span) => ({
    quote: presentation?.text.slice(span.start, span.end) ?? '',
    source: 'Your presentation',
  }));
  const filed = passagesFor(materials, topicFile(question.topic)?.noun ?? question.topic)
    .filter(({ kind }) => kind !== 'presentation')
    .flatMap(({ text, source, section }) =>
      sentencesSaid(text).map(({ quote }) => ({
        quote,
        source: section === null ? source : `${source}, ${section}`,
      })),
    );
  const seen = new Set(question.citations.map(({ quote }) => quote.trim()));
  return [...said, ...filed]
    .map((fact, at) => ({ fact, at, points: pointsOn(fact.quote, question.topic) }))
    .filter(({ fact, points }) => points >= 0.5 && !isHeading(fact.quote))
    .sort((a, b) => b.points - a.points || a.at - b.at)
    .map(({ fact }) => fact)
    .filter(({ quote }) => !seen.has(quote) && seen.add(quote))
    .slice(0, mostOnFile);
}

/** The brief for the real hearing, from what is on file alone.
 *  Takes: a rehearsal and its materials.  Gives: twenty questions with what a complete answer contains and what is already on file, the
 *  compliance table, the exhibits to bring.  Throws: never.  Specification: decisions.md §5 (brief). */
export function briefOf(r: Rehearsal, materials: Materials): Brief {
  const { projectName, projectType, developer, place, state } = r.project;
  const questions = likelyQuestions(r, materials);
  return {
    session_id: r.sessionId,
    notice: noticeOf(r),
    project: { name: projectName, type: projectType, developer, place, state },
    questions: questions.map((question) => {
      const entry = topicFor(question.topic, r.project.industry);
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
    proceeding: proceedingBrief(r, materials),
    compliance: complianceRows(r, materials),
    exhibits: exhibitsFor(questions, materials),
  };
}
