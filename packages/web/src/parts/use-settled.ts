import { useEffect, useState } from 'react';

/** Time in which a screen is drawn and read before what is only needed later is asked for. */
const settledMs = 200;

/** False while a screen is being drawn for the first time, true from a moment later on. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settledMs);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
