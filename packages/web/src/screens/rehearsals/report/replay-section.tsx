import type { Report } from '@rostrum/contract';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import { Replay } from '../replay.tsx';
import { Absent, Section } from './section.tsx';

/** The hearing again, to scrub through. */
export function ReplaySection({ report: { captions } }: { readonly report: Report }) {
  if (captions.length === 0)
    return (
      <Section id="replay" title={texts.replayTitle} className="no-print">
        <Absent>{texts.replayNone}</Absent>
      </Section>
    );
  return (
    <Section id="replay" title={texts.replayTitle} lead={texts.replayLead} className="no-print">
      <Replay captions={captions} />
    </Section>
  );
}
