import { useEffect } from 'react';
import type { RefObject } from 'react';

/** What last had the focus, across screens. */
let last: Element | null = null;

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/** The focus is never lost: when the focused control disappears or is disabled, the region takes the focus, so that
 *  the next Tab continues from there, not from the top of the page. Anything that wants the focus for itself takes
 *  it afterward. */
export function useKeptFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const keep = () => {
      if (document.activeElement !== document.body || last === null || !isGone(last)) return;
      region.current?.focus({ preventScroll: true });
    };
    const note = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
    };
    keep();
    document.addEventListener('focusin', note);
    const watch = new MutationObserver(keep);
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', note);
      watch.disconnect();
    };
  }, [region]);
}
