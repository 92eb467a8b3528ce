import { readFileSync } from 'node:fs';
import { captionsOf, newRehearsal } from '@rostrum/engine';

interface ExampleHearing {
  readonly applicant: string;
  readonly presentation: string;
  readonly exchanges: readonly { readonly by: string; readonly question: string; readonly answer: string }[];
  readonly motion: string;
}

/** The captions that Watch Demo plays, from docs/example/hearing.json. Gives: the text of a JSON file. */
export function exampleHearing(): string {
  const read = readFileSync(new URL('../../docs/example/hearing.json', import.meta.url), 'utf8');
  const { applicant, presentation, exchanges, motion } = JSON.parse(read) as ExampleHearing;
  const empty = newRehearsal('hearing-0000000000000_examplehearing0');
  const stamp = { id: '', at: '2026-11-20T19:00:00.000Z' };
  const captions = captionsOf({
    ...empty,
    project: { ...empty.project, applicant },
    presentation: { type: 'presented', ...stamp, text: presentation },
    exchanges: exchanges.map(({ by, question, answer }, at) => ({
      asked: {
        type: 'asked',
        ...stamp,
        question_id: `q${at}`,
        question,
        venue: 'board',
        character_id: '',
        character_name: by,
        character_role: '',
        topic: '',
        topic_focus: null,
        question_type: 'detailed_question',
        purpose: 'clarification',
        issue_key: '',
        issue_kind: '',
        follow_up_of: null,
        requests: [],
        expects: [],
        citations: [],
        method: 'built_in',
      },
      answered: { type: 'answered', ...stamp, question_id: `q${at}`, question, text: answer },
      judged: null,
    })),
    verdict: {
      type: 'voted',
      ...stamp,
      verdict: 'APPROVED',
      score: 0,
      motion,
      votes: [],
      findings: [],
      conditions: [],
    },
  });
  return `${JSON.stringify(captions, null, 2)}\n`;
}
