/* What the chair says if the server has nothing to say. hearing.md §8 (Ceremony speech call fails). */

interface Names {
  readonly project: string;
  readonly developer: string;
  readonly place: string;
}

type Script = (names: Names & { readonly community: string }) => readonly string[];

const formal: Script = ({ project, developer, place }) => [
  'Good evening. I call this public hearing of the planning commission to order, and I ask the clerk to note that a quorum is present.',
  `Before us tonight is the application of ${developer} for ${project} in ${place}. Notice was published and mailed as the code requires.`,
  'The applicant will have five minutes to present. Then the members will ask their questions, and after that we’ll hear from the public.',
  'Please address the commission through the chair, state your name for the record, and keep to the application before us.',
  `We’ll hear from the applicant now. Please come to the rostrum. Your five minutes begin when you’re ready.`,
];

const plain: Script = ({ project, developer, place }) => [
  `Evening, everybody. Let’s get started. This is the planning commission, and we have one case that brought most of you here.`,
  `${developer} wants to build ${project} in ${place}. You have seen the signs and the letters.`,
  'Here is how it goes: five minutes for the applicant, then the board asks, then you do.',
  'One at a time, name first, and no shouting across the room. Everybody who wants to speak will get to.',
  'All right. Applicant, the rostrum is yours. You have five minutes.',
];

const advocate: Script = ({ project, developer, place }) => [
  'Good evening and welcome. I call this hearing to order, and I’m glad to see so many of the people who’ll live with what we decide.',
  `Tonight we hear the application of ${developer} for ${project} in ${place}.`,
  'The applicant speaks first, for five minutes. The members ask their questions next, and then every one of you may speak.',
  'Please listen to each other the way you’d want to be listened to. See the clerk if you need an interpreter.',
  'We turn to the applicant now. You have five minutes. Please tell us what it means for the people in this room.',
];

const scripts: Readonly<Record<string, Script>> = {
  formal,
  professional: formal,
  procedural: formal,
  cautious: formal,
  casual: plain,
  direct: plain,
  blunt: plain,
  lifestyle_protective: plain,
  tourism_balanced: plain,
  advocacy_focused: advocate,
  equity_focused: advocate,
  health_focused: advocate,
  competing_narratives: advocate,
};

export const ceremonyTexts = {
  /** Five lines, by the way people talk in the community. */
  script: (style: string, names: Names & { readonly community: string }): readonly string[] =>
    (Object.hasOwn(scripts, style) ? scripts[style] : formal)?.(names) ?? formal(names),
  /** Four lines, for an answer from the server that has none. */
  short: ({ project, developer, place }: Names): readonly string[] => [
    'Good evening. This public hearing is called to order.',
    `We take up the application of ${developer} for ${project} in ${place}.`,
    'The applicant has five minutes, the members will ask their questions, and then the public may speak.',
    'The applicant may come to the rostrum.',
  ],
} as const;
