import { describe, expect, it } from 'vitest';
import type { JudgedEvent, RehearsalEvent } from '@rostrum/contract';
import { communities } from '../catalog/communities.ts';
import { judgeAnswer } from '../judging/judge-answer.ts';
import { nothingFiled } from '../judging/nothing-filed.ts';
import { applyEvent, newRehearsal } from './fold.ts';
import { moodAfter } from './mood.ts';
import { plainAsked } from './plain-asked.ts';
import type { Rehearsal } from './rehearsal.ts';

const at = '2026-01-01T00:00:00Z';
const question = 'How far will the panels stand from the nearest home?';
let next = 0;

/** A rehearsal in which a character asked, the applicant answered, and the answer was judged. */
function after(
  answer: string,
  from: Rehearsal = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa'),
  assessed = true,
): Rehearsal {
  const id = `q${++next}`;
  const asked: RehearsalEvent = {
    id: `a${id}`,
    at,
    type: 'asked',
    question_id: id,
    question,
    venue: 'board',
    character_id: 'dale_hutchins',
    character_name: 'Dale',
    character_role: 'commissioner',
    topic: 'setbacks',
    issue_kind: 'gap',
    issue_key: id,
    question_type: 'detailed_question',
    method: 'built_in',
    purpose: 'clarification',
    expects: ['nearest_home'],
    citations: [],
    follow_up_of: null,
  };
  let r = applyEvent(from, { id: 'c', at, type: 'configured', project_type: 'Utility-Scale Solar' });
  r = applyEvent(r, asked);
  r = applyEvent(r, { id: `n${id}`, at, type: 'answered', question_id: id, text: answer });
  const { rating, score, feedback, assessment } = judgeAnswer(r, nothingFiled, {
    answer,
    questionId: id,
    question,
    characterId: null,
    topicFocus: null,
  });
  return applyEvent(r, {
    id: `j${id}`,
    at,
    type: 'judged',
    question_id: id,
    rating,
    score,
    feedback,
    assessment: assessed ? assessment : null,
  });
}

function judgmentIn({ exchanges }: Rehearsal): JudgedEvent {
  const judged = exchanges.at(-1)?.judged;
  if (judged == null) throw new Error('nothing was judged');
  return judged;
}

const start = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa').room;
const good =
  'The nearest home is 420 feet from the fence, as sheet C-3 shows, and we will keep that distance as a condition of approval.';

describe('the meters', () => {
  it('start at 0.3, 0.7, 0.8 and 0.4', () => {
    expect(start).toEqual({ frustration: 0.3, trust: 0.7, patience: 0.8, crowdEnergy: 0.4 });
  });

  it('gain trust and lose frustration when an answer settles the matter, with the words that show it', () => {
    const { room, moodSteps } = after(good);
    expect(room.trust).toBeGreaterThan(start.trust);
    expect(room.frustration).toBeLessThan(start.frustration);
    expect(room.crowdEnergy).toBeLessThan(start.crowdEnergy);
    expect(moodSteps[0]?.reasons.every(({ words }) => words !== null && good.includes(words))).toBe(true);
  });

  it.each([
    ['blank-ish', 'Hm.'],
    ['gibberish', 'asdf qwer zxcv'],
    ['rude', 'That is a stupid question.'],
    ['flattering', 'What a wonderful question. This board is so wise.'],
    ['a hollow apology', 'We are so sorry. We truly apologize for how you feel.'],
    ['reassurance', 'We take this very seriously and we will be good neighbors.'],
    ['an echo', 'How far the panels stand from the nearest home is how far panels stand from the nearest home.'],
    ['a rude answer with a figure', 'It is 420 feet, as sheet C-3 shows, you idiots.'],
    ['flattery around nothing', 'You are the wisest board I have ever seen and I am honored to be here.'],
  ])('never gain trust from an answer that is %s', (_, answer) => {
    const { room, moods } = after(answer);
    expect(room.trust).toBeLessThanOrEqual(start.trust);
    expect(room.frustration).toBeGreaterThanOrEqual(start.frustration);
    expect(moods['dale_hutchins']?.trust ?? 0).toBeLessThanOrEqual(start.trust);
  });

  it('tell a refusal, or a figure about something else, from an answer', () => {
    const trust = (answer: string): number => after(answer).room.trust;
    for (const worse of ['I would rather not say.', 'The trees are eight feet tall, as sheet L-2 shows.'])
      expect(trust(good), worse).toBeGreaterThan(trust(worse));
  });

  it('move by the sum of the reasons given', () => {
    const { room, moodSteps } = after('Ask the county about that.');
    for (const [meter, value] of [
      ['frustration', room.frustration],
      ['trust', room.trust],
      ['patience', room.patience],
    ] as const) {
      const sum = (moodSteps[0]?.reasons ?? [])
        .filter((reason) => reason.meter === meter)
        .reduce((total, { change }) => total + change, start[meter]);
      expect(value).toBeCloseTo(sum, 3);
    }
  });

  it('stay in range however long the hearing goes on', () => {
    let r = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
    for (let i = 0; i < 30; i++) r = after(i % 3 === 0 ? good : 'That is a stupid question.', r);
    for (const value of Object.values(r.room)) expect(value >= 0 && value <= 1).toBe(true);
    expect(r.room.trust).toBeLessThan(0.4);
  });

  it('move less the closer they are to their limit', () => {
    const fresh = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
    const moved = (answer: string, trust: number): number =>
      after(answer, { ...fresh, room: { ...fresh.room, trust } }).room.trust - trust;
    expect(moved(good, 0.6)).toBeGreaterThan(0);
    expect(moved(good, 0.9)).toBeGreaterThan(0);
    expect(moved(good, 0.9)).toBeLessThan(moved(good, 0.6) / 2);
    expect(moved('That is a stupid question.', 0.1)).toBeGreaterThan(moved('That is a stupid question.', 0.4) / 2);
    expect(moved('That is a stupid question.', 0.5)).toBeCloseTo(moved('That is a stupid question.', 0.9), 3);
  });

  it.each(['frustration', 'trust', 'patience'] as const)(
    'move the room by 0.7 of what whoever asked feels: %s',
    (of) => {
      const { room, moods } = after('That is a stupid question.');
      const felt = (moods['dale_hutchins']?.[of] ?? NaN) - start[of];
      expect(Math.abs(felt)).toBeGreaterThan(0.05);
      expect((room[of] - start[of]) / felt).toBeCloseTo(0.7, 1);
    },
  );

  it('move the crowd more where the community is hotter', () => {
    const fresh = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
    const energy = (communityType: string): number =>
      after('That is a stupid question.', { ...fresh, communityType }).room.crowdEnergy;
    const byHeat = communities.toSorted((a, b) => a.temperature - b.temperature);
    expect(energy(byHeat.at(-1)?.id ?? '')).toBeGreaterThan(energy(byHeat.at(0)?.id ?? ''));
  });

  it('give no reason that moves nothing', () => {
    const { moodSteps } = after(
      'I do not have that figure tonight. I will file it by Friday, January 9, as a condition.',
    );
    for (const { change } of moodSteps[0]?.reasons ?? []) expect(change).not.toBe(0);
  });

  it('leave whoever asked as they were after an answer that shows nothing', () => {
    const before = after('That is a stupid question.');
    const { moods } = after(good, before, false);
    expect(moods['dale_hutchins']).toEqual(before.moods['dale_hutchins']);
    expect(before.moods['dale_hutchins']?.trust).toBeLessThan(before.room.trust);
  });

  it('do not move if no assessment was made', () => {
    const r = after(good, undefined, false);
    expect(r.room).toEqual(start);
    expect(r.moodSteps[0]?.reasons).toEqual([]);
  });

  it('belong to whoever asked the question that was judged', () => {
    const before = after(good);
    const judged = judgmentIn(before);
    const asked = {
      ...plainAsked({
        question_id: 'other',
        question,
        venue: 'board',
        topic: 'noise',
        issue_key: 'other',
        character_id: 'other',
      }),
      id: 'o',
      at,
    };
    const { characters, state } = moodAfter(applyEvent(before, asked), judged);
    expect(Object.keys(characters ?? {})).toEqual(['dale_hutchins']);
    expect(state).not.toEqual(before.room);
    const unasked = moodAfter(before, { ...judged, question_id: 'never asked' });
    expect(unasked).toMatchObject({ state: { trust: before.room.trust }, reasons: [] });
    expect(unasked.characters).toBeUndefined();
  });

  it('of a question that nobody in particular asked are those of the room alone', () => {
    const before = after(good);
    const exchanges = before.exchanges.map((one) => ({ ...one, asked: { ...one.asked, character_id: '' } }));
    const judged = judgmentIn(before);
    expect(moodAfter({ ...before, exchanges }, judged).characters).toBeUndefined();
  });

  it('wait for the answer', () => {
    const before = after(good);
    const exchanges = before.exchanges.map((one) => ({ ...one, answered: null }));
    const judged = judgmentIn(before);
    expect(moodAfter({ ...before, exchanges }, judged).reasons).toEqual([]);
  });

  it('drop most after a contradiction', () => {
    const first = after(good);
    const second = after('The nearest home is 150 feet from the fence.', first);
    expect(second.contradictions).toHaveLength(1);
    expect(second.room.trust).toBeLessThan(first.room.trust);
    expect(second.moodSteps.at(-1)?.reasons.some(({ because }) => because.includes('420 feet'))).toBe(true);
  });
});

describe('promises and requests', () => {
  it('keep a promise with the answer it was made in, and say whether it can be enforced', () => {
    expect(after(good).promises).toMatchObject([
      { topic: 'setbacks', toCharacterId: 'dale_hutchins', enforceable: true },
    ]);
    expect(after('We will be good neighbors to everyone.').promises).toEqual([]);
    expect(after('It is 420 feet. We accept that as a condition.').promises[0]?.text).toBe(
      'It is 420 feet. We accept that as a condition.',
    );
  });

  it('keep a request that was evaded until it is answered', () => {
    const evaded = after('We take setbacks very seriously.');
    expect(evaded.openRequests[0]).toMatchObject({ characterId: 'dale_hutchins', topic: 'setbacks' });
    expect(after('It will be fine, trust me.', evaded).openRequests.length).toBeGreaterThanOrEqual(
      evaded.openRequests.length,
    );
    const wanted = evaded.openRequests[0]?.text;
    expect(after(good, evaded).openRequests.map(({ text }) => text)).not.toContain(wanted);
  });
});
