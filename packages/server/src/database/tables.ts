/** The tables, the same on SQLite and PostgreSQL. Events are the truth; nothing here is derived from them but
 *  `answers`. */
export interface Tables {
  /** What all processes on one database share: the key that signs cookies, the credential. */
  settings: { name: string; value: string };
  sessions: { session_id: string; owner: string; created_at: string };
  /** Hashes of the ids of deleted rehearsals, so that a late request does not bring one back to life. */
  deleted_sessions: { session_hash: string };
  /** `body` is the event as JSON, without the text of a document: that is in `texts`, under `text_id`. */
  events: {
    session_id: string;
    seq: number;
    id: string;
    type: string;
    at: string;
    body: string;
    text_id: string | null;
  };
  /** Texts of filed documents by the hash of their content, once per rehearsal; long ones compressed
   *  (rehearsals/kept-text.ts). */
  texts: { session_id: string; text_id: string; text: string };
  /** Answers given to calls that carried a key, kept for some days: the same call, sent again, is answered from
   *  here. */
  answers: { session_id: string; key: string; fingerprint: string; body: string; at: string };
  /** Links that let somebody else read one report. The token itself is shown once and not stored. */
  coach_links: {
    link_id: string;
    session_id: string;
    token_hash: string;
    created_at: string;
    expires_at: string;
    revoked_at: string | null;
  };
  /** Comments written under such a link; without a question, on the whole rehearsal. */
  coach_comments: {
    comment_id: string;
    session_id: string;
    link_id: string;
    question_id: string | null;
    author: string;
    text: string;
    at: string;
  };
}
