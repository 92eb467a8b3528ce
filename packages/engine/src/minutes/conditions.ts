import { endsIn, startsWithCapital } from '../base/text.ts';
import type { Meeting } from './meeting.ts';
import { hasMarker } from './tokens.ts';
import type { Place } from './types.ts';

const maxConditions = 60;

const joints = ['; and', ', and', ';', ','];

/** The condition itself: its number and the "; and" to the next one are the list's. */
function bare(quote: string, start: number): Place {
  const rest = quote.slice(quote.indexOf(' ')).trimStart();
  const joint = joints.find((one) => rest.endsWith(one)) ?? '';
  return { quote: rest.slice(0, rest.length - joint.length), start: start + quote.length - rest.length };
}

/** Entries of the list of conditions between two tokens: the lines with a number or a bullet after a line that mentions conditions, each
 *  with the lines that continue it.
 *  Takes: the meeting, the range.  Gives: their positions, empty if none are listed.  Throws: never. */
export function conditionsIn(meeting: Meeting, from: number, to: number): Place[] {
  const first = meeting.tokens[from]?.line ?? 0;
  const last = meeting.tokens[Math.max(from, to - 1)]?.line ?? first;
  const found: Place[] = [];
  let speaks = false;
  for (let index = first; index <= last && found.length < maxConditions; index += 1) {
    const line = meeting.lines[index];
    if (line === undefined) break;
    if (!hasMarker(line.text)) {
      if (
        found.length > 0 &&
        line.blankBefore &&
        !hasMarker(meeting.lines[index + 1]?.text ?? '') &&
        startsWithCapital(line.text)
      ) {
        const marker = [1, 2].some((ahead) => hasMarker(meeting.lines[index + ahead]?.text ?? ''));
        if (!marker) break;
      }
      if (/condition|stipulation|subject to|following/i.test(line.text)) speaks = true;
      else if (found.length === 0 && line.text.endsWith('.') && line.text.length > 60) speaks = false;
      continue;
    }
    if (!speaks || line.text.length < 12) continue;
    let end = line.start + line.text.length;
    for (let next = index + 1; next <= last; next += 1) {
      const more = meeting.lines[next];
      if (
        more === undefined ||
        hasMarker(more.text) ||
        (more.blankBefore && endsIn(meeting.text.slice(0, end).slice(-1), '.;'))
      )
        break;
      if (endsIn(meeting.text.slice(0, end).slice(-1), '.;') && startsWithCapital(more.text)) break;
      end = more.start + more.text.length;
    }
    found.push(bare(meeting.text.slice(line.start, end), line.start));
  }
  return found;
}
