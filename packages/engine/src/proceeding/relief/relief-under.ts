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
  const homeOf = ({ relief: { topics } }: Ruling): CriterionSheet | undefined => {
    const isOn = (one: CriterionSheet): boolean => topics.some((topic) => one.topics.includes(topic));
    return byRule.length > 0 ? (byRule.find(isOn) ?? byRule[0]) : criteria.find(isOn);
  };
  return (id) => rulings.filter((one) => homeOf(one)?.id === id);
}
