import { readFileSync, writeFileSync } from 'node:fs';
import { it, vi } from 'vitest';
import { lexicon } from '../../packages/engine/src/generated/lexicon.ts';
import type { LexiconFile, ScopeEntry } from '../../packages/engine/src/lexicon/types.ts';

/* For each row of the files that ROSTRUM_ROWS names: whether a case turns out differently without it. Writes those for which none does to
   the file that ROSTRUM_FOUND names. */

const rowsOf = <Row>(file: string): Row[] =>
  readFileSync(new URL(`../../packages/engine/cases/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

const statements = rowsOf<{ q1: string; a1: string; q2: string; a2: string }>('statements');
const presented = rowsOf<{ presented: string; question: string; answer: string }>('presented');
const figures = rowsOf<{ text: string }>('quantities');
const scoped = lexicon['scopes']?.entries as readonly ScopeEntry[];

type Engine = Awaited<ReturnType<typeof engineOn>>;

/** The reader and the claims on a lexicon of their own. */
async function engineOn(words: Readonly<Record<string, LexiconFile>>) {
  vi.resetModules();
  vi.doMock('../../packages/engine/src/generated/lexicon.ts', () => ({ lexicon: words }));
  const { annotate } = await import('../../packages/engine/src/language/annotate.ts');
  const { isInScope } = await import('../../packages/engine/src/language/spans.ts');
  const { claimsIn } = await import('../../packages/engine/src/claims/extract.ts');
  const { conflictsOfAnswer } = await import('../../packages/engine/src/claims/compare/conflicts-with.ts');
  return { annotate, isInScope, claimsIn, conflictsOfAnswer };
}

function isAsserted(
  { annotate, claimsIn, conflictsOfAnswer }: Engine,
  first: string,
  asked: string | null,
  said: string,
  question: string,
) {
  const answer = annotate(said);
  const now = claimsIn(answer, 'answer', 'second', annotate(question));
  const earlier = claimsIn(annotate(first), 'answer', 'first', asked === null ? null : annotate(asked));
  return conflictsOfAnswer(answer, now, earlier).some(({ certainty }) => certainty === 'asserted');
}

/** What comes out of each case. */
function* results(engine: Engine): Generator<string> {
  for (const { text } of figures)
    yield engine
      .annotate(text)
      .quantities.map(({ dimension, value, high, bound, per }) => [dimension, value, high, bound, per].join(' '))
      .join(', ');
  for (const { scope, holds, fails } of scoped)
    for (const marked of [holds, fails])
      yield String(
        engine.isInScope(
          engine.annotate(marked.replace('[', '').replace(']', '')),
          marked.indexOf('['),
          scope ?? 'negated',
        ),
      );
  for (const { q1, a1, q2, a2 } of statements) yield String(isAsserted(engine, a1, q1, a2, q2));
  for (const { presented: first, question, answer } of presented)
    yield String(isAsserted(engine, first, null, answer, question));
}

async function isNoticed(name: string, at: number, whole: readonly string[]): Promise<boolean> {
  const file = lexicon[name] as LexiconFile;
  const entries = [...file.entries].filter((_, index) => index !== at);
  try {
    const engine = await engineOn({ ...lexicon, [name]: { ...file, entries } as LexiconFile });
    let nth = 0;
    for (const result of results(engine)) if (result !== whole[nth++]) return true;
    return false;
  } catch {
    // Without some rows nothing can be read at all.
    return true;
  }
}

it('drops each row', async () => {
  const whole = [...results(await engineOn(lexicon))];
  const found: { file: string; at: number; id: string }[] = [];
  for (const file of (process.env['ROSTRUM_ROWS'] ?? '').split(','))
    for (const [at, { id }] of (lexicon[file]?.entries ?? []).entries())
      if (!(await isNoticed(file, at, whole))) found.push({ file, at, id });
  writeFileSync(process.env['ROSTRUM_FOUND'] ?? '', JSON.stringify(found));
});
