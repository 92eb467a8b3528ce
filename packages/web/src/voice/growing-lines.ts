/** What is said while it is still being written: sentences that come one by one, and finally the whole text. */
export class GrowingLines {
  readonly #lines: string[] = [];
  readonly #waiting = new Set<() => void>();
  #isOver = false;

  /** Everything so far. */
  get text(): string {
    return this.#lines.join(' ');
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Where a line begins in the text. */
  startOf(index: number): number {
    return this.#lines.slice(0, index).reduce((at, line) => at + line.length + 1, 0);
  }

  add(line: string): void {
    if (this.#isOver || line.trim() === '') return;
    this.#lines.push(line.trim());
    this.#wake();
  }

  /** Finishes with the whole text. Gives: false if that does not begin with what was said; then what was said stays
   *  as it is. */
  complete(text: string): boolean {
    const { text: said } = this;
    const goesOn = said === '' || text === said || text.startsWith(`${said} `);
    if (goesOn) this.add(text.slice(said.length));
    this.#isOver = true;
    this.#wake();
    return goesOn;
  }

  /** The lines from one on, each as it comes, until they are all there. */
  async *from(index = 0): AsyncGenerator<string> {
    for (let at = index; ; at += 1) {
      while (at >= this.#lines.length) {
        if (this.#isOver) return;
        await new Promise<void>((resolve) => this.#waiting.add(resolve));
      }
      yield this.#lines[at] as string;
    }
  }

  #wake(): void {
    const due = [...this.#waiting];
    this.#waiting.clear();
    due.forEach((wake) => wake());
  }
}

/** Lines that are all there from the start. */
export function wholeLines(lines: readonly string[]): GrowingLines {
  const made = new GrowingLines();
  for (const line of lines) made.add(line);
  made.complete(made.text);
  return made;
}
