import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { Button } from '../../../parts/button.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { useConductor, useRoom, useTalk } from '../use-conductor.ts';

/** What stands in the bar at the top for as long as the hearing lasts: to pause, and to silence the voices. */
export function RoomControls() {
  const conductor = useConductor();
  const muted = useTalk((talk) => talk.muted);
  const isPaused = useRoom((room) => room.isPaused);
  return (
    <>
      <Button look="quiet" onClick={() => conductor.togglePause()}>
        {isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
        {isPaused ? texts.pause.resume : texts.pause.pause}
      </Button>
      <Button
        look="quiet"
        icon
        aria-pressed={muted}
        aria-label={muted ? texts.unmute : texts.mute}
        onClick={() => conductor.toggleMute()}
      >
        {muted ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
      </Button>
    </>
  );
}
