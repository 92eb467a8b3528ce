/* Caches the product for use without a network once the page has settled. Only built files are cached: in
   development the page changes all the time. */

import { whenIdle } from './when-idle.ts';

/** Registers the service worker. Without one the product works as before, online. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch((cause: unknown) => {
      console.warn('The page could not be kept for offline use.', cause);
    });
  });
}
