import { useEffect, useRef } from 'react';
import type { Recorder } from '../../../voice/use-recorder.ts';

const controls = 'input, textarea, select, button, a, summary, dialog, [contenteditable]';

/** Hold the space bar to talk, let go to stop; never while the focus is in a field or on a control. */
export function useHoldToTalk(recorder: Recorder): void {
  const latest = useRef(recorder);
  useEffect(() => {
    latest.current = recorder;
  });
  useEffect(() => {
    let held = false;
    const isFree = (event: KeyboardEvent) =>
      event.code === 'Space' && !(event.target instanceof Element && event.target.closest(controls) !== null);
    const press = (event: KeyboardEvent) => {
      if (!isFree(event)) return;
      event.preventDefault();
      if (event.repeat || held) return;
      held = true;
      latest.current.start();
    };
    const release = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || !held) return;
      held = false;
      latest.current.stop();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('keyup', release);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('keyup', release);
    };
  }, []);
}
