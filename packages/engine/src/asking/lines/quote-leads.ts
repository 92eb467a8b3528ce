import { lines, type Floor, type Line } from './line.ts';

/* How people take up what the applicant said. Each stands on its own before a question about it. */

export const presentationLeads: Readonly<Record<Floor, readonly Line[]>> = {
  board: lines(
    [
      'You told us {quote}.',
      'In your presentation you said {quote}.',
      'I wrote down {quote} while you were speaking.',
      'A few minutes ago you said {quote}.',
      'My notes have you saying {quote}.',
      'I want to go back to where you said {quote}.',
      'At the lectern you told us {quote}.',
      'On {noun}, you said {quote}.',
      'When you got to {noun} you said {quote}.',
      'Here is what I have down: {quote}.',
      'The minutes will have you saying {quote}.',
      'Before we go on, you said {quote}.',
      'I underlined one thing, {quote}.',
      'Tonight you told us {quote}.',
      'There was a sentence in there about {noun}: {quote}.',
      'You went past this quickly: {quote}.',
      'I heard you say {quote}.',
      'About {noun}, your words were {quote}.',
      'One thing you said on {noun} was {quote}.',
      'You mentioned {quote}.',
      'Early on you said {quote}.',
      'Let me pick up on {quote}.',
      'I made a note at {quote}.',
      'You said {quote}, and I have a follow-up.',
    ],
    [
      'Your own words were {quote}.',
      'The record now has you saying {quote}.',
      'Let me read that back to you: {quote}.',
    ],
    ['You stood there and told us {quote}.', 'You gave {noun} one sentence: {quote}.'],
  ),
  public: lines(
    [
      'You said {quote}.',
      'I heard {quote} and wrote it on my hand.',
      'My neighbor leaned over when you said {quote}.',
      'You told these people {quote}.',
      'The part I want to ask about is {quote}.',
      'You folks from {developer} say {quote}.',
      'All I heard on {noun} was {quote}.',
      'I listened hard, and what I heard was {quote}.',
      'You stood up there and said {quote}.',
      'I want to ask about something you said, {quote}.',
    ],
    ['You said {quote}, and half this room turned around.', 'Easy for you to stand there and say {quote}.'],
    ['You looked at us and said {quote}.', 'Go ahead and say {quote} again, to our faces.'],
  ),
  expert: lines(
    [
      'The statement before us is {quote}.',
      'The presentation says {quote}.',
      'I would like to examine {quote}.',
      'The applicant states {quote}.',
      'The only statement on {noun} reads {quote}.',
      'I noted one sentence on {noun}: {quote}.',
    ],
    ['Everything said on {noun} comes down to {quote}.'],
    ['A reviewer would stop at {quote}.'],
  ),
};

/** How people take up words that sound like an answer and settle nothing. */
export const vagueLeads: Readonly<Record<Floor, readonly Line[]>> = {
  board: lines(
    [
      'You told us {quote}.',
      'My notes have you saying {quote}.',
      'One line of yours stayed with me: {quote}.',
      'Help me with this one: {quote}.',
      'It was {quote} that caught my ear.',
      'Let me stay with {quote} for a moment.',
      'On {noun}, you said {quote}.',
      'You went past this quickly: {quote}.',
      'I heard you say {quote}.',
      'Somebody at home in {place} just heard you say {quote}.',
      'There was a sentence in there about {noun}: {quote}.',
      'I circled {quote}.',
    ],
    [
      'You were careful to say {quote}.',
      'You want us to rely on {quote}.',
      'Let me read that back to you: {quote}.',
      'I cannot write a condition around {quote}.',
    ],
    [
      'That is a comfortable sentence, {quote}.',
      'We are asked to take {quote} on faith.',
      'A lawyer will read {quote} very closely one day.',
    ],
  ),
  public: lines(
    [
      'You said {quote}.',
      'I heard {quote} and wrote it on my hand.',
      'My neighbor leaned over when you said {quote}.',
      'You told these people {quote}.',
      'All I heard on {noun} was {quote}.',
    ],
    ['It sounds nice when you say {quote}.', 'Nobody on our road believes {quote}.'],
    ['Go ahead and say {quote} again, to our faces.'],
  ),
  expert: lines(
    ['The statement on {noun} is {quote}.', 'I would like to examine {quote}.', 'The applicant states {quote}.'],
    ['No method was given for {quote}.', 'As an engineering statement, {quote} is incomplete.'],
    ['I could not defend {quote} in front of my own profession.'],
  ),
};

/** How people take up what stands in the application. */
export const applicationLeads: Readonly<Record<Floor, readonly Line[]>> = {
  board: lines(
    [
      'Your application says {quote}.',
      'I see {quote} in the application.',
      'The packet says {quote}.',
      'Reading the file on {project}, I find {quote}.',
      'The application in front of me has {quote}.',
      'Under the facts of {project} you list {quote}.',
      'I have your form, and it says {quote}.',
      'What you filed says {quote}.',
      'Somewhere in the file I read {quote}.',
      'My copy of the application reads {quote}.',
      'Staff passed me the page with {quote} on it.',
      'Among the facts you gave staff is {quote}.',
    ],
    ['You put {quote} in writing.', 'What we would be approving is {quote}.'],
  ),
  public: lines([
    'The notice says {quote}.',
    'I looked up the file, and it says {quote}.',
    'On the paper at the town hall it says {quote}.',
    'I read {quote} in the application.',
    'The clerk let me see the file, and there it was: {quote}.',
    'Your own form says {quote}.',
  ]),
  expert: lines(['The application describes {quote}.', 'The filing gives {quote}.', 'The stated scope is {quote}.']),
};

/** How people bring up a story in the news. */
export const newsLeads: Readonly<Record<Floor, readonly Line[]>> = {
  board: lines(
    [
      'There was a story the other day: {quote}.',
      'People in {place} have been reading {quote}.',
      'I read a story that said {quote}.',
      'You may have seen the headline {quote}.',
      'My phone rang after the story that said {quote}.',
      'A reporter wrote {quote}.',
      'We do not live under a rock here. I saw {quote}.',
      'I do not vote on headlines, but {quote} is what my neighbors read this week.',
      'Folks stopped me about {quote}.',
    ],
    ['The paper says {quote}, and you did not mention it.', 'I should not have to learn {quote} from a reporter.'],
  ),
  public: lines(
    [
      'I read {quote} over breakfast.',
      'Everybody on our road passed around the story that said {quote}.',
      'It was in the news: {quote}.',
      'My sister sent me the piece that says {quote}.',
      'I cut this out: {quote}.',
    ],
    ['You never told us {quote}; we read it.', 'Funny that we had to read {quote} in the news.'],
  ),
  expert: lines(
    ['A recent report says {quote}.', 'It has been reported that {quote}.'],
    ['The reporting is specific: {quote}.'],
  ),
};

/** What is asked after a story in the news. */
export const newsCores: readonly Line[] = lines(
  [
    'Is that your company, and if not, how are you different?',
    'What do you say to people who read that and think of {project}?',
    'Could that happen at {project}?',
    'What did your industry learn from it?',
    'Did you know about that before tonight?',
    'What in your plan keeps that from being our story next?',
    'How much of that applies to {project}?',
    'Have you talked to anybody over there about it?',
  ],
  [
    'Give me one thing you changed because of stories like that.',
    'Why should anybody in {place} expect it to go better this time?',
  ],
  ['They were told not to worry, too. What is different about you?'],
);

/** How people bring up the plan on file. */
export const planLeads: Readonly<Record<Floor, readonly Line[]>> = {
  board: lines(
    [
      'Our plan says {quote}.',
      'The planning page reads {quote}.',
      'I have the plan in front of me, and it says {quote}.',
      'Somebody worked hard on a plan that says {quote}.',
      'In the planning documents I find {quote}.',
      'What this community wrote down is {quote}.',
      'There is a passage in the plan, {quote}.',
      'I hold every project against the line that says {quote}.',
    ],
    [
      'You did not mention the plan, so I will read from it: {quote}.',
      'The plan is clear enough to me when it says {quote}.',
    ],
  ),
  public: lines([
    'The plan we all worked on says {quote}.',
    'It says right in the plan {quote}.',
    'I went to the meetings for the plan that says {quote}.',
  ]),
  expert: lines(['The adopted plan reads {quote}.', 'The governing language is {quote}.']),
};
