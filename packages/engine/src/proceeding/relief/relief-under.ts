import { mostlyOn, namesIt } from '../speaks-to.ts';
import type { CriterionSheet } from '../types.ts';
import type { Ruling } from './ruling.ts';

/** Which relief goes to which criterion: to the one on its subject among those that a rule itself decides, else to the first of these; in a
 *  proceeding without such a criterion, to the one on its subject.
 *  Takes: the criteria and the rulings.  Gives: for the id of a criterion, its relief in order.  Throws: never. */
export function reliefUnder(
  criteria: readonly CriterionSheet[],
  rulings: readonly Ruling[],
): (id: string) => readonly Ruling[] {
  const byRule = criteria.filter(({ by_rule: isByRule }) => isByRule === true);
  const homeOf = ({ relief: { topics, name, citation } }: Ruling): CriterionSheet | undefined => {
    const isOn = (one: CriterionSheet): boolean => topics.some((topic) => one.topics.includes(topic));
    const isNamed = (one: CriterionSheet): boolean => namesIt(name, one) || namesIt(citation.quote, one);
    // What the rule is of says more than the words in which it is asked for.
    const own = mostlyOn(name);
    const isOwn = (one: CriterionSheet): boolean => own.some((topic) => one.topics.includes(topic));
    if (byRule.length > 1) return byRule.find(isOwn) ?? byRule.find(isNamed) ?? byRule.find(isOn) ?? byRule[0];
    return byRule[0] ?? criteria.find(isOn);
  };
  return (id) => rulings.filter((one) => homeOf(one)?.id === id);
}
