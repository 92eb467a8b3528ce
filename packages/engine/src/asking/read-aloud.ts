import type { Citation } from '@rostrum/contract';

/** Characters that count as one place: two cuts of one sentence share some of them. */
const step = 12;

/** The citations of what is on file are weighed again at every question. */
const placesKnown = new WeakMap<Citation, readonly string[]>();

/** What has been read aloud in a hearing: two cuts of one sentence are the same quotation, the bare name of a road is none. */
export class ReadAloud {
  private readonly places = new Set<string>();

  constructor(citations: Iterable<Citation>) {
    this.add(citations);
  }

  /** Places read from. */
  get size(): number {
    return this.places.size;
  }

  add(citations: Iterable<Citation>): void {
    for (const citation of citations) for (const place of ReadAloud.placesOf(citation)) this.places.add(place);
  }

  /** True where some of this quotation has been read aloud. */
  has(citation: Citation): boolean {
    return ReadAloud.placesOf(citation).some((place) => this.places.has(place));
  }

  private static placesOf(citation: Citation): readonly string[] {
    const places = placesKnown.get(citation) ?? ReadAloud.placesIn(citation);
    placesKnown.set(citation, places);
    return places;
  }

  private static placesIn({ kind, quote, start, source }: Citation): readonly string[] {
    // Every answer counts its characters from its own beginning.
    if (kind === 'answer') return [`answer:${source}:${quote.slice(0, 2 * step)}`];
    if (start === null) return [`${kind}:${quote}`];
    const bareName = quote.split(' ').length < 3;
    if (bareName) return [];
    const places: string[] = [];
    // The ends of neighbors may share a step; what lies between them may not.
    for (let at = Math.ceil(start / step); at <= Math.floor((start + quote.length) / step); at += 1)
      places.push(`${kind}:${at}`);
    return places;
  }
}
