import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { Button } from '../../../parts/button.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { isMuted } from '../../../voice/speech.ts';
import { useConductor, useRoom, useTalk } from '../use-conductor.ts';

/** The controls in the top bar for the whole hearing: pause, and mute the voices. */
export function RoomControls() {
  const conductor = useConductor();
  const muted = useTalk((talk) => talk.muted);
  const isPaused = useRoom((room) => room.isPaused);
  return (
    <Controls
      isPaused={isPaused}
      muted={muted}
      onPause={() => conductor.togglePause()}
      onMute={() => conductor.toggleMute()}
    />
  );
}

/** The same while the chamber is being prepared: they hold their place, so that nothing moves when they become
 *  usable. */
export function RoomControlsToCome() {
  return <Controls isPaused={false} muted={isMuted()} />;
}

interface ControlsProps {
  readonly isPaused: boolean;
  readonly muted: boolean;
  /** Absent: there is nothing to pause yet. */
  readonly onPause?: () => void;
  readonly onMute?: () => void;
}

function Controls({ isPaused, muted, onPause, onMute }: ControlsProps) {
  return (
    <>
      <Button look="quiet" disabled={onPause === undefined} onClick={onPause}>
        {isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
        {isPaused ? texts.pause.resume : texts.pause.pause}
      </Button>
      <Button
        look="quiet"
        icon
        disabled={onMute === undefined}
        aria-pressed={muted}
        aria-label={muted ? texts.unmute : texts.mute}
        onClick={onMute}
      >
        {muted ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
      </Button>
    </>
  );
}
