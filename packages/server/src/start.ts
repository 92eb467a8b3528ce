import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { markInUse } from './database/one-process.ts';
import { DataError, openDatabase } from './database/open.ts';
import { readSettings, SettingError } from './env.ts';
import { credentialOf } from './http/credential.ts';
import { signingKey } from './http/ownership.ts';
import { warmUp } from './rehearsals/warm-up.ts';

/** Why the server does not start: one line for the operator. */
export class StartError extends Error {}

export interface RunningServer {
  readonly address: string;
  /** Lets running calls finish, then closes the database. */
  readonly stop: () => Promise<void>;
}

const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Starts the server that the environment describes. Throws StartError. */
export async function startServer(environment: Readonly<Record<string, string | undefined>>): Promise<RunningServer> {
  try {
    return await start(environment);
  } catch (error) {
    if (error instanceof SettingError || error instanceof DataError) throw new StartError(error.message);
    throw error;
  }
}

async function start(environment: Readonly<Record<string, string | undefined>>): Promise<RunningServer> {
  const settings = readSettings(environment);
  const database = await openDatabase({ dataDir: settings.ROSTRUM_DATA_DIR, url: settings.DATABASE_URL });
  try {
    const credential = await credentialOf(settings.ROSTRUM_API_CREDENTIAL, settings.ROSTRUM_DATA_DIR, database);
    const app = await buildApp({ settings, database, credential, cookieKey: await signingKey(database), webDir });
    const address = await app.listen({ host: settings.HOST, port: settings.PORT }).catch(async (error: unknown) => {
      await app.close();
      throw cannotListen(settings.HOST, settings.PORT, error);
    });
    const use = settings.DATABASE_URL === undefined ? markInUse(settings.ROSTRUM_DATA_DIR) : null;
    if (use?.warning != null) process.stderr.write(`${use.warning}\n`);
    const stopping = new AbortController();
    const warm = warmUp(stopping.signal).catch((error: unknown) => app.log.warn({ err: error }, 'not warmed up'));
    return {
      address,
      stop: async () => {
        stopping.abort();
        await warm;
        await app.close();
        await database.close();
        use?.end();
      },
    };
  } catch (error) {
    await database.close();
    if (database.dialect.isUnavailable(error))
      throw new StartError('The database does not answer or cannot be written right now. Start again in a moment.');
    throw error;
  }
}

function cannotListen(host: string, port: number, error: unknown): StartError {
  const { code, message } = error as { code?: string; message: string };
  return new StartError(
    code === 'EADDRINUSE'
      ? `Port ${port} on ${host} is taken. Stop whatever uses it, or set PORT to another one.`
      : `Rostrum cannot listen on ${host}:${port} (${code ?? message}). Set HOST and PORT to an address of this machine.`,
  );
}
