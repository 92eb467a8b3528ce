import { editDistance, givenAgree, oneSpellingApart, sameSurname, type NameAt, type PersonName } from './names.ts';
import type { MemberRole, Place } from './types.ts';

/** A member while the minutes are being read. */
export interface Sitting {
  name: PersonName;
  role: MemberRole;
  present: boolean;
  at: Place | null;
}

const longestCut = 3;
/** No board has more; a file that lists more names is not a list of members. */
const mostMembers = 80;

/** Who sits on the board, and who is meant by a name. A name that could be two people's is nobody's. */
export class Roster {
  readonly members: Sitting[] = [];
  /** Surnames of people with a different first name who don't sit on the board. */
  private readonly outsiders = new Map<string, string[][]>();
  /** Listed among the members and taken off because of a post behind the name: "Lunt, Director". */
  private readonly takenOff: Sitting[] = [];
  /** True once an attendance list was read: then a name outside it needs more to become a member. */
  complete = false;

  add(name: PersonName, seen: { role?: MemberRole | null; present?: boolean; at?: Place | null } = {}): Sitting {
    const known = this.exactly(name);
    if (known !== null) {
      if (name.given.length > known.name.given.length) known.name = name;
      if (seen.role !== undefined && seen.role !== null && known.role === 'member') known.role = seen.role;
      if (seen.present === true) known.present = true;
      return known;
    }
    const { role, present = true, at = null } = seen;
    const sitting: Sitting = { name, role: role ?? 'member', present, at };
    if (this.members.length < mostMembers) this.members.push(sitting);
    return sitting;
  }

  /** Removes somebody who turned out not to sit on the board. */
  remove(member: Sitting): void {
    const at = this.members.indexOf(member);
    if (at >= 0) this.members.splice(at, 1);
    if (at >= 0) this.takenOff.push(member);
    this.outsider(member.name);
  }

  /** Whoever moves, seconds or votes sits on the board, whatever post stands behind the name. Takes: the name. Gives: the member, back in the
   *  roster; null if nobody was taken off, or more than one could be meant. */
  restored(name: PersonName): Sitting | null {
    const same = this.takenOff.filter(
      (one) => sameSurname(one.name.surname, name.surname) && givenAgree(one.name.given, name.given),
    );
    const [member] = same;
    if (member === undefined || same.length > 1) return null;
    this.takenOff.splice(this.takenOff.indexOf(member), 1);
    this.outsiders.delete(member.name.surname);
    this.members.push(member);
    return member;
  }

  /** Gives the one member with this surname the first name found in the text. */
  complement(name: PersonName): void {
    const same = this.bySurname(name.surname);
    const [member] = same;
    if (same.length === 1 && member !== undefined && member.name.given.length === 0) member.name = name;
  }

  /** The only member with that surname, even if somebody else in the room has it: only members vote.
   *  Takes: a name without a first name.  Gives: the member, or null. */
  onlyOne(name: PersonName): Sitting | null {
    const same = this.bySurname(name.surname);
    return name.given.length === 0 && same.length === 1 ? (same[0] ?? null) : null;
  }

  outsider(name: PersonName): void {
    if (name.given.length === 0) return;
    this.outsiders.set(name.surname, [...(this.outsiders.get(name.surname) ?? []), [...name.given]]);
  }

  private bySurname(surname: string): Sitting[] {
    return this.members.filter(({ name }) => sameSurname(name.surname, surname));
  }

  /** The member with exactly this name, or the only one with that surname if either has no first name. */
  private exactly(name: PersonName): Sitting | null {
    const same = this.bySurname(name.surname).filter((member) => givenAgree(member.name.given, name.given));
    const full = same.filter((member) => member.name.given.length > 0 && name.given.length > 0);
    if (full.length === 1) return full[0] ?? null;
    return same.length === 1 ? (same[0] ?? null) : null;
  }

  /** Whom a name means; null if nobody or more than one person could be meant.
   *  Takes: the name and its title. Without a board title, a first name has to be the member's own. */
  whoIs({ name, title }: Pick<NameAt, 'name' | 'title'>): Sitting | null {
    const same = this.bySurname(name.surname);
    if (same.length > 0) {
      const agreeing = same.filter((member) => givenAgree(member.name.given, name.given));
      const named = agreeing.filter((member) => member.name.given.length > 0 && name.given.length > 0);
      const chosen = named.length > 0 ? named : agreeing;
      if (chosen.length !== 1) return null;
      const [member] = chosen;
      if (member === undefined || title === 'board') return member ?? null;
      if (name.given.length > 0) return member.name.given.length > 0 ? member : null;
      const others = this.outsiders.get(name.surname) ?? [];
      return others.some((given) => !givenAgree(given, member.name.given)) ? null : member;
    }
    if (title === null && name.given.length === 0) return this.byFirstName(name.surname);
    return title === 'board' || name.given.length > 0 ? this.misspelled(name) : null;
  }

  /** "Hiram moved": the one person in the room with that first name. */
  private byFirstName(first: string): Sitting | null {
    const named = this.members.filter(({ name }) => name.given[0] === first);
    const others = [...this.outsiders].some(
      ([surname, list]) => surname === first || list.some((given) => given[0] === first),
    );
    return named.length === 1 && !others ? (named[0] ?? null) : null;
  }

  /** The one member whose surname is a typo away. With two different first names it is somebody else. */
  private misspelled(name: PersonName): Sitting | null {
    const near = this.members.filter(
      (member) =>
        oneSpellingApart(member.name.surname, name.surname) &&
        givenAgree(member.name.given, name.given) &&
        (name.given.length === 0 || member.name.given.length > 0),
    );
    if (near.length === 1) return near[0] ?? null;
    // What a scan left of "Ulises Flynn": "Ulises Fl".
    const cut = this.members.filter(
      ({ name: own }) =>
        own.surname.length <= longestCut && own.given[0] === name.given[0] && name.surname.startsWith(own.surname),
    );
    if (cut.length === 1 && name.given.length > 0) return cut[0] ?? null;
    // "Scott-Smith" for Scott Smith.
    const joined = this.members.filter(
      (member) => [...member.name.given, member.name.surname].join('-') === name.surname,
    );
    return joined.length === 1 ? (joined[0] ?? null) : null;
  }
}

/** Whether two full names from two meetings belong to one person. Spelling errors aren't forgiven here, only initials and short forms.
 *  Takes: two names.  Gives: true if surname and first names agree and both have a first name.  Throws: never. */
export function samePerson(a: PersonName, b: PersonName): boolean {
  return (
    editDistance(a.surname, b.surname) === 0 && a.given.length > 0 && b.given.length > 0 && givenAgree(a.given, b.given)
  );
}
