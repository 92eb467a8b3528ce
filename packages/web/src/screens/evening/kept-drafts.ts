const prefix = 'rostrum-evening';

/* What is being typed and how far a clock has run, saved for a reload. If the browser refuses to store it, a reload
   starts the reply and the clock over, and nothing else is lost. */

export function readKept(sessionId: string, key: string): string {
  try {
    return sessionStorage.getItem(`${prefix}:${sessionId}:${key}`) ?? '';
  } catch (cause) {
    console.warn('What was typed could not be read back.', cause);
    return '';
  }
}

export function keep(sessionId: string, key: string, value: string): void {
  try {
    const name = `${prefix}:${sessionId}:${key}`;
    if (value === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch (cause) {
    console.warn('What was typed could not be kept for a reload.', cause);
  }
}
