import { splitAtSpaces, squeezed } from '../base/text.ts';
import type { Caption } from '@rostrum/contract';
import type { Rehearsal } from '../record/rehearsal.ts';

/* The hearing as it would be read aloud: lines with their times, for the replay and for a caption file. */

/** A calm speaker at a lectern: 150 words per minute. */
const wordsPerSecond = 2.5;
const shortestSeconds = 1.2;
/** Between one speaker and the next. */
const pauseSeconds = 0.8;
/** What fits in two lines of a caption. */
const captionCharacters = 150;

type Said = Pick<Caption, 'speaker' | 'kind' | 'number'> & {
  readonly text: string;
  /** How long it took, if known. */
  readonly seconds: number | null;
};

const secondsFor = (text: string): number => Math.max(shortestSeconds, splitAtSpaces(text).length / wordsPerSecond);

/** Splits a text into caption-sized pieces, between sentences if possible, otherwise between words. */
function pieces(text: string): readonly string[] {
  const made: string[] = [];
  for (const word of splitAtSpaces(text).filter((part) => part !== '')) {
    const last = made.at(-1);
    const full = last === undefined || last.length + word.length >= captionCharacters;
    const ended = last !== undefined && /[.?!]["”’)]?$/.test(last) && last.length > captionCharacters / 2;
    if (full || ended) made.push(word);
    else made[made.length - 1] = `${last} ${word}`;
  }
  return made;
}

function saidIn(r: Rehearsal): readonly Said[] {
  const { applicant } = r.project;
  const presented: Said[] =
    r.presentation === null
      ? []
      : [
          {
            speaker: applicant,
            kind: 'presentation',
            number: null,
            text: r.presentation.text,
            seconds: r.presentation.duration_s ?? null,
          },
        ];
  const exchanged = r.exchanges.flatMap(({ asked, answered }, i): Said[] => {
    const number = i + 1;
    const question: Said = {
      speaker: asked.character_name === '' ? 'The board' : asked.character_name,
      kind: 'question',
      number,
      text: asked.question,
      seconds: null,
    };
    if (answered === null) return [question];
    return [
      question,
      { speaker: applicant, kind: 'answer', number, text: answered.text, seconds: answered.response_time_s ?? null },
    ];
  });
  const decided: Said[] =
    r.verdict === null
      ? []
      : [{ speaker: 'The chair', kind: 'verdict', number: null, text: r.verdict.motion, seconds: null }];
  return [...presented, ...exchanged, ...decided];
}

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;
/** Typed answers take minutes and pasted ones a second; only a plausible speaking time sets the pace. */
const isSpeech = (seconds: number, text: string): boolean =>
  seconds > secondsFor(text) / 2.5 && seconds < secondsFor(text) * 2.5;

/** The whole rehearsal in captions, one after the other, from second 0. Presentation first, then each question with its answer, then the
 *  motion. Takes: a rehearsal.  Gives: captions without overlap, in order; empty if nothing was said.  Throws: never. */
export function captionsOf(r: Rehearsal): Caption[] {
  const captions: Caption[] = [];
  let clock = 0;
  for (const { text, seconds, ...who } of saidIn(r)) {
    const lines = pieces(text);
    const natural = lines.map(secondsFor);
    const total = natural.reduce((sum, length) => sum + length, 0);
    const pace = seconds !== null && isSpeech(seconds, text) ? seconds / total : 1;
    lines.forEach((line, i) => {
      const end = clock + (natural[i] ?? shortestSeconds) * pace;
      captions.push({ ...who, text: line, start_s: rounded(clock), end_s: rounded(end) });
      clock = end;
    });
    clock += pauseSeconds;
  }
  return captions;
}

function stamp(seconds: number): string {
  const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
  const thousandths = String(Math.round((seconds % 1) * 1000)).padStart(3, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${thousandths}`;
}

const escaped = (text: string): string =>
  squeezed(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));

/** The captions as a WebVTT file. Takes: captions in order. Gives: the file's text. Throws: never. */
export function webVtt(captions: readonly Caption[]): string {
  const cues = captions.map(
    ({ start_s, end_s, speaker, text }, i) =>
      `${i + 1}\n${stamp(start_s)} --> ${stamp(end_s)}\n<v ${escaped(speaker)}>${escaped(text)}`,
  );
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}
