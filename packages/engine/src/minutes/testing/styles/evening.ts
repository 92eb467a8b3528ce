/** A member of a board that doesn't exist. */
export interface MadeMember {
  readonly first: string;
  readonly last: string;
  readonly mr: 'Mr.' | 'Ms.';
  readonly role: 'chair' | 'vice_chair' | 'member';
}

/** One thing that a member brings up, and the words for it. */
export interface MadeRemark {
  readonly by: string;
  readonly topic: string;
  readonly about: string;
}

export interface MadeItem {
  readonly title: string;
  readonly mover: string;
  readonly seconder: string;
  /** After "to": "approve the conditional use permit". */
  readonly action: string;
  /** The same as a noun and as a clause: "approval of", "that ... be approved". */
  readonly noun: string;
  readonly clause: string;
  readonly no: readonly string[];
  readonly abstain: readonly string[];
  readonly outcome: string;
  readonly remarks: readonly MadeRemark[];
}

/** What happened on a made-up evening, before anybody writes it down in a house style. */
export interface MadeEvening {
  readonly body: string;
  readonly date: string;
  readonly iso: string;
  readonly members: readonly MadeMember[];
  /** Surname of the one who is missing. */
  readonly absent: string;
  readonly staff: readonly { readonly post: string; readonly name: string }[];
  readonly neighbor: string;
  readonly items: readonly MadeItem[];
}

const member = (name: string, mr: MadeMember['mr'], role: MadeMember['role'] = 'member'): MadeMember => {
  const [first = '', ...last] = name.split(' ');
  return { first, last: last.join(' '), mr, role };
};

const remarks: readonly (readonly [string, string])[] = [
  ['traffic_roads', 'the traffic at the intersection during the morning rush'],
  ['noise', 'the noise of the equipment at night'],
  ['parking', 'the number of parking spaces'],
  ['stormwater_drainage', 'the runoff from the site and the size of the detention basin'],
  ['screening_visual', 'the fence and the landscaping along the road'],
  ['hours_of_operation', 'the hours of operation'],
];

function itemsFor(surnames: readonly string[], shift: number): MadeItem[] {
  const who = (index: number): string => surnames[(index + shift) % surnames.length] ?? '';
  const said = (index: number): MadeRemark => {
    const [topic, about] = remarks[(index + shift) % remarks.length] ?? ['noise', 'the noise'];
    return { by: who(index), topic, about };
  };
  return [
    {
      title: 'Conditional Use Permit for a solar farm at 1200 Mill Road',
      ...{ mover: who(0), seconder: who(1), no: [], abstain: [], outcome: 'approved_with_conditions' },
      action: 'approve the conditional use permit subject to the conditions in the staff report',
      noun: 'approval of the conditional use permit subject to the conditions in the staff report',
      clause: 'that the conditional use permit be approved subject to the conditions in the staff report',
      remarks: [said(2), said(3)],
    },
    {
      title: 'Rezoning of 12 acres on Plank Road from Agricultural to Light Industrial',
      ...{ mover: who(2), seconder: who(3), no: [who(4)], abstain: [], outcome: 'denied' },
      action: 'deny the rezoning',
      noun: 'denial of the rezoning',
      clause: 'that the rezoning be denied',
      remarks: [said(1), said(4)],
    },
    {
      title: 'Site Plan Review for a warehouse at 88 Depot Street',
      ...{ mover: who(3), seconder: who(0), no: [], abstain: [who(1)], outcome: 'postponed' },
      action: 'continue the site plan review to the next meeting',
      noun: 'continuance of the site plan review to the next meeting',
      clause: 'that the site plan review be continued to the next meeting',
      remarks: [said(0)],
    },
  ];
}

function evening(made: Omit<MadeEvening, 'items' | 'absent'>, absentAt: number, shift: number): MadeEvening {
  const present = made.members.filter((_, index) => index !== absentAt).map(({ last }) => last);
  return { ...made, absent: made.members[absentAt]?.last ?? '', items: itemsFor(present, shift) };
}

/** Two boards with names like those of real boards: of two words, with a hyphen, an apostrophe, a particle. */
export const evenings: readonly MadeEvening[] = [
  evening(
    {
      body: 'Alder County Planning Commission',
      date: 'March 14, 2023',
      iso: '2023-03-14',
      members: [
        member('Lorraine Petty', 'Ms.', 'chair'),
        member('Gus Halloran', 'Mr.', 'vice_chair'),
        member('Anita Voss', 'Ms.'),
        member('Dwight Okafor', 'Mr.'),
        member('Pilar Quintana', 'Ms.'),
        member('Earl Stubbs', 'Mr.'),
        member('Nell Van Dyke', 'Ms.'),
      ],
      staff: [
        { post: 'Planning Director', name: 'Neil Barrow' },
        { post: 'Recording Secretary', name: 'Tessa Hahn' },
      ],
      neighbor: 'Ellen Marsh',
    },
    5,
    0,
  ),
  evening(
    {
      body: 'Town of Bellhaven Planning Board',
      date: 'October 5, 2022',
      iso: '2022-10-05',
      members: [
        member('Todd Sorrell', 'Mr.', 'chair'),
        member("Fiona O'Brien", 'Ms.', 'vice_chair'),
        member('Colin Tate', 'Mr.'),
        member('Priya Nair-Wells', 'Ms.'),
        member('Sam Doyle', 'Mr.'),
        member('Joan Ripley', 'Ms.'),
      ],
      staff: [
        { post: 'City Planner', name: 'Keith Lowell' },
        { post: 'City Attorney', name: 'Donna Reyes' },
      ],
      neighbor: 'Walter Krug',
    },
    4,
    1,
  ),
];

/** The member with that surname.  Throws: Error if nobody has it. */
export function memberOf(evening: MadeEvening, last: string): MadeMember {
  const found = evening.members.find((one) => one.last === last);
  if (found === undefined) throw new Error(`${last} does not sit on this board`);
  return found;
}

/** Takes: a made meeting.  Gives: the members who attended it. */
export const presentOf = (evening: MadeEvening): MadeMember[] =>
  evening.members.filter(({ last }) => last !== evening.absent);
