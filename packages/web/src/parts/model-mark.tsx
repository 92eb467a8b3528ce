import { PenLine } from 'lucide-react';
import { modelNoticeTexts as texts } from '../texts/model-notice.ts';
import styles from './model-mark.module.css';

interface ModelMarkProps {
  readonly by: 'model' | undefined;
  /** It pointed something out, and the words are not its own. */
  readonly found?: true;
}

/** The small mark on words that a language model chose, or on what it found; nothing on the built-in ones. */
export function ModelMark({ by, found }: ModelMarkProps) {
  if (by !== 'model') return null;
  const [mark, hint] = found === true ? [texts.foundMark, texts.foundHint] : [texts.mark, texts.markHint];
  return (
    <span className={styles.mark} title={hint}>
      <PenLine size={14} aria-hidden />
      {mark}
      <span className="visually-hidden">. {hint}</span>
    </span>
  );
}
