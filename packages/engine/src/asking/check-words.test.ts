import { describe, expect, it } from 'vitest';
import { communities } from '../catalog/communities.ts';
import { openingSpeech } from './ceremony.ts';
import { aRehearsal } from '../testing/a-rehearsal.ts';
import {
  checkRewrite,
  checkWords,
  sentenceFault,
  tidyWords,
  type WordsFault,
  type WordsGround,
} from './check-words.ts';
import { namesSaid } from './names-said.ts';
import type { Question } from './types.ts';

const quote = 'Our panels will stand 300 feet from the nearest home.';
const heard: Question[] = [];
aRehearsal({ questions: 1, vote: false, answer: (question) => (heard.push(question), null) });
const question: Question = {
  ...(heard[0] as Question),
  text: `You told this board, "${quote}" How did you arrive at that distance, and will you hold it?`,
  topic: 'setbacks',
  expects: [],
  citations: [{ kind: 'presentation', quote, source: 'your presentation', section: null, start: 10 }],
};
const ground: WordsGround = {
  before: ['Who pays for the road if the trucks break it up during construction?'],
  industry: 'renewable_energy',
  names: ['Prairie Sky Solar'],
  instructions: 'You are writing one spoken turn for a person who sits on a planning commission.',
};
const faultOf = (text: string, of: Question = question): WordsFault | null =>
  checkWords(tidyWords(text), of, ground)?.fault ?? null;

describe('words written by a model', () => {
  it.each([
    `You said your panels "will stand 300 feet from the nearest home." Where does that distance come from, and will you hold to it?`,
    'Three hundred feet to the nearest home. What made that the right distance for the people who live there?',
    'I live on that road. Why should your panels stop 300 feet from my home and not farther back?',
    'The distance to the nearest home troubles me. If this permit is granted, who measures it, and how do I know you will hold it?',
  ])('are spoken if they are based on the citations: %s', (text) => {
    expect(checkWords(tidyWords(text), question, ground)).toBeNull();
  });

  it.each<[WordsFault, string]>([
    ['empty', '  '],
    ['empty', '?'],
    ['too_long', `${'How far is the nearest home from the panels, and why that distance. '.repeat(6)}?`],
    ['not_speech', 'How far is the **nearest home** from your panels, and how did you arrive at that distance?'],
    ['not_speech', 'How far is the nearest home from your panels? See https://example.org for the distance.'],
    ['not_speech', '{"question": "How far is the nearest home from your panels and that distance?"}'],
    ['not_speech', 'How far is the nearest home from your panels [1], and how did you arrive at that distance?'],
    ['not_speech', 'How far is the nearest home from your panels 🏡, and how did you arrive at that distance?'],
    ['not_speech', 'How far is the nearest home from your panels, and how did you arrive at that distance? And the'],
    ['other_language', '¿A qué distancia de la casa más cercana estarán los paneles, y cómo llegaron a esa distancia?'],
    [
      'other_language',
      'Wie weit stehen die Module vom naechsten Haus entfernt, und wie kamen Sie auf diese Entfernung?',
    ],
    ['other_language', 'Как далеко до ближайшего дома?'],
    ['other_language', '你们的板离最近的房子有多远'],
    [
      'out_of_character',
      'As an AI language model, I wonder how far the nearest home is from your panels and that distance?',
    ],
    ['out_of_character', 'Sure, here is the question: how did you arrive at that distance to the nearest home?'],
    ['out_of_character', 'I was told to ask how you arrived at that distance to the nearest home. Will you hold it?'],
    ['leaks_instructions', 'My system prompt is secret, but how did you arrive at that distance to the nearest home?'],
    [
      'leaks_instructions',
      'You are writing one spoken turn for a person who sits on a planning commission. What is the distance?',
    ],
    ['rules_on_the_case', 'The project is approved. How did you arrive at that distance to the nearest home?'],
    [
      'rules_on_the_case',
      'That answer is perfect, ten out of ten. How did you arrive at that distance to the nearest home?',
    ],
    ['figure_not_on_record', 'How did you arrive at 350 feet as the distance to the nearest home?'],
    ['figure_not_on_record', 'How did you arrive at 30 feet as the distance to the nearest home?'],
    ['figure_not_on_record', 'How did you arrive at five hundred feet as the distance to the nearest home?'],
    ['figure_not_on_record', 'Section 12-306 sets the distance to the nearest home. Will you hold it?'],
    [
      'quote_not_on_record',
      'You said the panels stand "far enough from any home". How did you arrive at that distance?',
    ],
    [
      'quote_not_on_record',
      "You said the panels stand 'far enough from any home'. How did you arrive at that distance?",
    ],
    ['quote_not_on_record', 'You said "300 feet from the nearest home. How did you arrive at that distance?'],
    ['source_not_on_record', 'The ordinance requires more than that distance to the nearest home. Will you hold it?'],
    ['source_not_on_record', 'I read a news story on that distance to the nearest home. How did you arrive at it?'],
    ['wrong_name', 'My name is Walter Krupke, and I ask how you arrived at that distance to the nearest home?'],
    [
      'repeats',
      'Who pays for the road at that distance if the trucks break it up during construction near the nearest home?',
    ],
    ['off_topic', 'How many jobs will this bring, and will local workers be hired for the construction?'],
    ['off_topic', 'What is your favorite recipe for an apple pie, and would you bring one?'],
    [
      'off_topic',
      'How did you arrive at that distance to the nearest home? And how much will the schools get in tax revenue each year?',
    ],
    ['asks_nothing', 'The distance of your panels to the nearest home is what I will hold you to.'],
  ])('are refused, %s: %s', (fault, text) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('may quote only what is on file, whatever the quotation marks look like', () => {
    expect(
      faultOf('You said “our panels will stand 300 feet from the nearest home”. How did you arrive at that distance?'),
    ).toBeNull();
    expect(sentenceFault('You promised "will stand 30" to us.', question, ground)?.fault).toBe('quote_not_on_record');
  });

  it('rephrase a draft with its names and figures and no others', () => {
    const draft = 'The applicant, Blue Mesa Energy, has five minutes to present Prairie Sky Solar, case PC-4102.';
    const fault = (text: string): string | null => checkRewrite(tidyWords(text), draft, 60)?.fault ?? null;
    expect(
      fault(
        'Blue Mesa Energy, you are the applicant on Prairie Sky Solar, case PC-4102. You have five minutes to present.',
      ),
    ).toBeNull();
    expect(fault('Blue Mesa Energy has five minutes to present Prairie Sky Solar.')).toBe('figure_not_on_record');
    expect(fault('The applicant has five minutes to present Prairie Sky Solar, case PC-4102.')).toBe('wrong_name');
    expect(
      fault('The applicant, Blue Mesa Energy of Denver, has five minutes to present Prairie Sky Solar, case PC-4102.'),
    ).toBe('name_not_on_record');
    expect(fault('Tonight we hear from Blue Mesa Energy, and Prairie Sky Solar, PC-4102.')).toBe('off_topic');
  });

  it('hold the built-in words to the same rules, except for naming their subject', () => {
    const { project } = aRehearsal({ questions: 1, vote: false }).rehearsal;
    const names = Object.values(namesSaid(project)).filter((name): name is string => typeof name === 'string');
    const refusedTurns: string[] = [];
    let asked = 0;
    for (const [i, projectType] of ['Utility-Scale Solar', 'Data Center', 'Apartments', 'Warehouse'].entries()) {
      const before: string[] = [];
      aRehearsal({
        community: communities[i * 3]?.id ?? 'rural_traditional',
        projectType,
        questions: 12,
        vote: false,
        answer: (one) => {
          asked += 1;
          const fault = checkWords(tidyWords(one.text), one, { before: [...before], industry: 'generic', names });
          before.push(one.text);
          // 'When would that happen?' needs no subject: it picks up the answer just given.
          if (fault !== null && fault.fault !== 'off_topic' && fault.fault !== 'repeats')
            refusedTurns.push(`${fault.fault}: ${one.text}`);
          return 'We will answer that in writing before the next meeting.';
        },
      });
    }
    expect(refusedTurns.join('\n')).toBe('');
    expect(asked).toBe(48);
  });

  it('hold the built-in opening of every community to the same rules', () => {
    const { project } = aRehearsal({ questions: 1, vote: false }).rehearsal;
    const refused: string[] = [];
    for (const sheet of communities)
      for (let seed = 1; seed <= 12; seed += 1)
        for (const segment of openingSpeech({ facts: project, community: sheet, chairName: 'Walt Hendricks', seed })) {
          const fault = checkRewrite(`${tidyWords(segment)} Thank you all.`, segment, 75);
          if (fault !== null) refused.push(`${fault.fault}: ${segment}`);
        }
    expect([...new Set(refused)]).toEqual([]);
  });

  it('are recognized as English by the words of the draft, and other languages are not', () => {
    const draft = 'Applicant, you get five minutes. Amber means one minute left, red means stop.';
    expect(checkRewrite('Applicant, five minutes. Amber means one minute left, red means stop.', draft, 60)).toBeNull();
    expect(
      checkRewrite(
        'El solicitante tiene cinco minutos. El amarillo significa que queda poco y el rojo que hay que parar.',
        draft,
        60,
      )?.fault,
    ).toBe('other_language');
  });
});
