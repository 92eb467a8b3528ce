import { spokenLanguage } from '../texts/locale.ts';

/* The browser's own English speech recognition, if it has one. An extra: nothing depends on it. */

interface RecognitionResult {
  readonly isFinal: boolean;
  readonly [index: number]: { readonly transcript: string };
}
interface RecognitionEvent {
  readonly resultIndex: number;
  readonly results: { readonly length: number; readonly [index: number]: RecognitionResult };
}
interface BrowserRecognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface Recognition {
  /** What has been recognized so far, including words still in doubt. */
  readonly text: () => string;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends it and returns what was recognized, after a moment for the last words. */
  readonly finish: () => Promise<string>;
}

const lastWordsMs = 700;

function constructorOf(): (new () => BrowserRecognition) | null {
  const scope = window as unknown as Record<string, new () => BrowserRecognition>;
  return scope['SpeechRecognition'] ?? scope['webkitSpeechRecognition'] ?? null;
}

export function recognitionSupported(): boolean {
  return constructorOf() !== null;
}

/** Listens from now on. Takes: a callback for the text as it grows. Gives: null if the browser cannot listen. */
export function recognize(onText: (text: string) => void): Recognition | null {
  const Constructor = constructorOf();
  if (Constructor === null) return null;
  const engine = new Constructor();
  engine.lang = spokenLanguage;
  engine.continuous = true;
  engine.interimResults = true;
  let settled = '';
  let doubtful = '';
  let wanted = true;
  let ended: (() => void) | null = null;
  const text = () => `${settled} ${doubtful}`.replace(/\s+/g, ' ').trim();
  engine.onresult = (event) => {
    doubtful = '';
    for (let i = event.resultIndex; i < event.results.length; i++) {
      const result = event.results[i];
      const words = result?.[0]?.transcript ?? '';
      if (result?.isFinal === true) settled = `${settled} ${words}`;
      else doubtful = `${doubtful} ${words}`;
    }
    onText(text());
  };
  engine.onerror = ({ error }) => {
    if (error !== 'no-speech' && error !== 'aborted') wanted = false;
  };
  // Browsers stop by themselves after a silence; while the recording goes on, so does listening.
  engine.onend = () => {
    if (wanted) start();
    else ended?.();
  };
  const start = () => {
    try {
      engine.start();
    } catch (cause) {
      console.warn('The browser’s speech recognition did not start.', cause);
      wanted = false;
    }
  };
  const pause = () => {
    wanted = false;
    engine.stop();
  };
  start();
  return {
    text,
    pause,
    resume: () => {
      wanted = true;
      start();
    },
    finish: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(text()), lastWordsMs);
        ended = () => {
          clearTimeout(timer);
          resolve(text());
        };
        pause();
      }),
  };
}
