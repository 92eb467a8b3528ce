import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { exampleDraft } from './example/example-draft.ts';
import { emptyDraft } from './wizard-draft.ts';
import type { ThemeRef, WizardDraft } from './wizard-draft.ts';
import { stepAt, stepNumber, wizardSteps } from './wizard.events.ts';
import type { WizardEvent, WizardStep } from './wizard.events.ts';
import { wizardMachine } from './wizard.machine.ts';
import { choosesThemes } from './wizard.rules.ts';
import { readDraft, writeDraft } from './wizard-storage.ts';

export interface Wizard {
  readonly step: WizardStep;
  readonly draft: WizardDraft;
  readonly send: (event: WizardEvent) => void;
  readonly known: readonly ThemeRef[];
  readonly takeExample: () => void;
}

/** The wizard's machine, tied to the address: every step forward is an entry in the browser's history, so that Back
 *  goes one step back, and a reload returns to the same step with every choice. */
export function useWizard(onExample: () => void): Wizard {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const addressed = stepAt(Number(new URLSearchParams(location.search).get('step') ?? 1)) ?? 'category';
  const [initial] = useState(() => resumedAt(addressed));
  const actor = useActorRef(wizardMachine, { snapshot: initial, input: { draft: emptyDraft, known: [] } });
  const snapshot = useSelector(actor, (current) => current);
  const step = shownStep(snapshot.value);
  const { draft } = snapshot.context;
  const at = useRef(addressed);

  useEffect(() => writeDraft(draft), [draft]);

  // The address follows the machine.
  useEffect(() => {
    const from = at.current;
    if (step === from) return;
    at.current = step;
    const cameFrom = (location.state as { from?: WizardStep } | null)?.from;
    if (stepNumber(step) < stepNumber(from)) {
      if (cameFrom === step) void navigate(-1);
      else void navigate(addressOf(step), { replace: true });
      return;
    }
    for (const [previous, next] of stepsBetween(from, step, draft))
      void navigate(addressOf(next), { state: { from: previous } });
  }, [step, draft, location.state, navigate]);

  // The machine follows the browser's Back and Forward.
  const shownKey = useRef(location.key);
  useEffect(() => {
    if (location.key === shownKey.current) return;
    shownKey.current = location.key;
    if (navigationType !== NavigationType.Pop || addressed === at.current) return;
    at.current = addressed;
    actor.send({ type: 'step.visited', step: addressed });
    const reached = actor.getSnapshot().value;
    if (isStep(reached) && reached !== addressed) {
      at.current = reached;
      void navigate(addressOf(reached), { replace: true });
    }
  }, [actor, addressed, location.key, navigate, navigationType]);

  const send = useCallback((event: WizardEvent) => actor.send(event), [actor]);
  const takeExample = useCallback(() => {
    onExample();
    actor.send({ type: 'example.taken', draft: exampleDraft });
  }, [actor, onExample]);

  // A visit that asks for the example: it is filled in once, and the request is removed from the history.
  const wantsExample = (location.state as { example?: boolean } | null)?.example === true;
  useEffect(() => {
    if (!wantsExample) return;
    void navigate(addressOf('category'), { replace: true, state: null });
    takeExample();
  }, [navigate, takeExample, wantsExample]);

  return { step, draft, known: snapshot.context.known, send, takeExample };
}

/** The last step stays on the screen while the next one loads. */
const shownStep = (state: string): WizardStep => (isStep(state) ? state : state === 'launched' ? 'review' : 'project');
const isStep = (value: string): value is WizardStep => wizardSteps.some((step) => step === value);
const addressOf = (step: WizardStep): string => `?step=${stepNumber(step)}`;

/** The machine at the step of the address, or at the first one if that step cannot be reached with the current
 *  choices. */
function resumedAt(addressed: WizardStep) {
  const context = { draft: readDraft(), known: [] };
  const start = wizardMachine.resolveState({ value: 'category', context });
  const visited = wizardMachine.resolveState({ value: addressed, context });
  return start.can({ type: 'step.visited', step: addressed }) ? visited : start;
}

/** The steps leading from one to a later one, as pairs, so that a jump can be walked back one by one. */
function stepsBetween(
  from: WizardStep,
  to: WizardStep,
  draft: WizardDraft,
): readonly (readonly [WizardStep, WizardStep])[] {
  const path = wizardSteps
    .slice(wizardSteps.indexOf(from), wizardSteps.indexOf(to) + 1)
    .filter((step) => step === from || step !== 'themes' || choosesThemes(draft));
  return path.slice(1).map((step, index) => [path[index] ?? from, step]);
}
