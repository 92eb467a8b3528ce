import { useState } from 'react';

const key = 'rostrum-hands-free';
const defaultPauseS = 3;

interface HandsFree {
  readonly on: boolean;
  readonly pauseS: number;
}

function stored(): HandsFree {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<HandsFree> | null;
    return { on: value?.on === true, pauseS: typeof value?.pauseS === 'number' ? value.pauseS : defaultPauseS };
  } catch (cause) {
    console.warn('The hands-free setting could not be read.', cause);
    return { on: false, pauseS: defaultPauseS };
  }
}

/** 'Listen automatically', remembered: recording starts when the question has been read, and stops after a pause. */
export function useHandsFree(): HandsFree & { setOn: (on: boolean) => void; setPauseS: (seconds: number) => void } {
  const [setting, setSetting] = useState(stored);
  const change = (next: HandsFree) => {
    setSetting(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch (cause) {
      console.warn('The hands-free setting could not be remembered.', cause);
    }
  };
  return {
    ...setting,
    setOn: (on) => change({ ...setting, on }),
    setPauseS: (seconds) =>
      change({ ...setting, pauseS: Number.isFinite(seconds) ? Math.min(15, Math.max(1, seconds)) : defaultPauseS }),
  };
}
