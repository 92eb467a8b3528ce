import { Square, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { readAloud, type PracticeQuestion } from '@rostrum/engine/hearing';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import { practiceTexts } from '../../texts/practice.ts';
import { isMuted, setMuted, speak, stopSpeaking } from '../../voice/speech.ts';
import styles from './practice.module.css';

interface QuestionCardProps {
  readonly question: PracticeQuestion;
  readonly avatar: string | null;
  /** The question has been read to its end. */
  readonly onRead: () => void;
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[A-Z]/.test(word));
  return `${words[0]?.charAt(0) ?? ''}${words.length > 1 ? (words[words.length - 1]?.charAt(0) ?? '') : ''}`;
}

const topicWords = (topic: string): string => topic.replaceAll('_', ' ');

export function QuestionCard({ question, avatar, onRead }: QuestionCardProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [reading, setReading] = useState(false);
  const [muted, setMutedHere] = useState(isMuted);
  const [word, setWord] = useState<readonly [number, number] | null>(null);

  useEffect(() => {
    headingRef.current?.focus();
    return stopSpeaking;
  }, []);

  const read = async () => {
    setReading(true);
    const speech = speak([{ text: question.text, speaker: question.characterId }], readAloud, {
      word: (_, start, end) => setWord([start, end]),
    });
    const end = await speech.done;
    setReading(false);
    setWord(null);
    if (end === 'ended' || end === 'unsupported') onRead();
  };

  return (
    <Card as="section">
      <div className={styles.asker}>
        <span className={styles.initials} aria-hidden>
          {initialsOf(question.characterName)}
          {avatar !== null && (
            <img src={avatar} alt="" className={styles.portrait} onError={(event) => event.currentTarget.remove()} />
          )}
        </span>
        <span className={styles.name}>{question.characterName}</span>
        <Badge>{topicWords(question.topicFocus)}</Badge>
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
      <h2 ref={headingRef} tabIndex={-1} className={styles.question}>
        {word === null ? (
          question.text
        ) : (
          <>
            {question.text.slice(0, word[0])}
            <mark className={styles.word}>{question.text.slice(word[0], word[1])}</mark>
            {question.text.slice(word[1])}
          </>
        )}
      </h2>
      <Disclosure title={practiceTexts.whyThis} open={question.citations.length > 0}>
        {question.citations.length === 0 && <p className={styles.note}>{practiceTexts.noCitation}</p>}
        {question.citations.map((citation) => (
          <figure key={citation.quote} className={styles.passage}>
            <blockquote>{citation.quote}</blockquote>
            <figcaption>{practiceTexts.restsOn(citation.source, citation.section)}</figcaption>
          </figure>
        ))}
      </Disclosure>
    </Card>
  );
}
