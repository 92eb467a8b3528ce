import type { Migration } from './migration.ts';

export const record: Migration = {
  number: 1,
  name: 'record',
  statements: [
    `create table settings (name text primary key, value text not null)`,
    `create table sessions (session_id text primary key, owner text not null, created_at text not null)`,
    `create index sessions_by_owner on sessions (owner, created_at)`,
    `create table deleted_sessions (session_hash text primary key)`,
    `create table events (
      session_id text not null references sessions (session_id) on delete cascade,
      seq integer not null,
      id text not null,
      type text not null,
      at text not null,
      body text not null,
      text_id text,
      primary key (session_id, seq),
      unique (session_id, id)
    )`,
    `create table texts (
      session_id text not null references sessions (session_id) on delete cascade,
      text_id text not null,
      text text not null,
      primary key (session_id, text_id)
    )`,
  ],
};
