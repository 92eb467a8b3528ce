import { describe, expect, it } from 'vitest';
import { readQuestion } from '../said/asked.ts';
import { rules } from '../said/data.ts';
import { firstOf, readAnswer } from '../said/heard.ts';
import { featuresOf } from './features/features.ts';
import { verdictOf } from './verdict.ts';
import { fitted } from './weigh.ts';

const bandOf = (question: string, answer: string, table = rules) =>
  verdictOf(featuresOf(readQuestion(question), readAnswer(answer)), { ...fitted, rules: table }).band;

const deafToTone = rules.filter(({ id }) => !/^(?:hostile|condescending|sharp)/.test(id));

describe('a full answer with a jab at the room', () => {
  it.each([
    [
      'How far is it to the nearest house?',
      "It's four hundred feet. That's on sheet C-2, which you'd know if you had opened the packet.",
    ],
    ['How loud is it at my fence?', "Forty decibels, which is a library. I'm sorry if arithmetic upsets people."],
    ['How many trucks a day?', 'Sixty. Somebody in this room must be able to divide that by twelve hours.'],
    ['How many trucks a day?', "Sixty trucks, and a handful of complainers aren't going to change that number."],
    ['What time do you close?', "Ten o'clock. I know that's past bedtime for this crowd."],
    [
      'Will you plant trees along the back?',
      "We will put in forty trees by May, not that it'll ever satisfy these people.",
    ],
    [
      'Where does the water go?',
      "It goes to the pond on sheet C-4. I'd draw you a picture but it's already in front of you.",
    ],
    [
      'Why here?',
      'Because the substation is here and the land is zoned for it. If that bothers you, you should have bought the land.',
    ],
    [
      'Will my taxes go up?',
      'No. The levy is capped by statute, a fact that seems to have escaped most of the people at that microphone.',
    ],
    [
      'How tall is the building?',
      "Thirty-eight feet to the ridge. I'm not going to apologize to people who live in houses just as tall.",
    ],
    [
      'How many units are affordable?',
      "Twelve of them. I'd have thought that would please you, but I see it's never enough.",
    ],
    ['When would you start construction?', 'In March, assuming you can manage to vote on something before then.'],
    [
      'When would you start construction?',
      'March first. Mark it down, since the last date I gave seems to have gone in one ear and out the other.',
    ],
    [
      'What happens if the company goes bankrupt?',
      "There's a bond of two million dollars. Next time maybe do a little homework before you stand up.",
    ],
    [
      'Will the lights shine in my window?',
      "No, they're shielded and off at ten. Buy a shade if that's too much for you.",
    ],
    ['How many parking spaces?', "Ninety spaces, two over the code, and I'm not going to count them out loud for you."],
  ])('%s is at most weak: %s', (question, answer) => expect(['weak', 'poor']).toContain(bandOf(question, answer)));
});

describe('a civil answer with words that a rude one might use', () => {
  it.each([
    [
      'How far is it to the nearest house?',
      "It's four hundred feet, and if you look at sheet C-2 you'll see it dimensioned from the fence.",
    ],
    ['How far is it to the nearest house?', "Six hundred feet, as I said in March, and it hasn't moved since."],
    [
      'How loud is it at my fence?',
      "Forty decibels. I understand you're worried about it, and you can come listen to the one in Dover any day.",
    ],
    ['How many trucks a day?', 'Sixty a day. People on Mill Road told us that was too many, so we cut it from eighty.'],
    ['Will you plant trees along the back?', 'We will, by May, and if one dies we replace it within the season.'],
    [
      'Who do I call at night?',
      "Call Ray Ortiz, 555-0142. You shouldn't have to go looking, so we'll mail the number to every house on the road.",
    ],
    [
      'Where does the water go?',
      'To the pond. Nobody should have to take my word for it, so the county engineer reviews the numbers.',
    ],
    [
      'Did you test the wells?',
      "Yes, in June, by a licensed hydrogeologist. If you don't trust ours, we'll pay for one you pick.",
    ],
    [
      'Why here?',
      "Because the town zoned it industrial in 1988. You bought your house after that, but you still deserve a wall, and there's one on sheet A-2.",
    ],
    ['How many units are affordable?', "Twelve, for teachers and nurses who can't find a place here now."],
    [
      'Is the traffic study current?',
      'It was done in October with school in session. You told us July was no good and you were right.',
    ],
    [
      'Is the traffic study current?',
      "It's from October. You can hire your own engineer to check it and we'll pay up to ten thousand dollars.",
    ],
    ['Would you agree to no Sunday work?', "Yes. We'd agree to that, and to no Saturday work before eight."],
    [
      'Why not the other site?',
      'We looked at it. The state said no because of the wetland, and their letter is Exhibit 4.',
    ],
  ])('%s keeps its band: %s', (question, answer) => {
    const heard = readAnswer(answer);
    expect(firstOf(heard, 'hostile') ?? firstOf(heard, 'condescending')).toBeNull();
    expect(bandOf(question, answer)).toBe(bandOf(question, answer, deafToTone));
  });
});
