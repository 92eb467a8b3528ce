import type { Materials } from '../filed/types.ts';
import { paperIssues } from './issues/code/from-required-papers.ts';
import { standardIssues } from './issues/code/from-standards.ts';
import { isForLater } from './issues/code/for-later.ts';
import { restsOnAnotherUse } from './issues/code/other-use.ts';
import type { OnRecord } from './issues/record/on-record.ts';
import type { Repeated } from './what-was-said.ts';

/* What somebody who has read the code may hold up in public comment: a rule, or a paper that it asks for, that nobody has spoken of. */

const nothing: ReadonlySet<string> = new Set();
/** In words: a neighbor reads out no more. */
const mostRead = 24;
const kept = new WeakMap<OnRecord['texts'], readonly Repeated[]>();

/** Rules and papers of the code that nothing on file mentions. Takes: the record and what is on file.  Gives: the slot {rule}, without
 *  quotation marks and without its period, or the slot {paper}, with its article, and the topic of each.  Throws: never. */
export function rulesUnspoken(record: OnRecord, materials: Materials): readonly Repeated[] {
  const known = kept.get(record.texts) ?? unspokenIn(record, materials);
  kept.set(record.texts, known);
  return known;
}

function unspokenIn(record: OnRecord, materials: Materials): readonly Repeated[] {
  const own = [...standardIssues(record, materials, nothing), ...paperIssues(record, materials, nothing)].filter(
    (one) => !restsOnAnotherUse(one, materials) && !isForLater(one, record),
  );
  const papers = own.flatMap(({ key }) => (key.startsWith(ofAPaper) ? [key.slice(ofAPaper.length)] : []));
  return own.flatMap(({ key, text, topic }): readonly Repeated[] => {
    if (key.startsWith(ofAPaper)) return [{ topic, values: { paper: text.slice(asks.length, text.indexOf('. ')) } }];
    const rule = text.slice(text.indexOf('"') + 1, text.lastIndexOf('."'));
    const isNamed = papers.some((paper) => rule.toLowerCase().includes(paper));
    return isNamed || rule.split(' ').length > mostRead ? [] : [{ topic, values: { rule } }];
  });
}

const ofAPaper = 'paper:';
/** How a question about a paper begins. */
const asks = 'The code asks for ';
