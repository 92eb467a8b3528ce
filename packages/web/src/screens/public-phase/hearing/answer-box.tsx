import { Keyboard, Mic, Send } from 'lucide-react';
import { wordsOf, type PublicQuestion } from '@rostrum/engine/hearing';
import { useRef, useState } from 'react';
import { Alert } from '../../../parts/alert.tsx';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { TextArea } from '../../../parts/field.tsx';
import { publicTexts } from '../../../texts/public-phase.ts';
import { hearingAnswerRecorderMessages } from '../../../texts/voice.ts';
import { RecorderPanel } from '../../../voice/recorder-panel.tsx';
import { stopSpeaking } from '../../../voice/speech.ts';
import { transcribeRecording } from '../../../voice/transcribe.ts';
import { useRecorder } from '../../../voice/use-recorder.ts';
import { keepDraft, readDraft } from '../rehearsal/typed.ts';
import type { PublicPhaseActor } from '../use-public-phase.ts';
import { longestAnswer } from '../setting/longest.ts';
import styles from './hearing.module.css';
import { RebuttalClock } from './rebuttal-clock.tsx';
import { useHoldToTalk } from './use-hold-to-talk.ts';

interface AnswerBoxProps {
  readonly question: PublicQuestion;
  readonly sessionId: string;
  readonly actor: PublicPhaseActor;
  readonly busy: boolean;
  readonly onSubmit: (text: string, hasAudio: boolean) => void;
}

const texts = publicTexts.hearing;

/** The applicant's answer, typed or spoken. A reload keeps what was typed. */
export function AnswerBox({ question, sessionId, actor, busy, onSubmit }: AnswerBoxProps) {
  const [text, setText] = useState(() => readDraft(question.id));
  const [mode, setMode] = useState<'text' | 'voice'>('text');
  const [spoken, setSpoken] = useState(false);
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const change = (value: string) => {
    setText(value);
    keepDraft(question.id, value);
  };
  const recorder = useRecorder({
    first: 'browser',
    messages: hearingAnswerRecorderMessages,
    upload: (blob, mime, signal) =>
      transcribeRecording(blob, mime, signal, { session_id: sessionId, question_context: question.text }),
    onTranscript: (heard) => {
      change(text.trim() === '' ? heard : `${text.trim()} ${heard}`);
      setSpoken(true);
      boxRef.current?.focus();
    },
  });
  useHoldToTalk(recorder, !busy, () => {
    stopSpeaking();
    setMode('voice');
  });
  const isBlank = text.trim() === '';
  const tooLong = text.length > longestAnswer;
  const submit = () => {
    if (!isBlank && !tooLong && !busy) onSubmit(text.trim(), spoken);
  };
  return (
    <Card as="section" aria-label={texts.rebuttal}>
      <form
        className={styles.answer}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.answerHead}>
          <div role="group" aria-label={texts.inputLabel} className={styles.modes}>
            <Button
              size="small"
              look={mode === 'text' ? 'primary' : 'secondary'}
              aria-pressed={mode === 'text'}
              onClick={() => setMode('text')}
            >
              <Keyboard size={18} aria-hidden /> {texts.text}
            </Button>
            <Button
              size="small"
              look={mode === 'voice' ? 'primary' : 'secondary'}
              aria-pressed={mode === 'voice'}
              onClick={() => setMode('voice')}
            >
              <Mic size={18} aria-hidden /> {texts.voice}
            </Button>
          </div>
          <RebuttalClock actor={actor} />
        </div>
        {mode === 'voice' && (
          <>
            <RecorderPanel
              recorder={recorder}
              disabled={busy}
              failedActions={
                recorder.blob !== null && (
                  <Button size="small" disabled={busy} onClick={() => onSubmit(texts.audioResponse, true)}>
                    {texts.submitAudio}
                  </Button>
                )
              }
            />
            {recorder.state === 'done' && <Alert kind="success" title={texts.transcriptReady} />}
          </>
        )}
        <TextArea
          ref={boxRef}
          label={texts.responseLabel}
          placeholder={texts.responsePlaceholder}
          rows={6}
          value={text}
          disabled={busy}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          }}
          hint={texts.words(wordsOf(text))}
          error={tooLong ? texts.tooLong : undefined}
        />
        <div>
          <Button type="submit" look="primary" size="large" busy={busy} disabled={busy || isBlank || tooLong}>
            {!busy && <Send size={18} aria-hidden />}
            {busy ? texts.submitting : texts.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
