import { readFileSync } from 'node:fs';
import { parsePdf } from '../packages/server/src/documents/formats/parse-pdf.ts';

/* A separate process that reads one PDF and prints what it cost. Takes: the file. */

const { pages } = await parsePdf(new Uint8Array(readFileSync(process.argv[2] ?? '')));
console.log(JSON.stringify({ pages, peakMiB: process.resourceUsage().maxRSS / 1_024 }));
