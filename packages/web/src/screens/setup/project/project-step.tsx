import type { Character } from '@rostrum/contract';
import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '../../../parts/alert.tsx';
import { Button } from '../../../parts/button.tsx';
import { storeHandOver, storePracticeConfig } from '../../../session/hand-over.ts';
import { practiceConfigOf } from '../../../session/practice-config.ts';
import { lightConfig, projectDetailsOf } from '../../../session/project-details.ts';
import { canonicalStyle } from '../../../session/technology.ts';
import { startSession } from '../../../session/start-session.ts';
import { projectTexts as texts } from '../../../texts/project-form.ts';
import { setupTexts } from '../../../texts/setup.ts';
import { useSpeakers } from '../data/use-catalog.ts';
import frame from '../steps/step-frame.module.css';
import type { Wizard } from '../use-wizard.ts';
import { projectLaunched } from '../new-project.ts';
import { practiceStyles } from '../wizard-draft.ts';
import { BoardSection } from './board-section.tsx';
import { enhancedConfigOf } from './enhanced-config.ts';
import { fileProject } from './file-project.ts';
import styles from './form.module.css';
import { InformationSection } from './information-section.tsx';
import { LocationSection } from './location-section.tsx';
import { OrdinanceSection } from './ordinance-section.tsx';
import { PlanningSection } from './planning-section.tsx';
import { ProceedingSection } from './proceeding-section.tsx';
import { missingFields, requiredFields } from './project-draft.ts';
import { rememberSetupSession, setupSession } from './setup-session.ts';
import { topicsOf } from './topics-of.ts';
import type { Project } from './use-project.ts';

interface ProjectStepProps {
  readonly wizard: Wizard;
  readonly project: Project;
  readonly loadCharacters: () => Promise<readonly Character[]>;
  readonly isExample: boolean;
}

/** 'Configure Your Project': four sections, then the project is filed and the rehearsal begins or is reviewed. */
export function ProjectStep({ wizard, project, loadCharacters, isExample }: ProjectStepProps) {
  const { draft, known, send } = wizard;
  const navigate = useNavigate();
  const speakers = useSpeakers();
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const missing = missingFields(project.fields);
  const [wasTouched, setTouched] = useState(false);
  const isTouched = wasTouched || missing.length < requiredFields.length;
  const isPractice = practiceStyles.has(draft.style?.id ?? '');
  const prefix = isPractice ? 'practice' : 'hearing';

  // From here on documents are filed: they need a session of this kind before the first of them is sent, which an effect of
  // a section may do. Layout effects run before all of those.
  useLayoutEffect(() => {
    setupSession(prefix);
  }, [prefix]);

  const proceed = async (withoutServer = false) => {
    setState('saving');
    const wanted = setupSession(prefix);
    const started = withoutServer ? { sessionId: wanted } : await startSession(wanted);
    rememberSetupSession(started.sessionId);
    const config = enhancedConfigOf(draft, project.fields, project.documents, speakers.data ?? [], started.sessionId);
    if (!config || !(withoutServer || (await fileProject(config, project.documents)))) {
      setState('failed');
      return;
    }
    setState('idle');
    send({ type: 'project.filed' });
    if (isPractice) await startPractice(config, started.sessionId);
  };

  const startPractice = async (whole: NonNullable<ReturnType<typeof enhancedConfigOf>>, sessionId: string) => {
    const config = lightConfig(whole);
    const details = projectDetailsOf(config, config.projectConfig.projectName);
    const practiceConfig = practiceConfigOf(config, details, await loadCharacters(), topicsOf(draft, known), sessionId);
    const enhanced = storeHandOver(config, details, sessionId);
    storePracticeConfig(practiceConfig);
    projectLaunched();
    void startSession(sessionId, { enhanced_config: { ...enhanced, practiceConfig, projectDetails: { ...details } } });
    await navigate('/practice-session', { state: { practiceConfig, config: enhanced, projectData: details } });
  };

  return (
    <form
      className={styles.form}
      noValidate
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) setTouched(true);
      }}
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (missing.length === 0 && state !== 'saving') void proceed();
      }}
    >
      <header>
        <h1 className={frame.title}>{texts.title}</h1>
        <p className={frame.lead}>{texts.lead}</p>
      </header>
      {isExample && <Alert kind="info">{setupTexts.exampleNote}</Alert>}
      <InformationSection project={project} />
      <LocationSection project={project} projectType={draft.projectType?.name ?? ''} />
      <OrdinanceSection project={project} />
      <PlanningSection project={project} />
      <BoardSection project={project} />
      {canonicalStyle(draft.style?.id ?? '') === 'real_life_simulation' && (
        <ProceedingSection project={project} projectType={draft.projectType?.name ?? ''} />
      )}
      {state === 'failed' && (
        <Alert
          kind="error"
          title={texts.saveFailed}
          actions={<Button onClick={() => void proceed(true)}>{texts.withoutServer}</Button>}
        >
          {texts.withoutServerNote}
        </Alert>
      )}
      <footer className={frame.footer}>
        <Button onClick={() => send({ type: 'back' })}>{texts.back}</Button>
        <div className={frame.onward}>
          {missing.length > 0 && (
            <p className={frame.missing} role="status">
              {isTouched && <strong>{texts.requiredFields}</strong>}{' '}
              <span>
                {isTouched
                  ? texts.stillMissing(missing.map((name) => texts.fieldNames[name]))
                  : texts.needed(missing.map((name) => texts.fieldNames[name]))}
              </span>
            </p>
          )}
          <Button type="submit" look="primary" disabled={missing.length > 0} busy={state === 'saving'}>
            {texts.continue}
          </Button>
        </div>
      </footer>
    </form>
  );
}
