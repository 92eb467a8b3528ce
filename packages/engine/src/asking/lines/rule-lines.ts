import { lines, type Line } from './line.ts';

/* A rule on file, read aloud; and a rule beside what the applicant said. */

/** Before a question of `ruleCores`. {section} is 'Section 4.2' or 'your own section on fences'. */
export const ruleLeads: readonly Line[] = lines(
  [
    '{section} says {quote}.',
    '{section} of the ordinance reads {quote}.',
    'I have {section} open here: {quote}.',
    'Let me read you {section}: {quote}.',
    'We are bound by {section}, which says {quote}.',
    'Turn with me to {section}. It says {quote}.',
    'Under {section}, {quote}.',
    'Staff flagged {section} for me, where it says {quote}.',
    'I went through the ordinance with {project} in mind and stopped at {section}: {quote}.',
    'The standard in {section} is {quote}.',
    'I did not hear you speak to {section}, where the ordinance says {quote}.',
    'The staff report will have to address {section}. It says {quote}.',
    'For the finding on {noun} we go to {section}: {quote}.',
    'The ordinance has a line on {noun}: {quote}.',
  ],
  ['You did not mention {section}, so I will read it: {quote}.', '{section} is not a suggestion, and it says {quote}.'],
  ['I wonder whether anybody at {developer} has read {section}, because it says {quote}.'],
);

/** The same from somebody who had to look it up. */
export const publicRuleLeads: readonly Line[] = lines(
  [
    'I asked the clerk for the ordinance, and {section} says {quote}.',
    'I am no lawyer, but {section} reads {quote}.',
    'My neighbor printed {section} for me. It says {quote}.',
    'I sat down with the ordinance last night. In {section} I found {quote}.',
    'It is in your own rule book, {section}: {quote}.',
    'Somebody wrote {section} for people like us, and it says {quote}.',
    'Somebody read me {section} over the phone: {quote}.',
    'I looked it up, and {section} says {quote}.',
    'There is a rule on {noun}, {section}, and it says {quote}.',
    'I had to read {section} twice. It says {quote}.',
    'We keep hearing about the rules, so here is {section}: {quote}.',
  ],
  ['You never mentioned {section}, and it says {quote}.', 'If I can find {section}, so can you. It says {quote}.'],
);

/** What is asked after a rule that the presentation has not addressed. */
export const ruleCores: readonly Line[] = lines(
  [
    'Where on your plan do I see that met?',
    'What is your figure?',
    'How does {project} meet that?',
    'Show me which sheet answers it.',
    'Can you meet it everywhere on the site?',
    'What do you have that puts us there?',
    'Walk us through how you get there.',
    'Does the layout you filed already meet that, or is it still to come?',
    'Which of your drawings proves it?',
    'Will you be asking for any relief from it?',
  ],
  [
    'Do you meet it today, yes or no?',
    'Who checked that for you, and is the check in the file?',
    'At the tightest point on the site, what do you have?',
    'Are you relying on an exception, and if so which one?',
  ],
  ['Tell me why I should not read your silence as a no.', 'Are we being asked to look the other way?'],
);

/** Rules that set hours of the day. */
export const clockRuleCores: readonly Line[] = lines(
  [
    'Can you run on those hours, every day they apply?',
    'Which of your hours fall outside that?',
    'Are you asking us for anything earlier or later than that?',
    'Does that include trucks warming up before the gate opens?',
    'What do you start in the morning, and when is the last engine off at night?',
    'Who sees to it that nobody starts early?',
  ],
  [
    'I have heard other hours from people who know your business. Will you live with these?',
    'What happens the first morning somebody starts early?',
  ],
);

/** The same from somebody with no plan in hand. */
export const publicRuleCores: Readonly<Record<'distance' | 'time' | 'clock' | 'other', readonly Line[]>> = {
  clock: lines([
    'Do you keep to that or not?',
    'Who do I call when I hear an engine before then?',
    'Does that count on Saturday too?',
    'Who is going to watch the clock?',
  ]),
  distance: lines([
    'How far is it from the closest one of us?',
    'Whose place is closest, and how many feet is it?',
    'Did anybody measure it out there, or only on paper?',
    'Where do you start measuring, and where do you stop?',
    'Do you make that everywhere, or only where it is easy?',
    'How much room do you leave beyond that, if any?',
  ]),
  time: lines([
    'Who keeps track of that?',
    'What happens to you if you are late?',
    'Whom do we call when the time is up and nothing has happened?',
    'How long have you really taken at other places?',
  ]),
  other: lines([
    'Do you meet that or not?',
    'What is your number?',
    'Who is going to check that you do?',
    'I could not tell from what you said. Does {project} do that?',
    'What happens if we find out later that you do not?',
    'How would any of us know?',
    'Can you tell me in plain words how you get there?',
  ]),
};

/** The same from somebody who reads plans for a living. */
export const expertRuleCores: readonly Line[] = lines([
  'What measurement or calculation shows it?',
  'By what method would compliance be shown, and at what point?',
  'Which drawing or calculation on file supports it?',
  'At the tightest point, what margin is there?',
  'Is that met as designed, or only if a condition is added?',
]);

/** Rules with a distance, by unit and subject, can be asked for more exactly. */
export const distanceRuleCores: readonly Line[] = lines(
  [
    'How far is the nearest one, measured the way the ordinance measures it?',
    'What is the shortest distance anywhere on your plan?',
    'Which corner of the site comes closest to that line?',
    'Measured from where to where?',
  ],
  ['Whose house comes closest, and by how much do you clear it?'],
);

/** Rules that set a time. */
export const timeRuleCores: readonly Line[] = lines(
  [
    'Can you live with that clock?',
    'Who on your side starts that clock, and who tells us when it runs?',
    'What do you have in place to meet it?',
    'Have you worked under a rule like that anywhere else?',
    'What would make you miss it?',
    'Is that in your schedule?',
  ],
  ['And if you are late, what happens?', 'Who pays for every day after that?'],
);

/** After a passage of the plan. */
export const planCores: readonly Line[] = lines(
  [
    'Where does {project} fit in that?',
    'Tell me how {project} serves it.',
    'How would you write the finding?',
    'What in your layout answers it?',
    'Did anybody on your team read that before the site was picked?',
    'Which part of {project} would the people who wrote that recognize?',
    'Is there anything in {project} that cuts against it?',
    'Help me draw the line from that to {project}.',
  ],
  [
    'Read that way, why is this the right place?',
    'Would you say {project} meets it, or only that it does not break it?',
  ],
  ['I see {project} on one side of that sentence and the people who wrote it on the other. Change my mind.'],
);

/** A rule, and words of the applicant that may or may not be about the same thing. */
export const besideLines: readonly Line[] = lines(
  [
    '{section} says {quote}. What I have from you is {second}. Are those two measured the same way?',
    'I have {quote} in {section}, and I have {second} from you. Is that the exact figure, and does it meet the rule?',
    'Put these together for me. {section}: {quote}. You: {second}. Do you meet it or not?',
    'You have {second}, so I went to {section}. It says {quote}. Is that a problem, or is there something I am missing?',
    'You gave us {second}. {section} says {quote}. Which house, which point, and what is the true number?',
  ],
  [
    'On the face of it {second} does not clear {section}, which says {quote}. Tell me why I am reading it wrong.',
    'A rough number will not do here. {section} says {quote}, and all I have is {second}. Which is it to the foot?',
  ],
);

/** The same from a neighbor. */
export const publicBesideLines: readonly Line[] = lines([
  'The rule I found, {section}, says {quote}. You wrote {second}. How is that all right?',
  'I can subtract. {section} says {quote}, and you have {second}. What am I missing?',
  'You have {second}. The book says {quote}. Which one wins?',
  'It took me ten minutes to find {section}. It says {quote}, and your paper says {second}. Did anybody on your side look?',
  'My house could be the one. {section} says {quote}, and you have {second}. Who is right?',
  'Read these two with me. Yours is {second}. Ours is {quote}. Do they match?',
]);

/** Said where what the applicant told us falls short of the rule. {second} is the applicant's own statement. */
export const shortfallLines: readonly Line[] = lines(
  [
    '{section} says {quote}. You told us {second}. Are you asking for a variance, or will the plan change?',
    '{section} says {quote}. What I heard was {second}. How do those fit together?',
    'Help me square two things. {section} reads {quote}. Your statement was {second}.',
    'I have {section} in front of me, {quote}, and I have your statement, {second}. Which one are we voting on?',
    'You said {second}. {section} asks for more: {quote}. What would it take to close the gap?',
    'You said {second}. Did you have {section} in hand when you drew the plan? It says {quote}.',
    'Put {second} beside {section}, which says {quote}. The difference does not run in your favor. What do you propose?',
    'As I read {section}, {quote}. As I heard you, {second}. Please explain.',
    'The ordinance says {quote}. You told us {second}. Which of those changes?',
  ],
  [
    'By your own account, {second}. {section} says {quote}. On what ground would we approve that?',
    'You fall short of {section}. It says {quote}, and you said {second}. What are you going to do about it?',
    'I do not see how we get from {second} to {section}, which says {quote}. Do you?',
  ],
  [
    'You told us {second}, and moved right along. {section} says {quote}. Did you think nobody would check?',
    'This board has no power to waive {section} because it is inconvenient. It says {quote}. You said {second}. Yes or no, will you meet the rule?',
  ],
);

/** The same where the statement stands in the application. */
export const shortfallOnFileLines: readonly Line[] = lines(
  [
    '{section} says {quote}. Your application has {second}. Are you asking for a variance, or will the plan change?',
    'I laid two pages side by side. {section}: {quote}. Your own form: {second}. How do those fit together?',
    'Your application says {second}. {section} says {quote}. Which one are we voting on?',
    'On your form I read {second}. In {section} I read {quote}. What would it take to close the gap?',
    'Staff can read as well as I can. {section} reads {quote}, and you filed {second}. What do you propose?',
    'I have {section} here, {quote}, and the page you filed, {second}. Please explain.',
  ],
  [
    'By your own filing, {second}. {section} says {quote}. On what ground would we approve that?',
    'You filed {second}. {section} says {quote}. When did you mean to bring that up?',
  ],
  ['You put {second} on the form and {section} says {quote}. Did you think nobody would set them side by side?'],
);

/** The same from the public, who have no vote and no variance to give. */
export const publicShortfallLines: readonly Line[] = lines(
  [
    'You said {second}. I looked up {section}, and it says {quote}. Which is it?',
    'The rule is {quote}. You told us {second}. Why do you get to do that?',
    'I read {section} before I came. It says {quote}. Then I heard you say {second}. Explain that to me.',
    'If {section} says {quote}, how can you stand there and say {second}?',
  ],
  ['We have to follow {section}, and it says {quote}. You said {second}. Why is it different for {developer}?'],
);

/** After a rule and a shortfall: what an expert makes of it. */
export const expertShortfallLines: readonly Line[] = lines([
  '{section} requires {quote}. The presentation gives {second}. Where is the change or the request for relief?',
  'The applicant states {second}. {section} reads {quote}. On what measurement is compliance claimed?',
]);
