import type { Report } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';

function inPrint(value: unknown): unknown {
  if (typeof value === 'string') return typeset(value);
  if (Array.isArray(value)) return value.map(inPrint);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inPrint(inner)]));
}

/** A report as it is written into a file for people: quotation marks and apostrophes as in print, whoever wrote them. */
export const typesetReport = (report: Report): Report => inPrint(report) as Report;
