import type { EvasionKind } from '@rostrum/contract';
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
    'Leave the rest aside and give me {label}.',
    'I would settle for {label}.',
    'If I asked staff for {label}, would they have it?',
    'Who on your side can give us {label} tonight?',
    'Is there a page in the packet with {label} on it?',
    'Give me {label}, or tell me which week we get it.',
    'My pen is waiting for {label}.',
    'Let me ask for one thing only, {label}.',
    'I cannot do without {label}. Do you have it with you?',
  ],
  [
    'I asked about {noun}, and I am still without {label}.',
    'You talked around it. I want {label}.',
    'Without {label} I cannot make a finding on {noun}.',
    'You had the floor and you did not give us {label}. Why not?',
    'You came for a vote tonight, and you came without {label}.',
    'Any engineer in the county would have brought {label}. Did yours?',
  ],
  [
    'I notice you would rather not give us {label}. Do you have it or not?',
    'Either you have {label} or you do not. Which?',
    'You are asking us to vote blind on {label}. Why would we?',
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
    'My question was {label}. {ask}',
    'It comes down to {label}. {ask}',
    'Leave the rest for later and tell me {label}.',
    'I would write down {label}, if I knew. {ask}',
    'Nobody in this room could tell me now {label}. Could you?',
    'The part I wanted was {label}. {ask}',
    'Give us that much: {label}.',
    'Is there somebody with you who knows {label}?',
    'The minutes will want to show {label}. {ask}',
    'I had hoped to learn {label}. {ask}',
    'Do you know {label}, or do we have to wait for it?',
  ],
  [
    'You answered a question, just not mine. I asked because I want to know {label}.',
    'Twice around and I still cannot say {label}. {ask}',
    'All those words, and I could not tell anybody at home {label}. {ask}',
    'I would think you knew {label} before you filed. {ask}',
    'If you will not say {label}, I have to guess, and I guess high.',
  ],
  ['You will not tell us {label}, and people notice. {ask}', 'Somebody told you not to say {label}. Who?'],
);

/** The question itself, put again by a neighbor: {label} is what was asked, as a clause. */
export const publicClause: readonly Line[] = lines(
  [
    'All I wanted to know is {label}. {ask}',
    'You never said {label}.',
    'So I go home and still do not know {label}. {ask}',
    'It was a simple thing, {label}. {ask}',
    'My neighbors will ask me {label}. What do I tell them?',
    'I came here to find out {label}. {ask}',
    'You talked, and I still could not tell you {label}.',
    'Forget the rest and tell me {label}.',
    'I would be happy to sit down once I know {label}. {ask}',
    'Can anybody up there tell me {label}?',
    'What I asked was {label}. {ask}',
    'It matters to me {label}. {ask}',
    'I did not drive here for that. I came to hear {label}.',
    'Is it so hard to say {label}?',
  ],
  [
    'You know {label}. You just do not want to say it in front of us. {ask}',
    'Look this way and tell me {label}.',
    'One more time, and slower. I want to know {label}. {ask}',
  ],
  ['You cannot tell us {label}, and you want us to trust you. {ask}'],
);

/** The question itself, put again by an expert. */
export const expertClause: readonly Line[] = lines([
  'The question was {label}.',
  'The record does not show {label}. {ask}',
  'It remains open {label}.',
  'Nothing in that answer establishes {label}.',
  'I would still need to see on paper {label}.',
  'A reviewer would write back and ask {label}.',
]);

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
      'That gets me partway. What is the rest of it?',
      'Put a person and a date with that, and I can use it.',
      'How would you write that as one sentence of a permit?',
      'What would have to go wrong for that not to be true?',
      'Is that what you do everywhere, or what you would do here?',
      'Who on your team would sign their name to that?',
      'You are close. What does it look like on an ordinary day?',
      'Suppose staff asked for the drawing behind that. Is there one?',
      'I would rather read it than remember it. Where is it written?',
      'Which of your sheets would have to change for that to be so?',
    ],
    [
      'We are not there yet. What is the part of this that you have not settled?',
      'I can see somebody reading that in five years and doing as they like. How do we close it up?',
      'That covers the easy half. What about the hard one?',
    ],
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
    'What does that mean on an ordinary Tuesday, {street}?',
    'And when it does not work out that way, who comes to my door?',
    'That is something. Is it enough for whoever lives closest?',
    'Would you put your name under that and leave it on the table?',
    'I would like to believe that. What would I see that shows it?',
    'How long does that hold? Until the vote, or after?',
    'So what do I do if it turns out otherwise?',
    'Who do I hold to that, and how do I find that person?',
    'What happens the first time it goes wrong?',
    'My question was smaller than that. What changes at my fence?',
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

/** After a bare yes or no to a question that wanted more. */
export const bareAgain: Readonly<Record<'board' | 'public', readonly Line[]>> = {
  board: lines([
    'That is one word. What stands behind it?',
    'One word will not carry a finding. What else is there?',
    'I have the word. Now I need the reason, and who can vouch for it.',
    'How did you come to that, and who on your side did the work?',
    'Say the rest of it, so that staff has something to write down.',
    'I would take that as a start. What would you show us to back it up?',
    'You can say that in a word. Can you prove it in a sentence?',
  ]),
  public: lines([
    'You had a whole minute and you gave me a word. What is the rest?',
    'Is that all you are going to say to the people who live there?',
    'One word, and I am supposed to sit down. What comes after it?',
    'Would you say it just like that to somebody on their own porch?',
    'That was short. Is there anything you can tell me that I could repeat at home?',
    'And how do you know that? I would honestly like to hear it.',
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
      'I will wait while you talk with your people. What is the answer?',
      'Pretend I am the inspector and it is opening day. What do I look at?',
      'Nobody is trying to trip you up. What do you plan to do?',
      'If I wrote a condition for you, you might not like it. What would yours say?',
      'I can only vote on what is said. What can you say on {noun}?',
      'Leave out the intentions, and tell me what gets done and by whom.',
      'What would I find in the ground, or on paper, a year from tonight?',
    ],
    [
      'Do you not know, or would you rather not say?',
      'I heard the words. Where is the answer in them?',
      'On {noun} that gives me nothing to stand on. What else have you got?',
      'What is it about {noun} that you do not want to talk about?',
      'We have had better answers on {noun} from people building a garage. What is yours?',
    ],
    [
      'That would not survive one question in a courtroom, so why bring it here?',
      'I have asked politely. Answer it, or tell me that you will not.',
      'Everybody in this room noticed that. Do you want to try once more?',
      'Do you want this vote tonight or not? Then answer the question.',
    ],
  ),
  public: lines(
    [
      'If you cannot tell me tonight, who can, and when?',
      'I would take a short answer over a nice one. Do you have a short one?',
      'I waited two hours for my three minutes. What is the answer?',
      'Can one of you up there get an answer out of them? I could not.',
      'I live {street}. Talk to me about that.',
      'Tell me that as if I were your mother.',
      'I will ask it slower. What happens to us?',
      'Would anybody at your table care to answer it?',
      'Everybody behind me wants to hear this too. What do you say?',
      'I am going to stand here a minute longer, in case there is more.',
      'You could just say that you have not thought about it. Have you?',
      'I listened for a fact in there. Was there one?',
      'If I rang you up next spring and asked again, what would you tell me?',
      'Let me tell you what I heard, which is nothing. What did I miss?',
    ],
    [
      'We gave up an evening to hear that. What is the real answer?',
      'You looked at them when you said that. Look at me and say it.',
      'Nobody on our road talks like that. Say it so that we can repeat it.',
      'And that is supposed to let us sleep?',
    ],
    [
      'That is the answer of somebody who goes home to another town. Try again.',
      'Do you people practice not answering?',
      'You have been paid to say that. What would you say for free?',
    ],
  ),
};

/** The same, where the way in which it slipped calls for words of its own. */
export const slippedBy: Readonly<Partial<Record<EvasionKind, Readonly<Record<'board' | 'public', readonly Line[]>>>>> =
  {
    general: {
      board: lines([
        'Take out everything that any applicant would say. What is left of that?',
        'Which of those words is about {project} and no other?',
        'Every applicant is a good neighbor at this lectern. What would you do that another would not?',
        'What does that come to in feet, in hours or in dollars?',
      ]),
      public: lines(
        [
          'I asked about my house and you told me about yourselves. What about my house?',
          'That could go on a billboard. What do you really do?',
          'Everybody says that. What would you do that they would not?',
          'Nice words. Which of them can I hold you to?',
        ],
        ['I have heard that same sentence from a used car man. What else is there?'],
      ),
    },
    declining: {
      board: lines([
        'Then tell us why you would rather not. Is it a lawyer, a contract, or the answer?',
        'Nobody asked you to speculate. What do you know?',
        'When would you be ready to say?',
      ]),
      public: lines([
        'You will not say, so I have to think the worst. Is that what you want?',
        'Who told you not to answer that?',
        'If it were good news, you would say it. So it is not?',
      ]),
    },
    ignorance: {
      board: lines([
        'What would you have to find out before you could tell us?',
        'Who knows, and why is that person not here?',
      ]),
      public: lines([
        'So nobody knows. Is that it?',
        'You want to build it and you do not know that?',
        'Do you find out before they vote or after?',
      ]),
    },
    deflection: {
      board: lines([
        'They are not asking for a permit tonight. You are. What do you say?',
        'Have you put that question to them, and what did they write back?',
        'What is left for you to do, once they have done theirs?',
      ]),
      public: lines([
        'They are not here and you are. What will you do?',
        'I call you and you send me to them. Is that how it will be?',
        'I do not care whose job it is on paper. Who do I call?',
      ]),
    },
    dodging: {
      board: lines([
        'I will grant you all of that. Now the question.',
        'That may be important, and I will come to it. What about {noun}?',
        'You would like to talk about something else, and so would I. What about {noun}?',
      ]),
      public: lines([
        'That is not what I asked. Do you remember what I asked?',
        'That may matter to somebody. What about the people next to it?',
        'You changed the subject on me. Change it back, please.',
        'I did not ask what we get. What do we lose?',
      ]),
    },
  };

/** Before any of the above: the applicant's own words, read back. These stand before any answer. */
const anyAnswer: readonly Line[] = lines(
  [
    'You answered {quote}.',
    'Your answer was {quote}.',
    'What you gave us on {noun} was {quote}.',
    'I have your answer here: {quote}.',
    'When {who} asked about {noun}, you answered {quote}.',
    '{who} asked you about {noun}, and you said {quote}.',
    'You told {who} {quote}.',
    'I want to stay with your answer to {who}: {quote}.',
    'So far on {noun} I have {quote}.',
    'If I read back the minutes, they say {quote} and nothing more.',
    'Next to my question I have written {quote}.',
    'The clerk has you down for {quote}.',
    'We asked about {noun} and were told {quote}.',
    'As I heard it, the answer was {quote}.',
    'You put it like this: {quote}.',
  ],
  ['You gave {who} {quote} and left it there.'],
);

/** An answer that is still in the air. */
const justGiven: readonly Line[] = lines([
  'Your answer a moment ago was {quote}.',
  'Just now it was {quote}.',
  'What I wrote down just now is {quote}.',
  'You have just said {quote}.',
  'The last thing I heard was {quote}.',
]);

/** An answer that went part of the way. */
const halfway: readonly Line[] = lines(
  [
    'You said {quote}, and I waited for the rest.',
    'You began with {quote}. Please go on from there.',
    'I heard {quote}, and I would like to go one step further.',
    'I wrote {quote}, and under it I left a blank.',
    'You got as far as {quote}.',
    'Good, I have {quote}.',
    'I can use {quote}, as far as it goes.',
    'Let me build on {quote}.',
  ],
  ['That answer, {quote}, stops short.', 'If {quote} is the answer, it is not finished.'],
);

/** An answer made of good words. */
const fineWords: readonly Line[] = lines(
  [
    'I could put {quote} on a coffee cup.',
    'Somebody handed you {quote}, I think.',
    'Every file in that cabinet says {quote}.',
    'I underlined {quote} and could not say why.',
  ],
  ['We have heard {quote} before, from people who meant it.', 'You are hoping {quote} will do. It will not.'],
  ['That was a speech: {quote}.'],
);

/** The leads for an answer, by what it was and whether it was the last thing said. */
export const answerLeads = {
  fresh: {
    halfway: [...anyAnswer, ...justGiven, ...halfway],
    fineWords: [...anyAnswer, ...justGiven, ...fineWords],
    other: [...anyAnswer, ...justGiven],
  },
  past: {
    halfway: [...anyAnswer, ...halfway],
    fineWords: [...anyAnswer, ...fineWords],
    other: anyAnswer,
  },
} as const;

/** How a neighbor takes up the answer that was given. */
const publicAnswer: readonly Line[] = lines(
  [
    'You said {quote}.',
    'So the answer is {quote}.',
    'I heard you say {quote}.',
    'You told me {quote}.',
    'What I got from you was {quote}.',
    'I am supposed to go home with {quote}.',
    'My neighbor wrote it down, {quote}.',
    'When I ask, you say {quote}.',
  ],
  ['You say {quote}, just like that.', 'It is easy to say {quote}.'],
);
const publicHalfway: readonly Line[] = lines([
  'Fine, I heard {quote}.',
  'I will give you {quote}.',
  'All right, {quote}. I can follow that much.',
  'So it is {quote}, and I thank you for that much.',
]);

/** The same for a neighbor. */
export const publicAnswerLeads = {
  halfway: [...publicAnswer, ...publicHalfway],
  other: publicAnswer,
} as const;

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
    'You are hinting at something. Say it.',
    'If that was a yes, I missed the word.',
  ]),
  dodging: lines(
    [
      'That was an answer to a different question.',
      'We seem to have changed the subject.',
      'That is a fine thing, and it is not what I asked.',
      'Let me bring you back.',
      'We will get to that. First this.',
      'I think we passed each other.',
      'Somewhere in there you left my question behind.',
    ],
    [
      'I asked one thing and you told me another.',
      'You went around that one.',
      'That was a nice turn, and we are back where we began.',
      'I know what it looks like when somebody answers, and that was something else.',
    ],
  ),
  deflection: lines(
    [
      'You have told me what somebody else does.',
      'I did not ask about other people; I asked about {project}.',
      'The others are not at the lectern. You are.',
      'We can write to them. Tonight I am asking you.',
      'That may be their part. I asked for yours.',
    ],
    [
      'That puts it on somebody else, and you are the applicant.',
      'There is always another office. This is the one you came to.',
    ],
  ),
  partial: lines([
    'That is half of it.',
    'Good, as far as it goes.',
    'You got to the first part.',
    'Thank you, and there was more to it.',
    'That takes care of some of it.',
    'I can use that, and I need the other piece.',
    'We are getting somewhere.',
  ]),
  general: lines(
    [
      'That was general, and I need it particular.',
      'I could hear that about any project in the state.',
      'I agree with all of it, and I learned nothing.',
      'That is how you feel about it. I asked what you do.',
      'It sounds right, and I could not inspect it.',
      'There was no noun in that I could put on a map.',
      'You would have my vote if good intentions were enough.',
    ],
    [
      'Nothing in that answer belongs to {project}.',
      'That is what the brochure says.',
      'I have stopped writing when I hear that.',
    ],
  ),
  declining: lines(
    [
      'You are free not to answer, and I am free to draw a conclusion.',
      'I understand you would rather not say.',
      'I am not asking for a guess.',
      'You may keep it to yourself, and then I have to do without it.',
    ],
    [
      'A refusal is also something we can put in the findings.',
      'Silence is an answer too, and not one that helps you.',
    ],
  ),
  ignorance: lines(
    [
      'If you do not know tonight, somebody does.',
      'Not knowing is honest, and it is also not an answer I can vote on.',
      'I appreciate the honesty.',
      'That is fair, and it leaves me where I was.',
      'I would sooner hear that than a guess.',
    ],
    ['You came to a hearing on {project} without knowing that.'],
  ),
  clarification: lines([
    'Let me put it more simply.',
    'I will try to ask it better.',
    'My fault, that was a long question.',
    'I will take it apart for you.',
  ]),
  none: lines(
    [
      'I do not have an answer to my question yet.',
      'Let me come back to {noun}.',
      'I am not finished with {noun}.',
      'Stay with me on {noun}.',
      'One more on {noun}, and then I will let it go.',
      'Before I give up the floor.',
    ],
    ['We asked about {noun} and got very little.'],
  ),
};

/** The same from a neighbor, who has no floor and no findings. */
export const publicEvasionLeads: Readonly<Record<string, readonly Line[]>> = {
  implicit: lines(['Was that a yes?', 'I had to listen twice, and I still could not tell.']),
  dodging: lines(
    [
      'That is not what I asked.',
      'You answered somebody, but it was not me.',
      'I asked you a plain thing.',
      'You went right past me.',
    ],
    ['That was slick.', 'You had that one ready before I opened my mouth.'],
  ),
  deflection: lines(
    ['So it is always somebody else.', 'I did not come to hear about them.', 'You are the ones building it.'],
    ['Pass it along, pass it along. It ends up at my place.'],
  ),
  partial: lines([
    'That is some of it.',
    'All right, that helps a little.',
    'I heard the first half.',
    'Thank you for that much.',
  ]),
  general: lines(
    [
      'I did not understand one word I could use.',
      'That is what it says in the mailer.',
      'You lost me.',
      'I cannot tell my neighbors that.',
    ],
    ['I would not let my kids get away with that.', 'Talk is cheap where I come from.'],
  ),
  declining: lines(['You will not even say it.', 'I see.', 'Then I will have to say it for you.']),
  ignorance: lines([
    'I appreciate you not making something up.',
    'Well, somebody had better know.',
    'That does not help me tonight.',
  ]),
  clarification: lines(['I will say it another way.', 'Sorry, I am not used to this.']),
  none: lines(['I am still up here.', 'I have not sat down yet.', 'Give me one more try.']),
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
    'We need one answer for the minutes. You have said {second} and you have said {quote}. Which one stands?',
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

/** Coming back to what nobody answered, as a neighbor does. */
export const publicRequestLines: readonly Line[] = lines(
  [
    'I asked you about {noun} before, and you moved on.',
    'You never came back to {noun}.',
    'We are still waiting on {noun}.',
    'They let you off on {noun}. I will not.',
    'Somebody asked about {noun} an hour ago.',
    'I have kept quiet since I asked about {noun}.',
    'There was a question about {noun}, and then there was another slide.',
  ],
  ['Do not think we forgot about {noun}.'],
);
