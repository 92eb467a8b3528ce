import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { partsTexts } from '../texts/parts.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** 'alertdialog' where an answer is asked for: it then closes by its buttons and Escape only. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly wide?: boolean;
}

/** A modal dialog. The browser's own keeps the focus inside, makes the rest inert and gives the focus back. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, children, actions, role = 'dialog', wide }: Omit<DialogProps, 'open'>) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // A click on the backdrop is a click on the dialog itself; the keyboard has Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={id}
      className={classNames(styles.modal, wide && styles.wide)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (role === 'dialog' && event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.dialog}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {role === 'dialog' && (
            <Button look="quiet" size="small" icon aria-label={partsTexts.close} onClick={onClose}>
              <X size={20} aria-hidden />
            </Button>
          )}
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
