import type { MinutesItem, MinutesRead } from '../types.ts';

/* Beginnings and evenings of real boards, typed anew with made-up people and places: the layout is theirs, the names are nobody's. Each was
   labeled by hand before the reader was run on it; below a line of equal signs stands what it holds. */

/** A motion as labeled. A mover or seconder is a surname; `votes` null where the text doesn't say how each voted. */
export interface MetMotion {
  readonly mover: string;
  readonly seconder: string;
  /** Any of these is right; empty if it cannot be told. */
  readonly outcomes: readonly string[];
  readonly votes: ReadonlyMap<string, string> | null;
}

export interface MetMinutes {
  readonly name: string;
  readonly text: string;
  /** Surname, role, present. */
  readonly members: readonly (readonly [string, string, boolean])[];
  readonly motions: readonly MetMotion[];
  /** "surname topic". */
  readonly raised: readonly string[];
  /** Right if found, not missed if not. */
  readonly mayRaise: readonly string[];
}

/** The last word of a name in small letters, with a particle before it. Takes: a name. Gives: "van duyn", "roe". */
export const surnameOf = (name: string): string => {
  const words = name.toLowerCase().replace(' jr', '').replace(' iii', '').split(' ');
  const particle = ['van', 'de', 'st.', 'st'].includes(words.at(-2) ?? '') ? `${words.at(-2)?.replace('.', '')} ` : '';
  return `${particle}${words.at(-1) ?? ''}`;
};

const parts = (text: string, mark: string): string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function memberOf(entry: string): readonly [string, string, boolean] {
  const absent = entry.startsWith('-');
  const role = ['chair', 'vice_chair'].find((office) => entry.endsWith(` ${office}`));
  const name = entry.slice(absent ? 1 : 0, role === undefined ? undefined : -role.length - 1);
  return [surnameOf(name), role ?? 'member', !absent];
}

function motionOf(line: string, members: MetMinutes['members']): MetMotion {
  const [who = '', outcome = '', ...rest] = parts(line, ';');
  const [mover = '', seconder = ''] = parts(who, '/');
  const votes = new Map<string, string>();
  for (const part of rest) {
    const [vote = '', names = ''] = parts(part, ':');
    for (const name of parts(names, ',')) votes.set(surnameOf(name), vote);
  }
  if (rest.includes('all')) for (const [name, , present] of members) if (present) votes.set(name, 'yes');
  return {
    ...{ mover: surnameOf(mover), seconder: surnameOf(seconder) },
    outcomes: outcome === '?' ? [] : parts(outcome, '|'),
    votes: rest.some((part) => part.endsWith('?')) || rest.length === 0 ? null : votes,
  };
}

/** One of them. Takes: its name, and its file in `met`. Gives: the text and what it holds. */
export function metIn(name: string, file: string): MetMinutes {
  const [text = '', labels = ''] = file.split('\n=====\n');
  const lines = labels.split('\n');
  const of = (label: string): string[] =>
    lines.flatMap((line) => (line.startsWith(`${label}: `) ? [line.slice(label.length + 2)] : []));
  const members = parts(of('members')[0] ?? '', ';').map(memberOf);
  const raised = parts(of('raised')[0] ?? '', ';').map((one) => one.toLowerCase());
  return {
    ...{ name, text, members },
    motions: of('motion').map((line) => motionOf(line, members)),
    raised: raised.filter((one) => !one.endsWith('?')),
    mayRaise: raised.filter((one) => one.endsWith('?')).map((one) => one.slice(0, -1)),
  };
}

/** What was found, what was to be found, and what of it is right. */
export interface Counts {
  right: number;
  found: number;
  wanted: number;
  readonly wrong: string[];
}

export const kindsOfFact = ['members', 'roles', 'movers', 'seconders', 'outcomes', 'votes', 'raised'] as const;
export type MetScore = Record<(typeof kindsOfFact)[number], Counts>;

/** A score with nothing in it. Takes: nothing. Gives: counts of zero for each kind of fact. */
export const noScore = (): MetScore =>
  Object.fromEntries(
    kindsOfFact.map((kind) => [kind, { right: 0, found: 0, wanted: 0, wrong: [] }]),
  ) as unknown as MetScore;

function count(counts: Counts, where: string, found: Iterable<string>, wanted: Iterable<string>): void {
  const [own, gold] = [new Set(found), new Set(wanted)];
  counts.found += own.size;
  counts.wanted += gold.size;
  for (const one of own)
    if (gold.has(one)) counts.right += 1;
    else counts.wrong.push(`${where}: +${one}`);
  for (const one of gold) if (!own.has(one)) counts.wrong.push(`${where}: -${one}`);
}

/** The harmonic mean of precision and recall. Takes: counts. Gives: 0 to 1; 1 if there is nothing to find and nothing was found. */
export const f1 = ({ right, found, wanted }: Counts): number =>
  found + wanted === 0 ? 1 : (2 * right) / (found + wanted);

const same = (name: string | null | undefined, wanted: string): number =>
  name !== null && name !== undefined && surnameOf(name) === wanted ? 1 : 0;

/** Pairs the motions read with those labeled, in order, so that as many movers and seconders as possible agree. */
function paired(
  motions: readonly MetMotion[],
  items: readonly MinutesItem[],
): [MetMotion | null, MinutesItem | null][] {
  const [first, ...others] = motions;
  if (first === undefined) return items.map((item) => [null, item]);
  const close = items.map(
    ({ motion, outcome }) =>
      2 * same(motion?.mover, first.mover) +
      2 * same(motion?.seconder, first.seconder) +
      (first.outcomes.includes(outcome) ? 1 : 0),
  );
  const at = close.findIndex((score) => score >= 3);
  const near = at >= 0 ? at : close.findIndex((score) => score >= 2);
  if (near < 0) return [[first, null], ...paired(others, items)];
  return [
    ...items.slice(0, near).map((item): [null, MinutesItem] => [null, item]),
    [first, items[near] ?? null],
    ...paired(others, items.slice(near + 1)),
  ];
}

/** Adds one meeting to the score. Takes: what was read, the labels, the score. Gives: nothing. */
export function scoreMet(read: MinutesRead, met: MetMinutes, score: MetScore): void {
  const where = met.name;
  const people = (list: readonly (readonly [string, string, boolean])[]): string[] =>
    list.map(([name, , present]) => `${name} ${present}`);
  const found = read.members.map(({ name, role, present }) => [surnameOf(name), role, present] as const);
  count(score.members, where, people(found), people(met.members));
  const offices = (list: readonly (readonly [string, string, boolean])[]): string[] =>
    list.flatMap(([name, role]) => (role === 'member' ? [] : [`${name} ${role}`]));
  count(score.roles, where, offices(found), offices(met.members));
  const items = read.items.filter(({ motion }) => motion !== null);
  paired(met.motions, items).forEach(([label, item], index) => {
    const place = `${where} ${index + 1}`;
    const one = (name: string | null | undefined): string[] => (name ? [surnameOf(name)] : []);
    count(score.movers, place, one(item?.motion?.mover), one(label?.mover));
    count(score.seconders, place, one(item?.motion?.seconder), one(label?.seconder));
    if (label?.outcomes.length !== 0) {
      const outcome = item?.outcome ?? 'none';
      const right = label !== null && label.outcomes.includes(outcome);
      count(
        score.outcomes,
        place,
        item === null ? [] : [outcome],
        label === null ? [] : [right ? outcome : (label.outcomes[0] ?? '')],
      );
    }
    if (label === null || label.votes === null) return;
    const votes = (list: Iterable<readonly [string, string]>): string[] =>
      [...list].map(([name, vote]) => `${surnameOf(name)} ${vote}`);
    count(score.votes, place, votes(Object.entries({ ...item?.inferred, ...item?.votes })), votes(label.votes));
  });
  const raised = read.items.flatMap((item) => item.raised.map(({ member, topic }) => `${surnameOf(member)} ${topic}`));
  count(
    score.raised,
    where,
    raised.filter((one) => !met.mayRaise.includes(one)),
    met.raised,
  );
}
