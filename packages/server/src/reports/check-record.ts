import { eventSchema, limits, recordVersion, sessionIdPattern, type RehearsalEvent } from '@rostrum/contract';
import { endOfValue } from '../http/json-shape.ts';
import { Refusal } from '../http/refusal.ts';
import { RecordDigest } from './digest.ts';

export interface CheckedRecord {
  readonly sessionId: string;
  readonly events: number;
}

const unreadable = (): Refusal => new Refusal('record_unreadable');
const altered = (): Refusal => new Refusal('record_altered');

/** A field longer than this is not one of the small ones next to the events. */
const longestField = 1_000;
const isSpace = (sign: string): boolean => sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t';

/** Goes through the record a piece at a time: only the current piece is ever an object. The characters that
 *  separate the pieces are the same in every encoding that contains ASCII, so positions are found in the raw bytes. */
class RecordScan {
  readonly #bytes: Buffer;
  readonly #signs: string;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#signs = bytes.toString('latin1');
    if (this.#signs.startsWith('\u00ef\u00bb\u00bf')) this.#at = 3;
  }

  #sign(): string {
    while (isSpace(this.#signs.charAt(this.#at))) this.#at++;
    return this.#signs.charAt(this.#at);
  }

  /** Takes the character if it is the next one. */
  takes(sign: string): boolean {
    if (this.#sign() !== sign) return false;
    this.#at++;
    return true;
  }

  needs(sign: string): void {
    if (!this.takes(sign)) throw unreadable();
  }

  /** The next value, of at most this many bytes. */
  value(most: number): unknown {
    this.#sign();
    const end = endOfValue(this.#signs, this.#at);
    if (end === null || end - this.#at > most) throw unreadable();
    const text = this.#bytes.toString('utf8', this.#at, end);
    this.#at = end;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw unreadable();
    }
  }

  key(): string {
    this.#sign();
    const end = this.#signs.indexOf('"', this.#at + 1);
    const key = this.#signs.slice(this.#at + 1, end);
    if (this.#sign() !== '"' || end === -1 || key.length > longestField) throw unreadable();
    this.#at = end + 1;
    return key;
  }

  hasEnded(): boolean {
    return this.#sign() === '';
  }
}

/** What an event refers to must come before it: a judgment needs its answer, a second try its first. */
class Sequence {
  readonly #ids = new Set<string>();
  readonly #asked = new Set<string>();
  readonly #answered = new Set<string>();
  readonly #answers = new Set<string>();
  /** Events that a vote rests on; they need not come before it. */
  readonly #named: string[] = [];

  /** Whether the event fits what comes before it. */
  fits(event: RehearsalEvent): boolean {
    if (this.#ids.has(event.id)) return false;
    this.#ids.add(event.id);
    switch (event.type) {
      case 'asked':
        if (this.#asked.has(event.question_id)) return false;
        this.#asked.add(event.question_id);
        return true;
      case 'answered': {
        const isKnown = this.#asked.has(event.question_id) || event.question !== undefined;
        if (!isKnown || !this.#knowsAnswer(event.rewind_of)) return false;
        this.#answered.add(event.question_id);
        this.#answers.add(event.id);
        return true;
      }
      case 'judged':
        return this.#answered.has(event.question_id) && this.#knowsAnswer(event.rewind_of);
      case 'voted':
        for (const { from_event: id } of event.conditions) if (id !== null) this.#named.push(id);
        return true;
      default:
        return true;
    }
  }

  isWhole(): boolean {
    return this.#named.every((id) => this.#ids.has(id));
  }

  #knowsAnswer(id: string | undefined): boolean {
    return id === undefined || this.#answers.has(id);
  }
}

/** An event with a document may be as long as a document, in characters that JSON writes as six; every other is at
 *  most what one call may bring. */
const longestPaper = limits.ordinanceCharacters * 6;
const isPaper = (event: RehearsalEvent): boolean => event.type === 'document_filed';

/** Checks a record from elsewhere, one event after the other.  Takes: the file, and what to do with each event.
 *  Gives: its session id and how many events it has. Throws Refusal: record_unreadable if it is not a record or not
 *  complete, record_too_new, record_altered if its parts no longer fit together. */
export function checkRecord(bytes: Buffer, onEvent: (event: RehearsalEvent, bytes: number) => void): CheckedRecord {
  const scan = new RecordScan(bytes);
  const fields = new Map<string, unknown>();
  const digest = new RecordDigest();
  const sequence = new Sequence();
  let count: number | null = null;

  function event(): void {
    const value = scan.value(longestPaper);
    digest.add(value);
    const { data } = eventSchema.safeParse(value);
    if (data === undefined) throw altered();
    const length = isPaper(data) ? 0 : Buffer.byteLength(JSON.stringify(data));
    if (length > limits.jsonBodyBytes) throw unreadable();
    if (isPaper(data) && 'text' in data && (data.text?.length ?? 0) > limits.ordinanceCharacters) throw unreadable();
    if (!sequence.fits(data)) throw altered();
    onEvent(data, length);
  }

  function events(): number {
    scan.needs('[');
    if (scan.takes(']')) return 0;
    for (let n = 1; ; n++) {
      if (n > limits.eventsPerRecord) throw unreadable();
      event();
      if (scan.takes(']')) return n;
      scan.needs(',');
    }
  }

  scan.needs('{');
  if (!scan.takes('}'))
    do {
      const key = scan.key();
      scan.needs(':');
      if (fields.has(key) || (key === 'events' && count !== null)) throw unreadable();
      if (key === 'events') count = events();
      else fields.set(key, scan.value(longestField));
      // The events of a later version would be unknown.
      if (Number(fields.get('version')) > recordVersion) throw new Refusal('record_too_new');
    } while (scan.takes(','));
  else throw unreadable();
  scan.needs('}');
  if (!scan.hasEnded()) throw unreadable();
  return { sessionId: headOf(fields, count, digest.end(), sequence), events: count ?? 0 };
}

/** The session id of a record whose other fields fit its events. */
function headOf(
  fields: ReadonlyMap<string, unknown>,
  count: number | null,
  digest: string,
  sequence: Sequence,
): string {
  const [version, sessionId, told] = [fields.get('version'), fields.get('session_id'), fields.get('digest')];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) throw unreadable();
  if (typeof sessionId !== 'string' || !sessionIdPattern.test(sessionId) || count === null || count === 0)
    throw unreadable();
  if ((told !== undefined && told !== digest) || !sequence.isWhole()) throw altered();
  return sessionId;
}
