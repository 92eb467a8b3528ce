import type { Caption } from '@rostrum/contract';
import { useNavigate } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { PageShell } from '../../parts/page-shell.tsx';
import { demoTexts as texts } from '../../texts/demo.ts';
import { screenHelp } from '../../texts/help.ts';
import { Replay } from '../rehearsals/replay.tsx';
import example from './example-hearing.json';
import styles from './demo-page.module.css';

/** /demo: the replay of the example hearing, and where to go next. `npm run docs` writes the hearing. */
export function DemoPage() {
  const navigate = useNavigate();
  return (
    <PageShell title={texts.title} width="narrow" help={screenHelp.demo}>
      <div className={styles.demo}>
        <header>
          <h1>{texts.title}</h1>
          <p>{texts.lead}</p>
        </header>
        <Replay captions={example as readonly Caption[]} startsAtOnce />
        <div className={styles.actions}>
          <Button look="primary" size="large" onClick={() => void navigate('/configure', { state: { example: true } })}>
            {texts.tryExample}
          </Button>
          <Button size="large" onClick={() => void navigate('/configure')}>
            {texts.start}
          </Button>
          <Button look="quiet" onClick={() => void navigate('/')}>
            {texts.back}
          </Button>
        </div>
      </div>
    </PageShell>
  );
}
