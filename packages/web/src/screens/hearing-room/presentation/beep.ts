import { isMuted } from '../../../voice/speech.ts';

const pitchHz = 880;
const lengthS = 0.16;
const gapS = 0.12;

/** The beep of the clerk's clock. Takes: how many times. Silent if voices are muted or the browser has no sound;
 *  the banner says the same. */
export function beep(times: number): void {
  if (isMuted() || typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  for (let i = 0; i < times; i++) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const at = context.currentTime + i * (lengthS + gapS);
    tone.frequency.value = pitchHz;
    loudness.gain.setValueAtTime(0.12, at);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + lengthS);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + lengthS);
    if (i === times - 1) tone.onended = () => void context.close();
  }
}
