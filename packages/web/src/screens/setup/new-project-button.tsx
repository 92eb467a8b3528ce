import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { setupTexts } from '../../texts/setup.ts';
import styles from './setup-page.module.css';

const texts = setupTexts.newProject;

/** Clears the wizard, after asking. */
export function NewProject({ onNew }: { readonly onNew: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <p className={styles.newProject}>
      <Button look="quiet" size="small" onClick={() => setAsks(true)}>
        <FilePlus2 size={18} aria-hidden /> {texts.button}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={texts.title}
        role="alertdialog"
        actions={
          <>
            <Button onClick={() => setAsks(false)}>{texts.keep}</Button>
            <Button look="primary" onClick={onNew}>
              {texts.clear}
            </Button>
          </>
        }
      >
        {texts.text}
      </Dialog>
    </p>
  );
}
