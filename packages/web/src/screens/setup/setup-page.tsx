import { PageShell } from '../../parts/page-shell.tsx';

export function SetupPage() {
  return (
    <PageShell title="Set up">
      <h1>Set up</h1>
    </PageShell>
  );
}
