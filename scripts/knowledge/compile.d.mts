import type { ZodType } from 'zod';

export interface KnowledgeSet {
  readonly name: string;
  readonly type: { readonly name: string; readonly from: string };
  readonly schema: ZodType;
  readonly check?: (files: Readonly<Record<string, unknown>>) => string[];
}
export function knowledgeSets(): Promise<readonly KnowledgeSet[]>;
export function readYaml(text: string, name: string, schema: ZodType): { value: unknown; faults: string[] };
export function compileKnowledge(): Promise<string[]>;
