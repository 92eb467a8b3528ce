import { createElement, lazy, useState, type ComponentType } from 'react';

interface Screen {
  readonly Screen: ComponentType;
  /** Loads its code. */
  readonly load: () => Promise<unknown>;
}

/** The previous screen stays while the next one loads: on a slow connection a bar at the top of the page shows that
 *  the click registered (first-paint.css). */
async function saidToBeComing<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const { dataset } = document.documentElement;
  dataset.coming = '';
  try {
    return await load();
  } finally {
    delete dataset.coming;
  }
}

/** A screen that is loaded when it is needed. If its code is already there it shows at once, without the brief
 *  placeholder of a lazy component. */
function screen(load: () => Promise<ComponentType>): Screen {
  let loaded: ComponentType | null = null;
  const get = async () => ({ default: (loaded ??= await saidToBeComing(load)) });
  const Later = lazy(get);
  // Chosen once for the life of the screen: swapping in another component would start it over.
  const Screen = () => createElement(useState<ComponentType>(() => loaded ?? Later)[0]);
  return { Screen, load: get };
}

/** Every screen but the first, by its file in screens.json, which tells the build what each address needs. */
export const screens = {
  'screens/demo/demo-page.tsx': screen(async () => (await import('../screens/demo/demo-page.tsx')).DemoPage),
  'screens/setup/setup-page.tsx': screen(async () => (await import('../screens/setup/setup-page.tsx')).SetupPage),
  'screens/bridge/bridge-page.tsx': screen(async () => (await import('../screens/bridge/bridge-page.tsx')).BridgePage),
  'screens/hearing-room/hearing-room-page.tsx': screen(
    async () => (await import('../screens/hearing-room/hearing-room-page.tsx')).HearingRoomPage,
  ),
  'screens/evening/evening-page.tsx': screen(
    async () => (await import('../screens/evening/evening-page.tsx')).EveningPage,
  ),
  'screens/procedure/procedure-page.tsx': screen(
    async () => (await import('../screens/procedure/procedure-page.tsx')).ProcedurePage,
  ),
  'screens/language-model/language-model-page.tsx': screen(
    async () => (await import('../screens/language-model/language-model-page.tsx')).LanguageModelPage,
  ),
  'screens/public-phase/public-phase-page.tsx': screen(
    async () => (await import('../screens/public-phase/public-phase-page.tsx')).PublicPhasePage,
  ),
  'screens/practice/practice-page.tsx': screen(
    async () => (await import('../screens/practice/practice-page.tsx')).PracticePage,
  ),
  'screens/rehearsals/rehearsals-page.tsx': screen(
    async () => (await import('../screens/rehearsals/rehearsals-page.tsx')).RehearsalsPage,
  ),
  'screens/rehearsals/rehearsal-page.tsx': screen(
    async () => (await import('../screens/rehearsals/rehearsal-page.tsx')).RehearsalPage,
  ),
  'screens/rehearsals/brief-page.tsx': screen(
    async () => (await import('../screens/rehearsals/brief-page.tsx')).BriefPage,
  ),
  'screens/board/board-page.tsx': screen(async () => (await import('../screens/board/board-page.tsx')).BoardPage),
  'screens/rehearsals/coach-page.tsx': screen(
    async () => (await import('../screens/rehearsals/coach-page.tsx')).CoachPage,
  ),
  'screens/hearing-audio-test/hearing-audio-test-page.tsx': screen(
    async () => (await import('../screens/hearing-audio-test/hearing-audio-test-page.tsx')).HearingAudioTestPage,
  ),
} as const;

export type ScreenFile = keyof typeof screens;
