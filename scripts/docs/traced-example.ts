import { readFileSync } from 'node:fs';
import type { RehearsalEvent, Venue } from '@rostrum/contract';
import {
  applyEvent,
  askedOf,
  claimsBeyondPresentation,
  complianceTable,
  judgeAnswer,
  materialsOf,
  newRehearsal,
  nextQuestion,
  readText,
  type Question,
  type Rehearsal,
} from '@rostrum/engine';

/* The example of docs/how-a-question-comes-about.md, held by the engine of this checkout. */

const read = (name: string): string => readFileSync(new URL(`../../docs/example/${name}`, import.meta.url), 'utf8');
/** The project that `npm run ask` in the README reads too. */
const { project, presentation } = JSON.parse(read('project.json')) as {
  project: Record<string, unknown>;
  presentation: string;
};
const answer =
  'That home belongs to the Becker family. We will move the first two rows of panels, so that the nearest panel stands 320 feet from their house, and the revised sheet C-3 will be with staff by Friday.';
const evasive = 'We will look into it.';
const ordinance = read('ordinance.txt');

type Body = RehearsalEvent extends infer E ? (E extends RehearsalEvent ? Omit<E, 'id' | 'at'> : never) : never;

const quoted = (text: string): string => `> ${text}`;
const percent = (share: number): string => share.toFixed(2).replace(/\.?0+$/, '');

/** The made parts of the page, by name: what is quoted there is what the engine said. */
export function tracedExample(): Readonly<Record<string, string>> {
  let events = 0;
  let r: Rehearsal = newRehearsal('hearing-0000000000000_tracedexample00');
  const append = (event: Body): void => {
    events += 1;
    r = applyEvent(r, { id: `event-${events}`, at: '2000-01-01T00:00:00.000Z', ...event });
  };
  append({
    type: 'configured',
    mode: 'hearing',
    seed: 4,
    community_type: 'rural_traditional',
    difficulty: 'intermediate',
    project,
  });
  const source = 'County zoning ordinance';
  append({ type: 'document_filed', kind: 'ordinance', document_id: 'ordinance', source, text: ordinance });
  append({ type: 'presented', text: presentation });
  const reading = readText({ kind: 'ordinance', source, text: ordinance });
  const materials = materialsOf(r, () => reading);

  const ask = (venue: Venue): { readonly question: Question; readonly id: string } => {
    const question = nextQuestion(r, materials, {
      venue,
      characterId: null,
      topics: [],
      position: null,
      total: null,
      previousQuestions: [],
      questioner: null,
    });
    const id = `question-${r.exchanges.length + 1}`;
    append({ ...askedOf(question, venue), question_id: id });
    return { question, id };
  };
  const judge = (id: string, question: Question, said: string) =>
    judgeAnswer(r, materials, {
      answer: said,
      question: question.text,
      questionId: id,
      characterId: question.character.character_id,
      topicFocus: null,
    });

  const { question, id } = ask('board');
  const standard = reading.standards.find(({ quote }) => quote.includes('300 feet'));
  const row = complianceTable(materials, claimsBeyondPresentation(r, materials)).find(
    ({ standard: rule }) => rule.quote === standard?.quote,
  );
  const claims = (materials.presentation?.claims ?? []).filter(({ value, unit }) => value !== null && unit === 'feet');
  if (standard === undefined || row === undefined) throw new Error('the example no longer finds its rule');
  const judged = judge(id, question, answer);
  const { assessment } = judged;
  const beforeAnswer = r;
  const dodged = judge(id, question, evasive);
  append({ type: 'answered', question_id: id, text: evasive });
  append({ type: 'judged', question_id: id, ...dodged });
  const next = ask('board');
  r = beforeAnswer;

  return {
    rule: quoted(standard.quote),
    said: quoted(presentation.split('. ').find((sentence) => sentence.includes('260 feet')) + '.'),
    standard: `${standard.subject}, ${{ min: 'at least', max: 'at most', equals: 'exactly' }[standard.comparator]} ${standard.value} ${standard.unit}, ${standard.section}`,
    claims: claims.map(({ subject, value, unit }) => `${subject}, ${value} ${unit}`).join('; '),
    compliance: `${row.verdict.replaceAll('_', ' ')}: ${row.why}`,
    issue: `${question.issue.kind}, topic ${question.topic}`,
    who: `${question.character.name}, ${question.character.title.toLowerCase()}`,
    question: quoted(question.text),
    citations: question.citations
      .map(
        (citation) =>
          `- ${citation.kind}${citation.section === null ? '' : `, ${citation.section}`}: "${citation.quote}"`,
      )
      .join('\n'),
    answer: quoted(answer),
    measures: (['responsiveness', 'specificity', 'evidence', 'commitment', 'evasion'] as const)
      .map((measure) => `${measure} ${percent(assessment[measure])}`)
      .join(', '),
    rating: `${judged.rating}, ${judged.score} of 10`,
    covered: assessment.covered.join('; ') || 'nothing by name',
    missing: assessment.missing.join('; ') || 'nothing',
    promise: assessment.commitments.map(({ text }) => quoted(text)).join('\n>\n'),
    feedback: quoted(judged.feedback),
    dodged: `${dodged.rating}, ${dodged.score} of 10, ${dodged.assessment.directness}`,
    'follow-up': quoted(next.question.text),
  };
}
