import { PageShell } from '../../parts/page-shell.tsx';

export function BriefPage() {
  return (
    <PageShell title="Hearing brief">
      <h1>Hearing brief</h1>
    </PageShell>
  );
}
