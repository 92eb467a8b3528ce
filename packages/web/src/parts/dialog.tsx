import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
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

/** A modal dialog: keeps the focus, gives it back, closes on Escape. */
export function Dialog({ open, onClose, title, children, actions, role = 'dialog', wide }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable={role === 'dialog'}
      className={styles.overlay}
    >
      <Modal className={classNames(styles.modal, wide && styles.wide)}>
        <AriaDialog role={role} className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {role === 'dialog' && (
              <Button look="quiet" size="small" icon aria-label={partsTexts.close} onClick={onClose}>
                <X size={20} aria-hidden />
              </Button>
            )}
          </div>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
