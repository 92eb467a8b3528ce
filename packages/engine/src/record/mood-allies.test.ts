import { describe, expect, it } from 'vitest';
import type { RehearsalEvent } from '@rostrum/contract';
import { affinity } from '../catalog/affinity.ts';
import { characters } from '../catalog/characters.ts';
import { judgeAnswer } from '../judging/judge-answer.ts';
import { nothingFiled } from '../judging/nothing-filed.ts';
import { applyEvent, newRehearsal } from './fold.ts';
import { plainAsked } from './plain-asked.ts';
import type { Rehearsal } from './rehearsal.ts';

const at = '2026-01-01T00:00:00Z';
const asker = 'dale_hutchins';
const ids = characters.map(({ character_id }) => character_id);
const withTie = (tie: string): string => {
  const id = ids.find((one) => one !== asker && affinity(asker, one)?.relationship === tie);
  if (id === undefined) throw new Error(`nobody is a ${tie} of ${asker}`);
  return id;
};

function asked(r: Rehearsal, by: string, id: string, answer: string): Rehearsal {
  const question = 'How far will the panels stand from the nearest home?';
  const put: RehearsalEvent = {
    ...plainAsked({ question_id: id, question, venue: 'board', topic: 'setbacks', issue_key: id, character_id: by }),
    id: `a${id}`,
    at,
  };
  let next = applyEvent(r, put);
  next = applyEvent(next, { id: `n${id}`, at, type: 'answered', question_id: id, text: answer });
  const { rating, score, feedback, assessment } = judgeAnswer(next, nothingFiled, {
    answer,
    question,
    questionId: id,
    characterId: by,
    topicFocus: null,
  });
  return applyEvent(next, { id: `j${id}`, at, type: 'judged', question_id: id, rating, score, feedback, assessment });
}

describe("the asker's allies", () => {
  const [ally, neutral] = [withTie('ally'), withTie('neutral')];
  const good = 'It is 420 feet to the Miller house, on sheet C-2 of the survey.';
  const rude = 'You people never read the packet.';
  const both = (): { start: Rehearsal; after: Rehearsal } => {
    const first = asked(newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa'), ally, '1', good);
    const start = asked(first, neutral, '2', good);
    return { start, after: asked(start, asker, '3', rude) };
  };

  it('lose trust along with the asker, but less of it', () => {
    const { start, after } = both();
    const fall = (id: string): number =>
      (start.moods[id]?.trust ?? start.room.trust) - (after.moods[id]?.trust ?? start.room.trust);
    expect(fall(ally)).toBeGreaterThan(0);
    expect(fall(ally)).toBeLessThan(fall(asker));
  });

  it('lose two fifths as much, starting from the same mood', () => {
    const fresh = [ally, asker].reduce(
      (r, by, n) =>
        applyEvent(r, {
          ...plainAsked({
            question_id: `f${n}`,
            question: 'Why?',
            venue: 'board',
            topic: 'noise',
            issue_key: `f${n}`,
            character_id: by,
          }),
          id: `af${n}`,
          at,
        }),
      newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa'),
    );
    const { moods } = asked(fresh, asker, '9', rude);
    const lost = (id: string): number => fresh.room.trust - (moods[id]?.trust ?? fresh.room.trust);
    expect(lost(asker)).toBeGreaterThan(0);
    expect(lost(ally) / lost(asker)).toBeCloseTo(0.4, 1);
    expect(lost(ally)).toBeGreaterThan(0.35 * lost(asker));
    expect(lost(ally)).toBeLessThan(0.45 * lost(asker));
  });

  it('are not everybody', () => {
    const { start, after } = both();
    expect(after.moods[neutral]).toEqual(start.moods[neutral]);
    expect(after.moods[ally]).not.toEqual(start.moods[ally]);
  });
});
