import { useEffect, useRef } from 'react';

/** The next thing to do has to begin above the last quarter of the window; if it does not, it is scrolled to the
 *  upper fifth. */
const inSight = 0.75;
const broughtTo = 0.2;

/** A new scene starts at its top: after pressing the last button of one scene, you should not be looking at the
 *  bottom of the next. On a phone the top is a picture and the next thing to do is below it: `place` finds it. The
 *  scroll position a tab was opened with is left alone. */
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
