import { typeset } from '@rostrum/contract/typeset';
import styles from './spoken-text.module.css';

interface SpokenTextProps {
  readonly text: string;
  /** The position of the word being said; null while nothing is being read. */
  readonly word: readonly [number, number] | null;
}

/** What somebody says, with typographic quotes, and the word being said marked. */
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
