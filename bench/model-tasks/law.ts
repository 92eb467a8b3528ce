import { readPresentation } from '@rostrum/engine';
import { lawTask, type LawInput, type LawRead } from '../../packages/server/src/language-model/tasks/law.ts';
import { rowsFor } from '../labeled/rules.ts';
import { labeled, shareOf, type Half } from '../labeled/split.ts';
import type { BenchRow } from '../row.ts';
import { keptOf, readAnswers, writeRequests, type TaskCase } from './folder.ts';

interface RuleCase {
  readonly id: string;
  readonly use?: string;
  readonly ordinance_excerpt: string;
  readonly fact: string;
  readonly verdict: 'meets' | 'falls_short' | 'not_comparable' | 'cannot_tell';
}

const rules = () =>
  labeled<RuleCase>('ordinances/rules.jsonl', ({ use, ordinance_excerpt: excerpt }) => use ?? excerpt);

const caseOf = ({ id, ordinance_excerpt: passage, fact }: RuleCase): TaskCase<LawInput> => ({
  id,
  input: {
    passage,
    from: 0,
    standards: rowsFor(passage, fact).map(({ standard }) => standard),
    given: new Set(
      rowsFor(passage, fact)
        .filter(({ verdict }) => verdict === 'meets' || verdict === 'falls_short')
        .map(({ standard }) => standard.id),
    ),
    statements: readPresentation(fact, 'generic').sentences.map(({ text }) => text),
  },
});

/** Writes the requests. Gives: how many. */
export function writeLaw(): number {
  const all = rules();
  return writeRequests(
    lawTask,
    [...(all?.seen ?? []), ...(all?.blind ?? [])].map(caseOf).sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
}

type Verdict = RuleCase['verdict'];

/** The most serious verdict of the table, after a second reading if there is one. */
function verdictOf({ ordinance_excerpt: excerpt, fact }: RuleCase, read: LawRead | null): Verdict {
  const differ = [...(read?.readings ?? [])].flatMap(([id, reading]) => (reading === 'differs' ? [id] : []));
  const rows = rowsFor(excerpt, fact, read?.compared, new Set(differ));
  const given = new Set(rows.map(({ verdict }) => verdict));
  // A passage with a rule that was matched and can't be told yet isn't met.
  const isOpen = rows.some(({ by, verdict }) => by === 'model' && verdict === 'cannot_tell');
  if (isOpen && !given.has('falls_short')) return 'cannot_tell';
  for (const verdict of ['falls_short', 'meets', 'cannot_tell'] as const) if (given.has(verdict)) return verdict;
  return 'not_comparable';
}

/** Verdicts for rules on which the two readings agree, compared with those of the engine's reading alone. */
export function lawRows(half: Half): readonly BenchRow[] {
  const answers = readAnswers('law');
  const read = (rules()?.[half] ?? []).flatMap((one) => {
    const kept = keptOf(lawTask, caseOf(one), answers);
    return kept === null ? [] : [{ one, own: verdictOf(one, null), both: verdictOf(one, kept) }];
  });
  if (read.length === 0) return [];
  const isGiven = (verdict: Verdict): boolean => verdict === 'meets' || verdict === 'falls_short';
  const measured = (of: 'own' | 'both') => {
    const given = read.filter((one) => isGiven(one[of]));
    const right = given.filter((one) => one[of] === one.one.verdict).length;
    const comparable = read.filter(({ one }) => isGiven(one.verdict)).length;
    return {
      precision: shareOf(right, given.length),
      given: given.length,
      recall: shareOf(right, comparable),
      comparable,
    };
  };
  const [own, both] = [measured('own'), measured('both')];
  return [
    {
      name: `law: verdicts right where one is given (${half})`,
      value: both.precision,
      unit: `of ${both.given}`,
      target: 'at least 0.97',
      why: 'One verdict of thirty is wrong. In the half that is read none is, so what is behind it is not known.',
      reference: `built-in ${own.precision.toFixed(2)} of ${own.given}`,
    },
    {
      name: `law: right verdict where rule and fact compare (${half})`,
      value: both.recall,
      unit: `of ${both.comparable}`,
      target: 'at least 0.3',
      reference: `built-in ${own.recall.toFixed(2)}`,
    },
  ];
}
