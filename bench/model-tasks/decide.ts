import type { PassageFound } from '@rostrum/contract';
import { bySentence, readPresentation, rulesOf, type DecideGround } from '@rostrum/engine';
import { decideTask } from '../../packages/server/src/language-model/tasks/decide.ts';
import { halfOf, shareOf, type Half } from '../labeled/split.ts';
import type { BenchRow } from '../row.ts';
import { fitness, keptOf, markedId, readAnswers, writeRequests, writeSaidLines, type TaskCase } from './folder.ts';
import { realHearings, type Hearing } from './hearings.ts';

interface DecideCase extends TaskCase<DecideGround> {
  readonly hearing: string;
}

type Passage = DecideGround['passages'][number];

const kinds = ['special_use', 'rezoning', 'site_plan', 'variance'] as const;
const fewestPassages = 6;

const passage = (kind: Passage['kind'], source: string, quote: string): Passage => ({
  kind,
  quote,
  source,
  section: null,
  start: 0,
});

/** What was on the record of a real hearing: what was presented, what the applicant answered, and what the public said. */
const recordOf = ({ presentation, applicant_answers: answers, public_concerns: concerns }: Hearing): Passage[] => [
  ...readPresentation(presentation, 'generic').sentences.map(({ text }) =>
    passage('presentation', 'Presentation', text),
  ),
  ...answers
    .filter(({ text }) => !text.startsWith('(staff)'))
    .flatMap(({ text }) => bySentence(passage('answer', 'Answer to the board', text))),
  ...concerns.flatMap(({ text }, at) => bySentence(passage('testimony', `Neighbor ${at + 1}`, text))),
];

function allCases(): readonly DecideCase[] {
  return realHearings().flatMap((hearing) => {
    const passages = recordOf(hearing);
    if (passages.length < fewestPassages) return [];
    return kinds.map((kind): DecideCase => {
      const { criteria } = rulesOf({ kind, body: 'decides', state: null, local: null, continuedFrom: null });
      return { id: `${hearing.id}-${kind}`, hearing: hearing.id, input: { criteria, passages } };
    });
  });
}

/** Writes the requests. Gives: how many. */
export const writeDecide = (): number => writeRequests(decideTask, allCases());

interface Claim {
  readonly id: string;
  readonly criterion: string;
  readonly passage: string;
  readonly side: PassageFound['side'];
  readonly from: PassageFound['kind'];
}

const claimsOf = ({ id, input }: DecideCase, kept: readonly PassageFound[]): readonly Claim[] =>
  kept.map(({ criterion, quote, side, kind }) => ({
    id: markedId(id, `${criterion} ${side} ${quote}`),
    criterion: input.criteria.find((one) => one.id === criterion)?.text ?? '',
    passage: quote,
    side,
    from: kind,
  }));

/** A passage on which the model has a doubt of its own isn't claimed. */
const isClaimed = ({ shows, holds }: { readonly shows: string; readonly holds: Readonly<Record<string, string>> }) =>
  shows === 'shows' && Object.values(holds).every((point) => point === 'yes');

/** What was found and passed the checks: what share of the claims that is, and, if somebody has read it blind, how much of it bears on its
 *  criterion, on that side. `decide/fit.jsonl` is from that reader: {"id", "fit": true or false}. */
export function decideRows(half: Half): readonly BenchRow[] {
  const answers = readAnswers('decide');
  const fits = fitness('decide');
  const read = allCases().flatMap((one) => {
    const kept = halfOf(one.hearing) === half ? keptOf(decideTask, one, answers) : null;
    const claimed = decideTask.shape.safeParse(answers.get(one.id));
    return kept === null || !claimed.success
      ? []
      : [
          {
            claims: claimsOf(one, kept),
            claimed: claimed.data.passages.filter(isClaimed).length,
          },
        ];
  });
  if (read.length === 0) return [];
  const claims = read.flatMap((one) => one.claims);
  const judged = claims.flatMap(({ id }) => fits.get(id) ?? []);
  const claimed = read.reduce((sum, one) => sum + one.claimed, 0);
  return [
    {
      name: `decide: passages that pass the checks (${half})`,
      value: shareOf(claims.length, claimed),
      unit: `of ${claimed}`,
      target: 'at least 0.6',
      reference: `${read.length} records`,
    },
    ...(judged.length === 0
      ? []
      : [
          {
            name: `decide: passages that bear on their criterion (${half})`,
            value: shareOf(judged.filter(Boolean).length, judged.length),
            unit: `of ${judged.length}`,
            target: 'at least 0.95',
            why: 'Whether a passage bears on a criterion or only touches its subject is a matter of opinion, and readers differ on about one in ten.',
          },
        ]),
  ];
}

/** Writes the passages that would be used, for a reader who sees nothing else. */
export function writePassages(): void {
  const answers = readAnswers('decide');
  writeSaidLines(
    'decide',
    allCases().flatMap((one) => claimsOf(one, keptOf(decideTask, one, answers) ?? [])),
  );
}
