import { lines, type Floor, type Line } from './line.ts';

/* How a question is tied to this project and this place where there is nothing to quote. */

/** The subject did not come up in the presentation. */
export const silenceLeads: Readonly<Record<Floor, readonly Line[]>> = {
  board: lines(
    [
      'I did not hear you speak to {noun} for {project}.',
      'I listened for {noun} and did not hear a word.',
      'Nothing you said about {project} touched on {noun}.',
      'Let us turn to {noun}, because you did not get to it.',
      'We have heard about {project}, but not about {noun}.',
      'Somebody in {place} is going to ask me about {noun}.',
      'I cannot explain {noun} to anybody in {place} yet.',
      'That leaves {noun}, which I did not hear mentioned.',
      'Time is short, and yours ran out before {noun}.',
      'I kept waiting for you to get to {noun}.',
      'Here in {place} we ask every applicant about {noun}.',
      'Your presentation on {project} did not reach {noun}.',
      'In {place} people will ask about {noun} before they ask about anything else.',
      'May we talk about {noun}, which I did not hear tonight?',
      'Maybe I missed it, but I have nothing from you on {noun}.',
      'My page on {noun} is still blank.',
      'Before somebody from {place} asks about {noun}, I will.',
    ],
    [
      'You left out {noun}, and for {project} I would not have.',
      'You talked about a good many things and stayed away from {noun}.',
      'There is a hole in this presentation where I expected {noun}.',
      'I notice you steered clear of {noun}.',
      'Not one word on {noun}, and this is {place}.',
    ],
    [
      'It is hard to believe nobody at {developer} thought to mention {noun}.',
      'If I were hiding something about {project}, I would skip {noun} too.',
      'An applicant who skips {noun} is hoping we will.',
    ],
  ),
  public: lines(
    [
      'Nobody has said a word to us about {noun}.',
      'I came to hear about {noun} and went through the whole presentation without it.',
      'You never got to {noun}.',
      'What about {noun} at {project}? I did not hear it.',
      'The people of {place} would like to hear about {noun}.',
      'My card says to ask about {noun}, since you did not.',
      'Out where we live people talk about {noun}, and you did not.',
    ],
    [
      'You hoped nobody in {place} would ask about {noun}.',
      'Somebody told you to stay away from {noun}, I think.',
      'You had plenty to say, and none of it was about {noun}.',
      'Funny how {noun} never came up.',
      'I waited all night for {noun}, and you sat down.',
    ],
    ['You skipped {noun} because you know what we would say.'],
  ),
  expert: lines(
    [
      'The presentation is silent on {noun}.',
      'There is no information before this board on {noun} at {project}.',
      'I find nothing on {noun}.',
    ],
    ['An application for {project} without anything on {noun} is incomplete.'],
  ),
};

/** A sentence that ties what follows to this project, whatever the subject. */
export const projectLeads: Readonly<Record<Floor, readonly Line[]>> = {
  board: lines(
    [
      'Let me be practical about {project}.',
      'I have one for {developer}.',
      'This one is for {developer} directly.',
      'Say we approve {project}.',
      'Picture {project} a year from now.',
      'I keep thinking about how this lands in {place}.',
      'We have to live in {place} with this vote.',
      'I read everything you filed on {project}.',
      'I would like the people of {place} to hear this from you.',
      'I want the record on {project} to be complete.',
      'You know {project} better than anybody in this room, so help us.',
      'Someone will read the minutes on {project} in ten years.',
      'I want to get {project} right.',
      'I have been turning {project} over since the packet came.',
    ],
    [
      'I am not there yet on {project}.',
      'You are asking a good deal of {place}.',
      'Every answer tonight binds {developer}, so take your time.',
    ],
    ['I have yet to hear why {place} should carry this.', 'As it stands I could not vote for {project}.'],
  ),
  public: lines(
    [
      'I live {street}, {years} now.',
      'My place is {street}.',
      'You will be gone and we will still be here in {place}.',
      'I pay my taxes in {place} like everybody else.',
      'We did not ask for {project}.',
      'I have nothing against {developer}.',
      'My family has been around {place} a long time.',
      'I had to rearrange my day to stand here about {project}.',
      'I signed up to speak on {project} because of one thing.',
      'I have one question on {project}, and then I will sit down.',
      'Some of my neighbors like {project} and some do not.',
      'I came to listen, and I still have a question.',
      'People in {place} talk about {project} over the fence.',
      'I am not an expert on anything but my own house.',
      'Nobody asked me to come here about {project}.',
      'I will keep this short.',
      'There is one part of {project} I cannot get past.',
      'I have never spoken at one of these, but {project} got me out of the house.',
      'Whatever {project} is to you, it is home to us.',
    ],
    ['Everyone {street} is talking about {project}.'],
  ),
  expert: lines([
    'I have read what is on file for {project}.',
    'My comments go to method, not to whether {place} should want {project}.',
    'I was asked to look at {project} with fresh eyes.',
    'As to {project}, a technical point.',
  ]),
};

/** Before a remark: no question is promised. */
export const remarkLeads: readonly Line[] = lines(
  [
    'Let me be practical about {project}.',
    'I keep thinking about how {project} lands in {place}.',
    'We have to live in {place} with this vote.',
    'I have been turning {project} over since the packet came.',
    'I want to get {project} right.',
    'One comment for {developer}.',
    'This is more of a comment on {project}.',
    'I will say this to {developer} directly.',
    'A thought on {noun}.',
    'Just so {developer} knows where I am on {noun}.',
    'Let me tell you what I am weighing on {project}.',
    'On {noun}, I will tell you where I come down.',
  ],
  ['I am not there yet on {project}.', 'You are asking a good deal of {place}.'],
  ['As it stands I could not vote for {project}.'],
);

/** Lead-ins that run into the question after a comma. */
export const runningLeads: readonly Line[] = lines([
  'For {project},',
  'With {project},',
  'So that {place} hears it from you,',
  'For those of us who live in {place},',
  'To be plain about {project},',
  'In the case of {project},',
  'Speaking of {project},',
]);

/** A named road of this project. */
export const roadLeads: Readonly<Record<Floor, readonly Line[]>> = {
  board: lines([
    'I drove {road} on Sunday.',
    'Take {road}, for instance.',
    'I am thinking of {road}.',
    'Anybody who uses {road} will want to know this.',
    'Stand on {road} with me for a minute.',
    'Let us talk about {road}.',
  ]),
  public: lines([
    'We use {road} every day.',
    'I know every pothole on {road}.',
    'You have not seen {road} in March.',
    'My kids catch the bus off {road}.',
  ]),
  expert: lines(['Consider {road}.', 'The critical location is {road}.']),
};

/** The community is known to care about this. */
export const priorityLeads: Readonly<Record<Floor, readonly Line[]>> = {
  board: lines([
    'Around {place} these things are won or lost on {noun}.',
    'You should know that people in {place} take {noun} seriously.',
    'If you have been to one of our meetings you know we ask about {noun}.',
    'The first call I get after any hearing is about {noun}.',
    'My neighbors are not shy about {noun}.',
    'I will ask what {place} always asks, which is about {noun}.',
    'Nobody gets out of this room without talking about {noun}.',
  ]),
  public: lines([
    'Ask anybody in {place} what worries them, and they will start with {noun}.',
    'Around here we have had our fill of surprises with {noun}.',
    'In {place} you do not get to wave off {noun}.',
  ]),
  expert: lines(['In a place like {place} I would look twice at {noun}.']),
};

/** How a board ties a question to its own place, by the way in which people talk there (communication styles of the catalogue). */
export const styleLeads: Readonly<Record<string, readonly Line[]>> = {
  formal: lines([
    'I ask this for the completeness of the record.',
    'In fairness to the public, one thing should be said aloud.',
    'It is our practice to ask this of everyone.',
    'I would ask that this be answered for the minutes.',
    'With the staff report before us, one matter remains.',
  ]),
  procedural: lines([
    'Our checklist has a line for this.',
    'Before we close the hearing we have to have this.',
    'I am going down the findings in order.',
    'We have been reversed on less, so let us do it properly.',
    'The minutes have to show an answer to this.',
  ]),
  cautious: lines([
    'Many of us here are home all day, so we notice things.',
    'I would sooner be slow than sorry.',
    'We have time, and I would like to take it.',
    'People at my table at lunch want to know this.',
    'At my age one reads the fine print.',
  ]),
  direct: lines([
    'People here work for a living and do not have all night.',
    'Short question, short answer.',
    'Folks who could not get off work asked me to ask this.',
    'Let us not dress it up.',
    'I told my neighbors I would ask, so I am asking.',
  ]),
  blunt: lines([
    'I will say it the way they would say it at the co-op.',
    'No need for slides on this one.',
    'What a man does on his own ground is his affair, up to the fence.',
    'Somebody has to ask.',
    'We shake on things here, so be careful what you say.',
  ]),
  casual: lines([
    'I will just ask what everybody at school pickup is asking.',
    'This is the one I get in the parking lot.',
    'Humor me on this.',
    'We are an easy crowd, but this one matters.',
  ]),
  equity_focused: lines([
    'I look first at who carries it and who gains.',
    'Some of the people most affected are working tonight and are not in this room.',
    'Talk to the block, and not only to the board.',
    'We have learned to ask who was left out.',
  ]),
  competing_narratives: lines([
    'Half this room wants it and half this room is afraid of it.',
    'I have heard two stories about this, and I would like yours.',
    'Old neighbors and new ones see this differently.',
    'People who have been here through it all would like to know.',
  ]),
  health_focused: lines([
    'We have lived with what came before, so forgive the question.',
    'In this town people ask about their lungs first.',
    'We have been told before that it was safe.',
    'Families here keep their own records.',
  ]),
  lifestyle_protective: lines([
    'People drove past three other towns to live in this one.',
    'What we have to protect here is ordinary and quiet.',
    'Everybody here commutes so that home can be home.',
    'I think about what people come back to at the end of the day.',
  ]),
  tourism_balanced: lines([
    'In season we are ten times the town we are in March.',
    'What people come here to look at pays for everything else.',
    'A visitor sees this place once. We see it every day.',
    'I have a season to think of as well.',
  ]),
};
