import { PageShell } from '../../parts/page-shell.tsx';

export function PublicPhasePage() {
  return (
    <PageShell title="Public hearing">
      <h1>Public hearing</h1>
    </PageShell>
  );
}
