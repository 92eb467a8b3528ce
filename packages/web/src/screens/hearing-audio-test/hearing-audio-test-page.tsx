import { PageShell } from '../../parts/page-shell.tsx';

export function HearingAudioTestPage() {
  return (
    <PageShell title="Recorder test">
      <h1>Recorder test</h1>
    </PageShell>
  );
}
