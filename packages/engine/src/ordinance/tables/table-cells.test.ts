import { describe, expect, it } from 'vitest';
import { readText } from '../read-text.ts';
import { tableCells } from './table-cells.ts';

const said = (text: string): string[] =>
  tableCells(text).map(({ row, column, value }) => `${row} / ${column}: ${value}`);

describe('the cells of a table', () => {
  it('replaces repetition marks with what is above', () => {
    expect(
      said('District | Front (ft.) | Rear (ft.)\nR-1 | 40 | 30\nR-2 | same as above | "\nR-3 | 25 | ditto'),
    ).toEqual([
      'R-1 / Front (ft.): 40 ft.',
      'R-1 / Rear (ft.): 30 ft.',
      'R-2 / Front (ft.): 40 ft.',
      'R-2 / Rear (ft.): 30 ft.',
      'R-3 / Front (ft.): 25 ft.',
      'R-3 / Rear (ft.): 30 ft.',
    ]);
  });

  it('carries the name of a group, and a header over the columns below it', () => {
    const table = [
      '| Kind   |       | Days    ||',
      '|        |       | Dry | Wet |',
      '|--------|-------|-----|-----|',
      '| Quarry | Rock  | 6   | 5   |',
      '|        | Sand  | 6   | 4   |',
    ].join('\n');
    expect(said(table)).toContain('Quarry, Sand / Days, Wet: 4');
    expect(said(table)).toContain('Quarry, Rock / Days, Dry: 6');
  });

  it('reads columns lined up with spaces, with the unit of the title and a row that refers to another', () => {
    const table = [
      'TABLE 4. SETBACKS IN FEET',
      '              Road    Line',
      'Barn           100      50',
      'Pit            300     200',
      'Lagoon         as Pit in all columns',
    ].join('\n');
    expect(said(table)).toEqual([
      'Barn / Road: 100 feet',
      'Barn / Line: 50 feet',
      'Pit / Road: 300 feet',
      'Pit / Line: 200 feet',
      'Lagoon / Road: 300 feet',
      'Lagoon / Line: 200 feet',
    ]);
  });

  it('finds no table in prose and none in one line', () => {
    expect(tableCells('The setback is 40 feet.\nThe fence is 6 feet.\n\nA | B')).toEqual([]);
  });

  it('gives a repeated setback to its own row of the standards', () => {
    const text =
      '4.2 Setbacks\n| District | Front setback | Rear setback |\n|---|---|---|\n| A-1 | 75 feet | 50 feet |\n| A-2 | same as above | 40 feet |';
    const { standards } = readText({ kind: 'ordinance', source: 'code', text });
    expect(standards.filter(({ value }) => value === 75).map(({ applies_to }) => applies_to)).toHaveLength(2);
  });
});

describe('a table whose gaps were lost', () => {
  const lines = [
    'Uses in the Ridge Top District are limited further in Article 6.',
    'Ridge Valley',
    'Top Floor Hamlet',
    'Minimum lot area (sq. ft.) 90,0001 60,000* 45,000',
    'Minimum setbacks (ft.)',
    'Front',
    ' From right-of-way of a town road 50 40 30',
    ' From centerline of a county',
    ' highway 85 75 60',
    'Side 25 25 15',
    'Maximum lot coverage (%) 10 20 35',
    'No lot shall be divided otherwise.',
  ].join('\n');

  it('has its names from several lines, its headings, and rows that continue', () => {
    const found = tableCells(`The Valley Floor District is open.\n${lines}`).map(
      ({ row, column, value }) => `${row} / ${column}: ${value}`,
    );
    expect(found.filter((cell) => cell.includes('Hamlet'))).toEqual([
      'Minimum lot area (sq. ft.) / Hamlet: 45,000 sq. ft.',
      'Minimum setbacks (ft.), Front, From right-of-way of a town road / Hamlet: 30 ft.',
      'Minimum setbacks (ft.), Front, From centerline of a county highway / Hamlet: 60 ft.',
      'Minimum setbacks (ft.), Side / Hamlet: 15 ft.',
      'Maximum lot coverage (%) / Hamlet: 35%',
    ]);
    expect(found).toContain('Minimum lot area (sq. ft.) / Ridge Top: 90,000 sq. ft.');
    expect(found).toContain('Minimum lot area (sq. ft.) / Valley Floor: 60,000 sq. ft.');
  });

  it('gives its figures to the districts of its columns', () => {
    const { standards } = readText({ kind: 'ordinance', source: 'code', text: `3.2 Dimensions\n${lines}` });
    const side = standards.filter(({ subject, value }) => subject.includes('setback') && value === 15);
    expect(side.map(({ applies_to, from }) => `${applies_to} ${from}`)).toEqual(['Hamlet district table']);
  });
});

describe('a table with one cell per line', () => {
  it('has rows of words if cells repeat, headings, and separate notes', () => {
    const text = [
      'Kind of tower',
      'Where allowed',
      'Permit needed',
      'Test tower',
      'All districts',
      'Staff permit',
      'Small turbine',
      '• up to 120 feet',
      'All districts',
      'Staff permit',
      '• above 120 feet',
      'All districts',
      'Special use permit 1',
      '1 See Section 9.4.',
    ].join('\n');
    expect(said(text)).toContain('Test tower / Where allowed: All districts');
    expect(said(text)).toContain('Small turbine up to 120 feet / Permit needed: Staff permit');
    expect(said(text)).toContain('Small turbine above 120 feet / Permit needed: Special use permit');
  });
});

describe('a table with its columns kept, over pages', () => {
  const table = [
    '* See Chapter 4',
    '** See the water ordinance',
    '                              Ridge                      Creek',
    '                              Protection    Hamlet       Protection',
    'Open land                        Y             Y             Y',
    'Clearing of trees for a road',
    '   and the lots on it            N             P             P1',
    'Piers*',
    '   In the water all year         N             N/A           C',
    '',
    '                               Ridge                      Creek',
    '                              Protection    Hamlet       Protection',
    'Withdrawal of water**',
    'Sawmill',
    'less than 2,000 sq. ft. of floor',
    '   space                         N             C             C',
    '   2,000 sq. ft. or more of',
    '   floor space                   N             N             C',
    '1 - Below the dam alone',
  ];
  const text = ['The Ridge Protection district is mapped, the Creek Protection district is not.', ...table].join('\n');

  it('has names of two words, names that come again, labels over lines, and marks', () => {
    expect(said(text)).toEqual(
      expect.arrayContaining([
        'Open land / Ridge Protection: Y',
        'Clearing of trees for a road and the lots on it / Creek Protection: P',
        'Piers, In the water all year / Hamlet: N/A',
        'Sawmill less than 2,000 sq. ft. of floor space / Creek Protection: C',
        'Sawmill, 2,000 sq. ft. or more of floor space / Hamlet: N',
      ]),
    );
    expect(said(text).some((cell) => cell.includes('Withdrawal'))).toBe(false);
    expect(said(text)).toHaveLength(15);
  });
});

describe('cells that are easily lost', () => {
  it.each([
    [
      'a blank first cell behind no frame',
      'District | Use | Height\nR-1 | Dwelling | 35 ft\n | Barn | 45 ft\nC-1 | Store | 40 ft\n | Hotel | 60 ft',
      'C-1, Hotel / Height: 60 ft',
    ],
    [
      'a cell with commas in a sheet saved with commas',
      'District,Lot area,Front\nR-1,"20,000 sq ft",30 ft\nR-2,"10,000 sq ft",25 ft',
      'R-2 / Lot area: 10,000 sq ft',
    ],
    [
      'a name of labels in small letters, gaps lost',
      'Receiving land use Day Night\nResidential 55 dBA 45 dBA\nCommercial 65 dBA 60 dBA\nIndustrial 70 dBA 70 dBA',
      'Commercial / Night: 60 dBA',
    ],
    [
      'a cell that goes on with a figure',
      [
        'Use                  Spaces required        Loading',
        'Restaurant           1 per 3 seats, plus    1 berth',
        '                     1 per 2 employees',
        'Hotel                1 per room             1 berth per',
        '                                            100 rooms',
        'Church               1 per 4 seats          none',
      ].join('\n'),
      'Restaurant / Spaces required: 1 per 3 seats, plus 1 per 2 employees',
    ],
  ])('%s', (_, text, cell) => {
    expect(said(text)).toContain(cell);
  });

  it('takes hours over other figures for the names of columns', () => {
    const table = [
      'Receiving land use     7 a.m.-10 p.m.   10 p.m.-7 a.m.',
      'Residential            55               50',
      'Industrial             75               75',
    ].join('\n');
    expect(said(table)).toContain('Residential / 10 p.m.-7 a.m.: 50');
  });

  it('keeps hours in the cells of a table of hours', () => {
    const table = ['Day            Hours', 'Weekdays       7 a.m. to 6 p.m.', 'Saturday       8 a.m. to 1 p.m.'].join(
      '\n',
    );
    expect(said(table)).toContain('Saturday / Hours: 8 a.m. to 1 p.m.');
  });

  it('makes no sheet of sentences with commas', () => {
    const prose = [
      'The applicant, the owner, and the engineer shall sign the plan',
      'within 30 days, at the counter, with a copy for each',
      'and within 60 days, by mail, with a receipt for all',
    ].join('\n');
    expect(said(prose)).toEqual([]);
  });
});
