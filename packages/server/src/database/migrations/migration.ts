/** One step of the schema, in SQL that both databases accept. Steps are numbered from 1 without gaps and never
 *  changed once released. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly statements: readonly string[];
}
