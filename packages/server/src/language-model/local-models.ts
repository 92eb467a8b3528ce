import { z } from 'zod';

/* Language models on this computer, looked for where they usually listen, and only when the operator says so. */

/** A server that may be there. */
export interface LocalServer {
  readonly name: string;
  readonly port: number;
}

export interface LocalModels {
  readonly name: string;
  readonly base_url: string;
  readonly models: string[];
}

export const usualServers: readonly LocalServer[] = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1_234 },
  { name: 'llama.cpp', port: 8_080 },
];

const waitMs = 1_500;
const mostBytes = 200_000;
const mostModels = 50;
const list = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });

/** The model servers that respond on this computer's loopback address, with the names of their models.
 *  Takes: where to look.  Throws: never: anything that doesn't respond like one isn't listed. */
export async function findLocalModels(servers: readonly LocalServer[] = usualServers): Promise<LocalModels[]> {
  const looked = await Promise.all(
    servers.map(async ({ name, port }) => {
      const base = `http://127.0.0.1:${port}/v1`;
      const models = await modelsAt(base);
      return models === null ? [] : [{ name, base_url: base, models }];
    }),
  );
  return looked.flat();
}

async function modelsAt(base: string): Promise<string[] | null> {
  const stop = AbortSignal.timeout(waitMs);
  try {
    const response = await fetch(`${base}/models`, { redirect: 'error', signal: stop });
    if (!response.ok || response.body === null) return null;
    const text = await shortText(response.body);
    const read = text === null ? null : list.safeParse(JSON.parse(text));
    return read?.success === true ? read.data.data.slice(0, mostModels).map(({ id }) => id) : null;
  } catch {
    // Nobody listens there, or what does is something else.
    return null;
  }
}

/** The text of a body; null if it is endless. */
async function shortText(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
