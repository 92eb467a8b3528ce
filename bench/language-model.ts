import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startModelServer, type ModelHeard } from '../packages/server/src/language-model/testing/model-server.ts';
import { Applicant, OwnServer } from './own-server.ts';
import type { BenchRow } from './row.ts';

const rounds = 15;
/** A quick model: a word every 25 ms. */
const pieceMs = 25;
const firstSentence = /[.?!]["')]*\s/;

/** A turn of two sentences that passes the checks whatever is asked: the first idea, after an opening sentence. */
function twoSentences({ prompt }: ModelHeard): { text: string; pieceMs: number } {
  const idea = /<<idea 1 \w+>>\n([\s\S]*?)\n<<end of idea 1 /.exec(prompt)?.[1] ?? 'What do you say to that, sir?';
  const says = `Let me come straight to what has been on my mind here. ${idea}`;
  return {
    text: JSON.stringify({ turns: [{ says, cites: [], idea: 1 }] }),
    pieceMs,
  };
}

/** Milliseconds until the text of a streamed reply contains a whole sentence. */
async function untilSentence(response: Response, textOf: (data: string) => string): Promise<number> {
  const began = performance.now();
  if (response.body === null) throw new Error('the reply has no body');
  let raw = '';
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    raw += part;
    const events = raw.split('\n\n');
    raw = events.pop() ?? '';
    text += events.map((event) => textOf(event.slice(event.indexOf('data: ') + 6))).join('');
    if (firstSentence.test(text)) {
      const took = performance.now() - began;
      await response.body.cancel().catch(() => undefined);
      return took;
    }
  }
  throw new Error(`no sentence came: ${text}`);
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timed(send: () => Promise<Response>, textOf: (data: string) => string): Promise<number> {
  const began = performance.now();
  const response = await send();
  if (!response.ok) throw new Error(`answered ${response.status}: ${await response.text()}`);
  const before = performance.now() - began;
  return before + (await untilSentence(response, textOf));
}

/** Time to the first sentence of a question over HTTP, compared with a direct call to the same model server, alternating. */
export async function run(): Promise<readonly BenchRow[]> {
  const model = await startModelServer(twoSentences);
  const server = await OwnServer.started({
    ROSTRUM_DATA_DIR: mkdtempSync(join(tmpdir(), 'rostrum-model-')),
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'm',
    LLM_BASE_URL: model.base,
    LLM_BUDGET_TOKENS: '0',
  });
  try {
    const direct = (): Promise<Response> =>
      fetch(`${model.base}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content: 'Ask.' }] }),
      });
    const textOfChunk = (data: string): string => {
      if (!data.startsWith('{')) return '';
      const { choices } = JSON.parse(data) as { choices: { delta: { content?: string } }[] };
      return choices[0]?.delta.content ?? '';
    };
    const textOfSentence = (data: string): string => `${(JSON.parse(data) as { text?: string }).text ?? ''} `;

    /** A new session each time, so that nothing has been written in advance. */
    async function asking(): Promise<() => Promise<Response>> {
      const applicant = new Applicant(server.address);
      await applicant.start();
      return () =>
        fetch(`${server.address}/api/generate-question`, {
          method: 'POST',
          headers: { ...applicant.headers, accept: 'text/event-stream' },
          body: JSON.stringify({
            session_id: applicant.session,
            project_details: { projectName: 'Prairie Sky Solar', technology: 'Solar' },
          }),
        });
    }

    const [directMs, throughMs]: [number[], number[]] = [[], []];
    for (let round = -2; round < rounds; round++) {
      const send = await asking();
      const times = [await timed(direct, textOfChunk), await timed(send, textOfSentence)] as const;
      // The first two warm up both sides.
      if (round >= 0) {
        directMs.push(times[0]);
        throughMs.push(times[1]);
      }
      // What is written in advance must not share the machine with the next measurement.
      await new Promise((resolve) => setTimeout(resolve, 60 * pieceMs));
    }
    return [
      {
        name: 'time to the first sentence, against a direct call to the same model',
        value: median(throughMs) / median(directMs),
        unit: '×',
        target: 'at most 1.1',
        reference: `direct ${Math.round(median(directMs))} ms`,
      },
    ];
  } finally {
    await server.stop();
    await model.close();
  }
}
