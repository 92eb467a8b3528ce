import { Dialog } from '../../../parts/dialog.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import styles from './side-card.module.css';

export function ShortcutsDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.shortcuts.title}>
      <dl className={styles.rows}>
        {texts.shortcuts.list.map(([key, effect]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
