import { Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readAloud } from '@rostrum/engine/hearing';
import { Button, LinkButton } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { PageShell } from '../../parts/page-shell.tsx';
import { screenHelp } from '../../texts/help.ts';
import { hearingAudioTestTexts as texts } from '../../texts/hearing-audio-test.ts';
import { practiceRecorderMessages } from '../../texts/voice.ts';
import { RecorderPanel } from '../../voice/recorder-panel.tsx';
import { speak, stopSpeaking } from '../../voice/speech.ts';
import { transcribeRecording } from '../../voice/transcribe.ts';
import { useRecorder } from '../../voice/use-recorder.ts';

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
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <Card as="section">
        <RecorderPanel recorder={recorder} />
        <h2>{texts.transcript}</h2>
        <p role="status">{transcript ?? texts.nothingYet}</p>
        <Button onClick={() => void listen()}>
          <Volume2 size={18} aria-hidden /> {texts.listen}
        </Button>
        {silent && <p role="status">{texts.unsupported}</p>}
      </Card>
      <p>
        <LinkButton to="/">{texts.back}</LinkButton>
      </p>
    </PageShell>
  );
}
