import { useEffect, useState } from 'react';

/** Time to draw and read a screen before requesting what is only needed later. */
const settledMs = 200;

/** False while a screen is first being drawn, true shortly afterward. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settledMs);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
