import { readFileSync } from 'node:fs';
import {
  complianceTable,
  HeldRehearsal,
  materialsOf,
  newRehearsal,
  readText,
  requestIn,
  saidBeyondPresentation,
} from '@rostrum/engine';

/* The example of docs/how-a-question-comes-about.md, run by the engine of this checkout. */

const read = (name: string): string => readFileSync(new URL(`../../docs/example/${name}`, import.meta.url), 'utf8');
/** The project that `npm run ask` in the README also reads. */
const { project, presentation } = JSON.parse(read('project.json')) as {
  project: Record<string, unknown>;
  presentation: string;
};
const answer =
  'That home belongs to the Becker family. We will move the first two rows of panels, so that the nearest panel stands 320 feet from their house, and the revised sheet C-3 will be with staff by Friday.';
const evasive = 'We will look into it.';
const ordinance = read('ordinance.txt');

const quoted = (text: string): string => `> ${text}`;
const percent = (share: number): string => share.toFixed(2).replace(/\.?0+$/, '');

/** The generated parts of the page, by name: quotes there are what the engine said. */
export function tracedExample(): Readonly<Record<string, string>> {
  const held = new HeldRehearsal(newRehearsal('hearing-0000000000000_tracedexample00'));
  held.append({
    type: 'configured',
    mode: 'hearing',
    seed: 4,
    community_type: 'rural_traditional',
    difficulty: 'intermediate',
    project,
  });
  const source = 'County zoning ordinance';
  held.append({ type: 'document_filed', kind: 'ordinance', document_id: 'ordinance', source, text: ordinance });
  held.append({ type: 'presented', text: presentation });
  const reading = readText({ kind: 'ordinance', source, text: ordinance });
  // The applicant was shown the rule and said that it applies: only then is the shortfall asserted.
  const rule = reading.standards.find(({ quote }) => quote.includes('300 feet'));
  if (rule !== undefined) held.append({ type: 'standard_reviewed', standard_id: rule.id, answer: 'yes' });
  const materials = materialsOf(held.rehearsal, () => reading);

  const asked = held.ask(materials, requestIn('board'));
  const { question } = asked;
  const standard = reading.standards.find(({ quote }) => quote.includes('300 feet'));
  const row = complianceTable(materials, saidBeyondPresentation(held.rehearsal, materials)).find(
    ({ standard: rule }) => rule.quote === standard?.quote,
  );
  if (standard === undefined || row === undefined) throw new Error('the example no longer finds its rule');
  // What the full answer would be worth; the evasive one is what goes on the record and gets a follow-up.
  const judged = held.judge(materials, asked, answer);
  const { assessment } = judged;
  const dodged = held.answer(materials, asked, evasive);
  const next = held.ask(materials, requestIn('board'));

  return {
    rule: quoted(standard.quote),
    said: quoted(presentation.split('. ').find((sentence) => sentence.includes('260 feet')) + '.'),
    standard: `${standard.subject}, ${{ min: 'at least', max: 'at most', equals: 'exactly' }[standard.comparator]} ${standard.value} ${standard.unit}, ${standard.section}`,
    claims: quoted(row.claim?.sentence ?? ''),
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
