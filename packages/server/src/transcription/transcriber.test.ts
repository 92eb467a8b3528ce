import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { audioKindOf } from './audio-kind.ts';
import { makeTranscriber, transcriptionAddress } from './transcriber.ts';

let server: Server | null = null;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((done) => (server === null ? done(null) : server.close(done)));
  server = null;
});

interface Heard {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** A speech server that answers each call with the next of these. */
async function speech(
  answers: readonly { status: number; body?: string; never?: boolean; location?: string }[],
): Promise<{ base: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const answer = answers[heard.length] ?? answers.at(-1);
      heard.push({
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body: Buffer.concat(parts).toString('latin1'),
      });
      if (answer?.never !== true)
        response
          .writeHead(answer?.status ?? 500, {
            'content-type': 'application/json',
            ...(answer?.location !== undefined && { location: answer.location }),
          })
          .end(answer?.body ?? '{}');
    });
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

const recording = { bytes: new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]), type: 'audio/webm', extension: 'webm' };
const never = new AbortController().signal;
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => value,
    (error: { code?: string }) => error.code,
  );

describe('a speech server', () => {
  it.each([301, 302, 307, 308])('is called at the configured address and may not redirect: %d', async (status) => {
    const { base, heard } = await speech([
      { status, location: '/elsewhere' },
      { status: 200, body: '{"text":"Sent on"}' },
    ]);
    const transcriber = makeTranscriber({ base, model: 'm', key: undefined }, { pausesMs: [] });
    expect(await codeOf(transcriber.transcribe(recording, never))).toBe('transcription_failed');
    expect(heard.map(({ path }) => path)).toEqual(['/v1/audio/transcriptions']);
    await transcriber.close();
  });

  it('gets the recording, the model and the key, and its words come back', async () => {
    const { base, heard } = await speech([{ status: 200, body: '{"text":" Good evening, members of the board. "}' }]);
    const transcriber = makeTranscriber({ base, model: 'small', key: 'k' });
    expect(await transcriber.transcribe(recording, never)).toBe('Good evening, members of the board.');
    expect(heard[0]).toMatchObject({ path: '/v1/audio/transcriptions', authorization: 'Bearer k' });
    expect(heard[0]?.body).toMatch(/name="model"\r\n\r\nsmall/);
    expect(heard[0]?.body).toMatch(/filename="recording.webm"/);
    await transcriber.close();
  });

  it.each([
    [
      'asked again after a failure that may pass',
      [{ status: 503 }, { status: 429 }, { status: 200, body: '{"text":"yes"}' }],
      'yes',
      3,
    ],
    ['asked three times and no more', [{ status: 500 }], 'transcription_failed', 3],
    ['believed when it cannot read the recording', [{ status: 400 }], 'wrong_kind', 1],
    ['not asked again when the key is wrong', [{ status: 401 }], 'transcription_failed', 1],
    ['not believed when it answers something else', [{ status: 200, body: '<html>' }], 'transcription_failed', 1],
  ])('is %s', async (_what, answers, outcome, calls) => {
    const { base, heard } = await speech(answers);
    const transcriber = makeTranscriber({ base, model: 'm', key: undefined }, { pausesMs: [1, 1] });
    expect(await codeOf(transcriber.transcribe(recording, never))).toBe(outcome);
    expect(heard).toHaveLength(calls);
    await transcriber.close();
  });

  it('gets as much time as the limit allows', async () => {
    const { base } = await speech([{ status: 200, never: true }]);
    const transcriber = makeTranscriber({ base, model: 'm', key: undefined }, { timeoutMs: 100 });
    expect(await codeOf(transcriber.transcribe(recording, never))).toBe('timed_out');
    await transcriber.close();
  });

  it.each([
    ['http://speech:9000', 'http://speech:9000/v1/audio/transcriptions'],
    ['http://speech:9000/v1/', 'http://speech:9000/v1/audio/transcriptions'],
    ['https://a.example/api/v1', 'https://a.example/api/v1/audio/transcriptions'],
    ['http://a/v1/audio/transcriptions', 'http://a/v1/audio/transcriptions'],
  ])('is found from %s', (base, address) => {
    expect(transcriptionAddress(base)).toBe(address);
  });
});

it('tells recordings from other files', () => {
  const kind = (...bytes: (number | string)[]): string | undefined =>
    audioKindOf(new Uint8Array(bytes.flatMap((b) => (typeof b === 'number' ? [b] : [...Buffer.from(b, 'latin1')]))))
      ?.extension;
  expect([
    kind(0x1a, 0x45, 0xdf, 0xa3),
    kind(0, 0, 0, 24, 'ftypM4A '),
    kind('OggS'),
    kind('RIFF', 0, 0, 0, 0, 'WAVE'),
    kind('ID3'),
    kind(0xff, 0xfb),
  ]).toEqual(['webm', 'm4a', 'ogg', 'wav', 'mp3', 'mp3']);
  expect([kind('MZ', 0), kind('hello'), kind()]).toEqual([undefined, undefined, undefined]);
});
