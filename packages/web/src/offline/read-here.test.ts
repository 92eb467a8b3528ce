import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { readOrHere } from './read-here.ts';

const text = 'Section 4.2 Setbacks.\n(a) The array shall be set back at least 150 feet from every property line.\n';
const textOf = () => Promise.resolve(text);
const away = new ApiError('unreachable', 'The server can’t be reached at the moment.');

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

it.each([
  ['is not there', away],
  ['took too long', new ApiError('timed_out_here', 'The server took too long to answer.')],
  ['has failed', new ApiError('status_502', 'The server refused the request (502).', 502)],
])('reads the text in this browser if the server %s', async (_, failure) => {
  const read = await readOrHere(Promise.reject(failure), textOf, 'Chapter 4');
  expect(read).toMatchObject({ text, preview: text, source: 'Chapter 4', pages: null });
  expect(read.standards).toMatchObject([{ value: 150, unit: 'feet', comparator: 'min', section: 'Section 4.2 (a)' }]);
  expect(read.chunks.map(({ section }) => section)).toContain('Section 4.2 Setbacks');
});

it('leaves whatever the server reads or refuses to the server', async () => {
  const told = { text: 'x', preview: 'x', source: 'y', pages: 3, standards: [], chunks: [] };
  expect(await readOrHere(Promise.resolve(told), textOf, 'Chapter 4')).toBe(told);
  for (const status of [422, 500]) {
    const refusal = new ApiError('document_empty', 'There is no text in it.', status);
    await expect(readOrHere(Promise.reject(refusal), textOf, 'Chapter 4')).rejects.toBe(refusal);
  }
});

it.each([
  ['too long', 'x'.repeat(200_001)],
  ['not in UTF-8', 'setback \uFFFD 150 feet'],
])('reads no text in this browser that is %s', async (_, other) => {
  await expect(readOrHere(Promise.reject(away), () => Promise.resolve(other), 'Chapter 4')).rejects.toBe(away);
});
