import { PageShell } from '../../parts/page-shell.tsx';

export function PracticePage() {
  return (
    <PageShell title="Practice session">
      <h1>Practice session</h1>
    </PageShell>
  );
}
