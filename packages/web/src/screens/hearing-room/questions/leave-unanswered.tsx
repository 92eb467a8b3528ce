import { useState, type ReactNode } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { hearingTexts } from '../../../texts/hearing-room.ts';
import { useTalk } from '../use-conductor.ts';

const texts = hearingTexts.questions.leave;

/** Moves past a question. If an answer has been started, it asks first: what is not submitted goes away with the
 *  question. Gives: the function to call, and the dialog to render. */
export function useLeaveUnanswered(): readonly [leave: (onward: () => void) => void, dialog: ReactNode] {
  const isAnswering = useTalk((talk) => talk.isAnswering);
  const [onward, setOnward] = useState<(() => void) | null>(null);
  const stay = () => setOnward(null);
  return [
    (way) => (isAnswering ? setOnward(() => way) : way()),
    <Dialog
      key="leave"
      open={onward !== null}
      onClose={stay}
      title={texts.title}
      role="alertdialog"
      actions={
        <>
          <Button onClick={stay}>{texts.stay}</Button>
          <Button
            look="danger"
            onClick={() => {
              stay();
              onward?.();
            }}
          >
            {texts.go}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>,
  ];
}
