const most =
  /\b(?:not (?:to )?exceed|no(?:t)? (?:more|greater|higher|taller|larger|longer|later|wider|further|farther) than|maximum(?: of)?|up to|limited to|at most|cannot exceed|below|under|(?<!\bno(?:t be|t)? )(?:less|fewer) than|(?:no|nothing|none) (?:\w+ ){0,7}(?:exceeds?|in excess of|more than|over|taller than|higher than)|shall not (?:\w+ ){0,12}(?:exceed|in excess of|more than|over)|never (?:more than|exceed)|as (?:low|little) as|within)\W*(?:\w+\W+){0,7}$/;
const least =
  /\b(?:at least|no(?:t)? (?:less|fewer|closer|nearer|lower|shorter|smaller|narrower) than|minimum(?: \w+){0,4}(?: of)?|greater than|more than|over|exceeding|exceeds?|in excess of|longer than|taller than|as (?:much|many) as)\W*(?:\w+\W+){0,7}$/;
const negatedNearness =
  /\b(?:no|not|nor|never|cannot|prohibited|unlawful|without)\b[^.;]{0,140}\bwithin\W*(?:\w+\W+){0,5}$/;
const noLess =
  /\bno\b[^.;]{0,120}\b(?:shall|may|must|will)\b[^.;]{0,60}\b(?:less|fewer|smaller|closer|nearer|lower|shorter|narrower) than\W*(?:\w+\W+){0,5}$/;
const notLess =
  /(?:shall|may|must|will|can)? ?(?:not|no|never) (?:be )?(?:\w+ ){0,5}(?:less|fewer|closer|nearer|lower|smaller) than\W*(?:\w+\W+){0,5}$/;

/** Which way a figure binds, according to the words around it.
 *  Takes: the words before and after it in its sentence, lower case; the direction if nothing is said; whether it is a length of time
 *  ('within 30 days' limits it, 'within 500 feet' may be a reach).
 *  Gives: 'min', 'max' or 'equals'. Never throws. */
export function comparatorOf(
  before: string,
  after: string,
  usual: 'min' | 'max' | 'equals',
  isTime = false,
): 'min' | 'max' | 'equals' {
  const lead = before.slice(-150);
  const tail = after.slice(0, 60);
  // If it is a nuisance above this, it is allowed up to this.
  if (
    /^[\s,)(]*(?:or|and) (?:more|greater|higher|above)\b/.test(tail) &&
    /\b(?:disturbance|violation|prohibited|unlawful|nuisance|avoid)\b/.test(lead)
  )
    return 'max';
  if (isTime && /^ ?(?:before|prior to|in advance)\b/.test(tail) && /\b(?:no(?:t)? later than|at least)\W*$/.test(lead))
    return 'min';
  if (/^[^.;,]{0,30}\b(?:is|are|shall be) (?:prohibited|forbidden|not (?:permitted|allowed))\b/.test(tail)) {
    if (/\b(?:taller|larger|greater|longer|more|over|exceeding|higher|wider|in excess of)(?: than)?\W*$/.test(lead))
      return 'max';
    if (/\b(?:less|closer|nearer|smaller|fewer|shorter|within)(?: than)?\W*$/.test(lead)) return 'min';
  }
  if (
    /^[\s,)(]*(?:or|and) (?:more|greater|higher|above|larger|longer|taller)\b|^ ?(?:minimum|at a minimum)\b/.test(tail)
  )
    return 'min';
  if (
    /^[\s,)(]*(?:or|and) (?:less|fewer|lower|below|smaller|under|shorter)\b|^ ?(?:maximum|at most)\b|^ total, unless/.test(
      tail,
    )
  )
    return 'max';
  if (notLess.test(lead.slice(-90)) || noLess.test(before.slice(-260))) return 'min';
  if (!isTime && negatedNearness.test(lead)) return 'min';
  const close = lead.slice(-75);
  const reach = lastIndex(/\bwithin\W*(?:\w+\W+){3,7}$/, close);
  // 'within six months to a depth of four feet': the time is limited, not the depth.
  const bounded = lastIndex(most, close);
  const up = !isTime && bounded !== -1 && bounded === reach ? -1 : bounded;
  const down = lastIndex(least, close);
  if (up !== -1 && up >= down) {
    if (/\bwithin\W*(?:\w+\W+){0,5}$/.test(close) && usual === 'min' && !isTime && !/not exceed|no more/.test(close))
      return usual;
    return 'max';
  }
  if (down !== -1) {
    if (usual === 'max' && /^(?:[\w.()-]{1,14}\s+)?\W*no\b[^.;]*\b(?:shall|may|must|will)\b/.test(before.slice(-240)))
      return 'max';
    if (
      /\b(?:no|not|never|nothing|none)\b[^.;]{0,60}(?:exceed|in excess of|greater than|more than|over|taller than)\W*(?:\w+\W+){0,7}$/.test(
        lead,
      )
    )
      return 'max';
    return 'min';
  }
  if (/\bmaximum\b/.test(lead.slice(-110)) && !/\bminimum\b/.test(lead.slice(-110))) return 'max';
  if (/\bminimum\b/.test(lead.slice(-110)) && !/\bmaximum\b/.test(lead.slice(-110))) return 'min';
  return usual;
}

/** Where the last match of the pattern's own words begins, or -1. Patterns end at the figure, so the later start is the closer word. */
function lastIndex(pattern: RegExp, text: string): number {
  let last = -1;
  for (let from = 0; from < text.length; from = last + 1) {
    const hit = pattern.exec(text.slice(from));
    if (hit === null) return last;
    last = from + hit.index;
  }
  return last;
}
