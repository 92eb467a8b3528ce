import { describe, expect, it } from 'vitest';
import { randomFrom, type Random } from '../../base/random.ts';
import { tableCells } from './table-cells.ts';

/* A made-up table, written in the layouts that codes use and read back: every cell has to be under its names. */

interface Made {
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

const kinds: readonly {
  corner: string;
  names: readonly string[];
  columns: readonly string[];
  cell: (of: Random) => string;
}[] = [
  {
    corner: 'District',
    names: ['R-1', 'R-2', 'R-3A', 'AG', 'C-1', 'M-2', 'PUD', 'RR-5'],
    columns: ['Lot area', 'Lot width', 'Front yard', 'Side yard', 'Rear yard', 'Height'],
    cell: (of) => `${5 + below(of, 400) * 5} ft`,
  },
  {
    corner: 'Use',
    names: ['Hospital', 'Church', 'Day care center', 'Motor freight terminal', 'Self storage', 'Kennel', 'Greenhouse'],
    columns: ['Agricultural', 'Residential', 'Commercial', 'Industrial'],
    cell: (of) => of.pick(['P', 'C', 'N', 'SE']),
  },
  {
    corner: 'Receiving land',
    names: ['Residence', 'School', 'Cemetery', 'Property line', 'Public road', 'River bank'],
    columns: ['Tower', 'Substation', 'Laydown yard'],
    cell: (of) => of.pick(['1,500', '660', '50', '200', '1,320', 'none']),
  },
];

const below = (random: Random, most: number): number => Math.floor(random.next() * most);

function madeTable(seed: number): Made {
  const random = randomFrom(seed, 'table');
  const kind = kinds[seed % kinds.length] as (typeof kinds)[number];
  const columns = kind.columns.slice(0, 2 + below(random, kind.columns.length - 1));
  const names = kind.names.slice(below(random, 3)).slice(0, 3 + below(random, 4));
  return {
    corner: kind.corner,
    columns,
    rows: names.map((name) => ({ name, cells: columns.map(() => kind.cell(random)) })),
  };
}

const all = ({ corner, columns, rows }: Made): string[][] => [
  [corner, ...columns],
  ...rows.map(({ name, cells }) => [name, ...cells]),
];

function padded(rows: readonly (readonly string[])[], gap: number, fill = ' '): string[] {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd((widths[i] ?? 0) + gap, fill)))
      .join('')
      .trimEnd(),
  );
}

function rightAligned({ corner, columns, rows }: Made): string {
  const width = Math.max(...columns.map((name) => name.length)) + 4;
  const first = Math.max(corner.length, ...rows.map(({ name }) => name.length));
  const line = (name: string, cells: readonly string[]): string =>
    name.padEnd(first) + cells.map((cell) => cell.padStart(width)).join('');
  return [line('', columns), ...rows.map(({ name, cells }) => line(name, cells))].join('\n');
}

/** Names of two words over two lines. */
function brokenHead(made: Made): string {
  const [head = [], ...rows] = all(made);
  const upper = head.map((name) => (name.includes(' ') ? (name.split(' ')[0] ?? '') : ''));
  const lower = head.map((name) =>
    name
      .split(' ')
      .slice(name.includes(' ') ? 1 : 0)
      .join(' '),
  );
  return padded([upper, lower, ...rows], 3).join('\n');
}

function framed(made: Made): string {
  const lines = padded(
    all(made).map((row) => ['', ...row.map((cell) => `| ${cell} `), '|']),
    0,
  );
  const rule = (lines[0] ?? '').replace(/[^|]/g, '-').replaceAll('|', '+');
  return [rule, ...lines.flatMap((line) => [line, rule])].join('\n');
}

/** One name spanning all columns but the first. */
function spanned(made: Made): string {
  const [head = '', ...rows] = padded(all(made), 4);
  const name = 'Standards of the zone';
  const middle = Math.floor((made.rows[0]?.name.length ?? 0) + (head.length - name.length) / 2) + 4;
  return [' '.repeat(middle) + name, head, ...rows].join('\n');
}

const layouts: Readonly<Record<string, (made: Made) => string>> = {
  'bars with a rule': (made) => {
    const [head = [], ...rows] = all(made);
    return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
  },
  'bars alone': (made) =>
    all(made)
      .map((row) => row.join(' | '))
      .join('\n'),
  tabs: (made) =>
    all(made)
      .map((row) => row.join('\t'))
      .join('\n'),
  'a frame': framed,
  'columns of spaces': (made) => padded(all(made), 3).join('\n'),
  'columns of spaces, a line between rows': (made) => padded(all(made), 3).join('\n\n'),
  'columns of spaces under a rule': (made) => {
    const [head = '', ...rows] = padded(all(made), 2);
    return [head, '-'.repeat(head.length), ...rows].join('\n');
  },
  'columns to the right, the first without a name': rightAligned,
  'names broken over lines': brokenHead,
  'bars, title and names said twice': (made) => {
    const [head = [], ...rows] = all(made);
    const title = ['Standards of all zones', ...head.slice(1).map(() => '')];
    return [title, head, title, head, ...rows].map((row) => row.join(' | ')).join('\n');
  },
  'bars, nothing over the labels': ({ columns, rows }) =>
    [`${columns.join(' | ')} | |`, ...rows.map(({ name, cells }) => `${[name, ...cells].join(' | ')} |`)].join('\n'),
  'a cell a line, each with its bar': (made) =>
    all(made)
      .map((row) => ['|', ...row.map((cell) => `${cell} |`)].join('\n'))
      .join('\n'),
  'bars, the rows counted': ({ corner, columns, rows }) =>
    [['No.', corner, ...columns], ...rows.map(({ name, cells }, i) => [`${i + 1}.`, name, ...cells])]
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n'),
  'a frame around cells of two lines': (made) => {
    const rows = all(made);
    const rule = `+${rows[0]?.map(() => '------').join('+') ?? ''}+`;
    const lines = rows.flatMap(([first = '', ...rest]) => {
      const [word = '', ...more] = first.split(' ');
      const below = more.length === 0 ? [] : [`| ${more.join(' ')} ${rest.map(() => '|').join(' ')} |`];
      return [`| ${[word, ...rest].join(' | ')} |`, ...below, rule];
    });
    return [rule, ...lines].join('\n');
  },
  'a record for each row': ({ columns, rows }) =>
    rows
      .map(({ name, cells }) => [name, ...columns.map((column, i) => `${column}: ${cells[i] ?? ''}`)].join('\n'))
      .join('\n\n'),
};

const readBack = (text: string): string[] =>
  tableCells(text).map(({ row, column, value }) => `${row} / ${column}: ${value}`);

const wanted = ({ columns, rows }: Made): string[] =>
  rows.flatMap(({ name, cells }) => columns.map((column, i) => `${name} / ${column}: ${cells[i] ?? ''}`));

describe('a table set in many layouts', () => {
  const seeds = Array.from({ length: 30 }, (_, seed) => seed);

  it.each(Object.keys(layouts))('is read back from %s', (name) => {
    for (const seed of seeds) {
      const made = madeTable(seed);
      const text = `Sec. 4.${seed} Standards.\nThe following standards shall apply.\n\n${layouts[name]?.(made) ?? ''}\n\nThe board may reduce none of these.`;
      expect(readBack(text), text).toEqual(wanted(made));
    }
  });

  it.each([
    ['a cell a line', (made: Made): string => all(made).flat().join('\n')],
    [
      'a cell a line, names said twice',
      (made: Made): string => [...(all(made)[0] ?? []), ...all(made).flat()].join('\n'),
    ],
    [
      'lines whose gaps were lost',
      ({ columns, rows }: Made): string =>
        [
          columns.map((column) => column.replaceAll(' ', '-')).join(' '),
          ...rows.map(({ name, cells }) => [name, ...cells].join(' ')),
        ].join('\n'),
    ],
  ])('is read back from %s if its cells are figures', (name, layout) => {
    for (const seed of seeds.filter((one) => one % kinds.length !== 1)) {
      const made = madeTable(seed);
      const text = `The following standards shall apply.\n${layout(made)}\nThe board may reduce none of these.`;
      const found = readBack(text).map((cell) => (name.startsWith('lines') ? cell.replaceAll('-', ' ') : cell));
      const expected = wanted(made).map((cell) => (name.startsWith('lines') ? cell.replaceAll('-', ' ') : cell));
      expect(found, text).toEqual(expected);
    }
  });

  it('has a name that spans several columns before each of them', () => {
    for (const seed of seeds) {
      const made = madeTable(seed);
      const found = readBack(`Table ${seed}.\n\n${spanned(made)}\n`);
      const columns = made.columns.map((column) => `Standards of the zone, ${column}`);
      expect(found, spanned(made)).toEqual(wanted({ ...made, columns }));
    }
  });

  it.each([
    [
      'names over two lines, one over three columns, and a row set in',
      [
        'District      Min. lot     Setbacks (feet)              Max.',
        '              area         Front    Side     Rear       height',
        '-------------------------------------------------------------',
        'A-1           5 acres      75       40       50         35 ft.',
        'R-2 (1)       12,000 sf    30       10       25         30 ft.',
        '  with sewer  9,000 sf     25       8        25         30 ft.',
      ],
      [
        'A-1 / Setbacks (feet), Side: 40 feet',
        'R-2 with sewer / Setbacks (feet), Side: 8 feet',
        'R-2 / Min. lot area: 12,000 sf',
      ],
    ],
    [
      'a cell that goes on and refers to another row',
      [
        'From                To occupied     To public',
        '                    building        road',
        'Wellhead            1,000 ft        150 ft',
        'Compressor          1,500 ft        same as',
        '                                    wellhead',
      ],
      ['Compressor / To public road: 150 ft', 'Compressor / To occupied building: 1,500 ft'],
    ],
    [
      'labels and values by turns under headings',
      [
        'Noise by zone',
        'Zone',
        'Homes',
        'Day (7 am - 10 pm)',
        '55 dBA',
        'Night',
        '45 dBA',
        'Shops',
        'Day (7 am - 10 pm)',
        '65 dBA',
        'Night',
        '60 dBA',
      ],
      ['Homes, Day (7 am - 10 pm) / Zone: 55 dBA', 'Shops, Night / Zone: 60 dBA'],
    ],
    [
      'dots between label and figure',
      ['Parking spaces', 'Hospital ............ 3 per licensed bed', 'Nursing home ........ 1 per 4 beds'],
      ['Nursing home / Parking spaces: 1 per 4 beds'],
    ],
    [
      'stops',
      [
        'Lot size; Height; Setback',
        'Under 1 acre; 15 feet; 10 feet',
        '1 to 5 acres; 20 feet; 25 feet',
        'Over 5 acres; 35 feet; 50 feet',
      ],
      ['1 to 5 acres / Setback: 25 feet'],
    ],
    [
      'figures with a fraction, gaps lost',
      ['Zone R-1 R-2 B-1', 'Lot area (acres) 2 1 0.5', 'Height (stories) 2 1/2 2 1/2 3'],
      ['Lot area (acres) / B-1: 0.5 acres', 'Height (stories) / R-2: 2 1/2'],
    ],
  ])('is read with %s', (_, lines, cells) => {
    expect(readBack(lines.join('\n'))).toEqual(expect.arrayContaining(cells));
  });

  it('is not found in prose', () => {
    const prose = [
      'The setback is 40 feet.  The fence is 6 feet.\nNo use shall exceed 35 feet.  Towers are limited to 120 feet.',
      'A.  The applicant shall submit two copies.\nB.  The county shall decide within 60 days.',
      'Hours: 7 a.m. to 6 p.m.\nDays: Monday to Friday.',
      'Adopted on March 11, 1978\nAmended on March 10, 1984\nAmended on June 7, 2008',
      '1.1 Short title 6\n1.2 Purpose 6\n1.3 Basic requirements 6\n1.4 Nonconformance 7',
    ];
    for (const text of prose) expect(tableCells(text), text).toEqual([]);
  });
});
