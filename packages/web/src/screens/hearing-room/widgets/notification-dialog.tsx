import { clockText } from '@rostrum/engine/hearing';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';

interface NotificationDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  /** Seconds. */
  readonly timeRemaining?: number | undefined;
  readonly actionLabel?: string;
  readonly onAction?: () => void;
  readonly onDismiss: () => void;
}

/** Modal notification: title, message, time remaining, Dismiss, and an action ('Continue' by default). */
export function NotificationDialog(props: NotificationDialogProps) {
  const { open, title, message, timeRemaining, actionLabel = texts.warning.defaultAction, onAction, onDismiss } = props;
  return (
    <Dialog
      open={open}
      onClose={onDismiss}
      title={title}
      role="alertdialog"
      actions={
        <>
          <Button onClick={onDismiss}>{texts.warning.dismiss}</Button>
          {onAction !== undefined && (
            <Button look="primary" onClick={onAction}>
              {actionLabel}
            </Button>
          )}
        </>
      }
    >
      <p>{message}</p>
      {timeRemaining !== undefined && (
        <p>
          <strong>{texts.warning.timeRemaining(clockText(timeRemaining * 1_000, 1))}</strong>
        </p>
      )}
    </Dialog>
  );
}
