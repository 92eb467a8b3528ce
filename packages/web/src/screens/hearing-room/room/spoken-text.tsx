import { typeset } from '../../../texts/typeset.ts';
import styles from './caption-strip.module.css';

/** A text with the word that is being said marked in it. */
export function SpokenText({ text, word }: { readonly text: string; readonly word: readonly [number, number] | null }) {
  const set = typeset(text);
  if (word === null || word[1] > set.length) return <span>{set}</span>;
  return (
    <span>
      {set.slice(0, word[0])}
      <span className={styles.word}>{set.slice(word[0], word[1])}</span>
      {set.slice(word[1])}
    </span>
  );
}
