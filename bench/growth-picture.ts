import type { BenchSeries, Point } from './row.ts';
import { figure } from './table.ts';

/* The series as one picture, in small charts side by side. Both axes are logarithmic: a flat line is a cost that doesn't grow; a line that
   rises as much as it goes right grows as fast as the work. */

const cell = { width: 430, height: 280 };
const inner = { left: 64, right: 24, top: 58, bottom: 52 };
const ours = '#1f4e79';
const theirs = '#a5553f';
const ink = '#2b2b2b';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const label = (x: number, y: number, text: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escaped(text)}</text>`;

/** Powers of ten that hold all values. */
function decades(values: readonly number[]): readonly [number, number] {
  const known = values.filter((value) => value > 0);
  const low = Math.floor(Math.log10(Math.min(...known)));
  return [low, Math.max(low + 1, Math.ceil(Math.log10(Math.max(...known))))];
}

function oneChart({ name, x, y, points, reference }: BenchSeries, left: number, top: number): string {
  const all = [...points, ...reference.points];
  const [yLow, yHigh] = decades(all.map((point) => point.y));
  const xs = all.map((point) => Math.log10(point.x));
  const [xLow, xHigh] = [Math.min(...xs), Math.max(...xs)];
  const width = cell.width - inner.left - inner.right;
  const height = cell.height - inner.top - inner.bottom;
  const place = ({ x: across, y: up }: Point): readonly [number, number] => [
    left + inner.left + ((Math.log10(across) - xLow) / (xHigh - xLow || 1)) * width,
    top + inner.top + height - ((Math.log10(Math.max(up, 10 ** yLow)) - yLow) / (yHigh - yLow)) * height,
  ];
  const line = (of: readonly Point[], color: string, dash: string): string =>
    `<path d="M${of
      .map((point) =>
        place(point)
          .map((value) => value.toFixed(1))
          .join(' '),
      )
      .join(' L')}" fill="none" stroke="${color}" stroke-width="2"${dash}/>${of
      .map((point) => {
        const [cx, cy] = place(point);
        return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="3" fill="${color}"/>`;
      })
      .join('')}`;
  const grid = Array.from({ length: yHigh - yLow + 1 }, (_x, i) => {
    const value = 10 ** (yLow + i);
    const [, at] = place({ x: points[0]?.x ?? 1, y: value });
    return `<line x1="${left + inner.left}" x2="${left + inner.left + width}" y1="${at.toFixed(1)}" y2="${at.toFixed(1)}" stroke="#dcdcdc"/>${label(left + inner.left - 8, at + 4, figure(value), 'text-anchor="end" class="axis"')}`;
  }).join('');
  const ticks = points
    .map((point) =>
      label(place(point)[0], top + inner.top + height + 18, figure(point.x), 'text-anchor="middle" class="axis"'),
    )
    .join('');
  const last = points.at(-1);
  return [
    label(left + 16, top + 24, name, 'class="name"'),
    `<line x1="${left + 16}" x2="${left + 34}" y1="${top + 40}" y2="${top + 40}" stroke="${ours}" stroke-width="2"/>`,
    label(
      left + 40,
      top + 44,
      last === undefined ? 'Rostrum' : `Rostrum, ${figure(last.y)} ${y} at the end`,
      'class="axis"',
    ),
    `<line x1="${left + 230}" x2="${left + 248}" y1="${top + 40}" y2="${top + 40}" stroke="${theirs}" stroke-width="2" stroke-dasharray="5 4"/>`,
    label(left + 254, top + 44, reference.name, 'class="axis"'),
    grid,
    ticks,
    label(left + inner.left + width / 2, top + cell.height - 12, `${x} (${y})`, 'text-anchor="middle" class="axis"'),
    line(reference.points, theirs, ' stroke-dasharray="5 4"'),
    line(points, ours, ''),
  ].join('\n');
}

/** The picture as SVG. It has its own background, so that it can be read on a dark page too. */
export function growthPicture(series: readonly BenchSeries[]): string {
  const rows = Math.ceil(series.length / 2);
  const size = { width: cell.width * 2, height: cell.height * rows };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" aria-label="Costs as the work grows">`,
    `<style>text{font-family:system-ui,sans-serif;fill:${ink}}.name{font-size:15px;font-weight:600}.axis{font-size:11.5px;fill:#555}</style>`,
    `<rect width="${size.width}" height="${size.height}" rx="8" fill="#fff"/>`,
    ...series.map((one, i) => oneChart(one, (i % 2) * cell.width, Math.floor(i / 2) * cell.height)),
    '</svg>',
    '',
  ].join('\n');
}
