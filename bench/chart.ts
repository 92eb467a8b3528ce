import type { BenchSeries } from './row.ts';
import { figure } from './table.ts';

const width = 40;

/** A series as lines of text: a bar for each point, and the reference next to it. */
export function chart({ name, x, y, points, reference }: BenchSeries): string {
  const most = Math.max(...points.map((point) => point.y), ...reference.points.map((point) => point.y), 1e-9);
  const bar = (value: number): string => '█'.repeat(Math.max(value > 0 ? 1 : 0, Math.round((value / most) * width)));
  const lines = points.map((point, i) => {
    const beside = reference.points[i];
    const besideText = beside === undefined ? '' : `   ${reference.name}: ${figure(beside.y)}`;
    return `  ${figure(point.x).padStart(8)} ${x}  ${figure(point.y).padStart(8)} ${y}  ${bar(point.y)}${besideText}`;
  });
  return `${name}\n${lines.join('\n')}`;
}
