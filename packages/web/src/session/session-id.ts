export type SessionPrefix = 'hearing' | 'practice';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const randomLength = 20;

/** A new session id: prefix, milliseconds, underscore, 20 random letters and digits. decisions.md §5. */
export function newSessionId(prefix: SessionPrefix, nowMs: number = Date.now()): string {
  let random = '';
  while (random.length < randomLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(randomLength))) {
      // 248 is the largest multiple of 62 in a byte: anything above would favor the first letters.
      if (byte < 248 && random.length < randomLength) random += alphabet[byte % alphabet.length];
    }
  }
  return `${prefix}-${nowMs}_${random}`;
}
