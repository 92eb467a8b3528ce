import { PageShell } from '../../parts/page-shell.tsx';

export function HearingRoomPage() {
  return (
    <PageShell title="Municipal Planning Commission Hearing">
      <h1>Municipal Planning Commission Hearing</h1>
    </PageShell>
  );
}
