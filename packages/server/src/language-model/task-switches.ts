import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { taskIds, type TaskId } from './task.ts';

const fileSchema = z.object({ off: z.array(z.string()) });
/** Another process of the server may have written the file. */
const readAgainMs = 1_000;

/** Which tasks the operator has turned off, kept in a file. */
export class TaskSwitches {
  readonly #file: string;
  readonly #now: () => number;
  #off: ReadonlySet<string> | null = null;
  #readAt = -Infinity;

  /** Takes the path of the file, which need not exist. Throws: Error if it cannot be read. */
  constructor(file: string, now: () => number = () => performance.now()) {
    this.#file = file;
    this.#now = now;
    this.#read();
  }

  isOn(task: TaskId): boolean {
    if (this.#now() - this.#readAt >= readAgainMs) this.#read();
    return this.#off?.has(task) !== true;
  }

  /** Throws: Error if the file cannot be written; then nothing has changed. */
  turn(task: TaskId, isOn: boolean): void {
    this.#read();
    const off = taskIds.filter((id) => (id === task ? !isOn : this.#off?.has(id) === true));
    const written = `${this.#file}.new`;
    writeFileSync(written, `${JSON.stringify({ off }, null, 2)}\n`);
    renameSync(written, this.#file);
    this.#off = new Set(off);
  }

  /** If the file was corrupted since, the last values read still apply; the next start reports it. */
  #read(): void {
    this.#readAt = this.#now();
    try {
      this.#off = offIn(this.#file);
    } catch (failure) {
      if (this.#off === null) throw failure;
    }
  }
}

/** Throws: Error if the file isn't one that we wrote: what was turned off must not be turned on by accident. */
function offIn(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  try {
    return new Set(fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).off);
  } catch (cause) {
    throw new Error(`${file} can’t be read. Delete it to turn every task of the language model on.`, { cause });
  }
}
