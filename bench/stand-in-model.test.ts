import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startStandIn } from './stand-in-model.ts';

it('answers from its folder, and writes down requests it has no answer to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-stand-in-'));
  const news: string[] = [];
  const server = await startStandIn(folder, (name) => news.push(name));
  const ask = async (mark: string): Promise<unknown> => {
    const messages = [
      { role: 'system', content: 'Shape: {"clashes": []}' },
      { role: 'user', content: `<<statement 1 ${mark}>>\nOur first.\n<<end of statement 1 ${mark}>>` },
    ];
    const response = await fetch(`${server.base}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'stand-in', messages }),
    });
    const { choices } = (await response.json()) as { choices: { message: { content: string } }[] };
    return JSON.parse(choices[0]?.message.content ?? '');
  };
  expect(await ask('0123456789ab')).toEqual({ clashes: [] });
  const [name = ''] = news;
  expect(readFileSync(join(folder, `${name}.request.txt`), 'utf8')).toContain('Our first.');
  writeFileSync(join(folder, `${name}.answer.json`), '{"clashes": [1]}');
  // The same words under another mark are the same request.
  expect(await ask('ba9876543210')).toEqual({ clashes: [1] });
  expect([news.length, readdirSync(folder).length]).toEqual([1, 2]);
  await server.close();
});
