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
      'At the lectern you told this board {quote}.',
      'One line of yours stayed with me: {quote}.',
      'We heard {quote} from you tonight.',
      'On {noun}, you said {quote}.',
      'When you got to {noun} you said {quote}.',
      'For {project}, you told us {quote}.',
      'Here is what I have down: {quote}.',
      'Help me with this one: {quote}.',
      'The minutes will have you saying {quote}.',
      'Before we go on, you said {quote}.',
      'It was {quote} that caught my ear.',
      'I underlined one thing, {quote}.',
      'Tonight you told us {quote}.',
      'There was a sentence in there about {noun}: {quote}.',
      'Let me stay with {quote} for a moment.',
      'You went past this quickly: {quote}.',
      'Somebody at home in {place} just heard you say {quote}.',
      'I heard you say {quote}.',
      'About {noun}, your words were {quote}.',
      'If I heard you right, {quote}.',
    ],
    [
      'Your own words were {quote}.',
      'The record now has you saying {quote}.',
      'You were careful to say {quote}.',
      'Let me read that back to you: {quote}.',
      'I am holding you to {quote}.',
      'You want us to rely on {quote}.',
      'The whole case on {noun} seems to be {quote}.',
      'If I vote for {project}, I am voting for {quote}.',
    ],
    [
      'You stood there and told us {quote}.',
      'We are asked to take {quote} on faith.',
      'That is a comfortable sentence, {quote}.',
      'A lawyer will read {quote} very closely one day.',
      'You gave {noun} one sentence: {quote}.',
    ],
  ),
  public: lines(
    [
      'You said {quote}.',
      'I heard {quote} and wrote it on my hand.',
      'From where I sat it sounded like {quote}.',
      'My neighbor leaned over when you said {quote}.',
      'You told these people {quote}.',
      'The part I want to ask about is {quote}.',
      'Your people tell us {quote}.',
      'The way I heard it, {quote}.',
      'You folks from {developer} say {quote}.',
      'All I heard on {noun} was {quote}.',
      'I listened hard, and it was {quote}.',
    ],
    [
      'It sounds nice when you say {quote}.',
      'You said {quote}, and half this room turned around.',
      'Easy for you to stand there and say {quote}.',
      'Nobody on our road believes {quote}.',
    ],
    ['You looked at us and said {quote}.', 'Go ahead and say {quote} again, to our faces.'],
  ),
  expert: lines(
    [
      'The statement before us is {quote}.',
      'The presentation says {quote}.',
      'I would like to examine {quote}.',
      'The applicant states {quote}.',
      'The claim on {noun} reads {quote}.',
    ],
    [
      'Everything on {noun} rests on {quote}.',
      'No method was given for {quote}.',
      'As an engineering statement, {quote} is incomplete.',
    ],
    ['I could not defend {quote} in front of my own profession.', 'A reviewer would stop at {quote}.'],
  ),
};

/** How people take up what stands in the application. */
export const applicationLeads: Readonly<Record<Floor, readonly Line[]>> = {
  board: lines(
    [
      'Your application says {quote}.',
      'I see {quote} in the application.',
      'The packet says {quote}.',
      'On paper it is {quote}.',
      'Reading the file on {project}, I find {quote}.',
      'The application in front of me has {quote}.',
      'It says here {quote}.',
      'Under the facts of {project} you list {quote}.',
      'I have your form, and it says {quote}.',
      'What you filed says {quote}.',
      'Somewhere in the file I read {quote}.',
      'My copy of the application reads {quote}.',
      'Staff passed me the page with {quote} on it.',
      'Looking at what you turned in, {quote}.',
      'Among the facts you gave staff is {quote}.',
      'You filled in {quote}.',
    ],
    ['You put {quote} in writing.', 'What we would be approving is {quote}.', 'Your signature stands under {quote}.'],
  ),
  public: lines(
    [
      'The notice says {quote}.',
      'I looked up the file, and it says {quote}.',
      'On the paper at the town hall it says {quote}.',
      'They tell me it is {quote}.',
      'I read {quote} in the application.',
      'The clerk let me see the file, and there it was: {quote}.',
      'Your own form says {quote}.',
    ],
    ['Nobody told us {quote} until I read the file.', 'We had to find {quote} for ourselves.'],
  ),
  expert: lines(
    ['The application describes {quote}.', 'The filing gives {quote}.', 'The stated scope is {quote}.'],
    ['The only description on file is {quote}.'],
  ),
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
