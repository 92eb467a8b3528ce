import { ErrorBoundary } from '../../parts/error-boundary.tsx';
import { BrokenSimulation } from './broken-simulation.tsx';
import { PublicSimulator } from './public-simulator.tsx';

/** /simulate: the public phase: tutorial, presentation, hearing, vote, summary. hearing.md §2 (Public-phase simulator). */
export function PublicPhasePage() {
  return (
    <ErrorBoundary
      region="public phase"
      fallback={(error, retry) => <BrokenSimulation error={error} onRetry={retry} />}
    >
      <PublicSimulator />
    </ErrorBoundary>
  );
}
