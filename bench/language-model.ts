import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  obliging,
  startModelServer,
  type ModelHeard,
  type ModelSays,
  type ModelServer,
} from '../packages/server/src/language-model/testing/model-server.ts';
import { Applicant, OwnServer } from './own-server.ts';
import type { BenchRow } from './row.ts';

const rounds = 15;
/** A quick model: a word every 25 ms. */
const pieceMs = 25;
const firstSentence = /[.?!]["')]*\s/;

/** Opening sentences of a usual length. */
const leads = [
  'There is something here that I would like to hear tonight.',
  'Somebody asked me about this on my way in here tonight.',
  'People at the back of the room will want to know this.',
];

/** A turn of two sentences that passes the checks whatever is asked: the first idea, after an opening sentence. Every other task gets what
 *  it asks for. */
function twoSentences(heard: ModelHeard): ModelSays {
  const { prompt, number, system } = heard;
  // A direct call gives no instructions.
  if (system !== '' && !isTask(heard, 'turns')) return obliging(heard);
  const idea = /<<idea 1 \w+>>\n([\s\S]*?)\n<<end of idea 1 /.exec(prompt)?.[1] ?? 'What do you say to that, sir?';
  const lead = leads[number % leads.length] ?? '';
  // Without 'on that', it would be two thoughts.
  const says = `${lead} On that: ${idea}`;
  return {
    text: JSON.stringify({ turns: [{ says, cites: [], idea: 1 }] }),
    pieceMs,
  };
}

/** A model server and a server that uses it, with no limit on tokens. Takes: what the model says, and further settings. */
async function houseWithModel(says: ModelServer['says'], more: Readonly<Record<string, string>> = {}) {
  const model = await startModelServer(says);
  const server = await OwnServer.started({
    ROSTRUM_DATA_DIR: mkdtempSync(join(tmpdir(), 'rostrum-model-')),
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'm',
    LLM_BASE_URL: model.base,
    LLM_BUDGET_TOKENS: '0',
    ...more,
  });
  return { model, server };
}

/** A streamed reply that was read to its end. */
interface Heard {
  /** Milliseconds until there was a whole sentence. */
  readonly ms: number;
  /** What its last event says. */
  readonly last: string;
}

/** Reads a streamed reply to its end: whoever hangs up after a sentence takes the question back. */
async function heardFrom(send: () => Promise<Response>, textOf: (data: string) => string): Promise<Heard> {
  const began = performance.now();
  const response = await send();
  if (!response.ok || response.body === null) throw new Error(`answered ${response.status}: ${await response.text()}`);
  let [raw, text, last] = ['', '', ''];
  let ms: number | null = null;
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    raw += part;
    const events = raw.split('\n\n');
    raw = events.pop() ?? '';
    const data = events.map((event) => event.slice(event.indexOf('data: ') + 6));
    text += data.map(textOf).join('');
    last = data.at(-1) ?? last;
    if (ms === null && firstSentence.test(text)) ms = performance.now() - began;
  }
  if (ms === null) throw new Error(`no sentence came: ${text}`);
  return { ms, last };
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const waitSeconds = 2;
/** What a slow model takes for a task that nobody should wait for. */
const slowMs = 10_000;
const answersEach = 7;

const isTask = ({ system }: ModelHeard, list: string): boolean => system.includes(`{"${list}"`);

interface AskedOf {
  readonly question: string;
  readonly question_id: string;
}

/** Answers a question. Gives: milliseconds until it is rated. */
async function rated(applicant: Applicant, { question, question_id }: AskedOf): Promise<number> {
  const { ms, status } = await applicant.post('/api/evaluate-response', {
    session_id: applicant.session,
    question: { text: question, question_id },
    answer: 'The closest panel is 310 feet from the nearest house, and we will put that on the plat by May.',
  });
  if (status !== 200) throw new Error(`judging answered ${status}`);
  return ms;
}

/** Milliseconds until an answer is judged, the middle one of several, each in a rehearsal of its own with an ordinance on file. */
async function judged(server: OwnServer): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < answersEach; round++) {
    const applicant = new Applicant(server.address);
    await applicant.start();
    const { text } = await applicant.post('/api/generate-question', { session_id: applicant.session });
    times.push(await rated(applicant, JSON.parse(text) as AskedOf));
  }
  return median(times);
}

/** What nobody waits for: a rating where the model is late, and tasks that run behind. */
async function behindRows(): Promise<readonly BenchRow[]> {
  let says: (heard: ModelHeard) => ModelSays = obliging;
  const { model, server } = await houseWithModel((heard) => says(heard), { LLM_TIMEOUT_SECONDS: String(waitSeconds) });
  try {
    await judged(server);
    const quick = await judged(server);
    const behind = ['clashes', 'standards', 'passages'];
    says = (heard) =>
      behind.some((list) => isTask(heard, list)) ? { ...obliging(heard), afterMs: slowMs } : obliging(heard);
    const besides = await judged(server);
    const late = (heard: ModelHeard): boolean => isTask(heard, 'asked') || heard.system.includes('"stronger_answer"');
    says = (heard) => (late(heard) ? { ...obliging(heard), afterMs: slowMs } : obliging(heard));
    const waited = await judged(server);
    return [
      {
        name: 'time to rate an answer while a slow model reads contradictions and the code, compared with a fast model',
        value: besides / quick,
        unit: '×',
        target: 'at most 1.2',
        reference: `quick ${Math.round(quick)} ms; slow takes ${slowMs / 1000} s`,
      },
      {
        name: 'time until the built-in rating replaces a late model, compared with the wait that is set',
        value: waited / (waitSeconds * 1000),
        unit: '×',
        target: 'at most 1.1',
        reference: `LLM_TIMEOUT_SECONDS=${waitSeconds}`,
      },
    ];
  } finally {
    await server.stop();
    await model.close();
  }
}

export const run = async (): Promise<readonly BenchRow[]> => [...(await firstSentences()), ...(await behindRows())];

/** Time to the first sentence of a question over HTTP, compared with a direct call to the same model server, alternating. */
async function firstSentences(): Promise<readonly BenchRow[]> {
  const { model, server } = await houseWithModel(twoSentences);
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
    async function asking() {
      const applicant = new Applicant(server.address);
      await applicant.start();
      const send = (): Promise<Response> =>
        fetch(`${server.address}/api/generate-question`, {
          method: 'POST',
          headers: { ...applicant.headers, accept: 'text/event-stream' },
          body: JSON.stringify({
            session_id: applicant.session,
            // The same member each time, as in cross-examination: what is prepared is that member's.
            character_id: 'tom-lindqvist',
            project_details: { projectName: 'Prairie Sky Solar', technology: 'Solar' },
          }),
        });
      return { applicant, send };
    }

    const [directMs, throughMs, readyMs]: [number[], number[], number[]] = [[], [], []];
    for (let round = -2; round < rounds; round++) {
      const { applicant, send } = await asking();
      const straight = await heardFrom(direct, textOfChunk);
      const fresh = await heardFrom(send, textOfSentence);
      // The question after this one is written while the applicant speaks.
      await new Promise((resolve) => setTimeout(resolve, 60 * pieceMs));
      await rated(applicant, JSON.parse(fresh.last) as AskedOf);
      const ready = await heardFrom(send, textOfSentence);
      // The first two warm up both sides.
      if (round >= 0) {
        directMs.push(straight.ms);
        throughMs.push(fresh.ms);
        readyMs.push(ready.ms);
      }
      await new Promise((resolve) => setTimeout(resolve, 60 * pieceMs));
    }
    return [
      {
        name: 'time to the first sentence compared with a direct call to the same model',
        value: median(throughMs) / median(directMs),
        unit: '×',
        target: 'at most 1.1',
        reference: `direct ${Math.round(median(directMs))} ms`,
      },
      {
        name: 'time to the first sentence of a question prepared in advance, compared with the same direct call',
        value: median(readyMs) / median(directMs),
        unit: '×',
        target: 'at most 0.5',
        reference: `ready for ${readyMs.filter((ms) => ms < median(directMs) / 2).length} of ${rounds} questions after an answer`,
      },
    ];
  } finally {
    await server.stop();
    await model.close();
  }
}
