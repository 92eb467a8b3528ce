import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Alert } from '../../parts/alert.tsx';
import { PageShell } from '../../parts/page-shell.tsx';
import { useSettled } from '../../parts/use-settled.ts';
import { screenHelp } from '../../texts/help.ts';
import { landingTexts } from '../../texts/landing.ts';
import { setupTexts as texts } from '../../texts/setup.ts';
import { ModelNotice } from '../../session/model-notice.tsx';
import { relevantThemes } from './data/relevant-themes.ts';
import { useCharacters, useEngine, useIndustries, useThemes } from './data/use-catalog.ts';
import { exampleFields, exampleOrdinanceOnFile, examplePlanning, holdsTheExample } from './example/example-project.ts';
import { clearAfterLaunch, clearProject } from './new-project.ts';
import { NewProject } from './new-project-button.tsx';
import { emptyDocuments } from './project/project-draft.ts';
import { ProjectStep } from './project/project-step.tsx';
import { useProject } from './project/use-project.ts';
import styles from './setup-page.module.css';
import { CategoryStep } from './steps/category-step.tsx';
import { CommunityStep } from './steps/community-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { SessionStep } from './steps/session-step.tsx';
import { ThemesStep } from './steps/themes-step.tsx';
import { TypeStep } from './steps/type-step.tsx';
import { useWizard } from './use-wizard.ts';
import { WizardProgress } from './wizard-progress.tsx';

/** The wizard at /configure and /setup. */
export function SetupPage() {
  const { search, state } = useLocation() as { search: string; state: { noAccount?: boolean } | null };
  const navigate = useNavigate();
  const [round, setRound] = useState(() => {
    clearAfterLaunch(search);
    return 0;
  });
  const startNew = async () => {
    clearProject();
    await navigate('/configure', { replace: true });
    setRound(round + 1);
  };
  return (
    <PageShell title={texts.tabTitle} help={screenHelp.setup}>
      <ModelNotice />
      {state?.noAccount === true && (
        <div className={styles.notes}>
          <Alert kind="info">{landingTexts.noAccount}</Alert>
        </div>
      )}
      <Setup key={round} onNew={() => void startNew()} />
    </PageShell>
  );
}

function Setup({ onNew }: { readonly onNew: () => void }) {
  const project = useProject();
  const { setFields, setDocuments } = project;
  const takeExample = useCallback(() => {
    setFields(exampleFields);
    setDocuments({ ...emptyDocuments, ordinance: exampleOrdinanceOnFile, planning: examplePlanning });
  }, [setFields, setDocuments]);
  const wizard = useWizard(takeExample);
  const { step, draft, send } = wizard;
  const industries = useIndustries();
  // Nothing of these is on the first step.
  const later = useSettled();
  const themes = useThemes(later);
  const characters = useCharacters(draft.projectType?.name ?? null, later);
  useEngine(later);

  const categoryKey = draft.category?.key ?? null;
  const relevant = useMemo(() => relevantThemes(themes.data?.data ?? [], categoryKey), [themes.data, categoryKey]);
  useEffect(() => {
    if (relevant.length === 0) return;
    send({ type: 'themes.known', themes: relevant.map((theme) => ({ id: theme.theme_id, area: theme.focus_area })) });
  }, [relevant, send]);
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [step]);

  // A fast user may finish the form before the characters have loaded: the form waits for them instead of going on without.
  const loadCharacters = async () =>
    (characters.data ?? (await characters.refetch({ cancelRefetch: false })).data)?.data ?? [];

  const notes = [
    industries.data?.isFallback && texts.usingFallbackIndustries,
    themes.data?.isFallback && texts.usingFallbackThemes,
    characters.data?.isFallback && texts.usingFallbackCharacters,
  ].filter((note) => typeof note === 'string');

  return (
    <>
      <WizardProgress step={step} />
      {notes.length > 0 && (
        <div className={styles.notes}>
          {notes.map((note) => (
            <Alert key={note} kind="warning">
              {note}
            </Alert>
          ))}
        </div>
      )}
      {step === 'category' && <CategoryStep wizard={wizard} industries={industries.data?.data ?? null} />}
      {step === 'type' && <TypeStep wizard={wizard} industries={industries.data?.data ?? null} />}
      {step === 'session' && <SessionStep wizard={wizard} />}
      {step === 'themes' && <ThemesStep wizard={wizard} themes={themes.data ? relevant : null} />}
      {step === 'community' && <CommunityStep wizard={wizard} />}
      {step === 'project' && (
        <ProjectStep
          wizard={wizard}
          project={project}
          loadCharacters={loadCharacters}
          isExample={holdsTheExample(project.fields, project.documents)}
        />
      )}
      {step === 'review' && <ReviewStep wizard={wizard} project={project} />}
      {draft.category !== null && <NewProject onNew={onNew} />}
    </>
  );
}
