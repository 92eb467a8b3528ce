import type { Decision } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { Badge } from '../../../../parts/badge.tsx';
import { decisionTints, voteTints } from '../../../../parts/decision-tints.ts';
import { Motion } from '../../../../parts/motion.tsx';
import { isSeat } from '../../../../session/seat.ts';
import { boardTexts } from '../../../../texts/board.ts';
import { eveningTexts } from '../../../../texts/evening.ts';
import { proceedingReportTexts as texts } from '../../../../texts/proceeding-report.ts';
import { reportTexts } from '../../../../texts/rehearsals.ts';
import { Table } from '../table.tsx';
import styles from '../verdict-section.module.css';

/** What the body decided in a proceeding: motion, roll call, conditions, what comes next. The practice score is shown next to it. */
export function DecisionTold({ decision }: { readonly decision: Decision }) {
  const ayes = decision.votes.filter(({ vote }) => vote === 'aye').length;
  const nays = decision.votes.filter(({ vote }) => vote === 'nay').length;
  return (
    <>
      <p className={styles.result} data-tint={decisionTints[decision.decision]}>
        <strong>{eveningTexts.decision.kinds[decision.decision]}</strong>
        {decision.votes.length > 1 && <span>{eveningTexts.decision.tally(ayes, nays)}</span>}
      </p>
      <Motion text={decision.motion} className={styles.motion} />
      {decision.mover !== '' && <p>{texts.movedBy(decision.mover, decision.seconder)}</p>}
      <Table
        label={reportTexts.votes}
        head={[reportTexts.member, reportTexts.vote, reportTexts.reason]}
        shares={[22, 14, 64]}
        rows={decision.votes.map(({ character_id: id, name, vote, reason }) => ({
          key: id,
          cells: [
            name,
            <Badge key="vote" tint={voteTints[vote]}>
              {eveningTexts.decision.vote[vote]}
            </Badge>,
            typeset(reason),
          ],
        }))}
      />
      <Numbered
        title={eveningTexts.decision.relief}
        items={(decision.relief ?? []).map(({ name, standard, reason }) =>
          eveningTexts.decision.reliefItem(name, `${standard} ${reason}`),
        )}
      />
      <Numbered title={reportTexts.conditions} items={decision.conditions.map(({ text }) => text)} />
      <Numbered title={texts.nextSteps} items={decision.next_steps} />
      {decision.votes.some(({ character_id: id }) => isSeat(id)) && <p>{boardTexts.notice}</p>}
      <p>{texts.practiceScore(decision.practice_score)}</p>
    </>
  );
}

function Numbered({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ol className={styles.conditions}>
        {items.map((text) => (
          <li key={text}>{typeset(text)}</li>
        ))}
      </ol>
    </div>
  );
}
