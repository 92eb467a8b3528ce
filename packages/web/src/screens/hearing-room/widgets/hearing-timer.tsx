import { Clock, X } from 'lucide-react';
import { boardLimitMs, clockText, criticalAtMs, timerColorOf, timerStatusOf } from '@rostrum/engine/hearing';
import { Button } from '../../../parts/button.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import styles from './hearing-timer.module.css';

interface HearingTimerProps {
  readonly totalTimeRemaining: number;
  readonly isRunning: boolean;
  readonly hasStarted: boolean;
  readonly currentPhase: string;
  readonly compact?: boolean;
  readonly activeNotification?: { readonly title: string; readonly message: string } | null;
  readonly onCloseNotification?: () => void;
}

/** The timer card 'Municipal Hearing'. The ring is full at thirty minutes and more. hearing.md §2 (widgets), §4, §9. */
export function HearingTimer(props: HearingTimerProps) {
  const { totalTimeRemaining: left, isRunning, hasStarted, currentPhase, compact, activeNotification } = props;
  const time = clockText(left);
  const status = timerStatusOf(left, hasStarted, isRunning);
  const color = timerColorOf(left);
  if (compact)
    return (
      <p className={styles.compact} data-color={color}>
        <Clock size={16} aria-hidden />
        <span className="visually-hidden">{texts.room.remaining}</span>
        <strong>{time}</strong>
        <span
          className={styles.dot}
          data-active={isRunning}
          role="img"
          aria-label={isRunning ? texts.info.active : texts.info.paused}
        />
      </p>
    );
  const current = texts.timer.steps.indexOf(currentPhase as (typeof texts.timer.steps)[number]);
  return (
    <section className={styles.card} aria-label={texts.timer.title}>
      {activeNotification != null && (
        <div className={styles.banner} role="status">
          <p>
            <strong>{activeNotification.title}</strong> {activeNotification.message}
          </p>
          <Button
            look="quiet"
            size="small"
            icon
            aria-label={texts.timer.closeBanner}
            onClick={props.onCloseNotification}
          >
            <X size={16} aria-hidden />
          </Button>
        </div>
      )}
      <h3 className={styles.title}>{texts.timer.title}</h3>
      <div className={styles.dial} data-color={color} data-pulse={isRunning && left <= criticalAtMs}>
        <svg viewBox="0 0 120 120" aria-hidden className={styles.ring}>
          <circle cx="60" cy="60" r="52" className={styles.track} />
          <circle
            cx="60"
            cy="60"
            r="52"
            pathLength="100"
            strokeDasharray={`${Math.min(1, left / boardLimitMs) * 100} 100`}
            className={styles.fill}
          />
        </svg>
        <div className={styles.face} role="timer" aria-label={texts.timer.ring(time)}>
          <span className={styles.time}>{time}</span>
          <span className={styles.label}>{status}</span>
        </div>
      </div>
      <ol className={styles.steps} aria-label={texts.timer.progress}>
        {texts.timer.steps.map((phase, step) => (
          <li
            key={phase}
            data-state={step < current ? 'done' : step === current ? 'current' : 'ahead'}
            aria-current={step === current ? 'step' : undefined}
            title={texts.phases[phase]}
          >
            <span className="visually-hidden">{texts.phases[phase]}</span>
          </li>
        ))}
      </ol>
      <dl className={styles.grid}>
        <div>
          <dt>{texts.timer.phase}</dt>
          <dd>{texts.phases[currentPhase] ?? currentPhase}</dd>
        </div>
        <div>
          <dt>{texts.timer.status}</dt>
          <dd>{status}</dd>
        </div>
      </dl>
    </section>
  );
}
