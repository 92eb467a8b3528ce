import { BookOpenText, Gauge, MessageCircleQuestion, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '../../parts/alert.tsx';
import { Button, LinkButton } from '../../parts/button.tsx';
import { PageShell } from '../../parts/page-shell.tsx';
import { screenHelp } from '../../texts/help.ts';
import { landingTexts as texts } from '../../texts/landing.ts';
import { BenchScene } from './bench-scene.tsx';
import { ContinueCard } from './continue-card.tsx';
import styles from './landing-page.module.css';
import { LoginForm } from './login-form.tsx';
import { SuccessBanner } from './success-banner.tsx';
import { TestData } from './test-data.tsx';
import { useFinishedPractice } from './use-finished-practice.ts';

const featureIcons = [UsersRound, BookOpenText, MessageCircleQuestion, Gauge] as const;

export function LandingPage() {
  const [login, setLogin] = useState<'closed' | 'open' | 'refused'>('closed');
  const [showsData, setShowsData] = useState(false);
  const finished = useFinishedPractice();
  const navigate = useNavigate();

  const headerActions = (
    <>
      <LinkButton to="/rehearsals" look="quiet">
        {texts.rehearsals}
      </LinkButton>
      <Button
        look="quiet"
        aria-expanded={login === 'open'}
        onClick={() => setLogin(login === 'open' ? 'closed' : 'open')}
      >
        {texts.login}
      </Button>
      <Button className={styles.signUp} onClick={() => void navigate('/configure', { state: { noAccount: true } })}>
        {texts.signUp}
      </Button>
    </>
  );

  return (
    <PageShell title={texts.tabTitle} actions={headerActions} help={screenHelp.start}>
      {login === 'open' && <LoginForm onSubmit={() => setLogin('refused')} />}
      {login === 'refused' && (
        <Alert
          kind="error"
          className={styles.notice}
          title={texts.loginComingSoon}
          actions={
            <Button size="small" onClick={() => setLogin('closed')}>
              {texts.close}
            </Button>
          }
        >
          {texts.noAccount}
        </Alert>
      )}
      {finished && (
        <div className={styles.notice}>
          <SuccessBanner practice={finished} />
        </div>
      )}
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1 className={styles.title}>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
          <div className={styles.actions}>
            <Button look="primary" size="large" onClick={() => void navigate('/configure')}>
              {texts.start}
            </Button>
            <Button size="large" onClick={() => void navigate('/demo')}>
              {texts.demo}
            </Button>
          </div>
          <p className={styles.example}>
            <Button onClick={() => void navigate('/configure', { state: { example: true } })}>{texts.example}</Button>
            <span>{texts.exampleHint}</span>
          </p>
        </div>
        <BenchScene />
      </section>
      <ContinueCard />
      <section className={styles.section}>
        <h2>{texts.stepsTitle}</h2>
        <ol className={styles.steps}>
          {texts.steps.map((step, at) => (
            <li key={step.name}>
              <span className={styles.number} aria-hidden>
                {at + 1}
              </span>
              <h3>{step.name}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.section}>
        <h2>{texts.featuresTitle}</h2>
        <ul className={styles.features}>
          {texts.features.map((feature, at) => {
            const Icon = featureIcons[at] ?? Gauge;
            return (
              <li key={feature.name}>
                <Icon size={24} aria-hidden />
                <div>
                  <h3>{feature.name}</h3>
                  <p>{feature.text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </section>
      <footer className={styles.footer}>
        <p>{texts.privacy}</p>
        <p className={styles.check}>
          <LinkButton to="/language-model" look="quiet" size="small">
            {texts.languageModel}
          </LinkButton>
          <span>{texts.languageModelHint}</span>
        </p>
        <p className={styles.check}>
          <Button look="quiet" size="small" aria-expanded={showsData} onClick={() => setShowsData(!showsData)}>
            {texts.testData}
          </Button>
          <span>{texts.testDataHint}</span>
        </p>
      </footer>
      {showsData && (
        <section aria-label={texts.testDataTitle}>
          <TestData />
        </section>
      )}
    </PageShell>
  );
}
