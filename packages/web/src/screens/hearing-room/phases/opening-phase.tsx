import { Button } from '../../../parts/button.tsx';
import { ModelMark } from '../../../parts/model-mark.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { useConductor, usePhasePart, useTalk } from '../use-conductor.ts';
import styles from './panel.module.css';

/** The chair opens the hearing. hearing.md §2 (Opening phase). */
export function OpeningPhase() {
  const conductor = useConductor();
  const { part } = usePhasePart();
  const { opening } = texts;
  if (part === 'waiting')
    return (
      <section className={styles.panel} aria-labelledby="opening">
        <h2 id="opening">{opening.ready}</h2>
        <p className={styles.lead}>{opening.readyText}</p>
        <div className={styles.actions}>
          <Button look="primary" size="large" onClick={() => conductor.begin()}>
            {opening.begin}
          </Button>
          <Button size="large" onClick={() => conductor.skipOpening()}>
            {opening.skip}
          </Button>
        </div>
      </section>
    );
  return <Ceremony isOver={part !== 'speaking'} />;
}

function Ceremony({ isOver }: { readonly isOver: boolean }) {
  const conductor = useConductor();
  const segments = useTalk((talk) => talk.segments);
  const at = useTalk((talk) => talk.segmentAt);
  const segmentsBy = useTalk((talk) => talk.segmentsBy);
  const { opening } = texts;
  return (
    <section className={styles.panel} aria-labelledby="opening">
      <h2 id="opening">{opening.heading}</h2>
      <div className={styles.actions}>
        <p role="status">
          <strong>
            {isOver
              ? opening.proceeding
              : segments.length === 0
                ? opening.waiting
                : opening.speaking(Math.max(1, at + 1), segments.length)}
          </strong>
        </p>
        <ModelMark by={segmentsBy} />
        <Button onClick={() => conductor.skipOpening()}>{opening.skip}</Button>
      </div>
      <ol className={styles.lines}>
        {segments.map((line, index) => (
          <li
            key={line}
            data-state={isOver || index < at ? 'said' : index === at ? 'now' : 'ahead'}
            aria-current={index === at || undefined}
          >
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}
