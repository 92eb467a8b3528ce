import { PageShell } from '../../parts/page-shell.tsx';

export function RehearsalPage() {
  return (
    <PageShell title="Rehearsal">
      <h1>Rehearsal</h1>
    </PageShell>
  );
}
