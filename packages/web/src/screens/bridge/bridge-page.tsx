import { PageShell } from '../../parts/page-shell.tsx';

export function BridgePage() {
  return (
    <PageShell title="Setting up">
      <h1>Setting up</h1>
    </PageShell>
  );
}
