import { lines, type Line } from './line.ts';

/** Somebody from the public, angry. Said after a quotation or a lead; the applicant has to answer all the same. */
export const accusations: readonly Line[] = lines(
  [
    'You have known about {noun} all along, and we find out tonight. Why?',
    'Nobody from {developer} knocked on a single door about {noun}. Why not?',
    'It feels decided already. Is anything we say on {noun} going to change your plan?',
    'You keep saying it will be fine. Who pays us when {noun} is not fine?',
    'We are the ones who have to live with {noun}. Who asked us?',
  ],
  [
    'You come from somewhere else, you leave us with {noun}, and you call that development. What do you call it when you go home?',
    'Every answer on {noun} has been a way around it. What are you hiding?',
    'You would not put up with this on {noun} where you live. Why should we?',
    'My neighbors are scared about {noun}, and you are selling. Does that bother you at all?',
    'You picked {place} because you thought we would not fight about {noun}. Am I wrong?',
  ],
  [
    'You are lying to these people about {noun}, or you do not know. Which is worse?',
    'The only thing {developer} cares about is the check. Tell me what on {noun} cost you a dollar you did not have to spend.',
    'You will be rich and I will have {noun}. How do you sleep?',
  ],
);

/** Before a question that cuts in. */
export const interruptions: readonly Line[] = lines(
  [
    'Let me stop you there.',
    'Hold on a minute.',
    'Sorry to cut in, but no.',
    'Excuse me, that was not the question.',
    'Wait.',
    'I have to interrupt you.',
  ],
  ['Stop. We are running out of evening.', 'No, no, back up.', 'Before you go any further.'],
  ['Enough of that.', 'I am going to cut you off.'],
);

/** After a request that has waited too long, or before a vote. */
export const ultimatums: readonly Line[] = lines(
  [
    'I would want that before I vote.',
    'Please have it for us before this comes to a motion.',
    'I need it on the record tonight.',
  ],
  [
    'Without it I cannot support {project}.',
    'Give it to us now, or ask us to continue the hearing.',
    'That is a condition for me, not a wish.',
  ],
  ['No answer, no vote from me.', 'Either it is in the conditions or I move to deny {project}.'],
);

/** A dry word from a board that knows itself; at most once in a hearing. */
export const wryLeads: readonly Line[] = lines([
  'You are doing fine, and nobody has thrown anything yet, so let me ask about {noun}.',
  'My grandson bet me a dollar I would ask about {noun}, and I hate to disappoint him.',
  'I have asked every applicant about {noun} since the old courthouse, and you are not getting out of it.',
  'We had a two-hour hearing on a chicken coop last month, so you can guess how we feel about {noun}.',
  'There is coffee in the back if this takes as long as {noun} usually takes.',
  'I promised my husband I would be home by nine, so give me the short version on {noun}.',
]);

/** At the top of the scale the board ties two things together. {second} is another statement of the applicant, or a rule. */
export const combinedLines: readonly Line[] = lines(
  [],
  [
    'You told us {quote}. The file also has {second}. Put those two next to each other for me.',
    'On one page it is {quote} and on another it is {second}. How do they live together on one site?',
    'I take {quote} together with {second}, and I get a different picture. Where am I wrong?',
  ],
  [
    'You want credit for {quote}, and you want us to overlook {second}. Which of them gives way when they collide?',
    'First {quote}, then {second}. Each sounds fine alone. Have you read them side by side?',
    'Nobody forced you to say {quote}, and nobody forced you to say {second}. Can this site carry both?',
    'If {quote} holds, then {second} has to bend, or the other way about. Which one bends?',
  ],
);
