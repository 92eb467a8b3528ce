/* A program that calls nobody and computes, until told to stop: what any work next to the server costs its callers on this machine. */

for (const end of ['message', 'disconnect']) process.once(end, () => process.exit(0));
const atOnceMs = 20;
function compute(): void {
  const until = performance.now() + atOnceMs;
  while (performance.now() < until);
  setImmediate(compute);
}
compute();
