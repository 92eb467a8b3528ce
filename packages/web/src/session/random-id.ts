/** A unique id: 128 bits from the browser's cryptographic source, as hexadecimal digits. `crypto.randomUUID` is
 *  missing on pages served without https. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
