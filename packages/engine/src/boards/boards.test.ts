import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RehearsalEvent } from '@rostrum/contract';
import { nameSaid } from '../asking/casting/name-said.ts';
import { membersOf } from '../proceeding/members.ts';
import { chairName } from '../proceeding/speech/naming.ts';
import { foldRecord as fold } from '../record/fold.ts';
import { boardOf } from './board-of.ts';
import { meetingOf } from './meeting-told.ts';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { newRehearsal } from '../record/fold.ts';
import { boardOfRehearsal, characterIn, seatedBoardIn } from './seated-board.ts';

const textOf = (name: string): string =>
  readFileSync(new URL(`../minutes/testing/${name}.txt`, import.meta.url), 'utf8');
const read = (name: string, text = textOf(name)) => meetingOf({ document_id: name, source: `${name}.txt`, text });
const later = (text: string): string => text.replaceAll('March 14, 2023', 'April 11, 2023');

const session = 'hearing-1700000000000_abcdefghijklmnop';
const configured = (board: unknown): RehearsalEvent => ({
  type: 'configured',
  id: 'c1',
  at: '2024-01-01T00:00:00.000Z',
  config: { projectConfig: { projectName: 'Plank Road Solar', board } },
});

describe('a board from its minutes', () => {
  const march = read('ayes-and-nays');
  const april = read('april', later(textOf('ayes-and-nays')).replaceAll('Anita Voss', 'A. Voss'));
  const board = boardOf([april, march]);

  it('puts meetings in order and matches members across spellings', () => {
    expect(board.meetings.map(({ date }) => date)).toEqual(['2023-03-14', '2023-04-11']);
    expect(board.members.map(({ name }) => name)).toEqual([
      ...['Lorraine Petty', 'Gus Halloran', 'Anita Voss', 'Dwight Okafor', 'Pilar Quintana', 'Earl Stubbs'],
    ]);
    expect(board.members[2]).toMatchObject({ meetings: 2, motions: 4, dissents: 2, votes: { yes: 4, no: 2 } });
  });

  it('counts what the board decided and gives no percentage', () => {
    const { record } = board;
    expect(record.all).toEqual({
      ...{ of: 'all', items: 4, approved: 2, with_conditions: 2, denied: 2, postponed: 0, failed: 0, split: 4 },
    });
    expect(record.by_staff.map(({ of, approved, denied }) => [of, approved, denied])).toEqual([
      ['approve_with_conditions', 2, 0],
      ['deny', 0, 2],
    ]);
    expect(record.conditions).toHaveLength(6);
    expect(record.lengths).toEqual([95, 95]);
  });

  it('finds each passage in the meeting that it names', () => {
    for (const { topics } of board.members)
      for (const { passages } of topics)
        for (const { quote, start, document_id } of passages) {
          const text =
            document_id === 'april'
              ? later(textOf('ayes-and-nays')).replaceAll('Anita Voss', 'A. Voss')
              : textOf('ayes-and-nays');
          expect(text.slice(start, start + quote.length)).toBe(quote);
        }
  });

  it('gives every item the places of its votes, word for word', () => {
    const [march] = board.meetings;
    const text = textOf('ayes-and-nays');
    const votes = march?.items.flatMap(({ places }) => places.votes ?? []) ?? [];
    expect(votes.length).toBeGreaterThan(3);
    for (const { quote, start } of votes) expect(text.slice(start, start + quote.length)).toBe(quote);
  });

  it('keeps two people with the same surname apart', () => {
    const one = read(
      'one',
      'Present: Ann Smith, Bo Ray, Cy Day\n\nMs. Smith moved to approve the plat. Mr. Ray seconded. Motion carried 3-0.\n',
    );
    const two = read(
      'two',
      'Present: John Smith, Bo Ray, Cy Day\n\nMr. Smith moved to deny the plat. Mr. Ray seconded. Motion carried 3-0.\n',
    );
    const three = read(
      'three',
      'Present: Smith, Ray, Day\n\nMr. Smith moved to deny the plat. Mr. Ray seconded. Motion carried 3-0.\n',
    );
    expect(
      boardOf([one, two, three])
        .members.map(({ name }) => name)
        .sort(),
    ).toEqual(['Ann Smith', 'Bo Ray', 'Cy Day', 'John Smith', 'Smith']);
  });
});

describe('seats', () => {
  const board = boardOf([read('ayes-and-nays'), read('april', later(textOf('ayes-and-nays')))]);

  it('are called by letters, and know their names', () => {
    expect(board.seated?.seats.slice(0, 2).map(({ shownAs }) => shownAs)).toEqual(['Member A', 'Member B']);
    expect(board.seated?.seats[0]).toMatchObject({ name: 'Lorraine Petty', role: 'chair' });
  });

  it('carry what a member keeps asking about, and how often they vote against', () => {
    const seats = board.seated?.seats ?? [];
    const seat = (name: string) => seats.find((one) => one.name === name);
    expect(seat('Gus Halloran')?.topics).toHaveProperty('decommissioning_bond', 2);
    expect(seat('Anita Voss')?.lean).toBeLessThan(0);
    expect(seat('Gus Halloran')?.lean).toBeGreaterThan(0);
  });

  it('sit in a rehearsal, with initials and no biography', () => {
    const r = fold(session, [configured(board.seated)]);
    const sitting = boardOfRehearsal(r);
    expect(sitting.map(({ name }) => name)[0]).toBe('Member A');
    expect(sitting.every(({ avatar_path }) => avatar_path === '')).toBe(true);
    expect(sitting.every(({ background }) => background.startsWith('Simulated'))).toBe(true);
    expect(characterIn(r, 'seat_2')?.name).toBe('Member B');
    expect(boardOfRehearsal(fold(session, [])).some(({ character_id }) => character_id.startsWith('seat_'))).toBe(
      false,
    );
  });

  it('refuse anything that is not a board', () => {
    expect(seatedBoardIn({ board: { seats: [{ id: '<b>', shownAs: 'x' }] } })).toBeNull();
    expect(seatedBoardIn({ projectConfig: { board: 'x' } })).toBeNull();
    expect(seatedBoardIn(null)).toBeNull();
  });
});

describe('what a meeting shows of its board', () => {
  const meeting = (name: string, words: string) =>
    read(
      name,
      `Members present: Ann Smith, Bo Ray, Cy Day, Dee Lunt, Director\nMembers absent: Ed Frost\n\n1. Rezoning of 12 Elm Road\n\n${words}\n`,
    );

  it('counts a motion that failed, unless another on the same request passed', () => {
    const failed = 'Ms. Smith moved to approve the rezoning. Mr. Ray seconded. The motion failed 1-3.';
    expect(boardOf([meeting('one', failed)]).record.all).toMatchObject({ items: 1, approved: 0, failed: 1 });
    const denied = `${failed}\n\nMr. Day moved to deny the rezoning. Mr. Ray seconded. Motion carried 3-1.`;
    expect(boardOf([meeting('one', denied)]).record.all).toMatchObject({ items: 1, denied: 1, failed: 0 });
  });

  it('gives no seat to whoever came to none of the meetings', () => {
    const moved = 'Ms. Smith moved to approve the rezoning. Mr. Ray seconded. Motion carried.';
    const { members, seated } = boardOf([meeting('one', moved)]);
    expect(members.map(({ name }) => name)).toContain('Ed Frost');
    expect(seated?.seats.map(({ name }) => name)).toEqual(['Ann Smith', 'Bo Ray', 'Cy Day']);
  });

  it('has a member with a post behind the name, if that person moves', () => {
    const moved = 'Ms. Lunt moved to approve the rezoning. Mr. Ray seconded. Motion carried.';
    expect(boardOf([meeting('one', moved)]).members.map(({ name }) => name)).toContain('Dee Lunt');
  });
});

describe('a seat that is mentioned', () => {
  it('is called by its letter, with the chair’s office after it', () => {
    const { seated } = boardOf([read('ayes-and-nays')]);
    const r = fold(session, [configured(seated)]);
    expect(chairName(r, { members: 5, kind: 'special_use' })).toBe('Member A, chair');
    expect(chairName(fold(session, []), { members: 5, kind: 'special_use' })).toMatch(/^Chair /);
    expect(nameSaid('Member A', 'chair')).toBe('Member A');
    expect(nameSaid('Member B', 'commissioner')).toBe('Member B');
  });
});

describe('a decision before your own board', () => {
  it('is made by its seats and nobody else', () => {
    const { seated } = boardOf([read('ayes-and-nays')]);
    const r = fold(session, [configured(seated)]);
    const members = membersOf(r, { members: 5, kind: 'special_use' });
    expect(members.map(({ character_id }) => character_id).toSorted()).toEqual(seated?.seats.map(({ id }) => id));
    expect(members.at(-1)?.role).toBe('chair');
  });

  it.each([
    [{ zoning: 'Rural Reserve, hearing examiner special use permit' }, 'We board dogs.', 1],
    [{ zoning: 'Rural Reserve' }, 'Good morning, Madam Examiner. We board dogs.', 1],
    [{ zoning: 'Rural Reserve' }, 'Good evening, commissioners. Our examiner of wells found nothing.', 4],
  ])('is made by a single examiner if one is named or greeted: %o', (project, text, members) => {
    const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
    held.append({ type: 'configured', seed: 4, project: { ...project, type: 'kennel', name: 'Larkspur' } });
    held.append({ type: 'presented', text });
    const board = boardOfRehearsal(held.rehearsal);
    expect(board).toHaveLength(members);
    expect(board[0]?.title).toBe(members === 1 ? 'Hearing Examiner' : 'Chair');
  });
});
