/** Limits on input that both sides check. decisions.md §4. */
export const limits = {
  jsonBodyBytes: 2 * 1024 * 1024,
  ordinanceFileBytes: 50 * 1024 * 1024,
  /** A record at its maximum size, at three bytes per character. */
  recordFileBytes: 128 * 1024 * 1024,
  ordinancePages: 2_000,
  ordinanceCharacters: 20_000_000,
  audioBytes: 50 * 1024 * 1024,
  answerCharacters: 20_000,
  presentationCharacters: 100_000,
  wordsCharacters: 4_000,
  fetchBytes: 50 * 1024 * 1024,
  fetchRedirects: 5,
  ordinancePreviewCharacters: 2_000,
  eventsPerPost: 1_000,
  eventsPerRecord: 20_000,
  /** All events as JSON, without documents: about a hundred of the longest answers, or thousands of typical ones. */
  recordCharacters: 8 * 1024 * 1024,
  /** All documents together: the longest ordinance, and half as much again. */
  recordPaperCharacters: 34_000_000,
} as const;

/** The form of a session id: prefix, timestamp in ms, random part. decisions.md §5. */
export const sessionIdPattern = /^[a-z]+-[0-9]{10,}_[A-Za-z0-9]{8,64}$/;
