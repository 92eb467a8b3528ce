/** Everything in which the two databases differ. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  isUniqueViolation(error: unknown): boolean;
  isForeignKeyViolation(error: unknown): boolean;
  /** True if somebody else is writing right now, and the same statement may be retried at once. */
  isBusy(error: unknown): boolean;
  /** True if the database does not answer or cannot write, and the same call may succeed later. */
  isUnavailable(error: unknown): boolean;
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

export const sqlite: Dialect = {
  name: 'sqlite',
  isUniqueViolation: (error) => /^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/.test(codeOf(error)),
  isForeignKeyViolation: (error) => codeOf(error) === 'SQLITE_CONSTRAINT_FOREIGNKEY',
  isBusy: (error) => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error)),
  isUnavailable: (error) => /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOTADB|CORRUPT)/.test(codeOf(error)),
};

export const postgres: Dialect = {
  name: 'postgres',
  isUniqueViolation: (error) => codeOf(error) === '23505',
  isForeignKeyViolation: (error) => codeOf(error) === '23503',
  isBusy: () => false,
  // Connection failures (08), resources (53), operator intervention (57) and system errors (58) by class; Node's own by name.
  isUnavailable: (error) =>
    /^(08|53|57|58)\w{3}$/.test(codeOf(error)) ||
    /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENOENT)$/.test(codeOf(error)) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
      error instanceof Error ? error.message : '',
    ),
};
