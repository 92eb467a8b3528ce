import { spokenLanguage } from '../texts/locale.ts';

/* Every voice of the product. Captions accompany each spoken word, so speech may always be missing. */

export interface SpokenLine {
  readonly text: string;
  /** Who speaks; the same speaker keeps the same voice if the system has several. */
  readonly speaker?: string;
}

export interface Manner {
  readonly rate: number;
  readonly pitch: number;
  readonly volume: number;
  /** Between two lines. */
  readonly pauseMs?: number;
}

export interface SpeechListener {
  readonly line?: (index: number) => void;
  /** The word being spoken, as offsets into the line. */
  readonly word?: (index: number, start: number, end: number) => void;
}

export type SpeechEnd = 'ended' | 'stopped' | 'unsupported';

export interface Speech {
  readonly done: Promise<SpeechEnd>;
  /** Continues with the next line. */
  readonly skip: () => void;
  readonly stop: () => void;
}

const mutedKey = 'rostrum-muted';
/** After an error on a line, the next one follows a second later (hearing.md §8). */
const errorSkipMs = 1_000;
const wordsPerMinute = 165;
const voiceWaitMs = 400;
/** A browser that names no voice has started by then, or never will. */
const startWaitMs = 3_000;

export function speechSupported(): boolean {
  return typeof window !== 'undefined' && 'speechSynthesis' in window && typeof SpeechSynthesisUtterance === 'function';
}

export function isMuted(): boolean {
  try {
    return localStorage.getItem(mutedKey) === '1';
  } catch (cause) {
    console.warn('The browser refused access to its storage.', cause);
    return false;
  }
}

/** Mutes or unmutes, and remembers it; the current speech continues in silence, with its captions. */
export function setMuted(muted: boolean): void {
  try {
    localStorage.setItem(mutedKey, muted ? '1' : '0');
  } catch (cause) {
    console.warn('The choice could not be remembered in this browser.', cause);
  }
  if (muted && speechSupported()) window.speechSynthesis.cancel();
}

/** How long a line takes to say, in ms, if nothing reports it. */
export function spokenMs(text: string, rate: number): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1_200, (words * 60_000) / (wordsPerMinute * rate));
}

function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

/** Voices load late in some browsers: wait for a moment, then go on without. */
async function englishVoices(): Promise<readonly SpeechSynthesisVoice[]> {
  const now = () => window.speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith('en'));
  if (now().length > 0) return now();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, voiceWaitMs);
    window.speechSynthesis.addEventListener(
      'voiceschanged',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
  return now();
}

function voiceFor(speaker: string | undefined, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const american = voices.filter((voice) => voice.lang.replace('_', '-').toLowerCase() === 'en-us');
  const choice = american.length > 0 ? american : voices;
  return choice[hash(speaker ?? '') % Math.max(1, choice.length)] ?? null;
}

interface Turn {
  readonly canceled: () => boolean;
  readonly onCancel: (listener: () => void) => void;
}

/** A wait that ends early when the turn is canceled. */
function wait(ms: number, turn: Turn): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    turn.onCancel(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function estimatedWords(text: string, rate: number, tell: (start: number, end: number) => void, turn: Turn): void {
  const words = [...text.matchAll(/\S+/g)];
  const each = spokenMs(text, rate) / Math.max(1, words.length);
  const timers = words.map((word, i) => setTimeout(() => tell(word.index, word.index + word[0].length), i * each));
  turn.onCancel(() => timers.forEach(clearTimeout));
}

/** Speaks one line. The end and error events race a timer, since some systems never report. Gives false after an
 *  error. */
function say(
  line: SpokenLine,
  manner: Manner,
  voice: SpeechSynthesisVoice | null,
  tell: (start: number, end: number) => void,
  turn: Turn,
): Promise<boolean> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(line.text);
    Object.assign(utterance, { rate: manner.rate, pitch: manner.pitch, volume: manner.volume, lang: spokenLanguage });
    if (voice !== null) utterance.voice = voice;
    let boundaries = 0;
    const finish = (ok: boolean) => {
      clearTimeout(timer);
      clearTimeout(estimate);
      clearTimeout(silence);
      utterance.onstart = utterance.onend = utterance.onerror = utterance.onboundary = null;
      resolve(ok);
    };
    const timer = setTimeout(() => finish(true), spokenMs(line.text, manner.rate) * 2.5 + 4_000);
    const silence = setTimeout(() => {
      if (window.speechSynthesis.getVoices().length === 0) finish(false);
    }, startWaitMs);
    utterance.onstart = () => clearTimeout(silence);
    const estimate = setTimeout(() => {
      if (boundaries === 0) estimatedWords(line.text, manner.rate, tell, turn);
    }, 700);
    utterance.onboundary = (event) => {
      if (event.name !== 'word') return;
      boundaries += 1;
      const word = /^\S+/.exec(line.text.slice(event.charIndex));
      tell(event.charIndex, event.charIndex + (word?.[0].length ?? 0));
    };
    utterance.onend = () => finish(true);
    utterance.onerror = (event) => finish(event.error === 'canceled' || event.error === 'interrupted');
    turn.onCancel(() => finish(true));
    window.speechSynthesis.speak(utterance);
  });
}

let current: Speech | null = null;

/** Stops whatever is being said. Called when a screen is left. */
export function stopSpeaking(): void {
  current?.stop();
}

/** The next line, once it is there or everything has been stopped. */
async function nextLine(
  lines: AsyncIterator<SpokenLine> | Iterator<SpokenLine>,
  turn: Turn,
): Promise<SpokenLine | null> {
  const coming = Promise.resolve(lines.next());
  for (;;) {
    const canceled = new Promise<null>((resolve) => turn.onCancel(() => resolve(null)));
    const next = await Promise.race([coming, canceled]);
    if (turn.canceled() || next?.done === true) return null;
    if (next !== null) return next.value;
  }
}

/** Says lines one after another, even while they are still being written. Muted, it keeps the pace in silence so
 *  that captions go on; without speech synthesis, or without a voice, it ends as 'unsupported' and the screen
 *  decides. A later call stops an earlier one. */
export function speak(
  lines: Iterable<SpokenLine> | AsyncIterable<SpokenLine>,
  manner: Manner,
  on: SpeechListener = {},
): Speech {
  stopSpeaking();
  let stopped = false;
  let cancels: (() => void)[] = [];
  const cancelLine = () => {
    const due = cancels;
    cancels = [];
    due.forEach((cancel) => cancel());
    if (speechSupported()) window.speechSynthesis.cancel();
  };
  const turn: Turn = { canceled: () => stopped, onCancel: (listener) => cancels.push(listener) };

  const run = async (): Promise<SpeechEnd> => {
    if (!speechSupported()) return 'unsupported';
    const voices = await englishVoices();
    const source = Symbol.asyncIterator in lines ? lines[Symbol.asyncIterator]() : lines[Symbol.iterator]();
    for (let i = 0; ; i += 1) {
      const line = await nextLine(source, turn);
      if (line !== null && i > 0) await wait(manner.pauseMs ?? 0, turn);
      if (turn.canceled()) return 'stopped';
      if (line === null) return 'ended';
      cancels = [];
      on.line?.(i);
      const tell = (start: number, end: number) => on.word?.(i, start, end);
      if (isMuted()) {
        estimatedWords(line.text, manner.rate, tell, turn);
        await wait(spokenMs(line.text, manner.rate), turn);
      } else if (!(await say(line, manner, voiceFor(line.speaker, voices), tell, turn))) {
        // Firefox on a Linux without voices has the whole synthesis API, but refuses each line or never starts it.
        if (window.speechSynthesis.getVoices().length === 0) return 'unsupported';
        await wait(errorSkipMs, turn);
      }
      cancels = [];
    }
  };

  const speech: Speech = {
    done: run(),
    skip: cancelLine,
    stop: () => {
      stopped = true;
      cancelLine();
    },
  };
  current = speech;
  return speech;
}
