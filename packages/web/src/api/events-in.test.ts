import { describe, expect, it } from 'vitest';
import { eventsIn, type StreamEvent } from './events-in.ts';

const stream =
  'event: progress\ndata: {"stage":"pages","page":1,"pages":800}\n\n: still there\n\nevent: document\ndata: {"text":"Sec. 1.\\n\\nShall"}\n\n';
const whole: StreamEvent[] = [
  { event: 'progress', data: { stage: 'pages', page: 1, pages: 800 } },
  { event: 'document', data: { text: 'Sec. 1.\n\nShall' } },
];

describe('the events of a stream', () => {
  it('are the same wherever the connection splits it', () => {
    for (let cut = 0; cut <= stream.length; cut++) {
      const first = eventsIn(stream.slice(0, cut), 0);
      const second = eventsIn(stream, first.end);
      expect([...first.events, ...second.events]).toEqual(whole);
      expect(second.end).toBe(stream.length);
    }
  });
});
