import { useEffect, useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { publicTexts } from '../../texts/public-phase.ts';
import { isFreeKey } from './hearing/is-free-key.ts';
import styles from './public-simulator.module.css';

const texts = publicTexts.shortcuts;

/** '?' lists the keys; 'M' mutes. */
export function Shortcuts({ onMute }: { readonly onMute: () => void }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isFreeKey(event)) return;
      if (event.key === '?') setOpen(true);
      if (event.key.toLowerCase() === 'm') onMute();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onMute]);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={texts.title}>
      <dl className={styles.keys}>
        {texts.list.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
