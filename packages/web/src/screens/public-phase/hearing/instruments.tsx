import {
  approvalScore,
  meterLevelOf,
  publicQuestions,
  tensionOf,
  type MoodReason,
  type PublicMeters,
} from '@rostrum/engine/hearing';
import { Badge } from '../../../parts/badge.tsx';
import { Card } from '../../../parts/card.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { Meter } from '../../../parts/meter.tsx';
import { Progress } from '../../../parts/progress.tsx';
import { publicTexts } from '../../../texts/public-phase.ts';
import { MoodReasons } from './mood-reasons.tsx';
import styles from './hearing.module.css';

interface InstrumentsProps {
  readonly score: number;
  readonly answered: number;
  readonly meters: PublicMeters;
  readonly reasons: readonly MoodReason[];
}

const texts = publicTexts.hearing;
/** Colors change at 0.4 and 0.7 (hearing.md §9); trust is good when it is high, the others when they are low. */
const rising = { low: 'green', middle: 'yellow', high: 'red' } as const;
const falling = { low: 'red', middle: 'yellow', high: 'green' } as const;

/** The step of the value as displayed, so that 40% is never labeled 'low'. */
const levelShown = (value: number) => meterLevelOf(Math.round(value * 100) / 100);

/** Score, counter, tension and the three meters. */
export function Instruments({ score, answered, meters, reasons }: InstrumentsProps) {
  const tension = tensionOf(meters).level;
  const levels = {
    frustration: levelShown(meters.frustration),
    trust: levelShown(meters.trust),
    crowdEnergy: levelShown(meters.crowdEnergy),
  };
  return (
    <Card as="section" snug className={styles.instruments}>
      <dl className={styles.figures}>
        <div>
          <dt>{publicTexts.scoreLabel}</dt>
          <dd>
            <strong>{texts.scoreOf(score)}</strong> <span>{texts.scoreMost}</span>
          </dd>
          <dd className={styles.note}>{texts.needed(approvalScore - score)}</dd>
        </div>
        <div>
          <dt>{texts.counterLabel}</dt>
          <dd>
            <strong>{texts.counter(answered, publicQuestions)}</strong>
          </dd>
        </div>
      </dl>
      <Progress
        label={texts.questionProgress}
        hideLabel
        ratio={answered / publicQuestions}
        value={texts.counter(answered, publicQuestions)}
      />
      <p className={styles.tension}>
        <span>{texts.tension}</span>
        <Badge tint={rising[tension]}>{texts.tensionWords[tension]}</Badge>
      </p>
      <div className={styles.meters}>
        <Meter
          label={texts.meters.frustration}
          value={meters.frustration}
          word={texts.meterWords[levels.frustration]}
          tint={rising[levels.frustration]}
        />
        <Meter
          label={texts.meters.trust}
          value={meters.trust}
          word={texts.meterWords[levels.trust]}
          tint={falling[levels.trust]}
        />
        <Meter
          label={texts.meters.crowd_energy}
          value={meters.crowdEnergy}
          word={texts.meterWords[levels.crowdEnergy]}
          tint={rising[levels.crowdEnergy]}
        />
      </div>
      <Disclosure title={texts.why}>
        <MoodReasons reasons={reasons} isFirst={answered === 0} />
      </Disclosure>
    </Card>
  );
}
