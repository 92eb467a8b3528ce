import { describe, expect, it } from 'vitest';
import type { AskedEvent } from '@rostrum/contract';
import { newRehearsal } from '../record/fold.ts';
import { judgeAnswer } from './judge-answer.ts';
import { nothingFiled } from './nothing-filed.ts';
import type { Judgement } from './types.ts';

const base = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const judge = (question: string, answer: string, topicFocus: string | null = null): Judgement =>
  judgeAnswer(base, nothingFiled, { answer, question, questionId: null, characterId: null, topicFocus });

describe('answers as they are said at a lectern, on uses of every kind', () => {
  it.each([
    ['Where is the second way out?', 'On Longbranch.'],
    ['How tall is it with what is on the roof?', 'Sixty-two to the parapet and seventy-one with the chillers.'],
    [
      'What about the gulls?',
      'Good question. We cover with dirt every night and keep the open face under half an acre.',
    ],
    [
      'What about drugs in the back lot?',
      'We have cameras on all ninety spaces kept for thirty days, and a deputy on Friday and Saturday nights.',
    ],
    [
      'Why not put the antennas on the church steeple?',
      'We asked. The steeple is 68 feet, the trees around it are 80, and the church declined in the letter at exhibit G.',
    ],
    ['Where do they put their boat trailers?', 'They cannot bring one. It is in the rental agreement.'],
    [
      'Is there a traffic study?',
      "There isn't one in your packet. The state is reviewing the draft and it will be done by the twelfth.",
    ],
    ['Have you done a glare study?', "Not yet. It's ordered and you'll have it before your vote."],
  ])('%s %s', (question, answer) => {
    expect(['strong', 'adequate']).toContain(judge(question, answer).rating);
  });

  it.each([
    ['Will you keep the tree line behind Thornwood Court?', 'We love trees. Our whole brand is built on nature.'],
    ['Are you going to sell it once it is permitted?', "We're a long-term partner and we're not going anywhere."],
    ['What about crime?', 'I resent that question. It is frankly insulting.'],
    [
      'Where does the fire water go?',
      "That's an excellent question, and water is an essential resource for all of us.",
    ],
  ])('and what says nothing is no answer: %s %s', (question, answer) => {
    expect(['weak', 'poor']).toContain(judge(question, answer).rating);
  });

  it('takes nobody’s subject for theirs where it was only guessed', () => {
    const { feedback } = judge('What time does the music stop?', 'We are a family that loves this valley.');
    expect(feedback).not.toMatch(/technology|equipment/);
  });

  it('speaks of a contract only to somebody who pleaded one', () => {
    expect(judge('How many loads a day?', 'I would rather not speculate on that this evening.').feedback).not.toMatch(
      /contract|confidential/,
    );
  });

  it('tells nobody that they were given their own question back who handed it on', () => {
    expect(judge('How many loads a day?', 'That would really be a question for the utility.').feedback).not.toMatch(
      /question back|already in the question/,
    );
  });

  it('counts no halves where one thing was asked', () => {
    const { feedback } = judge(
      'How much of the woods stays?',
      'We clear the woods down to the creek, where the lots are.',
    );
    expect(feedback).not.toMatch(/on your fingers|half of what was asked/);
  });

  it('sets right what does not agree before it builds on it', () => {
    const r = {
      ...base,
      presentation: {
        id: 'p',
        at: '2026-01-01T00:00:00Z',
        type: 'presented' as const,
        text: 'There are 48 generators.',
      },
    };
    const { assessment, feedback } = judgeAnswer(r, nothingFiled, {
      answer: 'We have thirty-six generators.',
      question: 'How many generators are there?',
      questionId: null,
      characterId: null,
      topicFocus: null,
    });
    expect(feedback).toContain('There are 48 generators');
    expect(assessment.stronger_answer).toMatch(
      /^The record has “There are 48 generators” and “We have thirty-six generators”/,
    );
  });

  it('asks for no yes or no where somebody asked which is right', () => {
    const { stronger_answer: stronger } = judge(
      'I heard two numbers. Which is right?',
      'The one on sheet C-3.',
    ).assessment;
    expect(stronger).not.toContain('[Yes or no]');
  });

  it.each([
    [
      'The traffic study counted 120 cars in the peak hour on May 12, and the sight distance is 310 feet both ways.',
      false,
    ],
    ['Every truck space is at least 340 feet from the Doyle house, on sheet C-2.', true],
  ])('holds an answer to the rule that was read out: %s', (answer, met) => {
    const quote = 'No truck parking space shall be located within 300 feet of a dwelling on another lot';
    const question = `Section 5-12(b) says, "${quote}". Walk us through how you get there.`;
    const asked: AskedEvent = {
      id: 'a',
      at: '2026-01-01T00:00:00Z',
      type: 'asked',
      question_id: 'q',
      question,
      venue: 'board',
      character_id: 'c',
      character_name: 'C',
      character_role: 'commissioner',
      topic: 'traffic_roads',
      issue_kind: 'cited_rule',
      issue_key: 'k',
      question_type: 'detailed_question',
      method: 'built_in',
      purpose: 'support',
      expects: [],
      citations: [{ kind: 'ordinance', quote, source: 'ordinance', section: '5-12(b)', start: 0 }],
      follow_up_of: null,
    };
    const r = { ...base, exchanges: [{ asked, answered: null, judged: null }] };
    const { rating } = judgeAnswer(r, nothingFiled, {
      answer,
      question,
      questionId: 'q',
      characterId: null,
      topicFocus: null,
    });
    expect(['strong', 'adequate'].includes(rating)).toBe(met);
  });
});
