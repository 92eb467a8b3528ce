import { useEffect, useRef } from 'react';
import type { Recorder } from '../../../voice/use-recorder.ts';
import { isFreeKey } from './is-free-key.ts';

/** The space bar held down outside a field: talk; let go: stop. `onTalk` is called when it begins. */
export function useHoldToTalk(recorder: Recorder, enabled: boolean, onTalk: () => void): void {
  const heldRef = useRef(false);
  const releasedRef = useRef(false);
  const latest = useRef({ recorder, onTalk });
  useEffect(() => {
    latest.current = { recorder, onTalk };
    // Let go while the microphone was still opening.
    if (recorder.state === 'recording' && !heldRef.current && releasedRef.current) {
      releasedRef.current = false;
      recorder.stop();
    }
  });

  useEffect(() => {
    if (!enabled) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || heldRef.current || !isFreeKey(event)) return;
      const { state, start } = latest.current.recorder;
      if (state !== 'idle' && state !== 'done' && state !== 'failed') return;
      event.preventDefault();
      heldRef.current = true;
      releasedRef.current = false;
      latest.current.onTalk();
      start();
    };
    const release = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !heldRef.current) return;
      event.preventDefault();
      heldRef.current = false;
      if (latest.current.recorder.state === 'recording') latest.current.recorder.stop();
      else releasedRef.current = true;
    };
    window.addEventListener('keydown', press);
    window.addEventListener('keyup', release);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('keyup', release);
    };
  }, [enabled]);
}
