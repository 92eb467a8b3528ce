import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { DataError, type Database } from '../database/open.ts';
import { closeFiles, privateFolder } from '../database/private-files.ts';
import { Refusal } from './refusal.ts';

const credentialForm = /^[^:\s]+:\S+$/;

function kept(file: string): string | null {
  if (!existsSync(file)) return null;
  closeFiles(file);
  const text = readFileSync(file, 'utf8').trim();
  if (!credentialForm.test(text))
    throw new DataError(
      `${file} does not hold a user and a password separated by a colon. Delete it and a new one will be made.`,
    );
  return text;
}

/** The credential of this installation: as configured, otherwise from the data folder, otherwise created now and
 *  saved there. Servers that share a PostgreSQL database share it too, so that a page of one can call another. */
export async function credentialOf(set: string | undefined, dataDir: string, database: Database): Promise<string> {
  if (set !== undefined) return set;
  const file = join(dataDir, 'credential');
  const old = kept(file);
  let credential = old ?? `rostrum:${randomBytes(18).toString('base64url')}`;
  if (database.dialect.name === 'postgres') {
    await database.db
      .insertInto('settings')
      .values({ name: 'credential', value: credential })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await database.db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'credential')
      .executeTakeFirstOrThrow();
    credential = row.value;
  }
  if (credential !== old) {
    try {
      privateFolder(dataDir);
      writeFileSync(file, `${credential}\n`, { mode: 0o600 });
    } catch (error) {
      throw new DataError(
        `The credential cannot be kept in ${file} (${error instanceof Error ? error.message : String(error)}).`,
      );
    }
  }
  return credential;
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/** Lets a request pass only with the credential; the time the check takes reveals nothing about it. */
export function credentialCheck(credential: string): (request: FastifyRequest) => void {
  const expected = digest(`Basic ${Buffer.from(credential).toString('base64')}`);
  return (request) => {
    const given = (request.headers.authorization ?? '').replace(/^basic +/i, 'Basic ');
    if (!timingSafeEqual(digest(given), expected)) throw new Refusal('credential_missing');
  };
}
