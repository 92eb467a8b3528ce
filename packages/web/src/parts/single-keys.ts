import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/* Single-key shortcuts ('M', '?'). They never act while somebody is typing, and they can be turned off (WCAG
   2.1.4): speech control types letters that nobody meant as commands. */

const storageKey = 'rostrum-single-keys';
const listeners = new Set<() => void>();

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}
let isOn = stored();

export function setSingleKeys(on: boolean): void {
  isOn = on;
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch (cause) {
    console.info('The choice of single keys could not be remembered.', cause);
  }
  listeners.forEach((listener) => listener());
}

export function useSingleKeysOn(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOn,
  );
}

const typesNothing = /^(?:button|checkbox|color|file|radio|range|reset|submit)$/;

/** True if a key press is typing into something. */
export function isTypedInto(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !typesNothing.test(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Runs the action of a key, upper or lower case, while the focus is outside a field. */
export function useSingleKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  // Before the paint, because somebody who sees the button for a key may press that key right away.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.repeat || isTypedInto(event.target)) return;
      latest.current[event.key.toLowerCase()]?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
