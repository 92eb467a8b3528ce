import { PageShell } from '../../parts/page-shell.tsx';

export function RehearsalsPage() {
  return (
    <PageShell title="Rehearsals">
      <h1>Rehearsals</h1>
    </PageShell>
  );
}
