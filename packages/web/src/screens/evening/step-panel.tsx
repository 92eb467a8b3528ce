import type { OrderItem, ProceedingStep } from '@rostrum/contract';
import { useNavigate } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { readStored } from '../../session/storage.ts';
import { eveningTexts as texts } from '../../texts/evening.ts';
import { DecisionPanel } from './decision-panel.tsx';
import styles from './evening.module.css';
import { ReplyForm } from './reply-form.tsx';
import { SpokenLines } from './spoken-lines.tsx';
import { CommentPanel } from './comment-panel.tsx';
import { RebuttalPanel } from './rebuttal-panel.tsx';
import { StepClock } from './step-clock.tsx';
import type { Evening } from './use-evening.ts';

/** The current step: what was said in it, and what the applicant can do now. */
export function StepPanel({ evening }: { readonly evening: Evening }) {
  const { state } = evening;
  if (state.decided || state.next === 'decision' || state.next === null)
    return <DecisionPanel evening={evening} titleOf={titleOf(state.proceeding.order)} />;
  const item = state.proceeding.order.find(({ step }) => step === state.next);
  if (item === undefined) return null;
  switch (item.step) {
    case 'presentation':
    case 'board_questions':
      return <ToTheRoom evening={evening} step={item.step} />;
    case 'public_comment':
      return <CommentPanel evening={evening} item={item} />;
    case 'rebuttal':
      return <RebuttalPanel evening={evening} item={item} />;
    default:
      return <HeldStep evening={evening} item={item} />;
  }
}

const titleOf = (order: readonly OrderItem[]) => order.find(({ step }) => step === 'decision')?.title;

/** A step held by the chair, the members or staff that may ask the applicant for a reply. */
function HeldStep({ evening, item }: { readonly evening: Evening; readonly item: OrderItem }) {
  const { state, lines, isBusy, hold, sessionId } = evening;
  const isAwaited = state.awaits === 'reply';
  const asked = lines.at(-1)?.text ?? '';
  return (
    <section className={styles.panel} aria-labelledby="step">
      <div className={styles.head}>
        <div>
          <p className={styles.kicker}>{texts.who[item.who]}</p>
          <h2 id="step">{item.title}</h2>
        </div>
        {isAwaited && item.seconds !== null && item.step === 'cross_examination' && (
          <StepClock sessionId={sessionId} name={item.step} seconds={item.seconds} label={item.title} />
        )}
      </div>
      <SpokenLines lines={lines} />
      {isAwaited ? (
        <ReplyForm
          key={asked}
          sessionId={sessionId}
          name={asked.slice(0, 80)}
          context={asked}
          ready={readyReplies(item.step, lines.at(-1)?.speaker ?? '')}
          isBusy={isBusy}
          onSend={(reply) => hold(item.step, { reply })}
        />
      ) : (
        <div className={styles.actions}>
          <Button look="primary" size="large" busy={isBusy} onClick={() => void hold(item.step)}>
            {texts.begin(item.title)}
          </Button>
        </div>
      )}
      {item.skippable && (
        <div>
          <Button look="quiet" disabled={isBusy} onClick={() => void hold(item.step, { skip: true })}>
            {texts.skip}
          </Button>
        </div>
      )}
    </section>
  );
}

function readyReplies(step: ProceedingStep, asker: string): readonly string[] {
  // The chair asks whether the applicant has questions; counsel's own have to be answered.
  if (step === 'cross_examination') return asker.startsWith('Counsel') ? [] : [texts.reply.noQuestions];
  if (step === 'oath') return [texts.reply.oath];
  if (step === 'staff_report') return [texts.reply.agree];
  if (step === 'deliberation') return [texts.reply.accept, texts.reply.decline];
  return step === 'disclosure' ? [texts.reply.nothing] : [];
}

/** Presentation and questions take place in the hearing room, which returns here. */
function ToTheRoom({
  evening,
  step,
}: {
  readonly evening: Evening;
  readonly step: 'presentation' | 'board_questions';
}) {
  const navigate = useNavigate();
  const { state, lines, isBusy, hold } = evening;
  const isPresentation = step === 'presentation';
  const words = isPresentation ? texts.presentation : texts.questions;
  const lead = isPresentation && state.staff_report === null ? texts.presentation.leadAlone : words.lead;
  const go = () => {
    const config = readStored('enhancedSimulationConfig');
    const projectData = readStored('projectDetails');
    void navigate('/hearing', { state: { config, projectData } });
  };
  return (
    <section className={styles.panel} aria-labelledby="step">
      <p className={styles.kicker}>{texts.who.applicant}</p>
      <h2 id="step">{words.title}</h2>
      <SpokenLines lines={lines} />
      <p className={styles.lead}>{lead}</p>
      <div className={styles.actions}>
        <Button look="primary" size="large" onClick={go}>
          {words.go}
        </Button>
        {isPresentation ? (
          <Button look="quiet" disabled={isBusy} onClick={() => void hold(step, { skip: true })}>
            {texts.skip}
          </Button>
        ) : (
          <Button size="large" busy={isBusy} onClick={() => void hold(nextAfter(state.steps, step))}>
            {texts.questions.done}
          </Button>
        )}
      </div>
    </section>
  );
}

function nextAfter(steps: readonly { readonly step: ProceedingStep }[], step: ProceedingStep): ProceedingStep {
  const at = steps.findIndex((one) => one.step === step);
  return steps[at + 1]?.step ?? 'decision';
}
