import type { RawBuilder } from 'kysely';

/** One step of the schema. Steps are numbered without gaps and never changed once released. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly statements: readonly RawBuilder<unknown>[];
}
