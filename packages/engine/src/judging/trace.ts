import type { Reason } from '@rostrum/contract';
import type { Asked } from '../said/asked.ts';
import { bands, type Band } from '../said/data.ts';
import type { Features } from './features/features.ts';
import type { Heard } from '../said/heard.ts';
import type { Verdict } from './verdict.ts';
import { inContext, quoted } from '../said/wording.ts';

const bandNames: Readonly<Record<Band, string>> = {
  strong: 'strong',
  adequate: 'adequate',
  weak: 'weak',
  poor: 'poor',
};
const most = 8;

/** Why an answer got its rating: what each part of the question asked for and where it was given, what was found in which words, and which
 *  rule set the band. In that order; eight at most. Throws: never. */
export function reasonsOf(asked: Asked, heard: Heard, features: Features, verdict: Verdict): Reason[] {
  const { text } = heard.annotation;
  const parts = asked.parts.map((part, at): Reason => {
    const given = features.given[at];
    const by = features.byModel === undefined ? {} : { by: 'model' as const };
    return given == null
      ? { rule: `Looked for ${part.form.named}.`, words: null, effect: 'Not found.', ...by }
      : {
          rule: `Looked for ${part.form.named}.`,
          words: quoted(text, given.sentence),
          effect: given.at === 0 ? 'Given in the first sentence.' : 'Given later.',
          ...by,
        };
  });
  // Something that would have allowed a higher rating isn't a reason for this one.
  const { band } = verdict;
  const binding = verdict.applied.filter(
    ({ rule }) =>
      band === null ||
      (rule.abstain !== true && (rule.ceiling === undefined || bands.indexOf(rule.ceiling) <= bands.indexOf(band))),
  );
  const held = binding.map(({ rule, words, decided, byModel }): Reason => {
    const limit =
      rule.abstain === true
        ? 'Not rated.'
        : rule.ceiling !== undefined
          ? `At most ${bandNames[rule.ceiling]}.`
          : `At least ${bandNames[rule.floor ?? 'poor']}.`;
    return {
      rule: rule.reason,
      words: words === null ? null : quoted(text, inContext(text, words)),
      effect: decided ? `${limit} This set the rating.` : limit,
      ...(byModel && { by: 'model' as const }),
    };
  });
  const weighed: Reason = {
    rule: 'Weighed from figures, names, papers, times and undertakings, and how soon the question is met.',
    words: null,
    effect: `Would be ${bandNames[verdict.modeled]}${weighedEffect(verdict)}`,
  };
  const decisive = held.filter(({ effect }) => effect.endsWith('rating.'));
  const others = held.filter((reason) => !decisive.includes(reason));
  return [...parts.slice(0, 3), ...others, ...decisive].slice(0, most - 1).concat(weighed);
}

function weighedEffect({ applied, readings }: Verdict): string {
  if (readings === 'apart') return ' by one reading, and is far from it by the other. Not rated.';
  if (readings === 'between') return ' by one reading, and the other differs. What lies between them set the rating.';
  return applied.some(({ decided }) => decided) ? ' but for the rule above.' : '. This set the rating.';
}
