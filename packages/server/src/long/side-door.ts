import type { FastifyInstance } from 'fastify';
import type { Settings } from '../env.ts';
import { unpacked, type PackedReading } from '../documents/packed-reading.ts';
import { SentText } from '../documents/pieces.ts';
import type { SentPaper } from '../documents/read-paper.ts';
import type { Paper, Readings } from '../rehearsals/readings.ts';

/* What is different when the server runs behind another copy of itself, on a socket that nobody else can open. */

const readingBytes = 400 * 1024 * 1024;

interface Head extends Omit<PackedReading, 'gzip'> {
  readonly kind: Paper['kind'];
  readonly source: string;
  readonly textId: string;
}

/** The settings of a process whose calls were already counted by the one in front of it, which passes on where they come from. */
export function behindAnother(settings: Settings): Settings {
  return {
    ...settings,
    TRUST_PROXY: true,
    METRICS_PUBLIC: true,
    RATE_LIMIT_SESSION: 0,
    RATE_LIMIT_ADDRESS: 0,
    RATE_LIMIT_DOCUMENTS: 0,
  };
}

/** Accepts an ordinance that was read elsewhere: the head as JSON, the text, and the packed reading, one after the other. */
export function takeReadings(app: FastifyInstance, readings: Readings): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: readingBytes },
    (_, body, done) => done(null, body),
  );
  app.put('/readings', { bodyLimit: readingBytes }, async (request) => {
    const body = request.body as Buffer<ArrayBuffer>;
    const [ofHead = 0, ofText = 0] = String(request.headers['x-lengths']).split(',').map(Number);
    const { kind, source, textId, ...rest } = JSON.parse(body.toString('utf8', 0, ofHead)) as Head;
    const paper = { kind, source, text: new SentText([body.subarray(ofHead, ofHead + ofText)]) };
    const packed: PackedReading = { ...rest, gzip: [body.subarray(ofHead + ofText)] };
    readings.hold(paper, textId, openedOnce(paper, packed), Promise.resolve());
    return {};
  });
}

/** Unpacks a reading when somebody asks for it for the first time, and lets go of the box. */
function openedOnce(paper: SentPaper, packed: PackedReading): () => ReturnType<typeof unpacked> {
  let box: PackedReading | null = packed;
  let reading: ReturnType<typeof unpacked> | null = null;
  return () => {
    reading ??= unpacked({ ...paper, text: String(paper.text) }, box as PackedReading);
    box = null;
    return reading;
  };
}
