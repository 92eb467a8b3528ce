/** One entry of a lexicon file: a concept, party, activity, unit or trigger with the words that name it. */
export interface LexiconEntry {
  readonly id: string;
  /** Words or phrases, as spoken, in dictionary form; matched on lemmas. */
  readonly words: readonly string[];
  /** Why the entry is here, or what it is not. */
  readonly note?: string;
  /** Further fields by file: kept open for the reader that knows the file, checked by the schema. */
  readonly [field: string]: unknown;
}

/** A file of the lexicon. */
export interface LexiconFile {
  readonly description: string;
  readonly entries: readonly LexiconEntry[];
}
