import styles from './caption-strip.module.css';

/** A text with the word that is being said marked in it. */
export function SpokenText({ text, word }: { readonly text: string; readonly word: readonly [number, number] | null }) {
  if (word === null || word[1] > text.length) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, word[0])}
      <span className={styles.word}>{text.slice(word[0], word[1])}</span>
      {text.slice(word[1])}
    </span>
  );
}
