import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/base.css';
import './first-paint.css';
import { keepForOffline } from './install.ts';
import { Providers } from './providers.tsx';
import { Router } from './router.tsx';
import { screenAt } from './screen-at.ts';
import { screens } from './screens.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');
const show = () => {
  // As a transition, it renders in short pieces, and taps and keys are handled in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <Router />
        </Providers>
      </StrictMode>,
    ),
  );
  keepForOffline();
};
// The screen at this address is loading along with the page: the page frame stays as it is until the screen is there, and
// if it cannot be loaded, the screen itself says so. (Not awaited: the screen's own files wait for this one.)
const screen = screenAt(location.pathname);
if (screen === null) show();
else
  screens[screen]
    .load()
    .catch((cause: unknown) => console.warn('The screen could not be loaded ahead.', cause))
    .finally(show);
