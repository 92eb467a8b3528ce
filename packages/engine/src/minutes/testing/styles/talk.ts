import { memberOf, type MadeEvening, type MadeRemark } from './evening.ts';

/** What a member brings up, and the answer, in a house style's reported speech. */
export type TalkStyle = (evening: MadeEvening, remark: MadeRemark) => string;

const full = (e: MadeEvening, last: string): string => `${memberOf(e, last).first} ${last}`;
const polite = (e: MadeEvening, last: string): string => `${memberOf(e, last).mr} ${last}`;
const planner = (e: MadeEvening): string => e.staff[0]?.name ?? '';
const plannerPolite = (e: MadeEvening): string => `Mr. ${planner(e).split(' ').at(-1) ?? ''}`;

/** How discussion is written down. The answer names another subject, which nobody on the board has raised. */
export const talkStyles: Readonly<Record<string, TalkStyle>> = {
  'asked about': (e, r) =>
    `Commissioner ${r.by} asked about ${r.about}. ${plannerPolite(e)} replied that the school district had been consulted.`,
  inquired: (e, r) =>
    `${polite(e, r.by)} inquired whether anybody had looked at ${r.about}. The applicant stated that the school district had.`,
  'in response to a question from': (e, r) =>
    `In response to a question from Commissioner ${r.by} about ${r.about}, ${planner(e)} explained the plan.`,
  'in response to, colon': (e, r) =>
    `Responding to ${polite(e, r.by)}'s question on ${r.about}, ${planner(e)} said that it meets the code.`,
  'expressed concern': (e, r) => `${full(e, r.by)} expressed concern about ${r.about}.`,
  'had concerns': (_, r) => `Commissioner ${r.by} had concerns with ${r.about} and would like to see more.`,
  'wanted to know': (e, r) =>
    `${polite(e, r.by)} wanted to know more about ${r.about}. ${planner(e)} showed a drawing.`,
  'when asked by': (_, r) =>
    `When asked by Commissioner ${r.by} about ${r.about}, the applicant said that a study was underway.`,
  'at the request of': (e, r) =>
    `At the request of Board Member ${r.by.toUpperCase()}, ${planner(e)} reviewed ${r.about}.`,
  'name and colon': (e, r) => `${full(e, r.by)}: What is being done about ${r.about}?`,
  'last name and dash': (_, r) => `${r.by} – Asked for ${r.about} to be explained.`,
  'said, then a pronoun': (e, r) =>
    `Commissioner ${r.by} thanked the applicant for coming. ${memberOf(e, r.by).mr === 'Mr.' ? 'He' : 'She'} questioned ${r.about}.`,
  'questions by': (_, r) => `Questions from Commissioner ${r.by} were on ${r.about}.`,
  raised: (e, r) => `The matter of ${r.about} was raised by ${polite(e, r.by)}.`,
};
