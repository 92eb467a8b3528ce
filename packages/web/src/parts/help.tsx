import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { helpTexts as texts, type ScreenHelp } from '../texts/help.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './help.module.css';
import { setSingleKeys, useSingleKeys, useSingleKeysOn } from './single-keys.ts';

/** What this screen is for, and the keys that work on it: opened by its button or by '?'. */
export function Help({ help }: { readonly help: ScreenHelp }) {
  const [open, setOpen] = useState(false);
  const singleKeys = useSingleKeysOn();
  useSingleKeys({
    '?': () => {
      if (document.querySelector('dialog[open]') === null) setOpen(true);
    },
  });
  return (
    <>
      <Button look="quiet" icon aria-label={texts.button} onClick={() => setOpen(true)}>
        <CircleQuestionMark size={20} aria-hidden />
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title}>
        <p>{help.about}</p>
        <h3 className={styles.heading}>{texts.keysTitle}</h3>
        <dl className={styles.keys}>
          {[...help.keys, ...texts.everywhere].map(([key, effect]) => (
            <div key={key + effect}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
        <label className={styles.single}>
          <input type="checkbox" checked={singleKeys} onChange={(event) => setSingleKeys(event.target.checked)} />
          <span>
            {texts.singleKeys} <small>{texts.singleKeysHint}</small>
          </span>
        </label>
      </Dialog>
    </>
  );
}
