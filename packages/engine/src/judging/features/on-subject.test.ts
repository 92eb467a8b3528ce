import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '../judge-answer.ts';
import { nothingFiled } from '../nothing-filed.ts';
import { newRehearsal } from '../../record/fold.ts';
import { readQuestion } from '../../said/asked.ts';
import { readAnswer } from '../../said/heard.ts';
import { featuresOf } from './features.ts';

const values = (question: string, answer: string) => featuresOf(readQuestion(question), readAnswer(answer)).values;
const r = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const rated = (question: string, answer: string) =>
  judgeAnswer(r, nothingFiled, { question, answer, questionId: null, characterId: null, topicFocus: null });

describe('an answer that would follow any question', () => {
  const stock = "Yes. We'll do a traffic study and share it with staff.";
  const signed = 'No. The fire marshal signed off on the plans in June, on page four of Exhibit B.';

  it.each(['Does the lot drain toward my cellar?', 'Will you keep the oaks?', 'Can the herd get out at night?'])(
    'is at most adequate: %s',
    (question) => {
      for (const answer of [stock, signed]) {
        expect(values(question, answer)['off_subject'], answer).toBe(1);
        expect(rated(question, answer).rating, answer).not.toBe('strong');
      }
    },
  );

  it('says why, if that set the rating', () => {
    const reasons = rated('Can the herd get out at night?', signed).assessment.reasons ?? [];
    expect(reasons.find(({ rule }) => rule.startsWith('What it states has no word'))?.effect).toBe(
      'At most adequate. This set the rating.',
    );
  });
});

describe('an answer on the subject', () => {
  it.each([
    ['Will you do a traffic study?', "Yes. We'll do a traffic study and share it with staff."],
    ['Who mows the verge?', 'We do. We planted it and we keep it up.'],
    ['Will the ferry crews lose their slip?', 'Never. Their lease runs to 2041 and came with the land.'],
    ['Would you come down to 92?', 'We can do 92, yes.'],
    ['Who looks at the kilns?', 'The state does, twice a year.'],
    ['Is there a drain?', "There's one at each end."],
    ['Do you water it?', 'Yes.'],
  ])('leans on what was asked: %s %s', (question, answer) => expect(values(question, answer)['off_subject']).toBe(0));
});
