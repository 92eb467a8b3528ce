import { lines, type Floor, type Line } from './line.ts';

/** Somebody from the public, angry; before what they have come to say. */
export const accusations: readonly Line[] = lines(
  [
    'I am angry, and I am not going to pretend otherwise.',
    'It feels decided already, so tell me I am wrong.',
    'Nobody from {developer} knocked on a single door on our road.',
    'We found out about {project} from a sign in a ditch.',
    'You keep telling us not to worry.',
    'I do not believe it, and I am not the only one.',
    'We are the ones who have to stay.',
    'My phone has not stopped ringing since that sign went up.',
    'I have not slept right since I heard about {project}.',
    'You show up, you show pictures, and you think that is that.',
    'I am tired of being told what is good for {place}.',
    'We were the last to hear about {project}.',
    'Nobody asked one person {street}.',
  ],
  [
    'You would never put up with this where you live.',
    'We get the mess and {developer} gets the check.',
    'You are counting on us being too tired to fight.',
    'You picked {place} because you thought we would roll over.',
    'Do not pat us on the head.',
    'My neighbors are scared, and you are selling.',
    'You talked to each other and you called it outreach.',
    'This is our home you are drawing on.',
    'You would not know {place} from a hole in the ground.',
    'Everything {developer} says sounds like it came off a card.',
    'I watched you laugh out in the hallway. It is not funny to us.',
    'You have lawyers and we have folding chairs.',
    'If this is such a gift, put {project} next to the mayor.',
  ],
  [
    'Either you are lying to these people or you do not know, and I cannot tell which is worse.',
    'I have been lied to by better talkers than you.',
    'You will be gone with the money before the grass grows back.',
    'Shame on everybody who brought {project} to {place}.',
    'You have not looked one of us in the eye tonight.',
    '{developer} bought the land first and asked the questions later.',
    'I would not believe you if you told me it was raining.',
  ],
);

/** When the last answer was complete: said by whoever speaks next, before turning to something else. */
export const creditLines: Readonly<Record<Floor, readonly Line[]>> = {
  board: lines([
    'Thank you, that answers it on {before}.',
    'That was a straight answer on {before}, so let me move on.',
    'Good. I can cross off {before}.',
    'I am satisfied on {before}, for what it is worth.',
    'On {before} I heard what I needed.',
    'That was clear on {before}, and I thank you.',
    'I had something on {before} too, and you have answered it.',
    'Fair enough on {before}. Another subject.',
    'You have done your homework on {before}.',
    'That is the kind of answer I can vote on. Now something else.',
    'Staff should take that last answer down word for word.',
    'I will leave {before} there; that was complete.',
    'I wish every applicant answered on {before} like that.',
    'That settles {before} for me.',
    'You took {before} off my list.',
    'That will do on {before}.',
    'I have no more on {before}.',
    'I wrote that one down on {before} and put a check next to it.',
    'Very good. Next.',
    'I was worried about {before}, and I am less worried now.',
  ]),
  public: lines([
    'That was an answer on {before}, at least.',
    'All right, that much I understood.',
    'I will say one thing for you, you answered that.',
    'If everything were answered like {before}, I could go home.',
    'I cannot complain about what you said on {before}.',
    'I will give you that one on {before}.',
    'That was more than I expected to hear about {before}.',
    'Fine, I believe you on {before}.',
    'Thank you for saying that plainly. Mine is something else.',
    'You did answer that last one, so maybe you can answer me.',
  ]),
  expert: lines([
    'The answer on {before} was adequate.',
    'On {before} the record is now sufficient.',
    'I can follow what was said on {before}.',
    'I have no quarrel with the last answer.',
    'That was responsive.',
  ]),
};

/** Before a question that cuts in. */
export const interruptions: readonly Line[] = lines(
  [
    'Let me stop you there.',
    'Hold on a minute.',
    'Sorry to cut in, but no.',
    'Excuse me, that was not the question.',
    'Wait.',
    'I have to interrupt you.',
    'May I break in?',
    'Let me save us some time.',
    'Slow down a second.',
    'One moment, please.',
    'I do not want to lose the question.',
    'Can we stay on the subject?',
    'You are getting away from me.',
  ],
  [
    'Stop. We are running out of evening.',
    'No, no, back up.',
    'Before you go any further.',
    'Come back here a minute.',
    'Let me pull you back.',
    'I am losing patience with this.',
  ],
  ['Enough of that.', 'I am going to cut you off.', 'Spare us the rest.'],
);

/** After a request that has waited too long, or before a vote. */
export const ultimatums: Readonly<Record<Floor, readonly Line[]>> = {
  board: lines(
    [
      'I would want that before I vote.',
      'Please have it for us before this comes to a motion.',
      'I need it on the record tonight.',
      'That has to be settled before I can make a finding.',
      'It goes into the conditions or it does not go at all.',
      'I would hold my vote until we have that.',
      'That is the one thing I will not leave to later.',
      'Write it down before we go any further, please.',
      'I want it in front of us, on paper.',
      'My vote turns on that.',
    ],
    [
      'Without it I cannot support {project}.',
      'Give it to us now, or ask us to continue the hearing.',
      'That is a condition for me, not a wish.',
      'I will move to table {project} if we do not have it.',
    ],
    ['No answer, no vote from me.', 'Either it is in the conditions or I move to deny {project}.'],
  ),
  public: lines(
    [
      'I want an answer tonight, not a letter.',
      'Put it in writing or take it off the table.',
      'We are not leaving without an answer to that.',
      'Say it into the microphone so that it counts.',
      'Nobody goes home until you have said it.',
      'I want your name under that.',
      'Tell us now, while there are people here to hear it.',
      'Promise it, or leave it out of the brochure.',
    ],
    [
      'Give us that, or you will see all of us again at the council.',
      'You fix that first, and then we can talk about {project}.',
      'I will sit here until somebody answers that.',
    ],
    ['Answer it, or pack up {project} and go.', 'You will have a lawsuit before you have a permit.'],
  ),
  expert: lines(['That should be in hand before anybody votes.', 'I would not certify {project} without it.']),
};

/** After a remark that leaves open what the applicant is to say to it. */
export const remarkAsks: Readonly<Record<Floor, readonly Line[]>> = {
  board: lines([
    'I would like to hear you on that.',
    'Tell me where I have that wrong.',
    'Speak to that, please.',
    'I would welcome your response.',
    'Talk to me about that.',
    'Help me get past it.',
    'If you see it another way, now is the time to say so.',
    'I am interested in how you would handle it.',
    'Please respond to that before we move on.',
    'Tell us what you would do about it.',
    'I would like your answer to that on the record.',
    'Give me your side of it.',
    'Tell me what you have that speaks to it.',
    'Let us hear how you mean to deal with it.',
    'What do you make of that?',
    'Am I being unfair?',
    'Is there something I have missed?',
    'Could you live with that?',
    'How does that strike you?',
    'What would you say to that?',
    'Where do you come down on it?',
    'Would you fight me on that?',
    'That is how it looks from up here. How does it look from there?',
  ]),
  public: lines([
    'What do you say to that?',
    'What am I supposed to do about it?',
    'Where does that leave us?',
    'What would you do in my place?',
    'Tell me I am wrong.',
    'What are you going to do about that?',
    'Has anybody on your side thought about it?',
    'Do you have an answer for that?',
    'How is that fair to the rest of us?',
    'I would like to hear what you say to that.',
    'Can you answer that or not?',
    'Would you put up with it?',
    'Tell me what I am missing.',
    'Who up there is going to help with that?',
    'Is there any part of that you would change?',
  ]),
  expert: lines([
    'How do you account for that?',
    'Please address that point.',
    'I would ask the applicant to respond.',
    'What is on file that answers it?',
    'What would you submit to settle it?',
  ]),
};

/** A dry word from a board that knows itself; at most once in a hearing. */
export const wryLeads: readonly Line[] = lines([
  'You are doing fine, and nobody has thrown anything yet, so let me ask about {noun}.',
  'Somebody bet me a dollar I would ask about {noun}, and I could use the dollar.',
  'I have asked every applicant about {noun} since the old courthouse, and you are not getting out of it.',
  'We had a two-hour hearing on a chicken coop last month, so you can guess how we feel about {noun}.',
  'There is coffee in the back, because we have been known to spend an hour on {noun}.',
  'I promised to be home by nine, so give me the short version on {noun}.',
]);

/** At the top of the scale the board ties two things together. {second} is another statement of the applicant, or a rule. */
export const combinedLines: readonly Line[] = lines(
  [],
  [
    'You told us {quote}. You also told us {second}. Put those two next to each other for me.',
    'In one place it is {quote} and in another it is {second}. How do they live together on one site?',
    'I take {quote} together with {second}, and I get a different picture. Where am I wrong?',
  ],
  [
    'You want credit for {quote}, and you want us to overlook {second}. Which of them gives way when they collide?',
    'First {quote}, then {second}. Each sounds fine alone. Have you read them side by side?',
    'Nobody forced you to say {quote}, and nobody forced you to say {second}. Can this site carry both?',
    'If {quote} holds, then {second} has to bend, or the other way about. Which one bends?',
  ],
);
