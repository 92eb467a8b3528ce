import type { FastifyRequest } from 'fastify';
import { limits } from '@rostrum/contract';
import type { Pieces } from '../documents/pieces.ts';
import { Refusal } from './refusal.ts';
import { uploadOf } from './upload-room.ts';

interface FormFile {
  readonly name: string;
  readonly pieces: Pieces;
}

export interface Form {
  /** The first of them. */
  readonly file: FormFile | null;
  readonly files: readonly FormFile[];
  readonly fields: ReadonlyMap<string, string>;
}

const maxFields = 30;

/** A form with at most one file, or as many as are allowed, together no larger than one may be. Throws Refusal:
 *  too_large (never silently truncating a file), malformed. */
export async function readForm(request: FastifyRequest, fileBytes: number, maxFiles = 1): Promise<Form> {
  const fields = new Map<string, string>();
  const files: FormFile[] = [];
  const upload = uploadOf(request);
  let room = fileBytes;
  try {
    const parts = request.parts({
      limits: { fileSize: fileBytes, files: maxFiles, fields: maxFields, fieldSize: limits.jsonBodyBytes },
    });
    for await (const part of parts) {
      if (part.type === 'file') {
        const chunks: Buffer[] = [];
        for await (const chunk of part.file as AsyncIterable<Buffer>) {
          room -= chunk.length;
          if (room < 0) throw new Refusal('too_large');
          upload?.received(chunk.length);
          chunks.push(chunk);
        }
        if (part.file.truncated) throw new Refusal('too_large');
        files.push({ name: part.filename.replace(/^.*[/\\]/, '').slice(0, 300), pieces: chunks });
      } else if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
    }
  } catch (error) {
    // The form reader reports a body that ends too early as a plain error.
    if (error instanceof Refusal || String((error as { code?: unknown }).code).startsWith('FST_')) throw error;
    throw new Refusal('malformed', 'The upload was cut off or is not a form. Try again.');
  }
  upload?.arrived();
  return { file: files[0] ?? null, files, fields };
}
