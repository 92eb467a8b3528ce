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
  /** Buttons at the bottom. */
  readonly actions?: ReactNode;
  /** 'alertdialog' if an answer is required: it then closes only by its buttons and Escape. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly wide?: boolean;
}

/** A modal dialog. The browser's own element traps the focus, makes the rest inert and restores the focus. */
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
  useEffect(() => {
    const element = dialog.current;
    if (element === null || role === 'alertdialog') return;
    // A press on the backdrop counts as a press on the dialog itself; on the keyboard, Escape closes it.
    const press = (event: PointerEvent) => {
      if (event.target === element) onClose();
    };
    element.addEventListener('pointerdown', press);
    return () => element.removeEventListener('pointerdown', press);
  }, [role, onClose]);
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={id}
      className={classNames(styles.modal, wide && styles.wide)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
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
