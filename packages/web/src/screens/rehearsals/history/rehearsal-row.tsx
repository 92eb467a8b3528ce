import type { RehearsalSummary } from '@rostrum/contract';
import { Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { sentenceOf } from '../../../api/api-error.ts';
import { Badge } from '../../../parts/badge.tsx';
import { Button, LinkButton } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { resumeRehearsal } from '../../../session/resume-rehearsal.ts';
import { boardTexts } from '../../../texts/board.ts';
import { numberOf, whenOf } from '../../../texts/locale.ts';
import { modeTexts, rehearsalsTexts as texts, verdictTexts } from '../../../texts/rehearsals.ts';
import { startAgain } from '../start-again.ts';
import styles from './rehearsal-row.module.css';

interface RehearsalRowProps {
  readonly rehearsal: RehearsalSummary;
  readonly isChosen: boolean;
  readonly onChoose: (sessionId: string) => void;
  readonly onDelete: (rehearsal: RehearsalSummary) => void;
}

/** One rehearsal of the list, with its actions. */
export const RehearsalRow = memo(function RehearsalRow({ rehearsal, isChosen, onChoose, onDelete }: RehearsalRowProps) {
  const navigate = useNavigate();
  const [underWay, setUnderWay] = useState<'continue' | 'repeat' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const name = rehearsal.project_name || texts.unnamed;
  const when = whenOf(rehearsal.started_at);
  const address = `/rehearsals/${rehearsal.session_id}`;

  const go = async (what: 'continue' | 'repeat') => {
    setUnderWay(what);
    setFailure(null);
    try {
      const target = what === 'continue' ? await resumeRehearsal(rehearsal) : await startAgain(rehearsal.session_id);
      await navigate(target.path, { state: target.state });
    } catch (thrown) {
      console.warn('The rehearsal could not be opened.', thrown);
      setFailure(sentenceOf(thrown) ?? texts.actionFailed);
      setUnderWay(null);
    }
  };

  return (
    <Card as="li" snug className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.name}>
          <Link to={address}>{name}</Link>
        </h3>
        <p className={styles.facts}>
          {when} · {modeTexts[rehearsal.mode]} · {texts.answered(rehearsal.questions_answered)}
        </p>
      </div>
      <Result rehearsal={rehearsal} />
      <div className={styles.actions}>
        <label className={styles.choose}>
          <input
            type="checkbox"
            checked={isChosen}
            onChange={() => onChoose(rehearsal.session_id)}
            aria-label={texts.choose(name, when)}
          />
          <span aria-hidden>{texts.chooseShort}</span>
        </label>
        <LinkButton to={address} size="small" aria-label={texts.openReportOf(name, when)}>
          {texts.openReport}
        </LinkButton>
        {rehearsal.has_board === true && (
          <LinkButton to={`${address}/board`} size="small" aria-label={boardTexts.recordOf(name, when)}>
            {boardTexts.tabTitle}
          </LinkButton>
        )}
        {!rehearsal.finished && (
          <Button size="small" look="primary" busy={underWay === 'continue'} onClick={() => void go('continue')}>
            {texts.continueIt}
          </Button>
        )}
        <Button size="small" title={texts.repeatHint} busy={underWay === 'repeat'} onClick={() => void go('repeat')}>
          {texts.repeat}
        </Button>
        <Button
          size="small"
          look="quiet"
          icon
          aria-label={texts.removeOf(name, when)}
          onClick={() => onDelete(rehearsal)}
        >
          <Trash2 size={18} aria-hidden />
        </Button>
      </div>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Card>
  );
});

function Result({ rehearsal: { verdict, score, finished, mode } }: { readonly rehearsal: RehearsalSummary }) {
  return (
    <p className={styles.result}>
      {verdict !== null && <Badge tint={verdict === 'APPROVED' ? 'green' : 'red'}>{verdictTexts[verdict]}</Badge>}
      {verdict === null && !finished && <Badge tint="slate">{texts.unfinished}</Badge>}
      <span>
        {score === null
          ? texts.notJudged
          : verdict === null || mode === 'practice'
            ? texts.average(numberOf(score))
            : texts.points(score)}
      </span>
    </p>
  );
}
