import { Keyboard, Mic } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { deliveryOf, practiceCounter, type PracticeQuestion } from '@rostrum/engine/hearing';
import { Alert } from '../../parts/alert.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextArea, TextField } from '../../parts/field.tsx';
import { practiceTexts } from '../../texts/practice.ts';
import { practiceRecorderMessages } from '../../texts/voice.ts';
import { RecorderPanel } from '../../voice/recorder-panel.tsx';
import { transcribeRecording } from '../../voice/transcribe.ts';
import { useRecorder } from '../../voice/use-recorder.ts';
import { forgetDraft, keepDraft, readDraft } from './answer-draft.ts';
import { DeliveryNote } from './delivery-note.tsx';
import styles from './practice.module.css';
import { useHandsFree } from './use-hands-free.ts';

const longest = 20_000;

interface AnswerBoxProps {
  readonly question: PracticeQuestion;
  readonly sessionId: string;
  /** Grows when the question has been read aloud: hands-free recording starts then. */
  readonly listenNow: number;
  readonly busy: boolean;
  readonly onSubmit: (text: string) => void;
}

export function AnswerBox({ question, sessionId, listenNow, busy, onSubmit }: AnswerBoxProps) {
  const [text, setText] = useState(() => readDraft(question.id));
  const [mode, setMode] = useState<'text' | 'voice'>('text');
  const [blank, setBlank] = useState(false);
  const [spokenMs, setSpokenMs] = useState<number | null>(null);
  const handsFree = useHandsFree();
  const boxRef = useRef<HTMLTextAreaElement>(null);

  const change = useCallback(
    (value: string) => {
      setText(value);
      setBlank(false);
      keepDraft(question.id, value);
    },
    [question.id],
  );
  const recorder = useRecorder({
    first: 'server',
    messages: practiceRecorderMessages,
    upload: (blob, mime, signal) => transcribeRecording(blob, mime, signal, { session_id: sessionId }),
    onTranscript: (transcript, { durationMs }) => {
      change(text.trim() === '' ? transcript : `${text.trim()} ${transcript}`);
      setSpokenMs(durationMs);
      boxRef.current?.focus();
    },
    stopAfterSilenceMs: handsFree.on ? handsFree.pauseS * 1_000 : null,
  });

  const { start } = recorder;
  const startedFor = useRef(listenNow);
  useEffect(() => {
    if (!handsFree.on || listenNow === startedFor.current) return;
    startedFor.current = listenNow;
    setMode('voice');
    start();
  }, [handsFree.on, listenNow, start]);

  const isTooLong = text.length > longest;
  const submit = () => {
    if (busy) return;
    if (text.trim() === '' || isTooLong) {
      setBlank(text.trim() === '');
      boxRef.current?.focus();
      return;
    }
    forgetDraft(question.id);
    onSubmit(text.trim());
  };

  return (
    <Card as="section">
      <form
        className={styles.answer}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div role="group" aria-label={practiceTexts.inputLabel} className={styles.modes}>
          <Button
            look={mode === 'text' ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={mode === 'text'}
            onClick={() => setMode('text')}
          >
            <Keyboard size={18} aria-hidden /> {practiceTexts.text}
          </Button>
          <Button
            look={mode === 'voice' ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={mode === 'voice'}
            onClick={() => setMode('voice')}
          >
            <Mic size={18} aria-hidden /> {practiceTexts.voice}
          </Button>
        </div>
        {mode === 'voice' && (
          <div className={styles.voice}>
            <RecorderPanel recorder={recorder} disabled={busy} />
            {recorder.state === 'done' && <p role="status">{practiceTexts.transcriptReady}</p>}
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={handsFree.on}
                onChange={(event) => handsFree.setOn(event.target.checked)}
              />
              {practiceTexts.listenAutomatically}
            </label>
            {handsFree.on && (
              <TextField
                label={practiceTexts.pauseLength}
                hint={practiceTexts.listenHint}
                type="number"
                min={1}
                max={15}
                value={handsFree.pauseS}
                onChange={(event) => handsFree.setPauseS(event.target.valueAsNumber)}
                className={styles.seconds}
              />
            )}
          </div>
        )}
        <TextArea
          ref={boxRef}
          label={practiceTexts.responseLabel}
          placeholder={practiceTexts.responsePlaceholder}
          rows={7}
          value={text}
          readOnly={busy}
          error={isTooLong ? practiceTexts.tooLongForRecord : undefined}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          }}
          hint={
            <span className={text.length > practiceCounter ? styles.over : undefined}>
              {practiceTexts.characters(text.length)}
            </span>
          }
        />
        {text.length > practiceCounter && !isTooLong && <p className={styles.note}>{practiceTexts.tooLong}</p>}
        {spokenMs !== null && <DeliveryNote delivery={deliveryOf(text, spokenMs / 1_000)} />}
        {blank && <Alert kind="error" title={practiceTexts.blank} />}
        <div>
          <Button type="submit" look="primary" size="large" busy={busy} disabled={busy}>
            {busy ? practiceTexts.submitting : practiceTexts.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
