import type { KnowledgeFile } from '../src/knowledge/types.ts';

/** The set of knowledge: its check gives one line a fault. */
declare const set: {
  readonly check?: (files: Readonly<Record<string, unknown>>) => readonly string[];
  readonly of?: KnowledgeFile;
};
export default set;
