import { PageShell } from '../parts/page-shell.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { partsTexts } from '../texts/parts.ts';

/** Shown while the code of a screen is loading. */
export function LoadingPage() {
  return (
    <PageShell title={partsTexts.loading}>
      <h1 className="visually-hidden">{partsTexts.loading}</h1>
      <Skeleton label={partsTexts.loading} lines={4} />
    </PageShell>
  );
}
