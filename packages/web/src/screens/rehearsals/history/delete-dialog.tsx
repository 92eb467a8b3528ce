import type { RehearsalSummary } from '@rostrum/contract';
import { useState } from 'react';
import { codeOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { Alert } from '../../../parts/alert.tsx';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { readStored, removeStored } from '../../../session/storage.ts';
import { whenOf } from '../../../texts/locale.ts';
import { rehearsalsTexts as texts } from '../../../texts/rehearsals.ts';

interface DeleteDialogProps {
  /** Those to delete; closed if there are none. */
  readonly rehearsals: readonly RehearsalSummary[];
  readonly isAll: boolean;
  /** Called with the number that were deleted. */
  readonly onClose: (removed: number) => void;
}

async function remove(sessionId: string): Promise<void> {
  try {
    await call('deleteRehearsal', { params: { session_id: sessionId }, sessionId });
  } catch (failure) {
    // One that another tab has deleted counts as gone too.
    if (codeOf(failure) !== 'rehearsal_not_found') throw failure;
  }
  if (readStored('sessionId') === sessionId) removeStored('sessionId');
}

/** Asks before deleting anything for good. */
export function DeleteDialog({ rehearsals, isAll, onClose }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [removed, setRemoved] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [first] = rehearsals;
  if (first === undefined) return null;

  const close = (number: number) => {
    setBusy(false);
    setFailed(false);
    setRemoved(0);
    onClose(number);
  };
  const removeAll = async () => {
    setBusy(true);
    setFailed(false);
    let done = removed;
    try {
      for (const { session_id: sessionId } of rehearsals.slice(removed)) {
        await remove(sessionId);
        done += 1;
        setRemoved(done);
      }
      close(done);
    } catch (failure) {
      console.warn('A rehearsal could not be deleted.', failure);
      setBusy(false);
      setFailed(true);
    }
  };

  return (
    <Dialog
      open
      role="alertdialog"
      title={isAll ? texts.removeAllTitle : texts.removeTitle}
      onClose={() => close(removed)}
      actions={
        <>
          <Button onClick={() => close(removed)}>{texts.keep}</Button>
          <Button look="danger" busy={isBusy} onClick={() => void removeAll()}>
            {texts.removeForGood}
          </Button>
        </>
      }
    >
      <p>
        {isAll
          ? texts.removeAllText(rehearsals.length)
          : texts.removeText(first.project_name || texts.unnamed, whenOf(first.started_at))}
      </p>
      {hasFailed && <Alert kind="error">{texts.removeFailed}</Alert>}
    </Dialog>
  );
}
