import type { ReportProceeding } from '@rostrum/contract';
import { Link } from 'react-router';
import { proceedingReportTexts as texts } from '../../../../texts/proceeding-report.ts';
import { TakeUpButton } from '../../take-up-button.tsx';

interface ContinuedFootProps {
  readonly sessionId: string;
  readonly proceeding: ReportProceeding | null;
}

/** Below a decision: the hearing that it picked up, and the one that picks it up. */
export function ContinuedFoot({ sessionId, proceeding }: ContinuedFootProps) {
  if (proceeding === null) return null;
  const { continued_from: earlier, decision } = proceeding;
  return (
    <div className="no-print">
      {earlier !== null && (
        <p>
          {texts.continuedFrom} <Link to={`/rehearsals/${earlier}`}>{texts.openEarlier}</Link>
        </p>
      )}
      {decision?.decision === 'continue' && <TakeUpButton sessionId={sessionId} />}
    </div>
  );
}
