import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { programFile, sourceArguments } from './program.ts';

/** People with short rehearsals go before people with long ones, and before people who file a document: how far behind the server
 *  its helpers are. */
const behindBy = 10;
/** Keys and passwords in the environment are none of a helper's business. Windows starts nothing without its system folder. */
const bare = process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] } : {};

/** Lowers the priority of a process that has just been started. On Linux each thread has its own, which it takes from the one that starts it:
 *  first the main thread's, so that later ones take the lower one, and then that of any that exist by now. */
function putBehind(pid: number): void {
  const tasks = `/proc/${pid}/task`;
  const priority = Math.min(constants.priority.PRIORITY_LOW, getPriority() + behindBy);
  try {
    setPriority(pid, priority);
    if (existsSync(tasks)) for (const thread of readdirSync(tasks)) setPriority(Number(thread), priority);
  } catch (error) {
    // If it, or one of its threads, has ended in the meantime, whoever started it hears of that.
    const { info, code } = error as { code?: string; info?: { code?: string } };
    if (info?.code === 'ESRCH' || code === 'ENOENT') return;
    process.emitWarning(`A helper process keeps the priority of the server: ${(error as Error).message}`);
  }
}

/** Starts a program of the server's own in a process without settings or keys, at a lower priority than the server's. The priority is set
 *  from outside: before the program could set it, its imports have been read and the collector's threads started.
 *  Takes: the program's path in this folder without an extension (programFile); flags for Node, arguments, and what its streams are. */
export function startHelper(
  program: string,
  {
    flags,
    programArguments = [],
    stdio,
  }: { readonly flags: readonly string[]; readonly programArguments?: readonly string[]; readonly stdio: StdioOptions },
): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--v8-pool-size=0', ...flags, ...sourceArguments, programFile(program), ...programArguments],
    { env: bare, stdio },
  );
  if (process.platform === 'linux' && child.pid !== undefined) putBehind(child.pid);
  return child;
}
