import { lines, type Floor, type Line } from './line.ts';

/* What is said when an answer left something open, when two statements disagree, when a promise has no handle. */

/** What the answer did not give, where that is a thing: 'the distance to the nearest home, in feet'. */
export const missingThing: readonly Line[] = lines(
  [
    'You did not give us {label}. Can you?',
    'We still do not have {label}.',
    'I was listening for {label}, and it did not come.',
    'That leaves out {label}. What can you tell us?',
    'Try me once more, this time with {label}.',
    'I would like {label}, and then we can move on.',
    'What I need from you is {label}.',
    'I asked because I need {label}.',
    'Out of all that I did not get {label}.',
    'There is still the matter of {label}.',
  ],
  [
    'I asked about {noun}, and I am still without {label}.',
    'You talked around it. I want {label}.',
    'Without {label} I cannot make a finding on {noun}.',
    'You had the floor and you did not give us {label}. Why not?',
  ],
  [
    'I notice you would rather not give us {label}. Do you have it or not?',
    'Either you have {label} or you do not. Which?',
  ],
);

/** What the answer did not say, where that is a clause: 'who pays', 'whether you ask for a variance'. {ask} is its short question. */
export const missingClause: readonly Line[] = lines(
  [
    'You did not say {label}. {ask}',
    'That does not tell me {label}. {ask}',
    'I still do not know {label}. {ask}',
    'What you left open is {label}. {ask}',
    'I am no wiser about {label}. {ask}',
    'We need to hear {label}. {ask}',
    'Please tell us {label}.',
    'Can you tell us {label}?',
    'I still do not know {label}, so let us try again.',
    'What I was after is {label}.',
    'Start with {label}, please.',
    'We heard you, and we have yet to hear {label}.',
    'It would help us to know {label}.',
    'Before we leave {noun}, say {label}.',
  ],
  [
    'You answered a question, just not mine. I asked because I want to know {label}.',
    'Twice around and I still cannot say {label}. {ask}',
  ],
  ['You will not tell us {label}, and people notice. {ask}'],
);

/** What the answer did not commit to: 'that the distance is fixed on the site plan'. */
export const missingThat: readonly Line[] = lines(
  [
    'Can you say, on the record, {label}?',
    'What I have not heard you say is {label}.',
    'Will you confirm {label}?',
    'I was waiting for you to say {label}.',
  ],
  ['I need to hear from you {label}, and so far I have not.'],
);

/** Asking again where what was missing is no item of a list, after an answer that went part of the way. */
export const askAgain: Readonly<Record<'board' | 'public', readonly Line[]>> = {
  board: lines(
    [
      'Take {noun} one step further, and give me something I can write down.',
      'Is there anything on paper about that, and if so, what does it say?',
      'By when would staff have the rest of that in writing?',
      'Of all that, which part would you put into a condition right now?',
      'What I was asking is narrower. Can you bring it down to this site?',
      'Which of your people works on {noun}, and what did they tell you?',
      'I would like to understand what you actually plan to do about it.',
      'What would you show me on {noun} if I came by your office tomorrow?',
      'Give it to me the way you would tell your own engineer.',
      'How would we check that, a year from now?',
    ],
    ['We are not there yet. What is the part of this that you have not settled?'],
  ),
  public: lines([
    'Just say it in plain words. What would be different for me?',
    'That was for the board. What do you say to me?',
    'I followed about half of that. Is it a yes or a no for the people who live there?',
    'Put it so that my neighbors would understand it.',
    'Would you say the same if it were your house?',
    'Where does that leave somebody who lives as close as I do?',
    'Which part of that is a promise?',
    'Who sees to it that it really happens?',
    'What do I tell the others when I get home?',
  ]),
};

/** Coming back to what nobody answered, when the talk has long moved on. */
export const stillWaiting: Readonly<Record<'board' | 'public', readonly Line[]>> = {
  board: lines(
    [
      'Where does that stand now?',
      'Has anybody on your side found it since?',
      'May we have it before this comes to a vote?',
      'What can you tell us now that you could not then?',
      'Is it coming tonight, or should we expect it in writing?',
    ],
    ['Is there a reason it has not come?'],
  ),
  public: lines([
    'You have had time to think. What is the answer?',
    'I would not be asking again if I had been told. What is it?',
    'Do you have it now, in plain words?',
    'Will anybody tell us before we all go home?',
    'Did somebody write it down, or was it forgotten?',
  ]),
};

/** The same after an answer that slipped. */
export const slippedAgain: Readonly<Record<'board' | 'public', readonly Line[]>> = {
  board: lines(
    [
      'Take {noun} again, and give me one fact I can write down.',
      'Who on your team can answer that tonight? I would gladly hear from that person.',
      'If the answer is no, say no, and we can talk about what to do.',
      'Then tell me who decides it, and when.',
      'I asked about the thing itself. What is your answer on the thing itself?',
      'Say it again with a place, a time or a name in it.',
      'Suppose I voted on that answer alone. What would I be voting for?',
      'Would you rather we held this over until you have something on {noun}?',
    ],
    [
      'Do you not know, or would you rather not say?',
      'I heard the words. Where is the answer in them?',
      'On {noun} that gives me nothing to stand on. What else have you got?',
      'What is it about {noun} that you do not want to talk about?',
    ],
    [
      'That would not survive one question in a courtroom, so why bring it here?',
      'I have asked politely. Answer it, or tell me that you will not.',
      'Everybody in this room noticed that. Do you want to try once more?',
    ],
  ),
  public: lines(
    [
      'I asked about my street and you answered about your company. What about my street?',
      'I am still standing here. What do I tell the others when I get home?',
      'If you cannot tell me tonight, who can, and when?',
      'I would take a short answer over a nice one. Do you have a short one?',
      'We sat through the whole evening to hear that. What is the real answer?',
    ],
    [
      'So nobody knows. Is that it?',
      'I could have read that on your website. What do you really do?',
      'You looked at them when you said that. Look at me and say it.',
    ],
    [
      'That is the answer of somebody who goes home to another town. Try again.',
      'Do you people practice not answering?',
    ],
  ),
};

/** Before any of the above: the applicant's own words, read back. */
export const answerLeads: readonly Line[] = lines(
  [
    'You answered {quote}.',
    'Your answer was {quote}.',
    'What you gave us on {noun} was {quote}.',
    'I have your answer here: {quote}.',
    'When {who} asked about {noun}, you answered {quote}.',
    '{who} asked you about {noun}, and you said {quote}.',
    'You told {who} {quote}.',
    'Your answer a moment ago was {quote}.',
    'I want to stay with your answer to {who}: {quote}.',
    'So far on {noun} I have {quote}.',
    'I wrote {quote}, and under it I left a blank.',
    'You said {quote}, and I waited for the rest.',
    'If I read back the minutes, they say {quote} and nothing more.',
    'Just now it was {quote}.',
    'I heard {quote}, and I would like to go one step further.',
    'You began with {quote}. Please go on from there.',
    'What I wrote down just now is {quote}.',
  ],
  [
    'That answer, {quote}, stops short.',
    'If {quote} is the answer, it is not finished.',
    'You gave {who} {quote} and left it there.',
  ],
  ['That was a speech: {quote}.', 'You are hoping {quote} will do. It will not.'],
);

/** For an answer that went part of the way: nobody calls it a speech. */
export const fairAnswerLeads: readonly Line[] = answerLeads.filter(({ sharpness }) => sharpness < 3);

/** An answer that was given to somebody else earlier and bears on what is asked now. */
export const rememberedLeads: Readonly<Record<Floor, readonly Line[]>> = {
  board: lines(
    [
      'Earlier tonight you answered {quote}.',
      'To another question you said {quote}.',
      'I was listening when you said {quote}.',
      'You have already told us {quote}.',
      'One of your answers tonight was {quote}.',
      'Something you said before comes back to me here: {quote}.',
      'I kept a line from an earlier answer: {quote}.',
      'That ties in with what you said before, {quote}.',
    ],
    ['I am going to hold you to an earlier answer: {quote}.', 'You said {quote} when it was about something else.'],
  ),
  public: lines([
    'When they asked you before, you said {quote}.',
    'I heard you tell the board {quote}.',
    'You told them {quote}.',
    'Back when it was their turn you said {quote}.',
    'I was sitting there when you said {quote}.',
  ]),
  expert: lines(['In an earlier answer the applicant said {quote}.', 'The record now contains {quote}.']),
};

/** By the way in which an answer slipped. */
export const evasionLeads: Readonly<Record<string, readonly Line[]>> = {
  implicit: lines([
    'I think there was an answer in there, but I should not have to guess.',
    'I would rather hear it said than read it between the lines.',
  ]),
  dodging: lines(
    ['That was an answer to a different question.', 'We seem to have changed the subject.'],
    ['I asked one thing and you told me another.', 'You went around that one.'],
  ),
  deflection: lines(
    ['You have told me what somebody else does.', 'I did not ask about other people; I asked about {project}.'],
    ['That puts it on somebody else, and you are the applicant.'],
  ),
  partial: lines(['That is half of it.', 'Good, as far as it goes.', 'You got to the first part.']),
  general: lines(
    ['That was general, and I need it particular.', 'I could hear that about any project in the state.'],
    ['Nothing in that answer belongs to {project}.'],
  ),
  declining: lines(
    ['You are free not to answer, and I am free to draw a conclusion.', 'I understand you would rather not say.'],
    ['A refusal is also something we can put in the findings.'],
  ),
  ignorance: lines(
    [
      'If you do not know tonight, somebody does.',
      'Not knowing is honest, and it is also not an answer I can vote on.',
    ],
    ['You came to a hearing on {project} without knowing that.'],
  ),
  clarification: lines(['Let me put it more simply.', 'I will try to ask it better.']),
  none: lines(
    ['I do not have an answer to my question yet.', 'Let me come back to {noun}.', 'I am not finished with {noun}.'],
    ['We asked about {noun} and got very little.'],
  ),
};

/** After an evasion by not knowing. */
export const ignoranceCores: readonly Line[] = lines([
  'Who does know, and when would we hear from them?',
  'By what date will staff have it in writing?',
  'Would you rather we held this over until you have it?',
]);

export const contradictionLines: readonly Line[] = lines(
  [
    'Earlier you said {second}. Now it is {quote}. Which one goes in the record?',
    'I have two answers from you: first {second}, then {quote}. Which should I believe?',
    'You told us {second}, and then {quote}. Please help me with the difference.',
    'Before, it was {second}. Just now I heard {quote}. What changed?',
    'My notes say {second}, and a little later {quote}. Did I write one of them down wrong?',
    'Can both be true, {second} and {quote}?',
    'We need one answer for the minutes. You have said {second} and you have said {quote}.',
    'I would like to clear something up. First came {second}. After that came {quote}. Which is right?',
  ],
  [
    'You cannot have it both ways. It is {second} or it is {quote}.',
    'The story moved. It was {second}, and it became {quote}. Why?',
    'When it suited you it was {second}. Then somebody pressed you and it was {quote}.',
  ],
  ['In your own words, {second}. Also in your own words, {quote}. Why should I believe a third version?'],
);

/** Two statements that disagree, as a neighbor puts it. */
export const publicContradictionLines: readonly Line[] = lines(
  [
    'First you said {second}. Then you said {quote}. Which one do we go home with?',
    'I wrote both down: {second}, and then {quote}. They are not the same. Which is it?',
    'I am no engineer, but {second} and {quote} cannot both be so. Can they?',
    'My neighbor and I each heard something. She heard {second}. I heard {quote}. Who is right?',
  ],
  [
    'Before it was {second}. Now it is {quote}. How are we supposed to trust the next one?',
    'It changed while we were sitting here, from {second} to {quote}. What will it be by the vote?',
  ],
);

export const promiseLines: readonly Line[] = lines(
  [
    'You said {quote}. Who checks, and what happens if it is not done?',
    'I heard {quote}. Will you accept that as a condition of approval?',
    'You told us {quote}. Who answers for that, and to whom?',
    'You said {quote}. I would like that in writing. How would you word it as a condition?',
    'You promised {quote}. Does that bind whoever buys {project} from you?',
    'Suppose {quote} turns out otherwise. What can the neighbors do?',
    'You said {quote}. If we hold you to it, what would an inspector measure?',
    'Your promise was {quote}. Where does it stand in the papers we would approve?',
    'You said {quote}. Somebody will call the zoning office about that one day. What do we tell them?',
    'I am going to ask staff to write down {quote}. Any reason they should not?',
    'My notes have {quote}. Is that on the plan, or only in the presentation?',
    'You told us {quote}. What would show us, a year from now, that you kept it?',
  ],
  [
    'A promise is not a permit condition, and {quote} is a promise. What makes it enforceable?',
    'You said {quote}. What do you put up if it does not happen?',
  ],
  [
    'You said {quote}. Put a dollar figure and a date on it, or take it back.',
    'You told us {quote}. I have heard that sentence from this lectern before. What makes yours binding?',
  ],
);

export const figureLines: readonly Line[] = lines(
  [
    'You gave us {quote}. Where does that figure come from?',
    'Your figure was {quote}. Who worked that out?',
    'We have {quote} from you. Is that measured or estimated?',
    'I would like to see the arithmetic behind {quote}.',
    'Is there a document in the file that shows {quote}?',
    'You said {quote}. How sure are you of that number?',
    'You said {quote}. What would make it half of that?',
    'Which study gives {quote}, and has staff had it long enough to read?',
    'If {quote} turns out wrong, in which direction will it be?',
    'You told us {quote}. What is counted in that and what is not?',
    'I have written down {quote}. Would {developer} put that number in the permit?',
  ],
  [
    'You said {quote}. What is underneath that number?',
    'Nobody has shown us a page that says {quote}. Is there one?',
    'Figures like {quote} tend to shrink after the vote. What holds this one up?',
  ],
  [
    'Either {quote} is in a report or it is advertising. Which is it?',
    'You said {quote}, and you have given us nothing to put under it. Why?',
  ],
);

export const requestLines: readonly Line[] = lines(
  [
    'I asked about {noun} earlier and I am still waiting.',
    'We came to {noun} before, and it was left hanging.',
    'There is an open item on {noun}, and I would like to close it.',
    'Something was asked of you on {noun} and it has not come.',
    'Coming back to {noun}, where we did not get an answer the first time.',
    'I have {noun} down as unanswered.',
    'On my list the line for {noun} is not crossed off.',
    'I said I would return to {noun}.',
  ],
  ['This is the second time of asking on {noun}.', 'You have had time to think about {noun} since we asked.'],
  [
    'I am not going to ask about {noun} a third time. Before I vote, I want it.',
    'Answer on {noun}, or I move to table {project}.',
  ],
);
