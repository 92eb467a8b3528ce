import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from './when-idle.ts';

/* The code of a screen is loaded when it is needed. To have it by then, it is fetched (not run) as soon as it is
   likely: when a link to it is hovered or focused, and, once the page has settled, for the screens most people go
   to next. */

/** Where most people go next. */
const likely: readonly (readonly [here: RegExp, next: readonly string[]])[] = [
  [/^\/$/, ['/configure']],
  [/^\/(configure|setup)\/?$/, ['/bridge', '/practice-session']],
  [/^\/hearing\/?$/, ['/simulate']],
  [/^\/simulate\/?$/, ['/rehearsals/one']],
  [/^\/rehearsals\/?$/, ['/rehearsals/one']],
];

type FilesByAddress = readonly (readonly [pattern: string, files: readonly string[]])[];

/** Written into the page by the build; nothing in development. */
function filesAt(pathname: string): readonly string[] {
  const all = (window as { screensAhead?: FilesByAddress | string }).screensAhead;
  if (!Array.isArray(all)) return [];
  return (all as FilesByAddress).find(([pattern]) => new RegExp(pattern).test(pathname))?.[1] ?? [];
}

/** Fetches the files of the screen at an address, each once. */
export function prefetch(pathname: string): void {
  for (const file of filesAt(pathname)) {
    if (document.querySelector(`link[href="${file}"]`) !== null) continue;
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'prefetch';
    if (link.rel === 'prefetch') link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

function wantsLittleData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Prefetches what is likely from the current screen. */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const onPoint = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (link !== null) prefetch(link.pathname);
    };
    document.addEventListener('pointerover', onPoint, { passive: true });
    document.addEventListener('focusin', onPoint);
    return () => {
      document.removeEventListener('pointerover', onPoint);
      document.removeEventListener('focusin', onPoint);
    };
  }, []);
  useEffect(() => {
    if (wantsLittleData()) return;
    const next = likely.find(([here]) => here.test(pathname))?.[1] ?? [];
    return whenIdle(() => next.forEach(prefetch));
  }, [pathname]);
}
