import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMinutes } from './read-minutes.ts';
import { attendanceStyles } from './testing/styles/attendance.ts';
import { evenings, presentOf, type MadeEvening } from './testing/styles/evening.ts';
import { motionStyles } from './testing/styles/motions.ts';
import { talkStyles } from './testing/styles/talk.ts';
import { voteStyles } from './testing/styles/votes.ts';
import { writeUp, type House } from './testing/styles/write-up.ts';
import type { MinutesRead } from './types.ts';

/* One made-up evening written down in many house styles: what is read back is what was put in. */

const plain: House = {
  attendance: 'one paragraph each',
  motion: 'moved, and seconded the motion',
  vote: 'labels, one line each',
  talk: 'asked about',
};

const key = (name: string): string => name.toLowerCase();
const sorted = (names: Iterable<string>): string[] => [...names].toSorted();
/** Surnames of made-up members by the names that were read. */
const surnameOf = (evening: MadeEvening, name: string): string =>
  evening.members.find(({ last }) => key(name) === key(last) || key(name).endsWith(` ${key(last)}`))?.last ?? name;

const eachOf = (styles: Readonly<Record<string, unknown>>): [string, MadeEvening][] =>
  Object.keys(styles).flatMap((name) => evenings.map((evening): [string, MadeEvening] => [name, evening]));

const readBack = (evening: MadeEvening, house: Partial<House>): MinutesRead =>
  readMinutes(writeUp(evening, { ...plain, ...house }));

function votesOf(evening: MadeEvening, read: MinutesRead, index: number): string[] {
  const item = read.items[index];
  return Object.entries({ ...item?.inferred, ...item?.votes }).map(
    ([name, vote]) => `${surnameOf(evening, name)} ${vote}`,
  );
}

function wantedVotes(evening: MadeEvening, index: number): string[] {
  const item = evening.items[index];
  return presentOf(evening).map(({ last }) => {
    const vote = item?.no.includes(last) === true ? 'no' : item?.abstain.includes(last) === true ? 'abstain' : 'yes';
    return `${last} ${vote}`;
  });
}

describe('who sat on the board', () => {
  it.each(eachOf(attendanceStyles))('is read from %s', (attendance, evening) => {
    const read = readBack(evening, { attendance });
    const names = (present: boolean): string[] =>
      sorted(read.members.filter((one) => one.present === present).map(({ name }) => surnameOf(evening, name)));
    expect(names(true)).toEqual(sorted(presentOf(evening).map(({ last }) => last)));
    expect(names(false)).toEqual([evening.absent]);
    expect(read.date).toBe(evening.iso);
  });
});

describe('who makes and who seconds a motion', () => {
  it.each(eachOf(motionStyles))('is read from "%s"', (motion, evening) => {
    const read = readBack(evening, { motion });
    const moved = read.items.map((item) => [
      surnameOf(evening, item.motion?.mover ?? ''),
      surnameOf(evening, item.motion?.seconder ?? ''),
      item.outcome,
    ]);
    expect(moved).toEqual(evening.items.map(({ mover, seconder, outcome }) => [mover, seconder, outcome]));
  });
});

describe('how each votes', () => {
  it.each(eachOf(voteStyles))('is read from "%s"', (vote, evening) => {
    const read = readBack(evening, { vote });
    expect(read.items.map(({ outcome }) => outcome)).toEqual(evening.items.map(({ outcome }) => outcome));
    evening.items.forEach((_, index) => {
      expect(sorted(votesOf(evening, read, index))).toEqual(sorted(wantedVotes(evening, index)));
    });
  });
});

describe('what each brings up', () => {
  it.each(eachOf(talkStyles))('is read from "%s", and no more', (talk, evening) => {
    const read = readBack(evening, { talk });
    evening.items.forEach((item, index) => {
      const raised = read.items[index]?.raised.map(({ member, topic }) => `${surnameOf(evening, member)} ${topic}`);
      expect(sorted(raised ?? [])).toEqual(sorted(item.remarks.map(({ by, topic }) => `${by} ${topic}`)));
    });
  });
});

describe('an item on which nobody moves', () => {
  const [evening] = evenings as [MadeEvening];
  const written = (said: string): MinutesRead =>
    readMinutes(
      writeUp(evening, plain).replace(
        'There being no',
        `V-23-05: Variance for a garage at 9 Elm Street\n\n${said}\n\nThere being no`,
      ),
    );
  it.each([
    ['withdrawn', 'The applicant asked that this item be withdrawn.'],
    ['withdrawn', 'This application was withdrawn before the meeting.'],
    ['postponed', 'At the request of the applicant the matter was continued to the August meeting.'],
  ])('is %s where it says so', (outcome, said) => {
    const last = written(said).items.at(-1);
    expect(last).toMatchObject({ outcome, motion: null, title: expect.stringContaining('garage') as string });
    expect(last?.outcomeAt?.quote).toBe(said);
  });
  it.each(['Staff said the application could be withdrawn at any time.', 'The board may have the item continued.'])(
    'is not settled by what might happen: %s',
    (said) => {
      expect(written(said).items).toHaveLength(evening.items.length);
    },
  );
});

describe('a motion in the line of its case', () => {
  it('belongs to that case', () => {
    const [evening] = evenings as [MadeEvening];
    const text = writeUp(evening, plain).replace(
      'There being no',
      `Case SP-22-11 - Site plan. Moved by ${evening.items[0]?.mover ?? ''}, seconded by ${evening.items[0]?.seconder ?? ''}, to table it until May. All ayes.\n\nThere being no`,
    );
    expect(readMinutes(text).items.at(-1)).toMatchObject({ title: 'Case SP-22-11 - Site plan', outcome: 'postponed' });
  });
});

describe('hostile minutes', () => {
  const pieces = fc.constantFrom(
    ...[
      'Motion by ',
      'moved ',
      'seconded by ',
      'Ayes: ',
      'Roe, ',
      'Commissioner ',
      'Chair Ruiz ',
      ': ',
      '- ',
      '; ',
      '\n',
      '\n\n',
    ],
    ...[
      'X  ',
      '|',
      '( ',
      'present ',
      'absent ',
      'Members Present: ',
      'and ',
      '5-2 ',
      'AYE ',
      '. ',
      '1. ',
      '"',
      'St. ',
      'Van der ',
    ],
  );
  /** Sixty pages. */
  const pages = 180_000;

  it.each([
    ['titles', 'Commissioner '],
    ['posts by their letters', 'LUA/ZEO/'],
    ['titles by their letters', 'C/VC/'],
    ['first letters', 'A. '],
  ])('of nothing but %s are read at once', (_, one) => {
    const msOf = (length: number): number => {
      const text = `Members present: ${one.repeat(length)}`;
      const before = process.cpuUsage();
      readMinutes(text);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    };
    msOf(1_000);
    expect(msOf(14_000)).toBeLessThan(2_000);
  });

  it('of sixty pages are read in seconds, whatever is in them', () => {
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 12 }), (parts) => {
        const one = parts.join('');
        const text = one.repeat(Math.ceil(pages / one.length)).slice(0, pages);
        const began = performance.now();
        readMinutes(text);
        expect(performance.now() - began).toBeLessThan(30_000);
      }),
      { numRuns: 8 },
    );
  }, 240_000);
});

describe('every fact', () => {
  it.each(Object.keys(attendanceStyles))('appears word for word where it says, in %s', (attendance) => {
    const [evening] = evenings;
    const text = writeUp(evening as MadeEvening, { ...plain, attendance });
    const read = readMinutes(text);
    const places = read.items.flatMap((item) => [
      ...[item.titleAt, item.motion?.at, item.outcomeAt, item.staff?.at],
      ...[...Object.values(item.votePlaces), ...item.raised.map(({ at }) => at), ...item.conditions],
    ]);
    expect(places.length).toBeGreaterThan(20);
    for (const place of places)
      if (place !== null && place !== undefined)
        expect(text.slice(place.start, place.start + place.quote.length)).toBe(place.quote);
  });
});

describe('boards that mix these styles', () => {
  /** A sample of the eleven thousand combinations is tried. */
  const stride = 71;

  it('are read completely in at least nine of ten cases', () => {
    const styles = [attendanceStyles, motionStyles, voteStyles, talkStyles].map((one) => Object.keys(one));
    const all = styles.reduce((count, names) => count * names.length, 1);
    let [tried, whole] = [0, 0];
    for (let index = 0; index < all; index += stride * 14) {
      const evening = evenings[tried % evenings.length] as MadeEvening;
      let rest = index;
      const [attendance = '', motion = '', vote = '', talk = ''] = styles.map((names) => {
        const name = names[rest % names.length] ?? '';
        rest = Math.floor(rest / names.length);
        return name;
      });
      const read = readMinutes(writeUp(evening, { attendance, motion, vote, talk }));
      const right = evening.items.every((item, at) => {
        const raised = read.items[at]?.raised.map(({ member, topic }) => `${surnameOf(evening, member)} ${topic}`);
        return (
          surnameOf(evening, read.items[at]?.motion?.mover ?? '') === item.mover &&
          read.items[at]?.outcome === item.outcome &&
          sorted(votesOf(evening, read, at)).join() === sorted(wantedVotes(evening, at)).join() &&
          sorted(raised ?? []).join() === sorted(item.remarks.map(({ by, topic }) => `${by} ${topic}`)).join()
        );
      });
      tried += 1;
      if (right) whole += 1;
    }
    expect(tried).toBeGreaterThan(100);
    expect(whole / tried).toBeGreaterThan(0.9);
  });
});
