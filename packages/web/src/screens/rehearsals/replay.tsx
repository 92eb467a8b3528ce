import type { Caption } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { Pause, Play } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { SelectField } from '../../parts/field.tsx';
import { reportTexts as texts } from '../../texts/rehearsals.ts';
import styles from './replay.module.css';

const speeds = [1, 1.5, 2, 4] as const;
const tickMs = 100;

const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

function captionAt(captions: readonly Caption[], seconds: number): Caption | undefined {
  return captions.findLast(({ start_s }) => start_s <= seconds) ?? captions[0];
}

/** The places to jump to: the presentation, each question, the motion. */
function chaptersOf(captions: readonly Caption[]): readonly Caption[] {
  return captions.filter((caption, at) => {
    const before = captions[at - 1];
    return caption.kind !== 'answer' && (before?.kind !== caption.kind || before.number !== caption.number);
  });
}

interface ReplayProps {
  readonly captions: readonly Caption[];
  /** Whether it starts playing by itself; never for people who prefer reduced motion. */
  readonly startsAtOnce?: boolean;
}

/** A hearing in captions, at the pace of speech, to watch or to scrub through. */
export function Replay({ captions, startsAtOnce = false }: ReplayProps) {
  const length = captions.at(-1)?.end_s ?? 0;
  const [seconds, setSeconds] = useState(0);
  const [isPlaying, setPlaying] = useState(
    () => startsAtOnce && !matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const [speed, setSpeed] = useState<number>(1);
  const isRunning = isPlaying && seconds < length;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((at) => Math.min(length, at + (tickMs / 1_000) * speed)), tickMs);
    return () => clearInterval(timer);
  }, [isRunning, length, speed]);

  const caption = captionAt(captions, seconds);
  if (caption === undefined) return null;
  return (
    <>
      <figure className={styles.stage}>
        <figcaption className={styles.speaker}>
          {caption.speaker}
          <span>
            {texts.kinds[caption.kind]}
            {caption.number !== null && ` ${caption.number}`}
          </span>
        </figcaption>
        <p className={styles.caption}>{typeset(caption.text)}</p>
      </figure>
      <div className={styles.controls}>
        <Button
          look="primary"
          onClick={() => {
            if (seconds >= length) setSeconds(0);
            setPlaying(!isRunning);
          }}
        >
          {isRunning ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          {isRunning ? texts.pause : texts.play}
        </Button>
        <input
          type="range"
          className={styles.scrubber}
          aria-label={texts.replayAt}
          aria-valuetext={`${clockOf(seconds)}, ${caption.speaker}`}
          min={0}
          max={Math.ceil(length)}
          step={1}
          value={Math.floor(seconds)}
          onChange={(event) => setSeconds(event.target.valueAsNumber)}
        />
        <span className={styles.clock}>
          {clockOf(seconds)} / {clockOf(length)}
        </span>
        <SelectField label={texts.speed} value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
          {speeds.map((factor) => (
            <option key={factor} value={factor}>
              {texts.speedOf(factor)}
            </option>
          ))}
        </SelectField>
      </div>
      <Chapters captions={captions} onChoose={setSeconds} />
    </>
  );
}

interface ChaptersProps {
  readonly captions: readonly Caption[];
  readonly onChoose: (seconds: number) => void;
}

/** Hundreds of buttons, which do not rerender while the replay runs. */
const Chapters = memo(function Chapters({ captions, onChoose }: ChaptersProps) {
  return (
    <ul className={styles.chapters}>
      {chaptersOf(captions).map((chapter) => (
        <li key={chapter.start_s}>
          <Button size="small" look="quiet" onClick={() => onChoose(chapter.start_s)}>
            <span className={styles.clock}>{clockOf(chapter.start_s)}</span> {texts.kinds[chapter.kind]}
            {chapter.number !== null && ` ${chapter.number}, ${chapter.speaker}`}
          </Button>
        </li>
      ))}
    </ul>
  );
});
