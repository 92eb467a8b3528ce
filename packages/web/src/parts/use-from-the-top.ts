import { useEffect, useRef } from 'react';

/** What is to be done has to begin above the last quarter of the window, and is brought to its upper fifth where it does not. */
const inSight = 0.75;
const broughtTo = 0.2;

/** A new scene begins at its top: who has pressed the last button of one does not look at the foot of the next. On a phone
 *  that is a picture, and what is to be done lies below it: `place` finds it. What the tab was opened with is left where it is. */
export function useFromTheTop(scene: string, place?: () => Element | null | undefined): void {
  const shown = useRef(scene);
  const find = useRef(place);
  useEffect(() => {
    find.current = place;
  });
  useEffect(() => {
    if (shown.current === scene) return;
    shown.current = scene;
    const page = document.documentElement;
    page.scrollTop = 0;
    const top = find.current?.()?.getBoundingClientRect().top ?? 0;
    if (top > inSight * page.clientHeight) page.scrollTop = top - broughtTo * page.clientHeight;
  }, [scene]);
}
