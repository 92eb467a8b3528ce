import { History, MapPin, Square, Volume2 } from 'lucide-react';
import { autoReadRate, readAloud, type PublicQuestion } from '@rostrum/engine/hearing';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { publicTexts } from '../../../texts/public-phase.ts';
import { wordsOf } from '../../../texts/words-of.ts';
import { isMuted, speak, stopSpeaking } from '../../../voice/speech.ts';
import type { PublicPerson } from '../setting/load-speakers.ts';
import styles from './hearing.module.css';
import { Portrait } from './portrait.tsx';
import { roleWord } from './role-word.ts';

interface PodiumProps {
  readonly question: PublicQuestion;
  readonly person: PublicPerson | null;
  /** The question has just been put: it is read out where the voices are on. */
  readonly readAtOnce: boolean;
}

const texts = publicTexts.hearing;

/** Who has the word, and what they ask: the largest text of the screen, with its caption while it is read. */
export function Podium({ question, person, readAtOnce }: PodiumProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [readsAtOnce] = useState(() => readAtOnce && !isMuted());
  const [reading, setReading] = useState(readsAtOnce);
  const [word, setWord] = useState<readonly [number, number] | null>(null);

  useEffect(() => {
    headingRef.current?.focus();
    if (readsAtOnce) return readOut(question, setWord, () => setReading(false));
    return stopSpeaking;
  }, [question, readsAtOnce]);

  const role = person?.role ?? question.speaker.role;
  const isPublic = role !== 'commissioner' && role !== 'chair';
  return (
    <Card as="section" className={styles.podium} aria-label={isPublic ? texts.atPodium : texts.fromBench}>
      <div className={styles.speaker}>
        <Portrait person={person} name={question.speaker.name} size="large" speaking={reading} />
        <div className={styles.who}>
          <p className={styles.kicker}>{isPublic ? texts.atPodium : texts.fromBench}</p>
          <p className={styles.speakerName}>{question.speaker.name}</p>
          <p className={styles.speakerRole}>
            {roleWord(role)}
            {person?.home != null && (
              <span className={styles.home}>
                <MapPin size={16} aria-hidden /> {texts.lives(person.home.street, person.home.years)}
              </span>
            )}
          </p>
        </div>
        <Button
          size="small"
          icon
          look="quiet"
          aria-label={reading ? texts.stopReading : texts.read}
          onClick={() => {
            if (reading) return stopSpeaking();
            setReading(true);
            readOut(question, setWord, () => setReading(false));
          }}
        >
          {reading ? <Square size={18} aria-hidden /> : <Volume2 size={20} aria-hidden />}
        </Button>
      </div>
      <p className={styles.badges}>
        <Badge tint="slate">{texts.types[question.questionType]}</Badge>
        {person !== null && <Badge data-stance={person.stance}>{wordsOf(person.stance)}</Badge>}
        {question.memoryEnhanced && (
          <Badge tint="purple" title={texts.memoryHint}>
            <History size={14} aria-hidden /> {texts.memory}
          </Badge>
        )}
      </p>
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
      {question.context !== '' && (
        <p className={styles.contextLine}>
          <span className={styles.contextLabel}>{texts.context}:</span> {question.context}
        </p>
      )}
      <Disclosure title={texts.whyThis}>
        {question.citations.length === 0 && <p className={styles.note}>{texts.noCitation}</p>}
        {question.citations.map((citation) => (
          <figure key={`${citation.source}:${citation.quote}`} className={styles.passage}>
            <blockquote>{citation.quote}</blockquote>
            <figcaption>
              {citation.section === null || citation.section === ''
                ? citation.source
                : `${citation.source}, ${citation.section}`}
            </figcaption>
          </figure>
        ))}
      </Disclosure>
    </Card>
  );
}

/** Reads the question out, telling the word being said. Gives: how to stop. */
function readOut(
  question: PublicQuestion,
  onWord: (word: readonly [number, number] | null) => void,
  onEnd: () => void,
): () => void {
  const manner = { ...readAloud, rate: autoReadRate };
  const speech = speak([{ text: question.text, speaker: question.speaker.id }], manner, {
    word: (_, start, end) => onWord([start, end]),
  });
  void speech.done.then(() => {
    onWord(null);
    onEnd();
  });
  return speech.stop;
}
