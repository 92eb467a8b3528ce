import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { TextArea } from '../../parts/field.tsx';
import { eveningTexts } from '../../texts/evening.ts';
import { hearingAnswerRecorderMessages } from '../../texts/voice.ts';
import { RecorderPanel } from '../../voice/recorder-panel.tsx';
import { stopSpeaking } from '../../voice/speech.ts';
import { transcribeRecording } from '../../voice/transcribe.ts';
import { useRecorder } from '../../voice/use-recorder.ts';
import styles from './evening.module.css';
import { keep, readKept } from './kept-drafts.ts';

const texts = eveningTexts.reply;
const longest = 20_000;

interface ReplyFormProps {
  readonly sessionId: string;
  /** What the reply is for: a reload restores what was typed for it. */
  readonly name: string;
  readonly context: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly send?: string;
  /** Short replies that take one press. */
  readonly ready?: readonly string[];
  readonly isBusy: boolean;
  readonly onSend: (text: string) => Promise<boolean>;
}

/** The applicant's words, typed or spoken. */
export function ReplyForm({ sessionId, name, context, isBusy, onSend, ready = [], ...words }: ReplyFormProps) {
  const key = `reply:${name}`;
  const [text, setText] = useState(() => readKept(sessionId, key));
  const write = (value: string) => {
    setText(value);
    keep(sessionId, key, value);
  };
  const recorder = useRecorder({
    first: 'browser',
    messages: hearingAnswerRecorderMessages,
    upload: (blob, mime, signal) =>
      transcribeRecording(blob, mime, signal, { session_id: sessionId, question_context: context }),
    onTranscript: (heard) => write(text.trim() === '' ? heard : `${text.trim()} ${heard}`),
  });
  const isTooLong = text.length > longest;
  const canSend = text.trim() !== '' && !isTooLong && !isBusy;
  const send = async (reply: string) => {
    stopSpeaking();
    if (await onSend(reply)) write('');
  };
  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) void send(text.trim());
      }}
    >
      {ready.length > 0 && (
        <div className={styles.actions}>
          {ready.map((one) => (
            <Button key={one} disabled={isBusy} onClick={() => void send(one)}>
              {one}
            </Button>
          ))}
        </div>
      )}
      <TextArea
        label={words.label ?? texts.label}
        rows={4}
        value={text}
        placeholder={words.placeholder ?? texts.placeholder}
        readOnly={isBusy}
        error={isTooLong ? texts.tooLong : undefined}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          if (canSend) void send(text.trim());
        }}
      />
      <RecorderPanel
        recorder={{
          ...recorder,
          start: () => {
            // The microphone must not pick up what is being read aloud.
            stopSpeaking();
            recorder.start();
          },
        }}
        label={texts.voice}
        disabled={isBusy}
        before={
          <Button type="submit" look="primary" busy={isBusy} disabled={!canSend}>
            {isBusy ? texts.sending : (words.send ?? texts.send)}
          </Button>
        }
      />
    </form>
  );
}
