import type { RoomPoint } from './blocks.ts';

const width = 520;
const height = 150;
const left = 8;
const foot = 24;

/* Distinguished by dash as well as by shade, since many of these are printed in black and white. */
const lines = [
  { meter: 'frustration', name: 'Frustration', stroke: '#8d221c', dash: '' },
  { meter: 'trust', name: 'Trust', stroke: '#1f5a33', dash: '6 3' },
  { meter: 'crowd_energy', name: 'Crowd energy', stroke: '#1d4a80', dash: '2 3' },
] as const;

/** Frustration, trust and crowd energy after each answer, as an SVG picture. Gives markup without any text that a
 *  user wrote. */
export function roomDrawing(points: readonly RoomPoint[]): string {
  const step = (width - 2 * left) / Math.max(1, points.length - 1);
  const x = (at: number): number => Math.round((left + at * step) * 10) / 10;
  const y = (value: number): number => Math.round((10 + (1 - value) * (height - foot - 20)) * 10) / 10;
  const drawn = lines.map(
    ({ meter, stroke, dash }) =>
      `<polyline fill="none" stroke="${stroke}" stroke-width="1.8"${dash === '' ? '' : ` stroke-dasharray="${dash}"`} points="${points.map((point, at) => `${x(at)},${y(point[meter])}`).join(' ')}"/>`,
  );
  const legend = lines.map(
    ({ name, stroke, dash }, at) =>
      `<line x1="${left + at * 150}" y1="${height - 6}" x2="${left + 24 + at * 150}" y2="${height - 6}" stroke="${stroke}" stroke-width="1.8"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/><text x="${left + 30 + at * 150}" y="${height - 3}" font-size="9" fill="#333333">${name}</text>`,
  );
  const frame = [0, 0.5, 1].map(
    (value) =>
      `<line x1="${left}" y1="${y(value)}" x2="${width - left}" y2="${y(value)}" stroke="#d8cdb8" stroke-width="0.7"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${[...frame, ...drawn, ...legend].join('')}</svg>`;
}

/** The same in words, for those who cannot see it. */
export function roomInWords(points: readonly RoomPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  const moved = lines.map(
    ({ meter, name }) =>
      `${name.toLowerCase()} from ${Math.round(first[meter] * 100)} to ${Math.round(last[meter] * 100)} %`,
  );
  return `Over ${points.length - 1} answers: ${moved.join(', ')}.`;
}
