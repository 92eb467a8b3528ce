import { Check } from 'lucide-react';
import { publicQuestions, type PublicExchange } from '@rostrum/engine/hearing';
import { publicTexts } from '../../../texts/public-phase.ts';
import type { PublicPerson } from '../setting/load-speakers.ts';
import styles from './hearing.module.css';
import { Portrait } from './portrait.tsx';
import { roleWord } from './role-word.ts';

interface SpeakerOrderProps {
  readonly people: readonly PublicPerson[];
  readonly speakingId: string | null;
  readonly answered: readonly PublicExchange[];
}

/** The five turns of the evening: who has spoken, who is speaking, who is waiting. */
export function SpeakerOrder({ people, speakingId, answered }: SpeakerOrderProps) {
  if (people.length === 0) return null;
  const turns = Array.from({ length: publicQuestions }, (_, at) => {
    const spoken = answered[at]?.question.speaker;
    const planned = people[at % people.length];
    const found = people.find(({ speaker }) => speaker.id === (spoken?.id ?? planned?.speaker.id));
    return { at, name: spoken?.name ?? planned?.speaker.name ?? '', person: found ?? null };
  });
  return (
    <ol className={styles.order} aria-label={publicTexts.hearing.order}>
      {turns.map(({ at, name, person }) => {
        const isNow = at === answered.length && speakingId !== null;
        const isDone = at < answered.length;
        return (
          <li key={at} aria-current={isNow ? 'step' : undefined} data-done={isDone || undefined}>
            <Portrait person={person} name={name} size="small" speaking={isNow} />
            <span className={styles.orderName}>{name}</span>
            <span className={styles.orderRole}>
              {isDone && <Check size={14} aria-hidden />}
              {person === null ? '' : roleWord(person.role)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
