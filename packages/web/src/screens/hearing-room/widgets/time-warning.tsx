import { overallLeftMs } from '@rostrum/engine/hearing';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { useConductor, useRoom } from '../use-conductor.ts';
import { NotificationDialog } from './notification-dialog.tsx';

/** Five minutes left, and one minute left. Dismissing it and continuing do the same. hearing.md §4 (Warning dialog). */
export function TimeWarning() {
  const conductor = useConductor();
  const notification = useRoom((room) => room.notification);
  const left = useRoom((room) => Math.ceil(overallLeftMs(room) / 1_000));
  const close = () => conductor.dismissNotification();
  if (notification === null) return null;
  return (
    <NotificationDialog
      open
      title={texts.warning.title[notification]}
      message={texts.warning.message[notification]}
      timeRemaining={left}
      actionLabel={texts.warning.action}
      onAction={close}
      onDismiss={close}
    />
  );
}
