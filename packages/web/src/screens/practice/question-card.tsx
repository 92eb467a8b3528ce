import { Square, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { readAloud, type PracticeQuestion } from '@rostrum/engine/hearing';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import { ModelMark } from '../../parts/model-mark.tsx';
import { SpokenText } from '../../parts/spoken-text.tsx';
import { practiceTexts } from '../../texts/practice.ts';
import { isLong } from '../../texts/long-question.ts';
import { wholeLines } from '../../voice/growing-lines.ts';
import { sayLines } from '../../voice/say-lines.ts';
import { wordsOf } from '../../texts/words-of.ts';
import { isMuted, setMuted, stopSpeaking } from '../../voice/speech.ts';
import styles from './practice.module.css';
import type { QuestionOnFloor } from './use-practice.ts';

interface QuestionCardProps {
  /** Null while it is still being written. */
  readonly question: PracticeQuestion | null;
  readonly onFloor: QuestionOnFloor | null;
  readonly avatar: string | null;
  /** The question has been read to its end. */
  readonly onRead: () => void;
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[A-Z]/.test(word));
  return `${words[0]?.charAt(0) ?? ''}${words.length > 1 ? (words[words.length - 1]?.charAt(0) ?? '') : ''}`;
}

const nobody = { characterId: '', characterName: '', text: '' };

export function QuestionCard({ question, onFloor, avatar, onRead }: QuestionCardProps) {
  const { characterId, characterName, text } = question ?? onFloor ?? nobody;
  const isWhole = question !== null;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [reading, setReading] = useState(false);
  const [muted, setMutedHere] = useState(isMuted);
  const [word, setWord] = useState<readonly [number, number] | null>(null);

  useEffect(() => stopSpeaking, []);
  // A screen reader hears a question that is being written once, as a whole.
  useEffect(() => {
    if (isWhole) headingRef.current?.focus();
  }, [isWhole]);

  const read = async () => {
    setReading(true);
    const speech = sayLines(onFloor?.lines ?? wholeLines([text]), characterId, readAloud, setWord);
    const end = await speech.done;
    setReading(false);
    setWord(null);
    if (end === 'ended' || end === 'unsupported') onRead();
  };

  return (
    <Card as="section">
      <div className={styles.asker}>
        <span className={styles.initials} aria-hidden>
          {initialsOf(characterName)}
          {avatar !== null && (
            <img src={avatar} alt="" className={styles.portrait} onError={(event) => event.currentTarget.remove()} />
          )}
        </span>
        <span className={styles.who}>
          <span className={styles.name}>{characterName}</span>
          <span className={styles.about}>
            {question !== null && <Badge>{wordsOf(question.topicFocus)}</Badge>}
            <ModelMark by={question?.writtenBy} />
          </span>
        </span>
        <span className={styles.sound}>
          {reading ? (
            <Button size="small" onClick={stopSpeaking}>
              <Square size={16} aria-hidden /> {practiceTexts.stopReading}
            </Button>
          ) : (
            <Button size="small" onClick={() => void read()}>
              <Volume2 size={18} aria-hidden /> {practiceTexts.readAloud}
            </Button>
          )}
          <Button
            size="small"
            look="quiet"
            icon
            aria-pressed={muted}
            aria-label={muted ? practiceTexts.unmute : practiceTexts.mute}
            onClick={() => {
              setMuted(!muted);
              setMutedHere(!muted);
            }}
          >
            {muted ? <VolumeX size={18} aria-hidden /> : <Volume2 size={18} aria-hidden />}
          </Button>
        </span>
      </div>
      <h2 ref={headingRef} tabIndex={-1} className={styles.question} data-long={isLong(text)} aria-busy={!isWhole}>
        <SpokenText text={text} word={word} />
      </h2>
      {question !== null && (
        <Disclosure title={practiceTexts.whyThis} open={question.citations.length > 0}>
          {question.citations.length === 0 && <p className={styles.note}>{practiceTexts.noCitation}</p>}
          {question.citations.map((citation) => (
            <figure key={citation.quote} className={styles.passage}>
              <blockquote>{citation.quote}</blockquote>
              <figcaption>{practiceTexts.restsOn(citation.source, citation.section)}</figcaption>
            </figure>
          ))}
        </Disclosure>
      )}
    </Card>
  );
}
