import type { FastifyRequest } from 'fastify';
import { limits } from '@rostrum/contract';
import { Refusal } from './refusal.ts';

export interface Form {
  readonly file: { readonly name: string; readonly bytes: Buffer } | null;
  readonly fields: ReadonlyMap<string, string>;
}

const fieldsAtMost = 30;

/** A form with at most one file. Throws Refusal: too_large (never a file that was silently cut), malformed. */
export async function readForm(request: FastifyRequest, fileBytes: number): Promise<Form> {
  const fields = new Map<string, string>();
  let file: Form['file'] = null;
  try {
    const parts = request.parts({
      limits: { fileSize: fileBytes, files: 1, fields: fieldsAtMost, fieldSize: limits.jsonBodyBytes },
    });
    for await (const part of parts) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.file.truncated) throw new Refusal('too_large');
        file = { name: part.filename.replace(/^.*[/\\]/, '').slice(0, 300), bytes };
      } else if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
    }
  } catch (error) {
    // The reader of forms reports a body that ends too early as a plain error.
    if (error instanceof Refusal || String((error as { code?: unknown }).code).startsWith('FST_')) throw error;
    throw new Refusal('malformed', 'The upload was cut off or is not a form. Try again.');
  }
  return { file, fields };
}
