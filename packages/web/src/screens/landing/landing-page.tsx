import { PageShell } from '../../parts/page-shell.tsx';

export function LandingPage() {
  return (
    <PageShell title="Rostrum">
      <h1>Rostrum</h1>
    </PageShell>
  );
}
