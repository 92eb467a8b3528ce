import { ArrowRight, Pause, Play } from 'lucide-react';
import { deliveryOf, type PracticeExchange } from '@rostrum/engine/hearing';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import { ModelMark } from '../../parts/model-mark.tsx';
import { RatingMark } from '../../parts/rating-mark.tsx';
import { ShortList } from '../../parts/short-list.tsx';
import { WhyRating } from '../../parts/why-rating.tsx';
import { practiceTexts } from '../../texts/practice.ts';
import { DeliveryNote } from './delivery-note.tsx';
import styles from './practice.module.css';

interface FeedbackPanelProps {
  readonly exchange: PracticeExchange;
  readonly isLast: boolean;
  readonly held: boolean;
  readonly onHold: () => void;
  readonly onRelease: () => void;
  readonly onNext: () => void;
}

/** The answer field that had the focus is gone: reading continues here. */
const takeFocus = (heading: HTMLHeadingElement | null): void => heading?.focus({ preventScroll: true });

export function FeedbackPanel({ exchange, isLast, held, onHold, onRelease, onNext }: FeedbackPanelProps) {
  return (
    <Card as="section">
      <div role="status" className={styles.feedback}>
        <h2 ref={takeFocus} tabIndex={-1} className={styles.feedbackTitle}>
          {practiceTexts.feedbackTitle}
        </h2>
        <p className={styles.rated}>
          <RatingMark rating={exchange.rating} score={exchange.score} />
          <ModelMark by={exchange.writtenBy} />
        </p>
        <p className={styles.sentence}>{exchange.feedback}</p>
      </div>
      <blockquote className={styles.said}>{exchange.response}</blockquote>
      {exchange.missing.length > 0 && (
        <div className={styles.missing}>
          <h3 className={styles.small}>{exchange.rating === 'strong' ? practiceTexts.toAdd : practiceTexts.missing}</h3>
          <ShortList items={exchange.missing} more={practiceTexts.missingMore} />
        </div>
      )}
      <WhyRating reasons={exchange.reasons ?? []} onToggle={(open) => (open ? onHold() : undefined)} />
      <DeliveryNote delivery={deliveryOf(exchange.response, null)} />
      {exchange.strongerAnswer !== null && exchange.strongerAnswer !== '' && (
        <Disclosure title={practiceTexts.stronger} onToggle={(open) => (open ? onHold() : undefined)}>
          <p className={styles.stronger}>{exchange.strongerAnswer}</p>
        </Disclosure>
      )}
      <div className={styles.feedbackFoot}>
        <p>{isLast ? practiceTexts.complete : practiceTexts.movingTo(exchange.questionNumber + 1)}</p>
        {held ? (
          <Button onClick={onRelease}>
            <Play size={18} aria-hidden /> {practiceTexts.release}
          </Button>
        ) : (
          <Button onClick={onHold}>
            <Pause size={18} aria-hidden /> {practiceTexts.hold}
          </Button>
        )}
        <Button look="primary" onClick={onNext}>
          {practiceTexts.next} <ArrowRight size={18} aria-hidden />
        </Button>
      </div>
    </Card>
  );
}
