/** Limits on input that both sides check. decisions.md §4. */
export const limits = {
  jsonBodyBytes: 2 * 1024 * 1024,
  ordinanceFileBytes: 50 * 1024 * 1024,
  /** A record that holds as much as one may, in characters of three bytes each. */
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
  /** Of all events as JSON, papers apart: some hundred of the longest answers, thousands of those that people give. */
  recordCharacters: 8 * 1024 * 1024,
  /** Of all papers together: the longest ordinance, and half as much beside it. */
  recordPaperCharacters: 34_000_000,
} as const;

/** The form of a session id: prefix, timestamp in ms, random part. decisions.md §5. */
export const sessionIdPattern = /^[a-z]+-[0-9]{10,}_[A-Za-z0-9]{8,64}$/;
