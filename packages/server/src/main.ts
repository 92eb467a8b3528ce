import { keepHeapNearItsUse } from './heap.ts';
import { startServer, StartError } from './start.ts';

/** How long running calls may take to finish when the server is asked to stop. */
const graceMs = 15_000;

keepHeapNearItsUse();
try {
  const { address, stop } = await startServer(process.env);
  process.stdout.write(`Rostrum is at ${address}\n`);
  let stopping = false;
  const onSignal = (): void => {
    // Asking twice means not wanting to wait.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), graceMs).unref();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
