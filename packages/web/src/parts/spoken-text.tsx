import { typeset } from '../texts/typeset.ts';
import styles from './spoken-text.module.css';

interface SpokenTextProps {
  readonly text: string;
  /** Where the word stands that is being said; null while nothing is read. */
  readonly word: readonly [number, number] | null;
}

/** What somebody says, set as in print, with the word marked that is being said. */
export function SpokenText({ text, word }: SpokenTextProps) {
  const set = typeset(text);
  if (word === null || word[1] > set.length) return <span>{set}</span>;
  return (
    <span>
      {set.slice(0, word[0])}
      <mark className={styles.word}>{set.slice(word[0], word[1])}</mark>
      {set.slice(word[1])}
    </span>
  );
}
