import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';
import { ordinanceRelevance } from './ordinance-facts.ts';

const read = (text: string) => readText({ kind: 'ordinance', source: 'Code', text });

const code = `[page 1]
ARTICLE IV
SOLAR ENERGY
Town of Millbrook Zoning Ordinance, adopted March 3, 2019, effective June 1, 2019
12-306-49.03 Standards
The following standards shall apply to every solar energy system in the Town of Millbrook:
a. Height. Solar panels shall not exceed fifteen (15) feet in height when
oriented at maximum tilt.
b. Setbacks.
1) All structures shall keep the yards of the district in which they stand, as the table of districts has it.
2) Solar panels shall be located a minimum of 500
[page 2]
Millbrook Code 2
feet from any existing residence, unless a lesser setback of 200 feet is agreed to by the owner.
3) Battery storage shall not be located within 600 feet of an existing residence.
Sec. 12-345. Noise.
(a) The sound of a system must not exceed 45 dBA at the property line between 10 p.m. and 7 a.m.
(b) The operator shall answer every complaint within 30 days and keep a record of what was done about it.
§ 5.3(b)(2) Application. The applicant shall submit twelve (12) copies of the site plan at least 45 days before the hearing.
17.40.020 Decommissioning. The owner shall post a bond of one hundred fifty percent of the cost of removal, and all equipment shall be removed within six months to a depth of four feet below grade.
`;

describe('sections', () => {
  const reading = read(code);
  const sectionOf = (words: string): string | undefined =>
    reading.chunks.find((chunk) => chunk.text.includes(words))?.section ?? undefined;

  it.each([
    ['fifteen (15) feet', '12-306-49.03 a. Height'],
    ['at the property line', 'Sec. 12-345'],
    ['twelve (12) copies', '§ 5.3(b)(2) Application'],
    ['one hundred fifty percent', '17.40.020 Decommissioning'],
  ])('cites %j as %j', (words, section) => {
    expect(sectionOf(words)).toContain(section);
  });

  it('cites an item of a list with the title above it', () => {
    const rule = reading.standards.find((standard) => standard.value === 500);
    expect(rule?.section).toBe('12-306-49.03 b. Setbacks 2)');
  });

  it.each([
    ['Canopies', 'Section 1141.06 (a)', 60],
    ['a canopy', 'Section 1141.06 (b)', 20],
    ['Overnight parking', 'Section 1141.06 (c)', 500],
    ['four stories', '3333.22 (A)', 50],
    ['dwelling unit', '3333.22 (B)', 1.5],
  ])('cites %j in a list that runs on in one paragraph as %j', (words, section, value) => {
    const { standards } =
      read(`Section 1141.06 Fuel sales. (a) Canopies shall be set back 60 feet from any street, as in subsection (c) of 1141.02. (b) Lighting under a canopy shall not exceed 20 foot-candles; and (c) Overnight parking of trucks is prohibited within 500 feet of a residential district.

3333.22 RM-4 district. (A) Height shall not exceed 50 feet or four stories. (B) 1.5 parking spaces shall be provided for each dwelling unit.`);
    const rule = standards.find((standard) => standard.value === value && standard.quote.includes(words));
    expect(rule?.section?.replace(/ (?:Fuel sales|RM-4 district)/, '')).toBe(section);
  });

  it('reads a sentence broken by a page, and quotes it word for word', () => {
    const rule = reading.standards.find((standard) => standard.value === 500);
    expect(rule).toMatchObject({
      subject: 'setback from residence',
      comparator: 'min',
      unit: 'feet',
      topic: 'setbacks',
      exception: false,
    });
    expect(code.slice(rule?.span.start, rule?.span.end)).toBe(rule?.quote);
  });

  it('leaves page marks out of what is read', () => {
    expect(reading.chunks.some((chunk) => /\[page|Millbrook Code 2/.test(chunk.text))).toBe(false);
  });

  it('gives the fields of a chunk', () => {
    const chunk = reading.chunks.find(({ text }) => text.includes('fifteen (15)'));
    expect(chunk).toMatchObject({
      type: 'ordinance_chunk',
      source: 'Code',
      effective_date: '2019',
      enforcement_level: 'strict',
      municipality: 'Town of Millbrook',
    });
  });
});

describe('standards', () => {
  const { standards } = read(code);
  it.each([
    ['panel height', 'max', 15, 'feet', false],
    ['setback from residence', 'min', 600, 'feet', false],
    ['noise at night', 'max', 45, 'dBA', false],
    ['decommissioning security', 'min', 150, 'percent', false],
    ['removal depth', 'min', 4, 'feet', false],
    ['removal time', 'max', 6, 'months', false],
    ['application copies', 'equals', 12, 'copies', false],
    ['setback from residence', 'min', 200, 'feet', true],
  ])('%s %s %d %s', (subject, comparator, value, unit, exception) => {
    expect(standards.map((s) => [s.subject, s.comparator, s.value, s.unit, s.exception])).toContainEqual([
      subject,
      comparator,
      value,
      unit,
      exception,
    ]);
  });

  it('keeps what an application must bring apart from what binds the project', () => {
    expect(standards.find(({ unit }) => unit === 'copies')?.process).toBe(true);
    expect(standards.find(({ value }) => value === 500)?.process).toBe(false);
  });

  it('does not mistake the condition of a rule for its limit', () => {
    const { standards: found } = read(
      'Sec. 4. Signs.\nParking lots with more than twenty (20) spaces shall have a sign that is at most 6 square feet in area.',
    );
    expect(found.map(({ value }) => value)).toEqual([6]);
  });

  it('reads the rows of a table, column by column', () => {
    const { standards: found } = read(
      '3.3. Dimensional requirements.\n3.3.1. All lots shall meet the requirements of the following table.\nShoreland Village Rural\nMinimum lot area (sq. ft.) 80,0001 40,000* 80,000\nMinimum lot width (ft.) 200 150 250\nMaximum lot coverage (%) 15 35 20\n',
    );
    expect(found.map((s) => `${s.subject} ${s.comparator} ${s.value} ${s.applies_to}`)).toEqual([
      'lot area min 80000 Shoreland district',
      'lot area min 40000 Village district',
      'lot area min 80000 Rural district',
      'lot width min 200 Shoreland district',
      'lot width min 150 Village district',
      'lot width min 250 Rural district',
      'lot coverage max 15 Shoreland district',
      'lot coverage max 35 Village district',
      'lot coverage max 20 Rural district',
    ]);
  });
});

describe('search', () => {
  const reading = read(code);
  it.each([
    ['How far must panels be from a house?', '500'],
    ['How tall can the panels be?', 'fifteen'],
    ['What is the sound limit at night?', '45 dBA'],
    ['How much is the removal bond?', 'one hundred fifty'],
    ['How many copies of the plan must I bring?', 'twelve'],
    ['What is the setbcak for batteries?', '600'],
  ])('%s', (question, words) => {
    expect(
      reading
        .search(question, 3)
        .map(({ chunk }) => chunk.text)
        .join('\n'),
    ).toContain(words);
  });

  it('finds nothing if nothing fits', () => {
    expect(reading.search('chocolate cake recipe', 3)).toEqual([]);
    expect(reading.search('', 3)).toEqual([]);
    expect(reading.search('the of and', 3)).toEqual([]);
  });

  it('answers a question that uses the long form of an abbreviation', () => {
    const short = read(
      'Sec. 1. Names.\nA utility scale solar energy conversion system (USSECS) is a solar farm connected to the grid and sells power.\nSec. 2. Size.\nA USSECS shall be limited to no more than 1,000 acres in total on any one site.\nSec. 3. Height.\nA building in this district must be no taller than forty feet to its ridge.',
    );
    expect(short.search('How large may a utility scale solar system be?', 1)[0]?.chunk.text).toContain('1,000 acres');
  });
});

describe('limits of hearing.md §5', () => {
  it('reads nothing from a text under 20 characters', () => {
    expect(read('Setback: 50 feet.').chunks).toEqual([]);
  });
  it.each([
    ['It is so.', 0.5],
    ['Fences shall be six feet.', 0.6],
    ['A special use permit is required and a variance shall not be given.', 0.9],
    [`${'word '.repeat(21)}`, 0.6],
    [`${'word '.repeat(41)}`, 0.7],
    [`shall must required prohibited permitted conditional special variance ${'word '.repeat(41)}`, 1],
  ])('relevance of %j is %d', (text, expected) => {
    expect(ordinanceRelevance(text)).toBe(expected);
  });
});

describe('whatever is filed', () => {
  const pieces = fc.constantFrom(
    'Section 1',
    'Sec. 2-3. Setbacks.',
    '(a) ',
    'a. ',
    'i. ',
    '1) ',
    '\n',
    '\n\n',
    '[page 3]\n',
    'shall be 50 feet from the road. ',
    'No sign may exceed six (6) square feet',
    '; ',
    '•',
    '–',
    'unless ',
    '5.1.2 Title. ',
    'ARTICLE II\n',
    '“',
    ' ',
    'é',
    '😀',
  );
  const filed = fc.oneof(
    fc.string({ maxLength: 400 }),
    fc.array(pieces, { maxLength: 60 }).map((list) => list.join('')),
  );

  it('quotes are word for word at their start, chunks are longer than 30 characters, and reading twice gives the same', () => {
    fc.assert(
      fc.property(filed, (text) => {
        const reading = read(text);
        for (const standard of reading.standards) {
          expect(standard.quote).not.toBe('');
          expect(text.slice(standard.span.start, standard.span.start + standard.quote.length)).toBe(standard.quote);
        }
        let last = 0;
        for (const chunk of reading.chunks) {
          expect(chunk.text.length).toBeGreaterThan(30);
          expect(chunk.span.start).toBeGreaterThanOrEqual(last);
          expect(chunk.span.end).toBeLessThanOrEqual(text.length);
          expect(chunk.relevance).toBeGreaterThanOrEqual(0.5);
          last = chunk.span.end;
        }
        for (const { score } of reading.search('How far is the sign from the road?', 5))
          expect(score >= 0 && score <= 1).toBe(true);
        const again = read(text);
        expect(again.standards).toEqual(reading.standards);
        expect(again.chunks).toEqual(reading.chunks);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    'a',
    '1',
    '.',
    ' ',
    '(',
    '(i)\n',
    '1.\n',
    'i.\n',
    'A.A.',
    '5 feet ',
    'within 5 feet ',
    '(ABC) ',
    'one ',
    '-\n',
    '§',
    'Section 1\n',
    'remove ',
  ])('is not slowed down by 20,000 characters of %j', (unit) => {
    const text = unit.repeat(Math.ceil(20_000 / unit.length));
    const began = performance.now();
    read(text).search(text.slice(0, 3_000), 5);
    // Quadratic work would take minutes; the limit is generous so that a busy machine does not fail it.
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
