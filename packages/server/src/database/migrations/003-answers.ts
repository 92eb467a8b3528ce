import type { Migration } from './migration.ts';

/** The answers to calls that carried an Idempotency-Key, so that the same call can be answered again. */
export const answers: Migration = {
  number: 3,
  name: 'answers',
  statements: [
    `create table answers (
      session_id text not null references sessions (session_id) on delete cascade,
      key text not null,
      fingerprint text not null,
      body text not null,
      at text not null,
      primary key (session_id, key)
    )`,
    `create index answers_by_age on answers (at)`,
  ],
};
