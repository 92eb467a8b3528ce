import { inflateRawSync } from 'node:zlib';

/* The parts of a Word document, which is a zip. What is opened here has been checked (check-zip.ts). */

const localSign = 0x04034b50;
const centralSign = 0x02014b50;
const endSign = Buffer.from([0x50, 0x4b, 5, 6]);
/** Longer parts than this are not looked into beyond what the Word reader itself does. */
const partBytes = 64 * 1024 * 1024;

interface Part {
  /** Place of its record in the directory, and the record's length. */
  readonly at: number;
  readonly length: number;
  readonly offset: number;
  readonly packed: number;
  readonly method: number;
}

export class DocxZip {
  readonly #zip: Buffer;
  readonly #end: number;
  readonly #parts = new Map<string, Part>();

  constructor(zip: Buffer) {
    this.#zip = zip;
    this.#end = zip.lastIndexOf(endSign);
    const count = zip.readUInt16LE(this.#end + 10);
    let at = zip.readUInt32LE(this.#end + 16);
    for (let i = 0; i < count; i++) {
      const nameLength = zip.readUInt16LE(at + 28);
      const length = 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
      this.#parts.set(zip.toString('utf8', at + 46, at + 46 + nameLength), {
        at,
        length,
        offset: zip.readUInt32LE(at + 42),
        packed: zip.readUInt32LE(at + 20),
        method: zip.readUInt16LE(at + 10),
      });
      at += length;
    }
  }

  /** The text of a part, or null where there is none. Throws what the unpacking throws. */
  text(name: string): string | null {
    const part = this.#parts.get(name);
    if (part === undefined || this.#zip.readUInt32LE(part.offset) !== localSign) return null;
    const lengths = this.#zip.readUInt16LE(part.offset + 26) + this.#zip.readUInt16LE(part.offset + 28);
    const start = part.offset + 30 + lengths;
    const data = this.#zip.subarray(start, start + part.packed);
    const bytes = part.method === 0 ? data : inflateRawSync(data, { maxOutputLength: partBytes });
    return bytes.toString('utf8').replace(/^\ufeff/, '');
  }

  /** The document with another text in one of its parts: written behind the others, and the directory after it. */
  withPart(name: string, text: string): Buffer {
    const part = this.#parts.get(name);
    if (part === undefined) return this.#zip;
    const data = Buffer.from(text);
    const file = Buffer.from(name);
    const start = this.#zip.readUInt32LE(this.#end + 16);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(localSign, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(0x800, 6);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(data.length, 22);
    local.writeUInt16LE(file.length, 26);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(centralSign, 0);
    record.writeUInt16LE(20, 4);
    record.writeUInt16LE(20, 6);
    record.writeUInt16LE(0x800, 8);
    record.writeUInt32LE(data.length, 20);
    record.writeUInt32LE(data.length, 24);
    record.writeUInt16LE(file.length, 28);
    record.writeUInt32LE(start, 42);
    const others = [...this.#parts.values()]
      .filter((one) => one !== part)
      .map(({ at, length }) => this.#zip.subarray(at, at + length));
    const directory = Buffer.concat([...others, record, file]);
    const end = Buffer.alloc(22);
    endSign.copy(end);
    end.writeUInt16LE(this.#parts.size, 8);
    end.writeUInt16LE(this.#parts.size, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(start + local.length + file.length + data.length, 16);
    return Buffer.concat([this.#zip.subarray(0, start), local, file, data, directory, end]);
  }
}
