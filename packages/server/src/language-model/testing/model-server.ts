import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/* A server that speaks the wire formats of the providers, and can misbehave in every way in which servers do. */

export interface ModelHeard {
  readonly wire: 'openai' | 'anthropic' | 'google';
  readonly streams: boolean;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly system: string;
  readonly prompt: string;
  /** From 1. */
  readonly number: number;
}

/** What a model says, or how its server fails. `afterMs`: how long it thinks first; `pieceMs` splits a streamed text into words that far
 *  apart; `letters` splits it into pieces of so many letters instead; `breaksAfter`: the connection drops after this many pieces of a stream; `holdsAfter`: a stream pauses there until `until`.
 *  `trickle`: a whole reply, one byte a second. */
export type ModelSays =
  | {
      readonly text: string;
      readonly afterMs?: number;
      readonly pieceMs?: number;
      readonly letters?: number;
      readonly breaksAfter?: number;
      readonly holdsAfter?: number;
      readonly until?: Promise<void>;
      readonly tokens?: number;
    }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  | { readonly fault: 'never' | 'drop' | 'cut' | 'garbage' | 'flood' | 'empty' | 'no_body' }
  | { readonly trickle: string };

export interface ModelServer {
  readonly base: string;
  readonly heard: ModelHeard[];
  /** What it says from now on. */
  says: (heard: ModelHeard) => ModelSays;
  close(): Promise<void>;
}

interface Message {
  readonly role: string;
  readonly content: unknown;
}

const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : (Array.isArray(content) ? content : [content])
        .map((part: unknown) => (typeof part === 'object' && part !== null && 'text' in part ? String(part.text) : ''))
        .join('');

function heardFrom(request: IncomingMessage, body: string, number: number): ModelHeard {
  const path = request.url ?? '';
  const json = JSON.parse(body) as Record<string, unknown>;
  const common = { path, headers: request.headers, body, number };
  if (path.includes('/chat/completions')) {
    const messages = json['messages'] as Message[];
    const of = (role: string): string =>
      messages
        .filter((one) => one.role === role)
        .map(({ content }) => textOf(content))
        .join('');
    return { ...common, wire: 'openai', streams: json['stream'] === true, system: of('system'), prompt: of('user') };
  }
  if (path.includes('/messages'))
    return {
      ...common,
      wire: 'anthropic',
      streams: json['stream'] === true,
      system: textOf(json['system']),
      prompt: (json['messages'] as Message[]).map(({ content }) => textOf(content)).join(''),
    };
  const parts = (value: unknown): string => textOf((value as { parts?: unknown } | undefined)?.parts ?? '');
  return {
    ...common,
    wire: 'google',
    streams: path.includes(':stream'),
    system: parts(json['systemInstruction']),
    prompt: (json['contents'] as unknown[]).map(parts).join(''),
  };
}

/** The text as the input of a tool, if the request asks for that, as some Anthropic models are asked for an object; null if it doesn't, or
 *  the text isn't an object. */
function toolInput({ body }: ModelHeard, text: string): unknown {
  if (!Array.isArray((JSON.parse(body) as { tools?: unknown }).tools) || !/^\{[\s\S]*\}$/.test(text)) return null;
  return JSON.parse(text) as unknown;
}

function whole(heard: ModelHeard, text: string, tokens: number): unknown {
  const half = Math.max(1, Math.floor(tokens / 2));
  if (heard.wire === 'openai')
    return {
      id: 'c',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
      usage: { prompt_tokens: half, completion_tokens: half, total_tokens: half * 2 },
    };
  if (heard.wire === 'anthropic')
    return {
      id: 'a',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: toolInput(heard, text)
        ? [{ type: 'tool_use', id: 't', name: 'json', input: toolInput(heard, text) }]
        : [{ type: 'text', text }],
      stop_reason: toolInput(heard, text) ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: half, output_tokens: half },
    };
  return {
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: half, candidatesTokenCount: half, totalTokenCount: half * 2 },
  };
}

/** The events of a streamed reply: what comes before the pieces, each piece, and what comes after. */
function events(heard: ModelHeard, pieces: readonly string[], tokens: number): readonly string[] {
  const data = (value: unknown, event?: string): string =>
    `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(value)}\n\n`;
  const half = Math.max(1, Math.floor(tokens / 2));
  if (heard.wire === 'openai') {
    const chunk = (delta: object, finish: string | null, usage?: object): string =>
      data({
        id: 'c',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'm',
        choices: [{ index: 0, delta, finish_reason: finish }],
        ...(usage !== undefined && { usage }),
      });
    return [
      ...pieces.map((content, i) => chunk(i === 0 ? { role: 'assistant', content } : { content }, null)),
      chunk({}, 'stop', { prompt_tokens: half, completion_tokens: half, total_tokens: half * 2 }),
      'data: [DONE]\n\n',
    ];
  }
  if (heard.wire === 'anthropic') {
    const tool = toolInput(heard, pieces.join('')) !== null;
    const start = {
      id: 'a',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [],
      stop_reason: null,
      stop_sequence: null,
    };
    return [
      data(
        { type: 'message_start', message: { ...start, usage: { input_tokens: half, output_tokens: 1 } } },
        'message_start',
      ) +
        data(
          {
            type: 'content_block_start',
            index: 0,
            content_block: tool ? { type: 'tool_use', id: 't', name: 'json', input: {} } : { type: 'text', text: '' },
          },
          'content_block_start',
        ),
      ...pieces.map((piece) =>
        data(
          {
            type: 'content_block_delta',
            index: 0,
            delta: tool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece },
          },
          'content_block_delta',
        ),
      ),
      data({ type: 'content_block_stop', index: 0 }, 'content_block_stop') +
        data(
          {
            type: 'message_delta',
            delta: { stop_reason: tool ? 'tool_use' : 'end_turn', stop_sequence: null },
            usage: { output_tokens: half },
          },
          'message_delta',
        ) +
        data({ type: 'message_stop' }, 'message_stop'),
    ];
  }
  return pieces.map((text, i) =>
    data({
      candidates: [
        {
          content: { role: 'model', parts: [{ text }] },
          index: 0,
          ...(i === pieces.length - 1 && { finishReason: 'STOP' }),
        },
      ],
      usageMetadata: { promptTokenCount: half, candidatesTokenCount: half, totalTokenCount: half * 2 },
    }),
  );
}

const piecesOf = ({ text, letters }: { readonly text: string; readonly letters?: number }): readonly string[] =>
  letters === undefined
    ? (text.match(/\S+\s*|\s+/g) ?? [''])
    : Array.from({ length: Math.ceil(text.length / letters) }, (_, i) => text.slice(i * letters, (i + 1) * letters));

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The whole reply, one byte a second, until the connection is closed. */
function trickled(heard: ModelHeard, text: string, response: ServerResponse, type: Record<string, string>): void {
  const bytes = heard.streams ? events(heard, [text], 40).join('') : JSON.stringify(whole(heard, text, 40));
  response.writeHead(200, type);
  let at = 0;
  const timer = setInterval(() => response.write(bytes.charAt(at++)), 1_000);
  response.write(bytes.charAt(at++));
  response.once('close', () => clearInterval(timer));
}

async function answer(heard: ModelHeard, says: ModelSays, response: ServerResponse): Promise<void> {
  const type = { 'content-type': heard.streams ? 'text/event-stream' : 'application/json' };
  if ('status' in says) {
    response
      .writeHead(says.status, { 'content-type': 'application/json', ...says.headers })
      .end(says.body ?? '{"error":{"message":"no"}}');
    return;
  }
  if ('text' in says) {
    const tokens = says.tokens ?? 40;
    if (says.afterMs !== undefined) await wait(says.afterMs);
    response.writeHead(200, type);
    if (!heard.streams) {
      response.end(JSON.stringify(whole(heard, says.text, tokens)));
      return;
    }
    for (const [i, event] of events(heard, piecesOf(says), tokens).entries()) {
      if (i === says.breaksAfter) {
        response.destroy();
        return;
      }
      if (i === says.holdsAfter) await says.until;
      response.write(event);
      if (says.pieceMs !== undefined) await wait(says.pieceMs);
    }
    response.end();
    return;
  }
  if ('trickle' in says) {
    trickled(heard, says.trickle, response, type);
    return;
  }
  switch (says.fault) {
    case 'never':
      return;
    case 'drop':
      response.destroy();
      return;
    case 'no_body':
      response.writeHead(200, type).end();
      return;
    case 'empty':
      response
        .writeHead(200, type)
        .end(heard.streams ? events(heard, [''], 2).join('') : JSON.stringify(whole(heard, '', 2)));
      return;
    case 'garbage':
      response
        .writeHead(200, type)
        .end(heard.streams ? 'data: \u0000\u0001{{{\n\ndata: nonsense\n\n' : '<html>Bad Gateway');
      return;
    case 'cut':
      response.writeHead(200, type);
      response.write(
        heard.streams
          ? (events(heard, ['{"turns": [{"says": "How far is'], 4)[0] ?? '')
          : '{"choices":[{"message":{"content":"How far',
      );
      setTimeout(() => response.destroy(), 20);
      return;
    case 'flood': {
      response.writeHead(200, type);
      const filler = heard.streams ? `: ${'x'.repeat(65_000)}\n\n` : ' '.repeat(65_000);
      const more = (): void => {
        while (!response.destroyed && response.write(filler));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    }
  }
}

/** Starts a server of models on a free port of this machine. Its base ends in /v1, as operators give it. */
export async function startModelServer(says: ModelServer['says']): Promise<ModelServer> {
  const made: ModelServer = {
    base: '',
    heard: [],
    says,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    response.on('error', () => response.destroy());
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const heard = heardFrom(request, Buffer.concat(parts).toString('utf8'), made.heard.length + 1);
      made.heard.push(heard);
      void answer(heard, made.says(heard), response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return Object.assign(made, { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
}

/** The text between the marks of a label in a prompt. */
export function fenced(prompt: string, label: string): string {
  return new RegExp(`<<${label} \\w+>>\\n([\\s\\S]*?)\\n<<end of ${label} `).exec(prompt)?.[1] ?? '';
}

/** Ways to lead up to a question. */
const leads = [
  'Help me with this.',
  'I keep coming back to one thing.',
  'Let me ask it plainly.',
  'There is something I would like to hear.',
  'Bear with me on this.',
  'I have been waiting to ask this.',
  'That leaves me with a point.',
  'People will want to know this.',
  'One thing is still open for me.',
];

/** An obliging model that does what it is asked, task by task, and never starts twice the same way. */
export function obliging({ prompt, system }: ModelHeard): { text: string } {
  if (system.includes('"segments"')) {
    const segments = [...prompt.matchAll(/<<segment \d+ \w+>>\n([\s\S]*?)\n<<end of segment/g)].map(
      (match) => match[1] ?? '',
    );
    return { text: JSON.stringify({ segments: segments.map((segment) => `${segment} Thank you all.`) }) };
  }
  if (system.includes('"texts"')) {
    const texts = [...prompt.matchAll(/<<text \d+ \w+>>\n([\s\S]*?)\n<<end of text/g)].map((match) => match[1] ?? '');
    return { text: JSON.stringify({ texts: texts.map((text) => `Take this along to the real night. ${text}`) }) };
  }
  if (system.includes('"stronger_answer"')) {
    const missing = /^Missing: ([^;.]+)/m.exec(prompt)?.[1] ?? 'nothing';
    const lacks =
      missing === 'nothing'
        ? ''
        : ` What is still missing is ${missing}, and a board wants that on the record before it votes.`;
    return {
      text: JSON.stringify({
        feedback: `You spoke to the board plainly and the members could follow you.${lacks}`,
        stronger_answer: 'We have talked with the neighbors about that, and we will talk with them again by [date].',
      }),
    };
  }
  if (system.includes('{"asked"')) return { text: JSON.stringify(readingOf(prompt)) };
  const empty = ['clashes', 'standards', 'passages'].find((list) => system.includes(`{"${list}"`));
  if (empty !== undefined) return { text: JSON.stringify({ [empty]: [] }) };
  return { text: JSON.stringify({ turns: [{ says: turnOn(prompt), cites: [], idea: 1 }] }) };
}

/** What an obliging reader finds: a first sentence that answers with a figure, or one that leaves the matter open. */
function readingOf(prompt: string): object {
  const answer = fenced(prompt, 'answer');
  const [words = answer] = answer.split(/(?<=[.?!]) /);
  const figure = /\d[\d,.]*/.exec(answer)?.[0];
  const gives = figure === undefined ? 'about' : 'it';
  return {
    asked: 'narrow',
    left: [],
    parts: [...prompt.matchAll(/<<part (\d+) /g)].map(([, number]) => ({ part: Number(number), gives, words })),
    next: { asks: 'By when?', due: figure === undefined ? 'again' : 'detail', words },
    found: [figure === undefined ? { item: 'open', words } : { item: 'definite', words: figure }],
  };
}

/** The first idea, with a lead that has not been heard yet. */
function turnOn(prompt: string): string {
  const idea = fenced(prompt, 'idea 1');
  // A turn has fifty words at most.
  const earlier = fenced(prompt, 'asked before, not to be repeated');
  const fresh = leads.find((one) => !earlier.includes(one));
  const lead = fresh !== undefined && idea.split(' ').length <= 42 ? `${fresh} ` : '';
  return `${lead}${idea}`;
}
