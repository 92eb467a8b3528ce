import { Suspense, lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { LandingPage } from '../screens/landing/landing-page.tsx';
import { LoadingPage } from './loading-page.tsx';

const SetupPage = lazy(async () => ({ default: (await import('../screens/setup/setup-page.tsx')).SetupPage }));
const BridgePage = lazy(async () => ({ default: (await import('../screens/bridge/bridge-page.tsx')).BridgePage }));
const HearingRoomPage = lazy(async () => ({
  default: (await import('../screens/hearing-room/hearing-room-page.tsx')).HearingRoomPage,
}));
const PublicPhasePage = lazy(async () => ({
  default: (await import('../screens/public-phase/public-phase-page.tsx')).PublicPhasePage,
}));
const PracticePage = lazy(async () => ({
  default: (await import('../screens/practice/practice-page.tsx')).PracticePage,
}));
const RehearsalsPage = lazy(async () => ({
  default: (await import('../screens/rehearsals/rehearsals-page.tsx')).RehearsalsPage,
}));
const RehearsalPage = lazy(async () => ({
  default: (await import('../screens/rehearsals/rehearsal-page.tsx')).RehearsalPage,
}));
const BriefPage = lazy(async () => ({ default: (await import('../screens/rehearsals/brief-page.tsx')).BriefPage }));
const CoachPage = lazy(async () => ({ default: (await import('../screens/rehearsals/coach-page.tsx')).CoachPage }));
const HearingAudioTestPage = lazy(async () => ({
  default: (await import('../screens/hearing-audio-test/hearing-audio-test-page.tsx')).HearingAudioTestPage,
}));

/** Every screen; an unknown path lands on the landing page (practice.md §2). */
export function Router() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/configure" element={<SetupPage />} />
        <Route path="/setup" element={<SetupPage />} />
        <Route path="/bridge" element={<BridgePage />} />
        <Route path="/hearing" element={<HearingRoomPage />} />
        <Route path="/simulate" element={<PublicPhasePage />} />
        <Route path="/practice-session" element={<PracticePage />} />
        <Route path="/rehearsals" element={<RehearsalsPage />} />
        <Route path="/rehearsals/:id" element={<RehearsalPage />} />
        <Route path="/rehearsals/:id/brief" element={<BriefPage />} />
        <Route path="/coach/:token" element={<CoachPage />} />
        <Route path="/test-hearing-audio" element={<HearingAudioTestPage />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
  );
}
