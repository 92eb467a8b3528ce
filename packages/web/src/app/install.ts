/* Keeps the product for when there is no network, once the page has settled. Only what was built is kept: in development
   the page changes under one's hands. */

import { whenIdle } from './when-idle.ts';

/** Registers the service worker. Without one the product works as before, with the network. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch((cause: unknown) => {
      console.warn('The page could not be kept for offline use.', cause);
    });
  });
}
