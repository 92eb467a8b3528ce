import type { Report } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { Target } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../../api/api-error.ts';
import { Alert } from '../../../parts/alert.tsx';
import { Button } from '../../../parts/button.tsx';
import { ModelMark } from '../../../parts/model-mark.tsx';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import { startAgain } from '../start-again.ts';
import { Absent, Section } from './section.tsx';
import styles from './work-section.module.css';

interface WorkSectionProps {
  readonly report: Report;
  /** Without it (a coach is reading), nothing can be started. */
  readonly canPractice: boolean;
}

/** The three things to work on first, each with a session on just that. */
export function WorkSection({ report, canPractice }: WorkSectionProps) {
  const navigate = useNavigate();
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const practice = async (topics: readonly string[], title: string) => {
    setBusyWith(title);
    setFailure(null);
    try {
      const target = await startAgain(report.session_id, topics);
      await navigate(target.path, { state: target.state });
    } catch (thrown) {
      console.warn('The practice session could not be set up.', thrown);
      setFailure(sentenceOf(thrown) ?? texts.workFailed);
      setBusyWith(null);
    }
  };

  const hasAnswers = report.exchanges.some(({ answer }) => answer !== null);
  return (
    <Section id="work" title={texts.workTitle} isOpen>
      {report.work_on.length === 0 && <Absent>{hasAnswers ? texts.workNone : texts.workUnanswered}</Absent>}
      <ol className={styles.items}>
        {report.work_on.map(({ title, why, topics, numbers, written_by: by }) => (
          <li key={title} className={styles.item}>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>
                {typeset(why)} <ModelMark by={by} />
              </p>
              {numbers.length > 0 && <p className={styles.numbers}>{texts.workNumbers(numbers)}</p>}
            </div>
            {canPractice && (
              <Button
                className="no-print"
                busy={busyWith === title}
                disabled={busyWith !== null}
                onClick={() => void practice(topics, title)}
              >
                {busyWith === title ? null : <Target size={18} aria-hidden />}
                {busyWith === title ? texts.workBusy : texts.workButton(title)}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {failure && <Alert kind="error">{failure}</Alert>}
    </Section>
  );
}
