import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { LandingPage } from '../screens/landing/landing-page.tsx';
import { LoadingPage } from './loading-page.tsx';
import { screens, type ScreenFile } from './screens.ts';
import { usePrefetch } from './prefetch.ts';

function page(file: ScreenFile) {
  const { Screen } = screens[file];
  return <Screen />;
}

/** Every screen; an unknown path shows the landing page (practice.md §2). */
export function Router() {
  usePrefetch();
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/demo" element={page('screens/demo/demo-page.tsx')} />
        <Route path="/configure" element={page('screens/setup/setup-page.tsx')} />
        <Route path="/setup" element={page('screens/setup/setup-page.tsx')} />
        <Route path="/bridge" element={page('screens/bridge/bridge-page.tsx')} />
        <Route path="/hearing" element={page('screens/hearing-room/hearing-room-page.tsx')} />
        <Route path="/evening" element={page('screens/evening/evening-page.tsx')} />
        <Route path="/procedure/:state" element={page('screens/procedure/procedure-page.tsx')} />
        <Route path="/language-model" element={page('screens/language-model/language-model-page.tsx')} />
        <Route path="/simulate" element={page('screens/public-phase/public-phase-page.tsx')} />
        <Route path="/practice-session" element={page('screens/practice/practice-page.tsx')} />
        <Route path="/rehearsals" element={page('screens/rehearsals/rehearsals-page.tsx')} />
        <Route path="/rehearsals/:id" element={page('screens/rehearsals/rehearsal-page.tsx')} />
        <Route path="/rehearsals/:id/brief" element={page('screens/rehearsals/brief-page.tsx')} />
        <Route path="/rehearsals/:id/board" element={page('screens/board/board-page.tsx')} />
        <Route path="/coach/:token" element={page('screens/rehearsals/coach-page.tsx')} />
        <Route path="/test-hearing-audio" element={page('screens/hearing-audio-test/hearing-audio-test-page.tsx')} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
  );
}
