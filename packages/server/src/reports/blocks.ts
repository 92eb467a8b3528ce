/* A document as parts in order, before it is decided whether it becomes HTML, PDF or DOCX. All text is plain text. */

export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Secondary text: a section, a note that something is missing. */
  readonly soft?: boolean;
}
export type Line = readonly Run[];

export interface RoomPoint {
  readonly number: number;
  readonly frustration: number;
  readonly trust: number;
  readonly crowd_energy: number;
}

export type Block =
  | { readonly kind: 'title'; readonly text: string; readonly under: string }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'text'; readonly line: Line }
  /** What somebody said or wrote, with its source. */
  | { readonly kind: 'quote'; readonly text: string; readonly from: string | null }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Line[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly shares: readonly number[];
      readonly rows: readonly (readonly Line[])[];
    }
  | { readonly kind: 'room'; readonly points: readonly RoomPoint[] };

export interface Sheet {
  readonly title: string;
  readonly notice: string;
  readonly blocks: readonly Block[];
}

export const plain = (text: string): Line => [{ text }];
export const bold = (text: string): Run => ({ text, bold: true });
export const soft = (text: string): Run => ({ text, soft: true });
