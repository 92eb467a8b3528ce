import { PenLine } from 'lucide-react';
import { modelNoticeTexts as texts } from '../texts/model-notice.ts';
import styles from './model-mark.module.css';

/** The small mark on words that a language model chose; nothing on the built-in ones. */
export function ModelMark({ by }: { readonly by: 'model' | undefined }) {
  if (by !== 'model') return null;
  return (
    <span className={styles.mark} title={texts.markHint}>
      <PenLine size={14} aria-hidden />
      {texts.mark}
      <span className="visually-hidden">. {texts.markHint}</span>
    </span>
  );
}
