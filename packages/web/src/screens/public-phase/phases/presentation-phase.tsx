import { clockText, spokenSecondsOf, wordsOf } from '@rostrum/engine/hearing';
import { useState } from 'react';
import { Alert } from '../../../parts/alert.tsx';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { TextArea } from '../../../parts/field.tsx';
import { publicTexts } from '../../../texts/public-phase.ts';
import { presentationRecorderMessages } from '../../../texts/voice.ts';
import { RecorderPanel } from '../../../voice/recorder-panel.tsx';
import { transcribeRecording } from '../../../voice/transcribe.ts';
import { useRecorder } from '../../../voice/use-recorder.ts';
import { keepNotes, readNotes } from '../rehearsal/typed.ts';
import { longestPresentation } from '../setting/longest.ts';
import type { PublicPhaseHandle } from '../use-public-phase.ts';
import styles from './phases.module.css';

const texts = publicTexts.presentation;

export function PresentationPhase({ simulator }: { readonly simulator: PublicPhaseHandle }) {
  const setting = simulator.prepared?.setting;
  const sessionId = setting?.sessionId ?? '';
  const [notes, setNotes] = useState(() => readNotes(sessionId));
  const [spokenS, setSpokenS] = useState<number | null>(null);
  const change = (text: string) => {
    setNotes(text);
    keepNotes(sessionId, text);
  };
  const recorder = useRecorder({
    first: 'browser',
    messages: presentationRecorderMessages,
    upload: (blob, mime, signal) =>
      transcribeRecording(blob, mime, signal, {
        session_id: sessionId,
        session_type: 'municipal_hearing',
        project_name: setting?.projectName ?? '',
      }),
    onTranscript: (heard, { durationMs }) => {
      change(notes.trim() === '' ? heard : `${notes.trim()}\n${heard}`);
      setSpokenS((before) => (before ?? 0) + Math.round(durationMs / 1_000));
    },
  });
  const words = wordsOf(notes);
  const tooLong = notes.length > longestPresentation;
  const complete = () => {
    if (tooLong) return;
    const text = notes.trim();
    simulator.completePresentation(text, spokenS ?? (text === '' ? null : spokenSecondsOf(text)));
  };
  return (
    <Card as="section" className={styles.sheet}>
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <TextArea
        label={texts.notes}
        optionalWord={texts.optional}
        placeholder={texts.placeholder}
        rows={10}
        value={notes}
        onChange={(event) => change(event.target.value)}
        hint={words === 0 ? texts.empty : texts.notesHint(words, clockText(spokenSecondsOf(notes) * 1_000, 1))}
        error={tooLong ? texts.tooLong : undefined}
      />
      <section aria-label={texts.speak} className={styles.speak}>
        <h2 className={styles.small}>{texts.speak}</h2>
        <p className={styles.note}>{texts.speakHint}</p>
        <RecorderPanel recorder={recorder} startLabel={texts.begin} stopLabel={texts.end} />
        {recorder.state === 'done' && <Alert kind="success" title={texts.heard} />}
      </section>
      <Disclosure title={texts.outline}>
        <ul className={styles.list}>
          {texts.outlinePoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Disclosure>
      <div className={styles.actions}>
        <Button look="primary" size="large" disabled={recorder.state === 'recording'} onClick={complete}>
          {texts.complete}
        </Button>
      </div>
    </Card>
  );
}
