import { useEffect, useRef } from 'react';

/** A new scene begins at its top: who has pressed the last button of one does not look at the foot of the next.
 *  What the tab was opened with is left where it is. */
export function useFromTheTop(scene: string): void {
  const shown = useRef(scene);
  useEffect(() => {
    if (shown.current === scene) return;
    shown.current = scene;
    document.documentElement.scrollTop = 0;
  }, [scene]);
}
