/** Every refusal of the server: its status and one sentence that a user can act on. decisions.md §3 (Errors). */
export const refusals = {
  malformed: { status: 400, sentence: 'The request couldn’t be understood. Check what was sent and try again.' },
  not_json: { status: 400, sentence: 'The request body is not valid JSON.' },
  blank_answer: { status: 400, sentence: 'Please provide a response before submitting.' },
  too_long: { status: 400, sentence: 'The text is longer than this call accepts. Shorten it and send it again.' },
  bad_session_id: {
    status: 400,
    sentence: 'The session id isn’t in the form that Rostrum uses. Reload the page to start a new session.',
  },
  session_missing: { status: 400, sentence: 'The session id is missing. Reload the page and try again.' },
  address_not_allowed: {
    status: 400,
    sentence:
      'This address cannot be fetched. Use a public http or https address, or download the document and upload it.',
  },
  credential_missing: {
    status: 401,
    sentence: 'The credential is missing or wrong. Reload the page to get a new one.',
  },
  not_yours: { status: 403, sentence: 'This rehearsal belongs to another browser.' },
  cross_site: { status: 403, sentence: 'A page on another site may not make this call. Open Rostrum directly.' },
  operator_only: {
    status: 403,
    sentence: 'The operator token is missing or wrong. It is the value of ROSTRUM_OPERATOR_TOKEN on this server.',
  },
  not_found: { status: 404, sentence: 'There is nothing at this address.' },
  rehearsal_not_found: { status: 404, sentence: 'This rehearsal does not exist, or it was deleted.' },
  character_not_found: { status: 404, sentence: 'There is no character with this id.' },
  community_not_found: { status: 404, sentence: 'There is no community with this id.' },
  standard_not_found: {
    status: 404,
    sentence: 'No rule with this id is on file. The ordinance may have been replaced; reload the page.',
  },
  state_not_found: {
    status: 404,
    sentence: 'There is no state with this code. Use the two-letter postal code, as in NC.',
  },
  method_not_allowed: { status: 405, sentence: 'This address does not take that kind of request.' },
  conflict: { status: 409, sentence: 'The rehearsal has changed since. Reload the page and try again.' },
  no_language_model: {
    status: 409,
    sentence: 'No language model is set up on this server. Set LLM_PROVIDER and LLM_MODEL, and start it again.',
  },
  no_proceeding: {
    status: 409,
    sentence: 'No proceeding was chosen for this rehearsal. Choose one in the project form, or go to the public phase.',
  },
  out_of_order: {
    status: 409,
    sentence: 'This step isn’t next. Continue with the step that the order shows.',
  },
  awaits_reply: {
    status: 409,
    sentence: 'You still have a question to answer. Reply to it first, or skip it.',
  },
  no_more_speakers: {
    status: 409,
    sentence: 'Nobody else has signed up to speak. Go on with the next step.',
  },
  continued: {
    status: 409,
    sentence: 'The hearing was continued and there is no vote on the request yet. Rehearse the continued hearing next.',
  },
  key_reused: {
    status: 422,
    sentence: 'This Idempotency-Key was used for something else in this rehearsal. Make a new key and send it again.',
  },
  too_large: {
    status: 413,
    sentence: 'The upload is too large. A document may have up to 50 MB, any other request up to 2 MB.',
  },
  wrong_kind: {
    status: 415,
    sentence: 'This kind of file isn’t accepted. Upload a PDF, DOCX or TXT file, or paste the text.',
  },
  unreadable: { status: 422, sentence: 'The document couldn’t be read. Try another copy, or paste the text.' },
  document_encrypted: {
    status: 422,
    sentence: 'The document is password-protected. Save a copy without the password, or paste the text.',
  },
  document_no_text: { status: 422, sentence: 'The document has no text layer; run it through OCR or paste the text.' },
  document_empty: {
    status: 422,
    sentence: 'The document contains no text. Check that it is the right file, or paste the text.',
  },
  document_too_long: {
    status: 422,
    sentence:
      'The document has more than 2,000 pages or 20 million characters. Upload only the chapters that apply to the project.',
  },
  no_speech: {
    status: 422,
    sentence:
      'No speech was recognized in the recording. Try again with the same recording, record once more, or type your answer.',
  },
  site_unreadable: {
    status: 422,
    sentence: 'The site couldn’t be reached or read. Check the address, or download the page and upload or paste it.',
  },
  not_started: {
    status: 422,
    sentence: 'No questions have been answered in this hearing yet, so there is nothing to decide.',
  },
  record_too_new: {
    status: 422,
    sentence: 'This record was written by a newer version of Rostrum. Upgrade this installation and import it again.',
  },
  record_unreadable: {
    status: 422,
    sentence:
      'This file is not a complete record of a rehearsal. Download the record again and import that file; nothing was imported.',
  },
  record_altered: {
    status: 422,
    sentence: 'This record was changed after it was downloaded and is no longer consistent; nothing was imported.',
  },
  question_not_found: { status: 404, sentence: 'There is no such question in this rehearsal.' },
  not_answered: {
    status: 422,
    sentence: 'This question has not been answered yet. Continue the rehearsal and answer it there first.',
  },
  link_not_found: { status: 404, sentence: 'There is no report at this link. Check that the link is complete.' },
  link_expired: { status: 410, sentence: 'This link has expired. Ask the applicant for a new one.' },
  link_revoked: { status: 410, sentence: 'The applicant has withdrawn this link.' },
  host_not_allowed: {
    status: 421,
    sentence:
      'Rostrum does not answer to this host name. Open it under the name it was given, or ask its operator to add this one to ALLOWED_HOSTS.',
  },
  too_many: { status: 429, sentence: 'Too many requests in a short time. Wait a moment and try again.' },
  internal: { status: 500, sentence: 'Something went wrong on the server. Nothing that was saved is lost; try again.' },
  database_unavailable: {
    status: 503,
    sentence: 'The database does not answer at the moment. Nothing that was saved is lost; try again shortly.',
  },
  transcription_off: {
    status: 503,
    sentence: 'Transcription is not set up on this server. Use the browser’s own recognition, or type your answer.',
  },
  transcription_failed: {
    status: 503,
    sentence: 'The transcription service did not answer. Keep the recording and try again, or type your answer.',
  },
  busy: { status: 503, sentence: 'The server is busy reading other documents. Try again in a moment.' },
  stopping: { status: 503, sentence: 'The server is stopping. Nothing that was saved is lost; try again in a moment.' },
  timed_out: { status: 504, sentence: 'That took too long. Try again, or use a smaller document.' },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type RefusalCode = keyof typeof refusals;
