import type { EvasionKind } from '@rostrum/contract';

/* What a coach says. {quote} is what the applicant said, {words} the words that evaded, {subject} the noun of the topic. */

/** For what carried. */
export const praiseLines = {
  promise: [
    '{quote} is a promise the board can write into the approval as it stands.',
    'The line that did the work was {quote}: it can become a condition word for word.',
    'You gave them something to enforce when you said {quote}.',
    'A clerk can copy {quote} straight into the conditions, and that is what you want.',
  ],
  gap: [
    '{quote} turns a gap into a date.',
    'You said what is missing and when it comes: {quote}.',
    'The line to keep is {quote}.',
    'They can live with a gap that ends like this: {quote}.',
  ],
  paper: [
    '{quote} puts the answer on paper, where the board can check it.',
    'Pointing to the file with {quote} is how findings get written.',
    'It helped that you named your source: {quote}.',
    'With {quote} the members have something to turn to in the packet.',
  ],
  figure: [
    '{quote} is definite, and the members can write it down.',
    'The part they will remember is {quote}.',
    'Good that you gave the number outright: {quote}.',
    'You did not make them ask twice: {quote}.',
  ],
  plain: [
    '{quote} answers the person who asked.',
    'You were plain where it counted: {quote}.',
    'The useful part was {quote}.',
    'What landed was {quote}.',
  ],
} as const;

/** For each way of evading, what helps against that one. */
export const remedyLines: Readonly<
  Record<EvasionKind | 'honest_with_date' | 'honest_without_date' | 'honest_in_hand', readonly string[]>
> = {
  implicit: [
    'They have to work out for themselves whether that was a yes or a no; make it the first word you say.',
    'Your position is in there, but nobody heard it said. Open with yes or no, then give the reason.',
    'A member filling in a worksheet would not know which box to tick after that, so lead with the yes or the no.',
  ],
  dodging: [
    'The question was about {subject} and the answer went somewhere else. Give one sentence that could only be a reply to this question, then add the rest.',
    'Nothing you said there touches {subject}, and the board will notice before you have sat down. Start from the question and stay on it.',
    'That would have answered some other question. Take {subject} first, even if the news is not good.',
  ],
  deflection: [
    'Handing the question to someone else leaves the lectern empty. Say what is yours to do, and only then who decides the rest.',
    'It may well be another party’s call, but the board asked you. Tell them what you have done about it so far and what you will do next.',
    'Do not move the spotlight. Answer for your own part, name who holds the other part, and say when you last spoke with them.',
  ],
  partial: [
    'You took up one side of it and left the other. Count the things they asked on your fingers and answer them in that order.',
    'That is half of what was asked. The half you leave out is the one they will come back to.',
    'The answer started well and stopped short. Finish the question before you move to anything else.',
  ],
  general: [
    'Every applicant says {words}, and no one can hold them to it. Trade it for one figure, one sheet or one date.',
    'A finding needs a fact. Where you said {words}, say who does what, and by when.',
    'After {words} the board still does not know what you will do. Name the measure.',
  ],
  declining: [
    'A refusal sounds like something to hide. Say what you can release, why the rest is held back, and who on staff may look at it.',
    'If part of it is confidential, give the part that is not. Most boards will accept a range or a sealed copy to counsel.',
    'You are allowed to keep a contract private, but not to leave the question bare. Offer the fact behind it in another form.',
  ],
  ignorance: [
    'Not knowing is forgivable, leaving it there is not. Name the person who will find out and the day the board will have it in writing.',
    'Say who does know, and put a date on when the answer reaches staff; then it is a promise instead of a shrug.',
    'An honest gap needs two more words, who and when. Without them the member writes down that you came unprepared.',
  ],
  clarification: [
    'You answered a question with a question. If it is unclear, take the likeliest meaning, answer that, and ask whether it was what they meant.',
    'Asking back once is fair, but give them something in the same breath, or it sounds like playing for time.',
    'Say how you understand the question and answer it that way. They will correct you if you guessed wrong.',
  ],
  honest_with_date: [
    'Saying that you do not have it and when they will is better than a guess, and no board holds it against you.',
    'That is how to not know something: plainly, with a day attached. Now the only mistake left is to miss the day.',
    'An open gap with a deadline keeps their trust. Write the date down before you leave the lectern.',
  ],
  honest_without_date: [
    'It is honest to say you do not have it, but a promise to find out needs a day and a name. Say who brings it to staff and by when.',
    'Offering to come back with it is right. Add the date, so that the board can put it in the motion.',
    'You admitted the gap, which is better than guessing. The missing piece is a deadline.',
  ],
  honest_in_hand: [
    'Both figures were just read to you, so there is nothing to wait for. Say which one governs, and what you will change so that they agree.',
    'A board will wait for a study, but not for arithmetic. Set the two figures side by side now, and say by how much yours meets the other or misses it.',
    'That needed no homework: they gave you both numbers. Say whether yours meets theirs, and if it does not, what you will move.',
  ],
};

/** For somebody who would rather not, with nothing to keep secret. */
export const refusalLines = [
  'A refusal sounds like something to hide. Say what you do know, and when they will have the rest.',
  'You need not guess, but you do have to answer. Give the part that is settled and name who settles the other.',
  'Nobody asked you to speculate, only to say what your own plans show. Give the range you are working with.',
  'Those words are what the member writes down, and they vote with them in hand. Offer a fact in place of the refusal.',
] as const;

/** A rule was read aloud, and the answer was about something else. */
export const ruleLines = [
  'They read you a rule and you answered beside it. Say its figure, say yours, and which sheet shows the two together.',
  'The section was read out word for word, so the answer has to meet those words. Take its figure first and set your own against it.',
  'Nothing in that speaks to the rule they quoted. Say whether the plan meets it, by how much, and where that can be measured.',
] as const;

/** For an answer that is one, with nothing to praise in it and nothing known to be missing. */
export const bareLines = [
  'That answers it. A figure or a sheet beside it would make it stick.',
  'It is an answer, and a bare one: add who, where or by when.',
  'Fair enough. Now give them the paper it rests on.',
] as const;

/** Where one thing was asked and half of it given. */
export const halfwayLines = [
  'That goes part of the way. Put the thing that was asked in the first sentence, and stop there.',
  'There is an answer in it, and the member has to dig for it. Lead with it.',
  'You came up to the question and did not finish it. One more sentence would have.',
] as const;

/** Where two statements do not agree; {earlier} and {now} are both. Nothing weighs more in a room. */
export const clashLines = {
  spoken: [
    'Earlier you said {earlier}, and now {now}. A member who kept notes will put the two side by side, so say which one stands and why it changed.',
    'You told them {earlier}; then came {now}. Correct the one that is wrong yourself, before somebody at the bench does.',
    'The record has {earlier} and now {now}. Only one can go into a finding: name it, and say what changed.',
  ],
  written: [
    'Your application says {earlier}, and you just said {now}. Staff has the application open, so say which one stands and correct the other in writing.',
    'On paper it is {earlier}, at the lectern {now}. Name the one that is right, and tell staff the other will be corrected.',
  ],
} as const;

/** Where there was nothing to take apart. */
export const emptyLines = {
  noise: [
    'The clerk could not have written any of that down. Answer in one plain sentence first, and build on it only if they ask.',
    'No words reached the record there. Take a breath, say the answer in a single sentence, then stop.',
  ],
  heap: [
    'Those are the right sort of words in a row, but nobody said anything with them. Pick one, make it a sentence with we in front and a figure behind, and give that.',
    'The terms do not add up to an answer, and a board hears the difference at once. Say who does what, where and by when, in whole sentences.',
  ],
  rude: [
    'The room heard the tone and nothing after it. Let the remark go, answer the question as if your best friend had asked it, and keep the figures for the second sentence.',
    'Being sharp with a member or a neighbor costs votes you already had. Slow down, thank them for raising it, and answer what was asked.',
    'That is the line the newspaper prints. However unfair the question, the answer to it is a fact said calmly.',
  ],
  flattering: [
    'Kind words about the board are not an answer, and members have heard them from everybody. Leave them out and begin with the fact that was asked for.',
    'Compliments make a board reach for its pencil to note what you did not say. Use the time for one figure and one commitment.',
  ],
  blank: [
    'That is too little to vote on.',
    'The member is still waiting.',
    'So few words leave the board to fill in the rest, and it fills in the worst.',
  ],
  echo: [
    'You handed the member their own question back.',
    'Every word of that was already in the question.',
    'Saying the question again buys a few seconds and costs the room its patience.',
    'The member knows what they asked; they do not know it any better now.',
  ],
  beside: [
    'The figures may be right, but they belong to another question.',
    'Those are numbers nobody asked for.',
    'A member would write that down, look at the question, and strike it out again.',
    'True or not, that has nothing to do with {subject}.',
  ],
  dismissive: [
    'Telling people not to worry is the surest way to make them worry.',
    'Asking for trust is not the same as giving a reason for it.',
    'Nobody in the room is calmer for having been told to be.',
  ],
  reassuring: [
    'Good intentions do not go into findings.',
    'Take the courtesies out and nothing is left that a member could write down.',
    'Everybody who has stood at that lectern has said as much.',
    'Warm words, and not one of them can be checked.',
  ],
  nothing: [
    'There is nothing in that answer a member could repeat to a neighbor.',
    'The question is as open as before you spoke.',
    'That could have been the answer to any question at all.',
    'Nobody at the bench picked up a pencil.',
  ],
} as const;

/** To end a good answer on: whatever it was, where it named a paper, and where it gave a figure. */
export const strongClosings = {
  any: [
    'Say it the same way on the night, and stop when you have said it.',
    'That is all it needs; resist the urge to add to it.',
    'Keep it at that length, and let the next question come.',
    'Rehearse that one until you can say it without your notes.',
  ],
  paper: ['Have the page open in front of you when you say it.'],
  figure: ['If they press further, repeat the figure and not the argument.'],
} as const;
