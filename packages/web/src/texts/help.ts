/* One sentence about each screen, and the keys that work on it. Shown on request: with '?' or its button. */

export type KeyAndEffect = readonly [key: string, effect: string];

export interface ScreenHelp {
  readonly about: string;
  readonly keys: readonly KeyAndEffect[];
}

const submit: KeyAndEffect = ['Ctrl + Enter', 'Submit the answer'];
const talk: KeyAndEffect = ['Space, held outside a field', 'Talk; let go to stop'];
const mute: KeyAndEffect = ['M', 'Mute or unmute the voices'];
const arrows: KeyAndEffect = ['Arrow keys', 'Move through choices or a list'];
const clearSearch: KeyAndEffect = ['Esc', 'Clear the search field'];

export const helpTexts = {
  button: 'Help and keyboard shortcuts',
  title: 'On this screen',
  keysTitle: 'Keyboard shortcuts',
  singleKeys: 'Single keys work outside fields',
  singleKeysHint: 'Turn them off if voice control or a switch presses keys by accident.',
  everywhere: [
    ['Tab, Shift + Tab', 'Next or previous control'],
    ['Enter or Space', 'Use the control'],
    ['Esc', 'Close a dialog'],
    ['?', 'This help'],
  ] as readonly KeyAndEffect[],
} as const;

export const screenHelp = {
  loading: { about: 'This screen is loading; you don’t need to do anything.', keys: [] },
  start: {
    about: 'Start a rehearsal, try the example, or continue where you left off.',
    keys: [],
  },
  demo: {
    about: 'Watch an example hearing; move the slider, or choose a question to jump to it.',
    keys: [['Left and right arrow', 'Move through the replay when its slider has focus']],
  },
  setup: {
    about: 'Say what goes before the board and where, and file your documents; Back takes you to any earlier step.',
    keys: [arrows, clearSearch],
  },
  bridge: { about: 'The hearing room opens by itself in a moment.', keys: [] },
  practice: {
    about:
      'Answer one question at a time, typed or spoken. After each you see the rating, what was missing and a stronger answer.',
    keys: [submit],
  },
  hearing: {
    about:
      'The chair opens, you present for five minutes, the members ask. Everything said is shown as text, and you can pause.',
    keys: [submit, talk, ['P', 'Pause or resume'], mute],
  },
  evening: {
    about:
      'The hearing goes step by step in the order shown; press the button of each step, reply where you are asked, and stop or reload whenever you like.',
    keys: [submit],
  },
  languageModel: {
    about: 'Which language model speaks here, if any, and what is sent to it; whoever runs the server can try it.',
    keys: [],
  },
  procedure: { about: 'Rules of procedure in one state, each with its source.', keys: [] },
  publicPhase: {
    about: 'Residents and members speak in turn. You have two minutes for each answer; after five, the members vote.',
    keys: [submit, talk, mute],
  },
  rehearsals: {
    about: 'Open a report, continue a rehearsal, repeat one with the same documents, or compare two side by side.',
    keys: [clearSearch],
  },
  report: {
    about: 'Read how it went, answer a question again, practice what was weak, print it, or show it to a coach.',
    keys: [['Left and right arrow', 'Move through the replay when its slider has focus']],
  },
  brief: {
    about: 'Prepare with this list: the likely questions, what a complete answer includes, and the exhibits to bring.',
    keys: [],
  },
  board: {
    about: 'See who sits on the board, how each votes and what each asks about, as the minutes on file show it.',
    keys: [],
  },
  coach: {
    about: 'You’re reading somebody’s report. Your comments show up next to their answers.',
    keys: [],
  },
  audioTest: {
    about: 'Record a few sentences and hear a voice, so the sound won’t surprise you in the hearing.',
    keys: [],
  },
} as const satisfies Readonly<Record<string, ScreenHelp>>;
