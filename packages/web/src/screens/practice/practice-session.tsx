import { LogOut, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '../../parts/alert.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Progress } from '../../parts/progress.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { practiceTexts } from '../../texts/practice.ts';
import { stopSpeaking } from '../../voice/speech.ts';
import { AnswerBox } from './answer-box.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';
import { forgetDraft } from './answer-draft.ts';
import type { PracticeSoFar } from './practice-record.ts';
import type { PracticeRehearsal } from './practice-rehearsal.ts';
import type { PracticeSettings } from './practice-settings.ts';
import { QuestionCard } from './question-card.tsx';
import { Tally } from './tally.tsx';
import styles from './practice.module.css';
import { usePractice } from './use-practice.ts';

interface PracticeSessionProps {
  readonly settings: PracticeSettings;
  readonly rehearsal: PracticeRehearsal;
  readonly soFar: PracticeSoFar;
}

export function PracticeSession({ settings, rehearsal, soFar }: PracticeSessionProps) {
  const navigate = useNavigate();
  const practice = usePractice(rehearsal, {
    total: settings.questionCount,
    exchanges: soFar.exchanges,
    question: soFar.question,
  });
  const [asksRestart, setAsksRestart] = useState(false);
  const [listenNow, setListenNow] = useState(0);
  const { number, total, question, exchanges } = practice.context;
  const shown = Math.min(number, total);
  const last = exchanges[exchanges.length - 1];
  const avatar =
    settings.selectedCharacters.find(({ character_id: id }) => id === (question ?? practice.onFloor)?.characterId)
      ?.avatar_path ?? null;

  return (
    <div className={styles.session}>
      <header className={styles.head}>
        <div>
          <p className={styles.type}>{settings.selectedProjectType}</p>
          <h1 className={styles.count}>{practiceTexts.counter(shown, total)}</h1>
        </div>
        <div className={styles.headActions}>
          <Button size="small" onClick={() => setAsksRestart(true)}>
            <RotateCcw size={18} aria-hidden /> {practiceTexts.restart}
          </Button>
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              stopSpeaking();
              void navigate('/');
            }}
          >
            <LogOut size={18} aria-hidden /> {practiceTexts.exit}
          </Button>
        </div>
        <Progress label={practiceTexts.progress} ratio={exchanges.length / total} className={styles.progress} />
      </header>

      {practice.offline && (
        <Alert kind="warning" title={practiceTexts.offline}>
          {practiceTexts.offlineNote}
        </Alert>
      )}

      {(question === null || practice.phase === 'asking') && practice.onFloor === null ? (
        <Skeleton label={practiceTexts.loadingQuestion} lines={4} />
      ) : (
        <QuestionCard
          key={practice.onFloor === null ? question?.id : `coming-${number}`}
          question={practice.phase === 'asking' ? null : question}
          onFloor={practice.onFloor}
          avatar={avatar}
          onRead={() => setListenNow((count) => count + 1)}
        />
      )}

      {question !== null && (practice.phase === 'answering' || practice.phase === 'judging') && (
        <AnswerBox
          key={`answer-${question.id}`}
          question={question}
          sessionId={rehearsal.sessionId}
          listenNow={listenNow}
          busy={practice.phase === 'judging'}
          onSubmit={practice.submit}
        />
      )}

      {practice.phase === 'feedback' && last !== undefined && (
        <FeedbackPanel
          exchange={last}
          isLast={exchanges.length >= total}
          held={practice.held}
          onHold={practice.hold}
          onRelease={practice.release}
          onNext={practice.next}
        />
      )}
      {practice.phase === 'complete' && <p role="status">{practiceTexts.complete}</p>}

      <Tally exchanges={exchanges} />

      <Dialog
        open={asksRestart}
        onClose={() => setAsksRestart(false)}
        title={practiceTexts.restartTitle}
        role="alertdialog"
        actions={
          <>
            <Button onClick={() => setAsksRestart(false)}>{practiceTexts.cancel}</Button>
            <Button
              look="primary"
              onClick={() => {
                setAsksRestart(false);
                if (question !== null) forgetDraft(question.id);
                practice.restart();
              }}
            >
              {practiceTexts.restart}
            </Button>
          </>
        }
      >
        <p>{practiceTexts.restartBody}</p>
      </Dialog>
    </div>
  );
}
