/** A cue made ready. */
export interface CueExpression {
  test(text: string): boolean;
}

const compiled = new Map<string, CueExpression>();
/** Shorter pieces stand in every text and rule nothing out. */
const shortestPiece = 3;

/** The expression for a cue of the knowledge: whole words, any case. Kept, since the same cues meet every answer. Most
 *  cues cannot match without certain letters; a text without them is not searched. */
export function cueExpression(source: string): CueExpression {
  let cue = compiled.get(source);
  if (cue === undefined) {
    const expression = new RegExp(`\\b(?:${source})\\b`, 'i');
    const pieces = piecesOf(source);
    cue =
      pieces === null
        ? expression
        : {
            test: (text) => {
              const lower = lowered(text);
              return pieces.some((piece) => lower.includes(piece)) && expression.test(text);
            },
          };
    compiled.set(source, cue);
  }
  return cue;
}

let lastText = '';
let lastLower = '';
/** Hundreds of cues meet the same sentence one after the other. */
function lowered(text: string): string {
  if (text !== lastText) {
    lastText = text;
    lastLower = text.toLowerCase();
  }
  return lastLower;
}

/** Pieces of text one of which stands in everything the expression matches; null where that cannot be told.
 *  Takes: the source of a regular expression of the knowledge. */
export function piecesOf(source: string): readonly string[] | null {
  const branches = split(source);
  if (branches === null) return null;
  const pieces: string[] = [];
  for (const branch of branches) {
    const found = piecesOfBranch(branch);
    if (found === null) return null;
    pieces.push(...found);
  }
  return pieces.length === 0 ? null : pieces;
}

/** The part of one branch that rules out most: the one whose shortest piece is longest. */
function piecesOfBranch(branch: string): readonly string[] | null {
  let best: readonly string[] | null = null;
  const offer = (pieces: readonly string[] | null): void => {
    if (pieces === null || shortest(pieces) < shortestPiece) return;
    if (best === null || shortest(pieces) > shortest(best)) best = pieces;
  };
  let run = '';
  const close = (): void => {
    offer(run === '' ? null : [run]);
    run = '';
  };
  for (let i = 0; i < branch.length; i++) {
    const sign = branch[i] ?? '';
    if (/[a-z0-9 ']/i.test(sign)) {
      // A sign that may be missing ends the run before it.
      if (/[?*{]/.test(branch[i + 1] ?? '')) close();
      else run += sign.toLowerCase();
      continue;
    }
    close();
    if (sign === '\\') i++;
    else if (sign === '[') i = endOf(branch, i, ']');
    else if (sign === '{') i = branch.indexOf('}', i);
    else if (sign === '(') {
      const end = endOf(branch, i, ')');
      const inner = branch.slice(i + 1, end);
      const optional = /[?*{]/.test(branch[end + 1] ?? '');
      if (!optional && !/^\?(?:[=!]|<[=!])/.test(inner)) offer(piecesOf(inner.replace(/^\?:/, '')));
      i = end;
    }
    if (i < 0) return null;
  }
  close();
  return best;
}

function shortest(pieces: readonly string[]): number {
  return Math.min(...pieces.map((piece) => piece.length));
}

/** The branches between the bars that stand outside of every bracket. */
function split(source: string): readonly string[] | null {
  const branches: string[] = [];
  let from = 0;
  for (let i = 0; i < source.length; i++) {
    const sign = source[i];
    if (sign === '\\') i++;
    else if (sign === '[' || sign === '(') i = endOf(source, i, sign === '[' ? ']' : ')');
    else if (sign === '|') {
      branches.push(source.slice(from, i));
      from = i + 1;
    }
    if (i < 0) return null;
  }
  return [...branches, source.slice(from)];
}

/** Where the bracket at `at` closes; -1 where it does not. */
function endOf(source: string, at: number, closing: ']' | ')'): number {
  let depth = 0;
  for (let i = at; i < source.length; i++) {
    const sign = source[i];
    if (sign === '\\') i++;
    else if (closing === ')' && sign === '[') {
      i = endOf(source, i, ']');
      if (i < 0) return -1;
    } else if (closing === ')' && sign === '(') depth++;
    else if (sign === closing && (closing === ']' ? i > at + 1 : --depth === 0)) return i;
  }
  return -1;
}
