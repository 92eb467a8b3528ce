import type { Materials } from '../../../filed/types.ts';
import type { Issue } from '../../types.ts';
import {
  inCommon,
  isMeasured,
  isNamed,
  ofEverySite,
  standardsIn,
  subjectsOnRecord,
  type Standard,
} from './from-standards.ts';
import type { OnRecord } from '../record/on-record.ts';

const named = new WeakMap<OnRecord['texts'], readonly Issue[]>();

/** Requirements that the record speaks of, the most spoken of first, each put as what is to be shown: for a board that is called on
 *  for one more question and has none.
 *  Takes: the record, what is on file and the keys raised before.  Gives: issues; none for a whole zoning code.  Throws: never. */
export function spokenStandards(
  record: OnRecord,
  { ordinance }: Materials,
  raised: ReadonlySet<string>,
): readonly Issue[] {
  if (ordinance === null) return [];
  const { words } = subjectsOnRecord(record.texts);
  const shared = ({ things }: Standard): number =>
    [...things].filter((word) => !ofEverySite.has(word) && words.has(word)).length;
  // 'Central-mix plants' are no asphalt plant.
  const isOnSite = ({ phrase }: Standard): boolean => phrase.every((word) => words.has(word));
  const known =
    named.get(record.texts) ??
    standardsIn(ordinance)
      .filter((one) => shared(one) >= inCommon && isNamed(one, record) && isOnSite(one) && !isSaidMet(one, record))
      .sort((a, b) => shared(b) - shared(a))
      .map(({ issue }) => ({
        ...issue,
        text: `${issue.text.slice(0, issue.text.lastIndexOf('"') + 1)} ${shows}`,
      }));
  named.set(record.texts, known);
  return known.filter(({ key }) => !raised.has(key));
}

/** Whether the record says how it meets a rule, as far as words can tell: what the rule wants done, of one of its things, or a figure of
 *  its kind. */
function isSaidMet({ things, dimension, deed }: Standard, record: OnRecord): boolean {
  if (isMeasured(things, dimension, record)) return true;
  return record.texts.some(({ annotation: { sentences, tokens, quantities } }) =>
    sentences.some(({ from, to, start, end }) => {
      const lemmas = new Set(tokens.slice(from, to).map(({ lemma }) => lemma));
      const shared = [...things].filter((one) => one !== deed && lemmas.has(one)).length;
      const isOfItsKind = quantities.some(
        (one) => dimension !== null && one.dimension === dimension && one.start >= start && one.end <= end,
      );
      return (deed !== null && lemmas.has(deed) && shared > 0) || (isOfItsKind && shared >= inCommon);
    }),
  );
}

const shows = 'What in the application shows us that?';
