import { squeezed } from '../base/text.ts';
import { hashText } from '../base/random.ts';
import type { Span } from '../language/types.ts';
import type { StandardDraft, StandardFound } from './types.ts';

const longestWords = 90;
const modal = /\b(?:shall|must|may|will|should|is|are)\b/i;
/** A section's number, a list marker, or a title, before the first word of a rule. */
const leadIn = /^(?:(?:§+|sec(?:tion|\.)?)\s*)?(?:[\d.:-]+[A-Za-z]?[.)]?|\(?[A-Za-z0-9]{1,3}[.)])\s+/i;
const awayFrom =
  /\b(?:from|of|to)\s+((?:the|an?|any|all|each|every|its|other|nearest|existing|adjacent|adjoining|non-?\w+)\b[^.;,:()\n]{2,80})/i;
const stops = /\s(?:shall|must|may|is|are|which|that|unless|except|where|when|and shall|or \d|and \d)\b/i;

/** Gives each standard its id and the code's own words for whom it binds and what it is measured to.
 *  Takes: the text as filed, and the standards read from it.  Gives: the same in the same order; `id` is a hash of the text and the
 *  position in it, so that the same document filed again has the same ids.  Throws: never.  Source: decisions.md §8. */
export function identified(text: string, drafts: readonly StandardDraft[]): StandardFound[] {
  if (drafts.length === 0) return [];
  const document = hashText(text).toString(36);
  const used = new Map<string, number>();
  return drafts.map((draft) => {
    const place = `${document}-${draft.span.start.toString(36)}-${hashText(`${draft.subject} ${draft.comparator} ${draft.value} ${draft.unit}`).toString(36)}`;
    const again = used.get(place) ?? 0;
    used.set(place, again + 1);
    return {
      ...draft,
      id: again === 0 ? place : `${place}-${again}`,
      from: draft.from ?? 'sentence',
      binds: draft.binds ?? bindsOf(draft),
      measured_to: draft.measured_to ?? measuredTo(text, draft),
    };
  });
}

/** The words before the verb: 'All mechanical equipment of a utility-scale solar facility'. */
function bindsOf(draft: StandardDraft): string | null {
  const words = squeezed(draft.quote).trim().replace(leadIn, '');
  const at = words.search(modal);
  if (at < 4 || at > longestWords) return null;
  const before = words.slice(0, at).trim();
  const subject = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf(': ')) + 1).trim();
  return subject.length < 4 || /^(?:no|it|they|there|this|such)$/i.test(subject) ? null : subject;
}

/** The words after 'from': 'the nearest non-participating residence'. Only a distance has a far end. */
function measuredTo(text: string, draft: StandardDraft): string | null {
  if (!/^(?:setback|noise)|distance|separation/.test(draft.subject)) return null;
  const figure = placeOf(draft);
  const after = squeezed(text.slice(figure.end, Math.min(draft.span.end, figure.end + 160)));
  const found = awayFrom.exec(after)?.[1] ?? null;
  if (found === null) return null;
  const cut = found.search(stops);
  const words = (cut === -1 ? found : found.slice(0, cut)).trim();
  return words.length < 4 ? null : words.slice(0, longestWords);
}

function placeOf({ figure, span }: StandardDraft): Span {
  return figure ?? { start: span.start, end: span.start };
}
