import { useState } from 'react';
import { wordsOf } from '@rostrum/engine/hearing';
import { Button } from '../../../parts/button.tsx';
import { TextArea } from '../../../parts/field.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { hearingAnswerRecorderMessages } from '../../../texts/voice.ts';
import { RecorderPanel } from '../../../voice/recorder-panel.tsx';
import { transcribeRecording } from '../../../voice/transcribe.ts';
import { useRecorder, type Recorder } from '../../../voice/use-recorder.ts';
import { useConductor, useRecordingLight, useRoom, useTalk } from '../use-conductor.ts';
import styles from './answer-form.module.css';
import { useHoldToTalk } from './use-hold-to-talk.ts';

const longest = 20_000;

/** Answering by text or by voice. hearing.md §2, §5, §8. */
export function AnswerForm() {
  const conductor = useConductor();
  const draft = useTalk((talk) => talk.answerDraft);
  const isSubmitting = useTalk((talk) => talk.isSubmitting);
  const [spoken, setSpoken] = useState(false);
  const { questions } = texts;
  const recorder = useAnswerRecorder((text) => {
    setSpoken(true);
    conductor.writeAnswer(draft.trim() === '' ? text : `${draft.trim()} ${text}`);
  });
  useHoldToTalk(recorder);
  const isTooLong = draft.length > longest;
  const canSubmit = draft.trim() !== '' && !isSubmitting && !isTooLong;
  const submit = () => {
    if (canSubmit) void conductor.answer(draft.trim(), { responseType: spoken ? 'voice' : 'text', hasAudio: spoken });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        label={questions.answer}
        rows={4}
        value={draft}
        placeholder={questions.answerPlaceholder}
        error={isTooLong ? questions.tooLong : undefined}
        readOnly={isSubmitting}
        onChange={(event) => conductor.writeAnswer(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            submit();
          }
        }}
      />
      <RecorderPanel
        recorder={recorder}
        label={questions.voice}
        disabled={isSubmitting}
        before={
          <Button type="submit" look="primary" busy={isSubmitting} disabled={!canSubmit}>
            {isSubmitting ? questions.submitting : questions.submit}
          </Button>
        }
        after={<span className={styles.count}>{questions.wordCount(wordsOf(draft))}</span>}
        failedActions={
          recorder.blob !== null && (
            <Button
              size="small"
              onClick={() =>
                void conductor.answer(draft.trim() === '' ? questions.audioAnswer : draft.trim(), {
                  responseType: 'voice',
                  hasAudio: true,
                })
              }
            >
              {questions.submitAudio}
            </Button>
          )
        }
      />
    </form>
  );
}

function useAnswerRecorder(onText: (text: string) => void): Recorder {
  const conductor = useConductor();
  const question = useTalk((talk) => talk.question?.question ?? '');
  const isPaused = useRoom((room) => room.isPaused);
  const recorder = useRecorder({
    isHeld: isPaused,
    first: 'browser',
    messages: hearingAnswerRecorderMessages,
    upload: (blob, mime, signal) =>
      transcribeRecording(blob, mime, signal, {
        session_id: conductor.arrival.setting.sessionId,
        question_context: question,
      }),
    onTranscript: onText,
  });
  useRecordingLight(recorder.state);
  return {
    ...recorder,
    start: () => {
      // The microphone must not pick up the question being read aloud.
      conductor.speakingAnswer(true);
      recorder.start();
    },
    stop: () => {
      conductor.speakingAnswer(false);
      recorder.stop();
    },
  };
}
