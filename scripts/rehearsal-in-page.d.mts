export interface RehearsalInPage {
  readonly mode: 'hearing' | 'practice';
  /** What the project form hands over: names, place, and `ordinanceText` if there is one. */
  readonly project: Readonly<Record<string, unknown>>;
  readonly presentation: string;
  /** One exchange each, in this order. */
  readonly answers: readonly string[];
  /** The first exchange that the public asks, counting from 0; the board asks those before it. */
  readonly publicFrom: number;
  /** The phase of the record during the exchanges, and after them; unchanged if none is given. */
  readonly phaseBefore?: string | null;
  readonly phaseAfter?: string | null;
  /** Takes the vote at the end. */
  readonly vote?: boolean;
}

/** To be sent to a page of the product (`page.evaluate`), whose browser then owns the rehearsal. Gives its session id. */
export function rehearsalInPage(wanted: RehearsalInPage): Promise<string>;
