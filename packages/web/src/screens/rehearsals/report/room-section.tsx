import type { Report } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { percentOf } from '../../../texts/locale.ts';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import { ChartLegend, LineChart, shareAt, type ChartLine } from '../line-chart.tsx';
import { Absent, Section } from './section.tsx';
import styles from './room-section.module.css';

type Point = Report['room'][number];

const titleOf = ({ number }: Point): string => (number === 0 ? texts.roomStart : texts.roomAfter(number));
const wordsOf = ({ frustration, trust, crowd_energy }: Point): string =>
  texts.roomAt(percentOf(frustration), percentOf(trust), percentOf(crowd_energy));

/** Frustration, trust and crowd energy, turn by turn, each turn with what caused it. */
export function RoomSection({ report: { room } }: { readonly report: Report }) {
  const [chosen, setChosen] = useState(0);
  const point = room[Math.min(chosen, room.length - 1)];
  if (room.length < 2 || point === undefined)
    return (
      <Section id="room" title={texts.roomTitle}>
        <Absent>{texts.roomNone}</Absent>
      </Section>
    );
  const lines: readonly ChartLine[] = [
    { name: texts.meters.frustration, tint: 'red', values: room.map(({ frustration }) => frustration) },
    { name: texts.meters.trust, tint: 'green', dash: '9 4', values: room.map(({ trust }) => trust) },
    {
      name: texts.meters.crowd_energy,
      tint: 'blue',
      dash: '2 4',
      values: room.map(({ crowd_energy }) => crowd_energy),
    },
  ];
  return (
    <Section id="room" title={texts.roomTitle}>
      <p className={`${styles.lead} no-print`}>{texts.roomLead}</p>
      <div className={styles.chart}>
        <LineChart
          lines={lines}
          points={room.length}
          most={1}
          scale={[percentOf(0), percentOf(0.5), percentOf(1)]}
          chosen={chosen}
          description=""
        />
        {room.map((turn, at) => (
          <Turn
            key={`${turn.question_id ?? 'start'}-${at}`}
            turn={turn}
            at={at}
            turns={room.length}
            isChosen={at === chosen}
            onChoose={setChosen}
          />
        ))}
      </div>
      <ChartLegend lines={lines} />
      <div className={styles.causes}>
        <div className={styles.head}>
          <h3>{titleOf(point)}</h3>
          <div className="no-print">
            <Button
              look="quiet"
              icon
              aria-label={texts.roomPrevious}
              disabled={chosen === 0}
              onClick={() => setChosen(chosen - 1)}
            >
              <ChevronLeft size={20} aria-hidden />
            </Button>
            <Button
              look="quiet"
              icon
              aria-label={texts.roomNext}
              disabled={chosen >= room.length - 1}
              onClick={() => setChosen(chosen + 1)}
            >
              <ChevronRight size={20} aria-hidden />
            </Button>
          </div>
        </div>
        <p aria-live="polite">{wordsOf(point)}.</p>
        <Causes point={point} />
      </div>
    </Section>
  );
}

interface TurnProps {
  readonly turn: Point;
  readonly at: number;
  readonly turns: number;
  readonly isChosen: boolean;
  readonly onChoose: (at: number) => void;
}

/** One of hundreds of turns: choosing another rerenders only two of them. */
const Turn = memo(function Turn({ turn, at, turns, isChosen, onChoose }: TurnProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-pressed={isChosen}
      aria-label={`${titleOf(turn)}: ${wordsOf(turn)}`}
      style={stripOf(at, turns)}
      onClick={() => onChoose(at)}
    />
  );
});

/** The strip of the chart that belongs to a turn: halfway to its neighbors, and never past the edge. */
function stripOf(at: number, points: number): { readonly left: string; readonly width: string } {
  const half = (shareAt(1, points) - shareAt(0, points)) / 2;
  const from = Math.max(0, shareAt(at, points) - half);
  const to = Math.min(1, shareAt(at, points) + half);
  return { left: `${from * 100}%`, width: `${(to - from) * 100}%` };
}

function Causes({ point: { reasons, number } }: { readonly point: Point }) {
  if (number === 0) return null;
  return (
    <>
      {reasons.length === 0 ? (
        <p>{texts.roomStill}</p>
      ) : (
        <ul className={styles.reasons}>
          {causesOf(reasons).map(({ because, words, moves }) => (
            <li key={because}>
              {words === null ? because : because.replace(/\.$/, '')}
              {words !== null && (
                <>
                  : <q>{typeset(words)}</q>
                </>
              )}{' '}
              <span className={styles.moves}>({moves.join(', ')})</span>
            </li>
          ))}
        </ul>
      )}
      <a href={`#question-${number}`} className="no-print">
        {texts.toQuestion(number)}
      </a>
    </>
  );
}

interface Cause {
  readonly because: string;
  readonly words: string | null;
  readonly moves: readonly string[];
}

/** One finding about an answer moves several meters: it is listed once, with everything it moved. */
function causesOf(reasons: Point['reasons']): readonly Cause[] {
  const causes = new Map<string, Cause>();
  for (const { because, words, meter, change } of reasons) {
    const points = Math.round(Math.abs(change) * 100);
    const name = texts.meters[meter as keyof typeof texts.meters] ?? meter;
    const move = `${name.toLowerCase()} ${change > 0 ? texts.rose(points) : texts.fell(points)}`;
    const before = causes.get(because);
    causes.set(because, { because, words, moves: [...(before?.moves ?? []), ...(points === 0 ? [] : [move])] });
  }
  return [...causes.values()].filter(({ moves }) => moves.length > 0);
}
