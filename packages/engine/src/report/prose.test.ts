import { describe, expect, it } from 'vitest';
import { tidyWords } from '../asking/check-words.ts';
import { applyEvent } from '../record/fold.ts';
import { aRehearsal } from '../testing/a-rehearsal.ts';
import { reportOf } from './after-action.ts';
import { reportMarkdown } from './markdown.ts';
import { modelUseSentence } from './model-use.ts';
import { checkProse, proseOf, withProse } from './prose.ts';

const made = aRehearsal({ questions: 9 });
const report = reportOf(made.rehearsal, made.materials);
const drafts = proseOf(report);
const builtIn = drafts.map(tidyWords);

describe('the overview of a report', () => {
  it('names the best and the worst answer, the promises and the room, as the report shows them', () => {
    const scores = report.exchanges.flatMap(({ score }) => (score === null ? [] : [score]));
    const { overview } = report.summary;
    expect(overview).toContain(`${Math.max(...scores)} of 10)`);
    expect(overview).toContain(`${Math.min(...scores)} of 10)`);
    expect(overview).toMatch(/\bpromise/);
    expect(overview).not.toMatch(/undefined|NaN|\bno promises on\b| {2}|[^.]$/);
  });

  it('says nothing if nothing was judged, and says that nothing worked if nothing did', () => {
    const silent = aRehearsal({ questions: 3, answer: () => null, vote: false });
    expect(reportOf(silent.rehearsal, silent.materials).summary.overview).toBe('');
    expect(proseOf(reportOf(silent.rehearsal, silent.materials))).toEqual([]);
    const poor = aRehearsal({ questions: 3, answer: () => 'Asdf.', vote: false });
    expect(reportOf(poor.rehearsal, poor.materials).summary.overview).toMatch(/^No answer settled its question yet/);
  });

  it('mentions questions that were left open', () => {
    const open = aRehearsal({
      questions: 4,
      vote: false,
      answer: (_question, number) => (number === 4 ? null : 'Yes.'),
    });
    expect(reportOf(open.rehearsal, open.materials).summary.overview).toContain('One question was left unanswered.');
  });
});

describe('reworded prose of a report', () => {
  it('passes if it is the built-in prose', () => {
    for (const manner of ['full', 'vague', 'evasive'] as const) {
      const one = aRehearsal({ questions: 7, manner });
      const texts = proseOf(reportOf(one.rehearsal, one.materials));
      expect(checkProse(texts.map(tidyWords), texts)).toBeNull();
    }
    expect(checkProse(builtIn, drafts)).toBeNull();
  });

  const spoiled: readonly (readonly [string, (text: string) => string, string])[] = [
    ['add a figure', (text) => `${text} The bond is 4,000 dollars.`, 'figure_not_on_record'],
    ['leave out a figure', (text) => text.replace(/\d+ of 10/, 'low'), 'figure_not_on_record'],
    [
      'exchange two figures',
      (text) => text.replace(/(\d+) of 10(.*?)(\d+) of 10/, '$3 of 10$2$1 of 10'),
      'figure_not_on_record',
    ],
    ['name somebody new', (text) => `${text} Ask your neighbor Harlan Krueger.`, 'name_not_on_record'],
    ['quote what nobody said', (text) => `${text} You said "we will see".`, 'quote_not_on_record'],
    ['foretell the vote', (text) => `${text} The board will surely approve you.`, 'rules_on_the_case'],
    ['decide', (text) => `${text} The application is approved.`, 'rules_on_the_case'],
    ['flatter', (text) => `${text} That was outstanding.`, 'rests_on_nothing'],
    ['speak of a model', (text) => `${text} As an AI language model I liked it.`, 'out_of_character'],
    ['speak of itself', (text) => `${text} I liked that part of it.`, 'out_of_character'],
    ['ask', (text) => `${text} Are you ready for the night?`, 'out_of_character'],
    ['use markup', (text) => `**${text}**`, 'not_speech'],
    ['go on and on', (text) => `${text} ${'And there is more to say about that. '.repeat(20)}`, 'too_long'],
    ['say nothing', () => '', 'empty'],
    [
      'speak German',
      () => 'Die beste Antwort war die zum Abstand der Anlage von den Wohnungen und wer das gemessen hat.',
      'other_language',
    ],
  ];
  it.each(spoiled)('is refused if it would %s', (_what, spoil, fault) => {
    const words = [spoil(builtIn[0] ?? ''), ...builtIn.slice(1)];
    expect(checkProse(words, drafts)?.fault).toBe(fault);
  });

  it('is refused if a quotation of the built-in text is lost, or a text is missing', () => {
    const quoting = drafts.map((text, i) => (i === 1 ? `${text} You said “three hundred feet”.` : text));
    const words = quoting.map(tidyWords).map((text, i) => (i === 1 ? text.replace(/"/g, '') : text));
    expect(checkProse(words, quoting)?.fault).toBe('quote_not_on_record');
    expect(checkProse(builtIn.slice(1), drafts)?.fault).toBe('not_speech');
  });

  it('appears in the report with its author, and nothing else in it changes', () => {
    const words = drafts.map((_, i) => `Words ${i}.`);
    const worded = withProse(report, words);
    expect(worded.summary).toEqual({ ...report.summary, overview: 'Words 0.', written_by: 'model' });
    expect(worded.work_on.map(({ why, written_by: by }) => [why, by])).toEqual(
      report.work_on.map((_, i) => [`Words ${i + 1}.`, 'model']),
    );
    expect({ ...worded, summary: report.summary, work_on: report.work_on }).toEqual(report);
  });
});

describe('what a language model used', () => {
  const used = made.events.reduce(
    (rehearsal, event) =>
      event.type === 'asked'
        ? applyEvent(rehearsal, { ...event, model_usage: { input_tokens: 700, output_tokens: 50 } })
        : rehearsal,
    aRehearsal({ questions: 0, vote: false, presentation: null, ordinance: null }).rehearsal,
  );

  it('is added up over questions and the report itself, and priced only if prices are set', () => {
    const worded = applyEvent(used, {
      type: 'report_worded',
      id: 'w',
      at: '2026-11-21T00:00:00.000Z',
      of: 'x',
      words: null,
      model_usage: { input_tokens: 1_000, output_tokens: 100 },
    });
    expect([worded.updatedAt, worded.startedAt]).toEqual([used.updatedAt, used.startedAt]);
    const use = { input_tokens: 9 * 700 + 1_000, output_tokens: 9 * 50 + 100 };
    expect(reportOf(worded, made.materials).model_use).toEqual({ ...use, cost_usd: null });
    expect(reportOf(worded, made.materials, [], { input: 3, output: 15 }).model_use?.cost_usd).toBeCloseTo(
      (7_300 * 3 + 550 * 15) / 1_000_000,
    );
    expect(report.model_use).toBeNull();
  });

  it.each([
    [null, 'A language model read 7,300 tokens and wrote 550 for this rehearsal.'],
    [
      0,
      'A language model read 7,300 tokens and wrote 550 for this rehearsal. At the prices set on this server that is nothing.',
    ],
    [
      0.004,
      'A language model read 7,300 tokens and wrote 550 for this rehearsal. At the prices set on this server that is less than one cent.',
    ],
    [
      1.239,
      'A language model read 7,300 tokens and wrote 550 for this rehearsal. At the prices set on this server that is $1.24.',
    ],
  ])('is stated in a sentence (%s dollars)', (cost, sentence) => {
    const use = { input_tokens: 7_300, output_tokens: 550, cost_usd: cost };
    expect(modelUseSentence(use)).toBe(sentence);
    expect(reportMarkdown({ ...report, model_use: use })).toContain(sentence);
    expect(reportMarkdown(report)).not.toContain('language model');
  });
});
