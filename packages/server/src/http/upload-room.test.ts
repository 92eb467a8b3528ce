import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authorization, form, freshApp } from '../testing/fresh-app.ts';
import { ordinance } from '../testing/sample-bodies.ts';
import { UploadRoom } from './upload-room.ts';

const never = (): void => undefined;
const busy = expect.objectContaining({ code: 'busy', retryAfterSec: 5 }) as Error;

afterEach(() => vi.useRealTimers());

describe('the space for uploads', () => {
  it('admits what fits next to the others, asks the rest to come back, and becomes free again', () => {
    const room = new UploadRoom(100, 100);
    const [one, two] = [room.enter('a', never), room.enter('b', never)];
    one.received(60);
    two.received(40);
    expect(() => two.received(1)).toThrow(busy);
    expect(() => room.enter('c', never)).toThrow(busy);
    one.leave();
    one.leave();
    expect(() => two.received(61)).toThrow(busy);
    two.received(60);
  });

  it('counts what has arrived and not what was announced', () => {
    const room = new UploadRoom(100, 100);
    for (let i = 0; i < 1_000; i++) room.enter('slow', never);
    room.enter('honest', never).received(90);
  });

  it('leaves space for others whatever one address sends', () => {
    const room = new UploadRoom(100, 40);
    const [one, two] = [room.enter('hog', never), room.enter('hog', never)];
    one.received(30);
    expect(() => two.received(30)).toThrow(busy);
    room.enter('honest', never).received(40);
    one.leave();
    two.received(30);
  });

  it('drops what arrives too slowly, but not what arrives in time or is complete', () => {
    vi.useFakeTimers();
    const room = new UploadRoom(1e9, 1e9, 1_000);
    const slow: string[] = [];
    const [drip, steady, done] = ['drip', 'steady', 'done'].map((name) => room.enter(name, () => slow.push(name)));
    done?.arrived();
    for (let i = 0; i < 5; i++) {
      drip?.received(1);
      steady?.received(100_000);
      vi.advanceTimersByTime(1_000);
    }
    expect(new Set(slow)).toEqual(new Set(['drip']));
  });
});

describe('over a real connection', () => {
  it('slow uploads do not block anybody else’s', async () => {
    const server = await freshApp();
    const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const drips = Array.from({ length: 12 }, () => {
      const drip = httpRequest({
        ...{ port: address.port, host: '127.0.0.1', path: '/api/parse-ordinance', method: 'POST' },
        headers: { authorization, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 50e6 },
      });
      drip.on('error', never).write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nA');
      return drip;
    });
    await expect.poll(() => server.app.server.listening).toBe(true);
    const { payload, headers } = form('file', { name: 'a.txt', bytes: Buffer.from(ordinance) });
    delete headers['content-length'];
    const options = { method: 'POST', headers: { ...headers, authorization }, body: payload };
    expect((await fetch(new URL('/api/parse-ordinance', address), options)).status).toBe(200);
    drips.forEach((drip) => drip.destroy());
    await server.close();
  });
});
