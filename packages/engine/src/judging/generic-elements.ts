import type { Element } from '../knowledge/types.ts';
import type { QuestionForm, QuestionText } from './question-text.ts';

const plainAnswer: Element = {
  id: 'plain_answer',
  label: 'a plain yes or no',
  cues: [
    'yes',
    'no',
    'correct',
    'confirmed',
    'that is right',
    'we (?:do|did|have|will|would|are|can)(?: not)?',
    'it (?:is|does|will|would|has)(?: not)?',
    'absolutely',
    'never',
    'not at this time',
  ],
  why: 'A member who asked yes or no writes the one word down and listens to the rest only after it.',
  model: '[Yes or no], and the reason is [one sentence].',
};
const date: Element = {
  id: 'date',
  label: 'a date or a number of weeks',
  cues: ['.+'],
  needsFigure: true,
  why: 'A board plans by the calendar, and a date can be checked later.',
  model: 'That will be done by [date], and [name or role] will report it to staff.',
};
const hour: Element = {
  id: 'hour',
  label: 'the hour itself',
  cues: ['.+'],
  needsFigure: true,
  why: 'Whoever asks for an hour has something at home that runs by the clock.',
  model: 'It begins at [time] and is over by [time].',
};
const responsible: Element = {
  id: 'responsible',
  label: 'who is answerable for it, by name or office',
  cues: [
    '(?:our|the|my|a|an) (?:\\w+ ){0,3}(?:manager|engineer|contractor|owner|operator|company|staff|county|city|township|utility|department|consultant|director|developer|superintendent|chief|attorney|association|authority|partner|landlord|tenant|board|commission|lender|insurer)',
    '(?:we|i) (?:will|do|are|am|own|pay|have|would)',
    '(?:owned|paid|done|built|run|managed|operated|reviewed|enforced|inspected|maintained|held) by',
  ],
  why: 'When something goes wrong, the neighbors need one name and one telephone number.',
  model: 'The person answerable is [name and role], reachable at [telephone number].',
};
const place: Element = {
  id: 'place',
  label: 'the place itself, as a map would show it',
  cues: [
    '(?:north|south|east|west)\\w*',
    '(?:on|along|at|near|behind|beside|inside|within|off|across from|next to|between) (?:the|our|your|a|each|both|all)',
    '(?:on|see) (?:sheet|page|figure|exhibit)',
  ],
  why: 'Members follow an answer with a finger on the map.',
  model: 'It stands at [place], as shown on [sheet of the site plan].',
};
const amount: Element = {
  id: 'amount',
  label: 'the figure that was asked for, with its unit',
  cues: ['.+'],
  needsFigure: true,
  why: 'A question about how much is only answered by a number, and the number ends the argument.',
  model: 'The figure is [figure and unit], taken from [study or sheet].',
};
const event: Element = {
  id: 'what_happens',
  label: 'what happens then, step by step',
  cues: [
    '(?:we|they|it|the \\w+|i) (?:will|would|shall|must|can|are|is) (?:\\w+ ){0,2}(?!not)\\w+',
    'in that (?:case|event)',
    'if (?:that|it|we|they|this)',
  ],
  why: 'Boards approve for the bad day as much as the good one and want to hear the steps in order.',
  model: 'If that happens, we [first step] within [time], and [second step] after that.',
};
const reason: Element = {
  id: 'reason',
  label: 'the reason, in one sentence',
  cues: [
    'because',
    'since',
    'so that',
    'in order to',
    'the reason',
    'due to',
    'to (?:keep|avoid|meet|allow|protect|reduce|make|give|serve|get)',
    'that is why',
    'as a result',
    'which (?:means|is why|lets|allows)',
  ],
  why: 'A choice without a reason looks like the cheapest choice.',
  model: 'We chose it because [reason], after looking at [alternative].',
};
const means: Element = {
  id: 'means',
  label: 'what it is that you do, and how it works',
  cues: [
    '(?:we|they|it|the \\w+|i) (?:will|would|shall|are|is|have|has|use|can|do|does) (?:\\w+ ){0,2}\\w+',
    'by \\w+ing',
    'with (?:a|an|the|our|two|three)',
    'through (?:a|an|the|our)',
    'using',
  ],
  why: 'A board can only write down a measure it can picture.',
  model: 'We do it by [measure], which [person or office] checks [how often].',
};
const support: Element = {
  id: 'support',
  label: 'what it rests on: a study, a plan sheet, a person',
  cues: [
    '(?:study|report|analysis|survey|plan|sheet|exhibit|letter|permit|agreement|drawing|model|data|appraisal|assessment|ordinance|section|table|record|contract|test)s?',
    '(?:engineer|consultant|surveyor|hydrologist|biologist|staff|utility|department|chief|marshal)s?',
  ],
  why: 'What is on paper can be put in the findings; what is only said at the lectern cannot.',
  model: 'That comes from [study, sheet or letter], which is in your packet.',
};
const undertaking: Element = {
  id: 'undertaking',
  label: 'what you undertake, so that it can stand as a condition',
  cues: [
    '(?:we|i|the \\w+) (?:will|shall|agree|accept|commit|undertake|guarantee|promise)\\w*',
    "we'll",
    'condition of (?:the )?(?:approval|permit)',
    'put (?:it|that) in writing',
    'happy to (?:accept|add|do)',
  ],
  why: 'A board can only enforce what was promised in words it can write down.',
  model: 'We will accept [measure] as a condition of approval.',
};

const byForm: Readonly<Record<QuestionForm, readonly Element[]>> = {
  yes_no: [plainAnswer, support, undertaking],
  choice: [plainAnswer, support, undertaking],
  when: [date, responsible, undertaking],
  who: [responsible, support, undertaking],
  where: [place, support],
  how_many: [amount, support],
  how_far: [amount, support, undertaking],
  how_long: [date, support, undertaking],
  how_much: [amount, support],
  what_if: [event, responsible, undertaking],
  why: [reason, support],
  how: [means, support, undertaking],
  what: [means, support, undertaking],
  remark: [undertaking, support, means],
};

/** What the form of a question calls for where no topic is recognised. Gives: two to five elements, without repeats. */
export function genericElements(question: QuestionText): readonly Element[] {
  return [
    ...new Set(
      question.parts.flatMap((part) =>
        byForm[part.form].map((element) =>
          element === date && part.wants.length === 1 && part.wants[0] === 'clock' ? hour : element,
        ),
      ),
    ),
  ].slice(0, 5);
}
