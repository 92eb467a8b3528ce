import type { Decision, DecidedRelief } from '@rostrum/contract';
import type { Tint } from './badge.tsx';

/* The colors of a decision, the same in the room and in the report. */

export const decisionTints: Readonly<Record<Decision['decision'], Tint>> = {
  approve: 'green',
  approve_with_conditions: 'green',
  approve_less: 'yellow',
  continue: 'yellow',
  recommend_approval: 'green',
  recommend_denial: 'red',
  deny: 'red',
};

export const standingTints: Readonly<Record<Decision['criteria'][number]['standing'], Tint>> = {
  met: 'green',
  met_with_condition: 'blue',
  not_shown: 'yellow',
  not_met: 'red',
  open: 'slate',
};

export const voteTints: Readonly<Record<Decision['votes'][number]['vote'], Tint>> = {
  aye: 'green',
  nay: 'red',
  abstain: 'slate',
  recused: 'slate',
};

export const reliefTints: Readonly<Record<DecidedRelief['ruling'], Tint>> = {
  granted: 'green',
  granted_with_condition: 'blue',
  denied: 'red',
  not_granted: 'yellow',
  recommended: 'green',
  recommended_with_condition: 'blue',
  not_recommended: 'red',
  open: 'slate',
};
