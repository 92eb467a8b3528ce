import { useEffect, useState } from 'react';
import { presentationQuality, spokenSecondsOf, timingOf, wordsOf, clockText } from '@rostrum/engine/hearing';
import { Alert } from '../../../parts/alert.tsx';
import { Button } from '../../../parts/button.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { TextArea } from '../../../parts/field.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { PresentationRecorder } from '../presentation/presentation-recorder.tsx';
import { Teleprompter } from '../presentation/teleprompter.tsx';
import { useConductor, useTalk } from '../use-conductor.ts';
import panel from './panel.module.css';
import styles from './presentation-phase.module.css';

const longest = 100_000;

/** Spoken or typed; both count the same. hearing.md §2 (Presentation phase), decisions.md §7. */
export function PresentationPhase() {
  const conductor = useConductor();
  const manuscript = useTalk((talk) => talk.manuscript);
  const isPresenting = useTalk((talk) => talk.isPresenting);
  const segments = useTalk((talk) => talk.segments);
  const speechMissing = useTalk((talk) => talk.speechMissing);
  useEffect(() => () => conductor.presenting(false), [conductor]);
  return (
    <section className={panel.panel} aria-labelledby="presentation">
      <div>
        <h2 id="presentation">{texts.presentation.heading}</h2>
        <p className={panel.lead}>{texts.presentation.lead}</p>
        {conductor.arrival.setting.isFormal && <p className={panel.lead}>{texts.presentation.afterStaff}</p>}
      </div>
      {/* Said once, and here: the opening is gone by before it could be read. */}
      {speechMissing && <Alert kind="info">{texts.opening.noSpeech}</Alert>}
      <div className={styles.ways}>
        <PresentationRecorder />
        {isPresenting && manuscript.trim() !== '' ? <Teleprompter text={manuscript} /> : <TypedPresentation />}
      </div>
      <div className={styles.helps}>
        <Disclosure title={texts.presentation.outline}>
          <ul className={styles.outline}>
            {texts.presentation.outlinePoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Disclosure>
        {segments.length > 0 && (
          <Disclosure title={texts.opening.transcript} open={speechMissing}>
            <div className={styles.said}>
              {segments.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </Disclosure>
        )}
      </div>
    </section>
  );
}

function TypedPresentation() {
  const conductor = useConductor();
  const manuscript = useTalk((talk) => talk.manuscript);
  const [error, setError] = useState<string | undefined>();
  const { presentation } = texts;
  const seconds = spokenSecondsOf(manuscript);
  const submit = () => {
    const transcript = manuscript.trim();
    if (transcript === '') return setError(presentation.blank);
    if (transcript.length > longest) return setError(presentation.tooLong);
    const durationS = spokenSecondsOf(transcript);
    conductor.present({ transcript, durationS, quality: presentationQuality(transcript, durationS, null) });
  };
  return (
    <div className={styles.way}>
      <h3>{presentation.type}</h3>
      <TextArea
        label={presentation.manuscript}
        hint={presentation.manuscriptHint}
        rows={9}
        value={manuscript}
        placeholder={presentation.placeholder}
        error={error}
        onChange={(event) => {
          setError(undefined);
          conductor.writeManuscript(event.target.value);
        }}
      />
      <p className={styles.count}>
        {presentation.counted(wordsOf(manuscript), clockText(seconds * 1_000, 1))}
        {manuscript.trim() !== '' && ` · ${presentation.timing[timingOf(seconds)]}`}
      </p>
      <div className={panel.actions}>
        <Button look="primary" onClick={submit}>
          {presentation.submit}
        </Button>
      </div>
    </div>
  );
}
