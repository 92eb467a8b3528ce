import type { Delivery, Report } from '@rostrum/contract';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import { Absent, Section } from './section.tsx';
import { Soft, Table } from './table.tsx';

interface Row {
  readonly name: string;
  readonly words: number;
  readonly pace: number | null;
  readonly fillers: Delivery['fillers'];
  readonly hedges: Delivery['hedges'];
  readonly grade: number | null;
}

const maxWords = 4;

function together(lists: readonly Delivery['fillers'][]): Delivery['fillers'] {
  const counts = new Map<string, number>();
  for (const { word, count } of lists.flat()) counts.set(word, (counts.get(word) ?? 0) + count);
  return [...counts].map(([word, count]) => ({ word, count })).sort((a, b) => b.count - a.count);
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function rowsOf({ presentation, exchanges }: Report): readonly Row[] {
  const answers = exchanges.flatMap(({ delivery }) => (delivery === null ? [] : [delivery]));
  const spoken = presentation?.delivery;
  return [
    ...(spoken === undefined
      ? []
      : [
          {
            name: texts.deliveryPresentation,
            words: spoken.words,
            pace: spoken.words_per_minute,
            fillers: spoken.fillers,
            hedges: spoken.hedges,
            grade: spoken.reading_grade,
          },
        ]),
    ...(answers.length === 0
      ? []
      : [
          {
            name: texts.deliveryAnswers,
            words: answers.reduce((sum, { words }) => sum + words, 0),
            pace: mean(answers.flatMap(({ words_per_minute: pace }) => pace ?? [])),
            fillers: together(answers.map(({ fillers }) => fillers)),
            hedges: together(answers.map(({ hedges }) => hedges)),
            grade: mean(answers.flatMap(({ reading_grade: grade }) => grade ?? [])),
          },
        ]),
  ];
}

const counted = (words: Delivery['fillers']) =>
  words.length === 0
    ? texts.noneHeard
    : words
        .slice(0, maxWords)
        .map(({ word, count }) => `“${word}” ${count}×`)
        .join(', ');
const measured = (value: number | null) =>
  value === null ? <Soft>{texts.notMeasured}</Soft> : String(Math.round(value * 10) / 10);

/** How it was said: pace, fillers, hedges, and how hard it is to follow. */
export function DeliverySection({ report }: { readonly report: Report }) {
  const rows = rowsOf(report);
  return (
    <Section id="delivery" title={texts.deliveryTitle}>
      {rows.length === 0 ? (
        <Absent>{texts.deliveryNone}</Absent>
      ) : (
        <Table
          label={texts.deliveryTitle}
          shares={[20, 12, 17, 18, 18, 15]}
          head={[texts.deliveryOf, texts.words, texts.pace, texts.fillers, texts.hedges, texts.grade]}
          rows={rows.map((row) => ({
            key: row.name,
            cells: [
              row.name,
              row.words,
              row.pace === null ? measured(null) : Math.round(row.pace),
              counted(row.fillers),
              counted(row.hedges),
              measured(row.grade),
            ],
          }))}
        />
      )}
    </Section>
  );
}
