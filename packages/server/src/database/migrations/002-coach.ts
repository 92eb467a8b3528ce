import type { Migration } from './migration.ts';

export const coach: Migration = {
  number: 2,
  name: 'coach',
  statements: [
    `create table coach_links (
      link_id text primary key,
      session_id text not null references sessions (session_id) on delete cascade,
      token_hash text not null unique,
      created_at text not null,
      expires_at text not null,
      revoked_at text
    )`,
    `create index coach_links_by_session on coach_links (session_id)`,
    `create table coach_comments (
      comment_id text primary key,
      session_id text not null references sessions (session_id) on delete cascade,
      link_id text not null references coach_links (link_id) on delete cascade,
      question_id text,
      author text not null,
      text text not null,
      at text not null
    )`,
    `create index coach_comments_by_session on coach_comments (session_id, at)`,
  ],
};
