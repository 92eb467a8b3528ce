import { clockText, overallLeftMs } from '@rostrum/engine/hearing';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { useConductor, useRoom } from '../use-conductor.ts';

/** While paused, the only thing to do in the room is resume. */
export function PauseVeil() {
  const conductor = useConductor();
  const isPaused = useRoom((room) => room.isPaused);
  const left = useRoom((room) => Math.ceil(overallLeftMs(room) / 1_000));
  const goOn = () => {
    if (isPaused) conductor.togglePause();
  };
  return (
    <Dialog
      open={isPaused}
      onClose={goOn}
      role="alertdialog"
      title={texts.pause.title}
      actions={
        <Button look="primary" onClick={goOn}>
          {texts.pause.resume}
        </Button>
      }
    >
      <p>{texts.pause.text}</p>
      <p>
        {texts.pause.heading}: <strong>{clockText(left * 1_000, 1)}</strong>
      </p>
    </Dialog>
  );
}
