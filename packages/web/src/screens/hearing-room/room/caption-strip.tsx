import { AudioLines } from 'lucide-react';
import { SpokenText } from '../../../parts/spoken-text.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { usePhasePart, useTalk } from '../use-conductor.ts';
import styles from './caption-strip.module.css';

/** What is being said, as it is said. During board questions the question itself is the caption. */
export function CaptionStrip() {
  const { phase } = usePhasePart();
  const caption = useTalk((talk) => talk.caption);
  const hasQuestion = useTalk((talk) => talk.question !== null || talk.coming !== null);
  if (caption === null || (phase === 'official_questions' && hasQuestion) || !caption.isLive) return null;
  return (
    <p className={styles.strip} aria-label={texts.caption.label}>
      <span className={styles.speaker}>
        <AudioLines size={16} aria-hidden /> {caption.speaker}
      </span>
      <SpokenText text={caption.text} word={caption.word} />
    </p>
  );
}
