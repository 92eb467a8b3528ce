import { typeset } from '@rostrum/contract/typeset';
import { History, MapPin, Square, Volume2 } from 'lucide-react';
import { autoReadRate, readAloud, type PublicQuestion } from '@rostrum/engine/hearing';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { ModelMark } from '../../../parts/model-mark.tsx';
import { SpokenText } from '../../../parts/spoken-text.tsx';
import { publicTexts } from '../../../texts/public-phase.ts';
import { isLong } from '../../../texts/long-question.ts';
import { stanceWords } from '../../../texts/stances.ts';
import { wholeLines, type GrowingLines } from '../../../voice/growing-lines.ts';
import { sayLines } from '../../../voice/say-lines.ts';
import { isMuted, stopSpeaking } from '../../../voice/speech.ts';
import type { PublicPerson } from '../setting/load-speakers.ts';
import type { OnFloor } from '../use-public-phase.ts';
import styles from './hearing.module.css';
import { Portrait } from './portrait.tsx';
import { roleWord } from './role-word.ts';

interface PodiumProps {
  /** Null while it is still being written. */
  readonly question: PublicQuestion | null;
  readonly onFloor: OnFloor | null;
  readonly person: PublicPerson | null;
  /** The question was just asked: it is read aloud if voices are on. */
  readonly readAtOnce: boolean;
}

const texts = publicTexts.hearing;
const nobody = { speaker: { id: '', name: '', role: '' }, text: '' };

/** Who is speaking, and what they ask: the largest text on the screen, with its caption while it is read. */
export function Podium({ question, onFloor, person, readAtOnce }: PodiumProps) {
  const { speaker, text } = question ?? onFloor ?? nobody;
  const isWhole = question !== null;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [readsAtOnce] = useState(() => readAtOnce && !isMuted());
  const [reading, setReading] = useState(readsAtOnce);
  const [word, setWord] = useState<readonly [number, number] | null>(null);
  // What is spoken is what this podium was opened with, or what has been added since.
  const [lines] = useState(() => onFloor?.lines ?? wholeLines([text]));
  const speakerId = speaker.id;

  // A screen reader hears a question that is being written once, as a whole.
  useEffect(() => {
    if (isWhole) headingRef.current?.focus();
  }, [isWhole]);
  useEffect(() => {
    if (readsAtOnce) return readOut(lines, speakerId, setWord, () => setReading(false));
    return stopSpeaking;
  }, [lines, speakerId, readsAtOnce]);

  const role = person?.role ?? speaker.role;
  const isPublic = role !== 'commissioner' && role !== 'chair';
  return (
    <Card as="section" className={styles.podium} aria-label={isPublic ? texts.atPodium : texts.fromBench}>
      <div className={styles.speaker}>
        <Portrait person={person} name={speaker.name} size="large" speaking={reading} />
        <div className={styles.who}>
          <p className={styles.kicker}>{isPublic ? texts.atPodium : texts.fromBench}</p>
          <p className={styles.speakerName}>{speaker.name}</p>
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
            readOut(lines, speakerId, setWord, () => setReading(false));
          }}
        >
          {reading ? <Square size={18} aria-hidden /> : <Volume2 size={20} aria-hidden />}
        </Button>
      </div>
      <p className={styles.badges}>
        {person !== null && <Badge data-stance={person.stance}>{stanceWords(person.stance)}</Badge>}
        {question !== null && <Badge tint="slate">{texts.types[question.questionType]}</Badge>}
        {question?.memoryEnhanced === true && (
          <Badge tint="purple" title={texts.memoryHint}>
            <History size={14} aria-hidden /> {texts.memory}
          </Badge>
        )}
        <ModelMark by={question?.writtenBy} />
      </p>
      <h2 ref={headingRef} tabIndex={-1} className={styles.question} data-long={isLong(text)} aria-busy={!isWhole}>
        <SpokenText text={text} word={word} />
      </h2>
      {question !== null && question.context !== '' && (
        <p className={styles.contextLine}>
          <span className={styles.contextLabel}>{texts.context}:</span> {typeset(question.context)}
        </p>
      )}
      {question !== null && (
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
      )}
    </Card>
  );
}

/** Reads the question aloud as far as it has come and continues as it grows, reporting the word being said. Gives:
 *  a function that stops it. */
function readOut(
  lines: GrowingLines,
  speakerId: string,
  onWord: (word: readonly [number, number] | null) => void,
  onEnd: () => void,
): () => void {
  const speech = sayLines(lines, speakerId, { ...readAloud, rate: autoReadRate }, onWord);
  void speech.done.then(() => {
    onWord(null);
    onEnd();
  });
  return speech.stop;
}
