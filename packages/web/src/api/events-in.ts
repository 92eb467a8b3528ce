export interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
}

/** The complete events of a stream that have arrived after `from`. Gives: the events, and where the next one
 *  begins; an incomplete event is left for the next call. Throws SyntaxError if the data is not JSON. */
export function eventsIn(text: string, from: number): { events: StreamEvent[]; end: number } {
  const events: StreamEvent[] = [];
  let end = from;
  for (;;) {
    const close = text.indexOf('\n\n', end);
    if (close === -1) return { events, end };
    let event = 'message';
    const data: string[] = [];
    for (const line of text.slice(end, close).split('\n')) {
      if (line.startsWith('event: ')) event = line.slice(7);
      else if (line.startsWith('data: ')) data.push(line.slice(6));
    }
    if (data.length > 0) events.push({ event, data: JSON.parse(data.join('\n')) as unknown });
    end = close + 2;
  }
}
