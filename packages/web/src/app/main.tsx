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
  // As a transition it is drawn in short pieces, between which a touch or a key is answered.
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
// The screen of this address is on its way with the page: the frame of the page is left standing until it is there, and
// where it cannot be had, the screen itself says so. (Not awaited: the screen's own files wait for this one.)
const screen = screenAt(location.pathname);
if (screen === null) show();
else
  screens[screen]
    .load()
    .catch((cause: unknown) => console.warn('The screen could not be loaded ahead.', cause))
    .finally(show);
