import { createHash, type Hash } from 'node:crypto';
import { textAsJson } from '../documents/told-ordinance.ts';

/** The same text for the same value, in whatever order its fields were written; in pieces. */
function* canonical(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    yield '"';
    yield* textAsJson(value);
    yield '"';
  } else if (typeof value !== 'object' || value === null) yield JSON.stringify(value) ?? 'null';
  else {
    const isList = Array.isArray(value);
    const fields = Object.entries(value).filter(([, inner]) => isList || inner !== undefined);
    if (!isList) fields.sort(([a], [b]) => (a < b ? -1 : 1));
    yield isList ? '[' : '{';
    for (const [i, [key, inner]] of fields.entries()) {
      yield `${i === 0 ? '' : ','}${isList ? '' : `${JSON.stringify(key)}:`}`;
      yield* canonical(inner);
    }
    yield isList ? ']' : '}';
  }
}

/** The hash of a record's events: it shows that a record was changed by accident or in an editor. It is not a
 *  signature; anyone who wants to can write a rehearsal of their own. Takes the events one by one, as a long record
 *  is read. */
export class RecordDigest {
  readonly #hash: Hash = createHash('sha256').update('[');
  #isFirst = true;

  add(event: unknown): void {
    this.#hash.update(`${this.#isFirst ? '' : ','}${[...canonical(event)].join('')}`);
    this.#isFirst = false;
  }

  /** Like `add`, in pieces with other work in between. */
  *adding(event: unknown): Generator<string> {
    this.#hash.update(this.#isFirst ? '' : ',');
    this.#isFirst = false;
    for (const piece of canonical(event)) {
      this.#hash.update(piece);
      yield piece;
    }
  }

  /** The digest of what was added; nothing can be added after that. */
  end(): string {
    return this.#hash.update(']').digest('hex');
  }
}

/** The digest of a complete list of events. */
export function digestOf(events: readonly unknown[]): string {
  const digest = new RecordDigest();
  for (const event of events) digest.add(event);
  return digest.end();
}
