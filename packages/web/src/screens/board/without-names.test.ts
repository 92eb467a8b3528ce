import { describe, expect, it } from 'vitest';
import { withoutNames } from './without-names.ts';

const member = (name: string) => ({
  ...{ name, role: 'member' as const, meetings: 1, motions: 0, seconds: 0, dissents: 0, topics: [] },
  votes: { yes: 0, no: 0, abstain: 0, recused: 0 },
});
const seat = (name: string, shownAs: string) => ({
  ...{ id: 'seat_1', name, shownAs, role: 'member' as const, topics: {}, lean: 0 },
});

describe('what is printed of minutes', () => {
  const plain = withoutNames({
    members: [member('Maria Ruiz'), member('Bo Ray'), member('Cy Voss')],
    seated: { body: null, seats: [seat('Maria Ruiz', 'Member A'), seat('Bo Ray', 'Member B')] },
  });

  it.each([
    ['Maria Ruiz asked about hours.', '[Member A] asked about hours.'],
    ['Commissioner Ruiz and Mr. Ray agreed.', 'Commissioner [Member A] and Mr. [Member B] agreed.'],
    ['RUIZ: What about X-rays and Raymond?', '[Member A]: What about X-rays and Raymond?'],
    ['Voss wondered about the berm.', '[a member] wondered about the berm.'],
    ['The lights are shielded.', 'The lights are shielded.'],
  ])('names nobody: %s', (quote, printed) => {
    expect(plain(quote)).toBe(printed);
  });
});
