import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './client.ts';

interface Sent {
  readonly accept: string;
  readonly key: string;
}

let sent: Sent[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});
afterEach(() => vi.unstubAllGlobals());

const sentence = (text: string): string =>
  `event: sentence\ndata: ${JSON.stringify({ text, character_id: 'c', character_name: 'C' })}\n\n`;
const question = (text: string): string => `event: question\ndata: ${JSON.stringify({ question: text })}\n\n`;

/** A stream of these pieces; if `lost`, the connection drops after them. */
function stream(pieces: readonly string[], lost = false): Response {
  const queue = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = queue.shift();
      if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece));
      else if (lost) controller.error(new TypeError('network error'));
      else controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

function answering(...responses: readonly Response[]): void {
  const queue = [...responses];
  vi.stubGlobal('fetch', (_address: string, init: { headers: Record<string, string> }) => {
    sent.push({ accept: init.headers['Accept'] ?? '', key: init.headers['Idempotency-Key'] ?? '' });
    return Promise.resolve(queue.shift());
  });
}

async function asked(): Promise<{ told: string[]; answer: unknown }> {
  const told: string[] = [];
  const answer = await call('practiceQuestion', {
    body: { session_id: 's', selected_topics: [Math.random().toString()] },
    onSentence: ({ text }) => told.push(text),
  });
  return { told, answer };
}

describe('a question that is streamed', () => {
  it('is reported sentence by sentence and returned whole, wherever the chunks split it', async () => {
    const whole = sentence('Help me with this.') + sentence('How far is it?') + question('Help me. How far?');
    for (const cut of [1, 40, 120, whole.length - 2]) {
      answering(stream([whole.slice(0, cut), whole.slice(cut)]));
      expect(await asked()).toEqual({
        told: ['Help me with this.', 'How far is it?'],
        answer: { question: 'Help me. How far?' },
      });
    }
    expect(sent[0]?.accept).toContain('text/event-stream');
  });

  it('is taken whole if the server sends it that way', async () => {
    answering(new Response('{"question":"How far?"}', { headers: { 'content-type': 'application/json' } }));
    expect(await asked()).toEqual({ told: [], answer: { question: 'How far?' } });
  });

  it.each([
    ['the line drops', true],
    ['the stream ends too early', false],
  ])('is requested again without streaming, under the same key, if %s', async (_what, lost) => {
    answering(
      stream([sentence('Help me with this.')], lost),
      new Response('{"question":"Help me with this. How far?"}', { headers: { 'content-type': 'application/json' } }),
    );
    expect(await asked()).toEqual({
      told: ['Help me with this.'],
      answer: { question: 'Help me with this. How far?' },
    });
    expect(sent.map(({ accept }) => /event-stream/.test(accept))).toEqual([true, false]);
    expect(sent[0]?.key).not.toBe('');
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('fails like a plain call if it is refused midway', async () => {
    answering(stream([sentence('Help me.'), 'event: error\ndata: {"error":"Wait a moment.","code":"busy"}\n\n']));
    await expect(asked()).rejects.toMatchObject({ code: 'busy', sentence: 'Wait a moment.' });
  });
});
