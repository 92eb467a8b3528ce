import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { DataError, openDatabase } from './database/open.ts';
import { readSettings, SettingError } from './env.ts';
import { credentialOf } from './http/credential.ts';
import { signingKey } from './http/ownership.ts';

/** How long calls that are under way may take to end when the server is asked to stop. */
const graceMs = 15_000;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase({ dataDir: settings.ROSTRUM_DATA_DIR, url: settings.DATABASE_URL });
  const credential = await credentialOf(settings.ROSTRUM_API_CREDENTIAL, settings.ROSTRUM_DATA_DIR, database);
  const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const app = await buildApp({ settings, database, credential, cookieKey: await signingKey(database), webDir });

  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), graceMs).unref();
    void app
      .close()
      .then(() => database.close())
      .then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  try {
    const address = await app.listen({ host: settings.HOST, port: settings.PORT });
    process.stdout.write(`Rostrum is at ${address}\n`);
  } catch (error) {
    await database.close();
    const { code, message } = error as { code?: string; message: string };
    if (code === 'EADDRINUSE')
      fail(`Port ${settings.PORT} on ${settings.HOST} is taken. Stop what uses it, or set PORT to another one.`);
    fail(
      `Rostrum cannot listen on ${settings.HOST}:${settings.PORT} (${code ?? message}). Set HOST and PORT to an address of this machine.`,
    );
  }
}

start().catch((error: unknown) => {
  if (error instanceof SettingError || error instanceof DataError) fail(error.message);
  throw error;
});
