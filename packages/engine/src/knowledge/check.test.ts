import { describe, expect, test } from 'vitest';
import { allTopics, entryFor, topicById } from './all-topics.ts';
import { checkKnowledge, cuePattern } from './check.ts';
import { industryGroups, topicIds } from './types.ts';
import type { KnowledgeEntry, TopicKnowledge } from './types.ts';

const fillings: readonly (readonly [RegExp, string])[] = [
  [/decibel|\bdba?\b/, '45 decibels'],
  [/percent|share/, '40 percent'],
  [/amount|dollars|cost|price|fee\b|sum\b/, '$400,000'],
  [/acre/, '40 acres'],
  [/mile/, '2 miles'],
  [/feet|foot|distance|height|depth|width|length/, '400 feet'],
  [/inch/, '6 inches'],
  [/gallon/, '5,000 gallons'],
  [/kelvin/, '3000 kelvin'],
  [/minutes/, '20 minutes'],
  [/\bhours\b/, '12 hours'],
  [/days/, '30 days'],
  [/weeks/, '6 weeks'],
  [/months/, '6 months'],
  [/years/, '20 years'],
  [/date|month/, 'June 1'],
  [/\btime\b/, '7 a.m.'],
  [/number|count|how many|figure|temperature|size|ratio|angle|degrees|rate|year|level|inches/, '12'],
];

/** What an applicant would plausibly put into a blank, by what the blank asks for. */
function fillBlank(blank: string): string {
  const asked = blank.slice(1, -1).toLowerCase();
  for (const [pattern, filling] of fillings) if (pattern.test(asked)) return filling;
  return asked;
}

const entries = allTopics.flatMap((topic) =>
  industryGroups.flatMap((group) => {
    const entry = topic.entries[group];
    return entry === undefined ? [] : [{ place: `${topic.topic}/${group}`, topic, entry }];
  }),
);

describe('the knowledge', () => {
  test('keeps every rule of its types', () => {
    expect(checkKnowledge(allTopics)).toEqual([]);
  });

  test('covers every topic, with distinct elements for each group', () => {
    expect(allTopics.map((topic) => topic.topic)).toEqual([...topicIds]);
    expect(topicById('setbacks')?.noun).toBe('setbacks');
    expect(entryFor('shadow_flicker', 'commercial')).toBeNull();
    expect(entryFor('glare', 'manufacturing')).toBe(topicById('glare')?.entries.generic);
    expect(entryFor('noise', 'wind')).toBe(topicById('noise')?.entries.wind);
  });

  test.each(entries)('$place: each element recognises its own model sentence', ({ entry }) => {
    for (const element of entry.elements) {
      const spoken = element.model.replace(/\[[^[\]]*\]/g, fillBlank);
      const recognised = element.cues.some((cue) => cuePattern(cue).test(spoken));
      expect(recognised, `${element.id}: ${spoken}`).toBe(true);
      if (element.needsFigure === true) expect(spoken, `${element.id} wants a figure`).toMatch(/\d/);
    }
  });

  test.each(entries)('$place: no element is recognised in an empty promise', ({ entry }) => {
    const empty =
      'Thank you for the question. We take that very seriously and we are committed to being a good neighbor here.';
    for (const element of entry.elements) {
      expect(
        element.cues.filter((cue) => cuePattern(cue).test(empty)),
        element.id,
      ).toEqual([]);
    }
  });

  test.each(allTopics)('$topic: its cues recognise most of its own conditions of approval', (topic) => {
    const texts = industryGroups.flatMap((group) => {
      const entry = topic.entries[group];
      return entry === undefined ? [] : [entry.condition];
    });
    const hits = texts.filter((text) => topic.cues.some((cue) => cuePattern(cue).test(text)));
    expect(hits.length / texts.length, texts.filter((text) => !hits.includes(text)).join('\n')).toBeGreaterThanOrEqual(
      0.5,
    );
  });
});

describe('checkKnowledge', () => {
  const sound = allTopics[0];
  if (sound === undefined) throw new Error('there is no topic to plant faults in');
  const entry = sound.entries.generic;
  if (entry === undefined) throw new Error('the first topic has no generic entry');
  const first = entry.board[0];
  const element = entry.elements[0];
  if (first === undefined || element === undefined) throw new Error('the entry is empty');

  function withEntry(change: Partial<KnowledgeEntry>): TopicKnowledge {
    return { ...(sound as TopicKnowledge), entries: { generic: { ...(entry as KnowledgeEntry), ...change } } };
  }

  test('finds nothing wrong with a sound topic', () => {
    expect(checkKnowledge([withEntry({})])).toEqual([]);
  });

  test.each<[string, TopicKnowledge, RegExp]>([
    ['too few board questions', withEntry({ board: entry.board.slice(0, 4) }), /4 board questions/],
    [
      'a missing degree of sharpness',
      withEntry({ board: entry.board.map((q) => ({ ...q, sharpness: 2 })) }),
      /no board question of sharpness 3/,
    ],
    [
      'one purpose only',
      withEntry({ board: entry.board.map((q) => ({ ...q, purpose: 'criticism' })) }),
      /fewer than 3 purposes/,
    ],
    [
      'digits',
      withEntry({
        board: [{ ...first, text: 'Is it 500 feet from the nearest house to you?' }, ...entry.board.slice(1)],
      }),
      /digits in/,
    ],
    [
      'an unknown slot',
      withEntry({ resident: ['How far is {applicant} going to be from my house?', ...entry.resident] }),
      /unknown slot \{applicant\}/,
    ],
    ['a line too short', withEntry({ expert: ['Too short a line.', ...entry.expert] }), /4 words/],
    [
      'an exclamation',
      withEntry({ resident: ['I will not have that thing next to me!', ...entry.resident] }),
      /exclamation mark/,
    ],
    [
      'an unknown element sought',
      withEntry({ board: [{ ...first, after: ['nowhere'] }, ...entry.board.slice(1)] }),
      /after "nowhere"/,
    ],
    [
      'an element given twice',
      withEntry({ elements: [element, ...entry.elements.slice(0, 5)] }),
      /element given twice/,
    ],
    ['too few elements', withEntry({ elements: entry.elements.slice(0, 4) }), /4 elements/],
    [
      'a broken cue',
      withEntry({ elements: [{ ...element, cues: ['(open'] }, ...entry.elements.slice(1)] }),
      /no regular expression/,
    ],
    [
      'a model without a blank',
      withEntry({ elements: [{ ...element, model: 'The nearest home is far away.' }, ...entry.elements.slice(1)] }),
      /has no blank/,
    ],
    [
      'a model with a broken blank',
      withEntry({
        elements: [{ ...element, model: 'The home is [distance away, at [feet].' }, ...entry.elements.slice(1)],
      }),
      /unbalanced brackets/,
    ],
    ['too few residents', withEntry({ resident: entry.resident.slice(0, 2) }), /2 resident lines/],
    ['too few experts', withEntry({ expert: entry.expert.slice(0, 1) }), /1 expert lines/],
    [
      'a remark that asks',
      withEntry({ remarks: ['Would that be all right with you then?', ...entry.remarks] }),
      /a remark asks a question/,
    ],
    ['a repeated line', withEntry({ remarks: [...entry.remarks, entry.remarks[0] ?? ''] }), /already stands in/],
    ['a weight outside its range', withEntry({ boardWeight: 1.2 }), /outside 0\.\.1/],
    ['no figures', withEntry({ figures: [] }), /no figures/],
    ['a condition without a blank', withEntry({ condition: 'Setbacks shall be kept.' }), /condition has no blank/],
    ['no entry', { ...sound, entries: {} }, /has no entry/],
  ])('reports %s', (_fault, topic, expected) => {
    expect(checkKnowledge([topic]).some((fault) => expected.test(fault))).toBe(true);
  });

  test('reports a topic given twice and openings that repeat', () => {
    expect(checkKnowledge([sound, sound]).join('\n')).toMatch(/given twice/);
    const alike = ['wall', 'fence', 'drive'].map((what) => ({
      ...first,
      text: `Where exactly is the ${what} on this drawing here?`,
    }));
    expect(checkKnowledge([withEntry({ board: [...alike, ...entry.board] })]).join('\n')).toMatch(
      /3 board questions open with "where exactly is"/,
    );
  });
});
