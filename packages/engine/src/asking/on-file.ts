import type { ProjectFacts } from '../record/rehearsal.ts';
import type { Materials } from '../filed/types.ts';

/** Everything filed and said of a project as one text, searched once for each pattern: the lines of a topic ask for the same
 *  few things again and again. */
export class OnFile {
  readonly #text: string;
  readonly #found = new Map<RegExp, boolean>();

  constructor(text: string) {
    this.#text = text;
  }

  speaksOf(pattern: RegExp): boolean {
    let found = this.#found.get(pattern);
    if (found === undefined) {
      found = pattern.test(this.#text);
      this.#found.set(pattern, found);
    }
    return found;
  }
}

const known = new WeakMap<Materials, { readonly facts: ProjectFacts; readonly file: OnFile }>();

/** What is on file for a rehearsal. Takes: the documents and the project's facts. Gives: the same object for the same two. */
export function onFileFor(materials: Materials, facts: ProjectFacts): OnFile {
  const before = known.get(materials);
  if (before?.facts === facts) return before.file;
  const { projectType, projectName, zoning } = facts;
  const file = new OnFile(
    [materials.presentation?.text ?? '', materials.projectText, projectType, projectName, zoning ?? ''].join('. '),
  );
  known.set(materials, { facts, file });
  return file;
}
