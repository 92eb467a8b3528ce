import type { ReactNode } from 'react';
import { clockText, hasStarted } from '@rostrum/engine/hearing';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { useConductor, usePhasePart, useRoom } from '../use-conductor.ts';
import { CaptionStrip } from './caption-strip.tsx';
import styles from './chamber.module.css';
import { ClerkClock } from './clerk-clock.tsx';
import { useClerkClock } from './use-room-view.ts';
import { Wall } from './wall.tsx';

interface ChamberProps {
  readonly name: string;
  /** Where the clock hangs: in the corner, unless the rostrum is there. */
  readonly clockOver?: 'corner' | 'rostrum';
  readonly children: ReactNode;
}

/** The room itself: wall, seal, clock, floor, and whoever is in it; the caption is at the bottom. */
export function Chamber({ clockOver = 'corner', children }: ChamberProps) {
  const { look } = useConductor().arrival;
  const { phase } = usePhasePart();
  const left = useClerkClock();
  const started = useRoom(hasStarted);
  return (
    <div className={styles.chamber} data-phase={phase} data-palette={look.colorTheme}>
      <Wall roomStyle={look.roomStyle} />
      <div className={styles.clock} data-over={clockOver}>
        <ClerkClock left={left} label={started ? texts.room.clockLabel(clockText(left, 1)) : texts.room.clockStill} />
      </div>
      <div className={styles.people}>{children}</div>
      <CaptionStrip />
    </div>
  );
}
