import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startModelServer, type ModelServer } from '../packages/server/src/language-model/testing/model-server.ts';
import { unmarked } from './model-tasks/folder.ts';

/* A server that stands in for a language model: it answers from a folder. A request it has no answer to is written there, for somebody to
 * fill in, and answered with an empty list meanwhile, so that the built-in engine takes over. */

/** The name under which a request is filed: the same words, the same name. Takes: the model's instructions, and the material. */
export function nameOf(system: string, prompt: string): string {
  return createHash('sha256')
    .update(`${system}\n${unmarked(prompt)}`)
    .digest('hex')
    .slice(0, 16);
}

const lists = ['turns', 'clashes', 'standards', 'passages', 'segments', 'texts'] as const;

/** An answer in the requested shape, with nothing in it. */
export function emptyAnswer(system: string): string {
  if (system.includes('{"asked"'))
    return JSON.stringify({ parts: [], next: { asks: '', due: '', words: '' }, found: [] });
  const list = lists.find((one) => system.includes(`{"${one}"`));
  return JSON.stringify(list === undefined ? { feedback: '', stronger_answer: '' } : { [list]: [] });
}

/** Starts the server. Takes: the folder, which is created if needed, and a callback for new requests. */
export async function startStandIn(
  folder: string,
  onNew: (name: string) => void = () => undefined,
): Promise<ModelServer> {
  mkdirSync(folder, { recursive: true });
  return startModelServer(({ system, prompt }) => {
    const name = nameOf(system, prompt);
    const answer = join(folder, `${name}.answer.json`);
    if (existsSync(answer)) return { text: readFileSync(answer, 'utf8') };
    const request = join(folder, `${name}.request.txt`);
    if (!existsSync(request)) {
      writeFileSync(request, `${system}\n\n${prompt}\n`);
      onNew(name);
    }
    return { text: emptyAnswer(system) };
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = resolve(process.argv[2] ?? 'model-answers');
  const { base } = await startStandIn(folder, (name) =>
    console.log(`answer ${name}.request.txt in ${name}.answer.json`),
  );
  console.log(`requests and answers: ${folder}`);
  console.log(`LLM_PROVIDER=openai-compatible LLM_BASE_URL=${base} LLM_MODEL=stand-in npm start`);
}
