import { ArrowLeft, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readAloud } from '@rostrum/engine/hearing';
import { Button, LinkButton } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { classNames } from '../../parts/class-names.ts';
import { PageShell } from '../../parts/page-shell.tsx';
import { screenHelp } from '../../texts/help.ts';
import { hearingAudioTestTexts as texts } from '../../texts/hearing-audio-test.ts';
import { practiceRecorderMessages } from '../../texts/voice.ts';
import { RecorderPanel } from '../../voice/recorder-panel.tsx';
import { speak, stopSpeaking } from '../../voice/speech.ts';
import { transcribeRecording } from '../../voice/transcribe.ts';
import { useRecorder } from '../../voice/use-recorder.ts';
import styles from './hearing-audio-test-page.module.css';

/** /test-hearing-audio: the recorder and the voices of the hearing, before anything depends on them. */
export function HearingAudioTestPage() {
  const [transcript, setTranscript] = useState<string | null>(null);
  const [silent, setSilent] = useState(false);
  const recorder = useRecorder({
    first: 'browser',
    messages: practiceRecorderMessages,
    upload: transcribeRecording,
    onTranscript: setTranscript,
  });
  useEffect(() => stopSpeaking, []);

  const listen = async () => {
    setSilent((await speak([{ text: texts.sample }], readAloud).done) === 'unsupported');
  };

  return (
    <PageShell title={texts.title} width="narrow" help={screenHelp.audioTest}>
      <div className={styles.page}>
        <header className={styles.part}>
          <h1>{texts.title}</h1>
          <p>{texts.lead}</p>
        </header>
        <Card as="section" className={classNames(styles.page, styles.test)}>
          <RecorderPanel recorder={recorder} />
          <div className={styles.part}>
            <h2>{texts.transcript}</h2>
            <p role="status" className={transcript === null ? undefined : styles.heard}>
              {transcript ?? texts.nothingYet}
            </p>
          </div>
          <div className={styles.part}>
            <h2>{texts.voices}</h2>
            <p role="status">{silent ? texts.unsupported : texts.voicesLead}</p>
            <Button onClick={() => void listen()}>
              <Volume2 size={18} aria-hidden /> {texts.listen}
            </Button>
          </div>
        </Card>
        <LinkButton to="/" look="quiet">
          <ArrowLeft size={18} aria-hidden /> {texts.back}
        </LinkButton>
      </div>
    </PageShell>
  );
}
