import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRehearsal } from '../testing/a-rehearsal.ts';
import { captionsOf, webVtt } from './captions.ts';

const captions = captionsOf(aRehearsal({ questions: 5 }).rehearsal);

describe('captions', () => {
  it('leave no word out and add none', () => {
    const { rehearsal } = aRehearsal({ questions: 5 });
    const said = (kind: string) =>
      captions
        .filter((caption) => caption.kind === kind)
        .map(({ text }) => text)
        .join(' ');
    expect(said('presentation')).toBe(rehearsal.presentation?.text);
    expect(said('answer')).toBe(
      rehearsal.exchanges.map(({ answered }) => answered?.text.replace(/\s+/g, ' ')).join(' '),
    );
  });

  it('run one after the other without overlap', () => {
    captions.forEach((caption, i) => {
      expect(caption.end_s).toBeGreaterThan(caption.start_s);
      expect(caption.start_s).toBeGreaterThanOrEqual(captions[i - 1]?.end_s ?? 0);
    });
  });

  it('follow the pace of the speech if it was timed', () => {
    const spoken = captions.filter(({ kind }) => kind === 'presentation');
    expect(spoken.at(-1)?.end_s).toBeCloseTo(62, 0);
  });

  it('include questions that were left unanswered', () => {
    const open = captionsOf(aRehearsal({ questions: 2, answer: () => null, vote: false }).rehearsal);
    expect(new Set(open.map(({ kind }) => kind))).toEqual(new Set(['presentation', 'question']));
  });
});

describe('the caption file', () => {
  it('is WebVTT with full timestamps', () => {
    const file = webVtt([
      {
        start_s: 3_725.25,
        end_s: 3_729,
        speaker: 'Dale <b>',
        kind: 'question',
        number: 1,
        text: 'Why --> here & now?',
      },
    ]);
    expect(file).toBe('WEBVTT\n\n1\n01:02:05.250 --> 01:02:09.000\n<v Dale &lt;b&gt;>Why --&gt; here &amp; now?\n');
  });

  it('never contains a line that would end a cue early, whatever was said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const body = webVtt([{ start_s: 0, end_s: 1, speaker: 'A', kind: 'answer', number: 1, text }])
          .split('\n')
          .slice(4);
        expect(body.join('\n').trimEnd()).not.toMatch(/\n|-->/);
      }),
    );
  });
});
