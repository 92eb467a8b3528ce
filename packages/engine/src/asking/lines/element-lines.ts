import { lines, type Line } from './line.ts';

/* Asking for one element of a complete answer by its name, as a member does who has a list. */

/** The element is a thing: 'the distance to the nearest home, in feet'. */
export const elementThings: readonly Line[] = lines(
  [
    'Can you give us {label}?',
    'Do you have {label}?',
    'Where in the file do I find {label}?',
    'Walk us through {label}.',
    'What can you tell us about {label}?',
    'I would like to see {label}.',
    'Let us start with {label}.',
  ],
  [
    'Who on your team can speak to {label}?',
    'Which page gives {label}?',
    'I should not have to guess at {label}.',
    'Nobody has handed me {label} yet. Do you have it?',
  ],
  ['I would not vote without {label}. What have you got?', 'Is there a reason we have not been shown {label}?'],
);

/** The element is a clause: 'who pays and when'. */
export const elementClauses: readonly Line[] = lines(
  [
    'Tell us {label}.',
    'Do we know {label}?',
    'I would like to understand {label}.',
    'Can you explain {label}?',
    'Has anybody written down {label}?',
    'Where do I read {label}?',
    'Help me see {label}.',
    'Say a word about {label}.',
  ],
  [
    'I have read the packet and I cannot tell {label}. Can you?',
    'Somebody will ask me {label}. What do I say?',
    'Have you settled {label}?',
  ],
  ['Is there a reason we have not been told {label}?', 'I would not vote without knowing {label}.'],
);
