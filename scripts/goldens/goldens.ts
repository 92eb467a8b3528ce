import { readFileSync } from 'node:fs';
import type { RehearsalEvent } from '@rostrum/contract';
import { annotate } from '../../packages/engine/src/language/annotate.ts';
import { judgeAnswer } from '../../packages/engine/src/judging/judge-answer.ts';
import { nothingFiled } from '../../packages/engine/src/judging/nothing-filed.ts';
import { readText } from '../../packages/engine/src/ordinance/read-text.ts';
import { complianceTable } from '../../packages/engine/src/ordinance/compliance/table.ts';
import { foldRecord, newRehearsal } from '../../packages/engine/src/record/fold.ts';
import { aPresentation, anOrdinance, aRehearsal } from '../../packages/engine/src/testing/a-rehearsal.ts';

/* What the engine makes of fixed material: characterizations, so that a change of rules shows what else it changes. A difference isn't
   forbidden; it is looked at, and `npm run goldens` writes the files anew. */

const house = new URL('../../', import.meta.url);
const folder = new URL('packages/engine/cases/goldens/', house);

/** Where a golden is kept. Takes: its name.  Gives: the address of a JSON file. */
export const goldenFile = (name: string): URL => new URL(`${name}.json`, folder);

function cases<T>(name: string, every: number): T[] {
  return readFileSync(new URL(`packages/engine/cases/${name}.jsonl`, house), 'utf8')
    .trim()
    .split('\n')
    .filter((_, at) => at % every === 0)
    .map((line) => JSON.parse(line) as T);
}

/** Sentences as speakers say them: clauses, scopes and times. Figures have a table of their own, settled by hand. */
function annotations(): unknown {
  return cases<{ a1: string; a2: string }>('statements', 4).flatMap(({ a1, a2 }) =>
    [a1, a2].map((text) => {
      const { sentences, scopes, schedules } = annotate(text);
      return {
        text,
        clauses: sentences.flatMap((one) => one.clauses.map(({ start, end }) => text.slice(start, end))),
        scopes: scopes.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`),
        times: schedules.map(({ days, from, to }) => ({ days, from, to })),
      };
    }),
  );
}

/** Answers to single questions, with nothing on file. */
function judgments(): unknown {
  const empty = newRehearsal('hearing-1790000000000_goldens0goldens0');
  return cases<{ question: string; answer: string }>('answers', 6).map(({ question, answer }) => {
    const asked = { answer, question, questionId: null, characterId: null, topicFocus: null };
    const { rating, assessment } = judgeAnswer(empty, nothingFiled, asked);
    return { question, answer, rating, reasons: assessment.reasons?.map(({ rule }) => rule) ?? [] };
  });
}

const codes = (): readonly string[] => [
  anOrdinance,
  ...['docs/example/ordinance.txt', 'e2e/fixtures/county-solar-ordinance.txt'].map((path) =>
    readFileSync(new URL(path, house), 'utf8'),
  ),
];

/** Every rule that is read from the codes of the repository. */
function standards(): unknown {
  return codes().map((text) =>
    readText({ kind: 'ordinance', source: 'code', text }).standards.map(
      ({ subject, comparator, value, unit, section, exception }) =>
        `${section ?? ''}: ${subject} ${comparator} ${value} ${unit ?? ''}${exception ? ' (exception)' : ''}`,
    ),
  );
}

/** What one presentation meets and misses. */
function compliance(): unknown {
  const { materials } = aRehearsal({ ordinance: anOrdinance, presentation: aPresentation, questions: 0 });
  return complianceTable(materials).map(({ standard, claim, verdict }) => ({
    rule: standard.quote,
    said: claim?.sentence ?? null,
    verdict,
  }));
}

/** A record that was kept once, and what is folded from it. */
function replay(): unknown {
  const events = JSON.parse(readFileSync(new URL('record.json', folder), 'utf8')) as RehearsalEvent[];
  const r = foldRecord('hearing-1790000000000_aRehearsalForTests', events);
  return {
    project: r.project,
    exchanges: r.exchanges.map(({ asked, answered, judged }) => ({
      asked: asked.question,
      answered: answered?.text ?? null,
      rating: judged?.rating ?? null,
    })),
    promises: r.promises.map(({ text }) => text),
    contradictions: r.contradictions.map(({ earlier, now }) => [earlier, now]),
    room: r.room,
    verdict: r.verdict,
  };
}

/** What each golden says now. */
export const goldens: Readonly<Record<string, () => unknown>> = {
  annotations,
  judgments,
  standards,
  compliance,
  replay,
};
