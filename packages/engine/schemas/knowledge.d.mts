import type { KnowledgeFile } from '../src/knowledge/types.ts';

/** The knowledge set: its check gives one line per fault. */
declare const set: {
  readonly check?: (files: Readonly<Record<string, unknown>>) => readonly string[];
  readonly of?: KnowledgeFile;
};
export default set;
