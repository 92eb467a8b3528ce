import { describe, expect, it } from 'vitest';
import type { Venue } from '@rostrum/contract';
import { charactersFor } from '../../catalog/characters-for.ts';
import type { CharacterSheet } from '../../catalog/types.ts';
import { applyEvent, newRehearsal } from '../../record/fold.ts';
import { plainAsked } from '../../record/plain-asked.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import type { QuestionRequest } from '../types.ts';
import { wouldLiveThere } from '../worth-in-public.ts';
import { assignedCharacter, chooseCharacter, rosterFor, type CastFor } from './choose-character.ts';
import { fitOf, topicsOfExpertise } from './expertise-fit.ts';

const at = '2026-01-01T00:00:00Z';
const requestIn = (venue: Venue, more: Partial<QuestionRequest> = {}): QuestionRequest =>
  ({ venue, questioner: null, characterId: null, previousQuestions: [], ...more }) as unknown as QuestionRequest;

/** A rehearsal in which these have asked, one after the other. */
function asking(askers: readonly CharacterSheet[], seed: number, project: object = {}): Rehearsal {
  const configured = { id: 'c', at, type: 'configured', seed, ...project } as const;
  return askers.reduce(
    (r, { character_id: id, role }, nth) => {
      const line = { question_id: `q${nth}`, question: 'Why?', venue: 'public', issue_key: `k${nth}` } as const;
      const asked = plainAsked({ ...line, topic: 'density_height', character_id: id, character_role: role });
      return applyEvent(r, { ...asked, id: `a${nth}`, at });
    },
    applyEvent(newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa'), configured),
  );
}

const residents = charactersFor({ role: 'resident' });
const [neighbor, another, third] = residents;
if (neighbor === undefined || another === undefined || third === undefined) throw new Error('too few characters');
const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);
const onNoise: CastFor = { topic: 'noise', by: ['public', 'expert'], position: null };

/** How often, of the seeds, an expert comes forward on noise. */
const expertsAfter = (askers: readonly CharacterSheet[], difficulty: Rehearsal['difficulty'] = 'advanced'): number =>
  seeds.filter((seed) => {
    return (
      chooseCharacter({ ...asking(askers, seed), difficulty }, requestIn('public'), onNoise, null).role === 'expert'
    );
  }).length;

describe('experts in public', () => {
  it('wait for others after an expert has spoken, until three have', () => {
    const [, other] = charactersFor({ role: 'expert' }).filter((one) => fitOf(one, 'noise') === 0);
    if (other === undefined) throw new Error('every expert is trained in noise');
    const after = (...askers: CharacterSheet[]): number => expertsAfter(askers);
    expect(after(neighbor)).toBeGreaterThan(0);
    expect(after(other)).toBeLessThan(after(neighbor) / 3);
    expect(after(other, neighbor, another)).toBeLessThan(after(neighbor, neighbor, another) / 3);
    expect(after(other, neighbor, another, third)).toBeGreaterThan(after(other, neighbor, another));
  });

  it('come forward more often where the rehearsal is hard', () => {
    const easy = expertsAfter([neighbor], 'beginner');
    expect(expertsAfter([neighbor], 'intermediate')).toBe(easy);
    expect(expertsAfter([neighbor], 'advanced')).toBeGreaterThan(easy);
    expect(expertsAfter([neighbor], 'expert')).toBe(expertsAfter([neighbor], 'advanced'));
  });
});

describe('the draw', () => {
  it('differs by seed, by how much was asked, and by how many questions came before', () => {
    const chosen = (r: Rehearsal, more: Partial<QuestionRequest> = {}): string =>
      chooseCharacter(r, requestIn('public', more), onNoise, null).character_id;
    expect(new Set(seeds.map((seed) => chosen(asking([], seed)))).size).toBeGreaterThan(1);
    const more = { previousQuestions: ['Why?'] } as unknown as Partial<QuestionRequest>;
    expect(seeds.map((seed) => chosen(asking([], seed), more))).not.toEqual(
      seeds.map((seed) => chosen(asking([], seed))),
    );
  });

  it('leaves the words of somebody who lives there to somebody who does', () => {
    const text = 'I live across the road and I can hear it from my bed.';
    const merchant = residents.find((one) => !wouldLiveThere(one, text));
    const r = asking([], 1);
    expect(merchant).toBeDefined();
    expect(rosterFor(r, 'public')).toContain(merchant);
    const [topic] = merchant === undefined ? [] : topicsOfExpertise(merchant);
    if (topic === undefined) throw new Error('nobody does business there');
    const rivals = residents.filter((one) => one !== merchant && fitOf(one, topic) === 1).slice(0, 24);
    const by = (words?: string): (CharacterSheet | undefined)[] =>
      seeds.map((seed) => {
        const cast: CastFor = {
          topic,
          by: ['public'],
          position: null,
          ...(words === undefined ? {} : { text: words }),
        };
        return chooseCharacter(asking(rivals, seed), requestIn('public'), cast, null);
      });
    expect(by()).toContain(merchant);
    expect(by('How late do you close?')).toContain(merchant);
    expect(by(text)).not.toContain(merchant);
  });

  it('goes to anybody of the roster where nobody could say it', () => {
    const cast: CastFor = { topic: 'noise', by: ['staff'], position: null };
    expect(rosterFor(asking([], 1), 'public')).toContain(
      chooseCharacter(asking([], 1), requestIn('public'), cast, null),
    );
  });

  it('goes to anybody where a commissioner is wanted and the public speaks', () => {
    const chosen = chooseCharacter(asking([], 1), requestIn('public', { questioner: 'commissioner' }), onNoise, null);
    expect(['resident', 'expert']).toContain(chosen.role);
  });

  it('is open where nobody follows up', () => {
    const chosen = chooseCharacter(asking([], 1), requestIn('board'), { ...onNoise, by: ['board'] }, null);
    expect(rosterFor(asking([], 1), 'board')).toContain(chosen);
  });
});

describe('who is sent for', () => {
  it('is staff by their role, however it is written', () => {
    const r = asking([], 1);
    for (const questioner of ['planning_director', 'Planning Director', ' planning director '])
      expect(assignedCharacter(r, requestIn('public', { questioner }))?.role).toBe('planning_director');
    expect(assignedCharacter(r, requestIn('public', { questioner: 'mayor' }))?.role).toBe('mayor');
  });
});

describe('who sits there', () => {
  const boardIn = (r: Rehearsal): readonly string[] => rosterFor(r, 'board').map(({ character_id: id }) => id);

  it('depends on how people talk, and on whether an examiner decides', () => {
    const r = asking([], 1);
    const blunt = { ...r, communityData: { communication_style: 'blunt' } } as unknown as Rehearsal;
    const formal = { ...r, communityData: { communication_style: 'formal' } } as unknown as Rehearsal;
    const neither = { ...r, communityData: { communication_style: 7 } } as unknown as Rehearsal;
    expect(boardIn(blunt)).not.toEqual(boardIn(formal));
    expect(boardIn(neither)).toEqual(boardIn(r));
    const examined = { ...r, projectSource: { proceeding: { kind: 'hearing_examiner' } } } as unknown as Rehearsal;
    expect(rosterFor(examined, 'board')).toHaveLength(1);
    // The rosters of one project are kept side by side.
    expect(rosterFor(r, 'board').length).toBeGreaterThan(1);
  });

  it('follows up as the examiner, and not as a chair', () => {
    const r = {
      ...asking([], 1),
      projectSource: { proceeding: { kind: 'hearing_examiner' } },
    } as unknown as Rehearsal;
    const [examiner] = rosterFor(r, 'board');
    const cast: CastFor = { topic: 'noise', by: ['board'], position: null };
    const chosen = chooseCharacter(r, requestIn('board'), cast, examiner?.character_id ?? '');
    expect(chosen.title).toBe('Hearing Examiner');
  });
});
