import type { Venue } from '@rostrum/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { communities } from '../catalog/communities.ts';
import { characterById } from '../catalog/character-by-id.ts';
import type { Materials } from '../filed/types.ts';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { applyEvent, newRehearsal } from '../record/fold.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { filedByHand } from '../testing/filed-by-hand.ts';
import { nextQuestion } from './next-question.ts';
import { requestIn } from './request-in.ts';
import { wordCount } from './spoken.ts';
import type { Question, QuestionRequest } from './types.ts';

const at = '2024-05-01T19:00:00.000Z';

const projects = [
  {
    project: {
      name: 'Millbrook Solar',
      developer: 'Tallgrass Renewables, LLC',
      county: 'Story',
      city: '',
      state: 'IA',
      type: 'solar',
      size_facts: ['120 megawatts on 850 acres', 'fence 7 feet tall'],
    },
    presentation:
      'Good evening. I am Ana Wells for Tallgrass Renewables. The array covers 850 acres along Kessler Road and County Line Road. We expect 200 construction jobs and $1.2 million a year in tax revenue. Noise will be minimal. We can add trees where neighbors ask for them. The site drains to Otter Creek. We will restore the land at the end of the lease. Construction lasts about nine months.',
  },
  {
    project: {
      name: 'Harbor Row Apartments',
      developer: 'Keel & Sons',
      county: 'Kent',
      city: 'Dover',
      state: 'DE',
      type: 'apartments',
    },
    presentation:
      'We propose 96 apartments in four buildings of three stories, with 150 parking spaces. The buildings are consistent with the surrounding area. Traffic will not be an issue. A trail connects to Silver Lake.',
  },
  {
    project: {
      name: 'Quick Splash car wash',
      developer: 'the owner',
      county: 'Polk',
      city: 'Ankeny',
      state: 'IA',
      type: 'car wash',
    },
    presentation:
      'The car wash is open from 7 a.m. to 10 p.m. and recycles 80 percent of its water. The blower faces the highway. We are committed to being a good neighbor.',
  },
  {
    project: { type: 'data center' },
    presentation: 'A campus of eight buildings with backup generators. No water would be drawn from the aquifer.',
  },
  { project: { name: 'Project 149', type: 'warehouse', city: 'Lyons', state: 'IL' }, presentation: '' },
] as const;

function hearing(
  which: number,
  seed: number,
  community = 'diverse_suburban',
  difficulty = 'intermediate',
): { r: Rehearsal; materials: Materials } {
  const { project, presentation } = projects[which % projects.length] as (typeof projects)[number];
  const configured = applyEvent(newRehearsal('hearing-1700000000000_abcdefghijklmnop'), {
    type: 'configured',
    id: 'c',
    at,
    seed,
    community_type: community,
    difficulty,
    project: { ...project },
    project_type: project.type,
  });
  const r =
    presentation === '' ? configured : applyEvent(configured, { type: 'presented', id: 'p', at, text: presentation });
  const facts =
    'size_facts' in project ? [project.name, ...project.size_facts] : 'name' in project ? [project.name] : [];
  return {
    r,
    materials: filedByHand({
      ...(presentation === '' ? {} : { presentation }),
      facts,
      rules: [
        {
          quote: 'All panels shall stand not less than 150 feet from any residence.',
          section: '4.2(b)',
          topic: 'setbacks',
          value: 150,
          unit: 'feet',
        },
      ],
    }),
  };
}

function asked(
  start: Rehearsal,
  materials: Materials,
  venue: Venue,
  count: number,
  more: Partial<QuestionRequest> = {},
): { r: Rehearsal; questions: readonly Question[] } {
  const held = new HeldRehearsal(start);
  const questions = Array.from(
    { length: count },
    (_x, n) => held.ask(materials, requestIn(venue, more), `q${n}`).question,
  );
  return { r: held.rehearsal, questions };
}

const anyHearing = fc.record({
  which: fc.nat({ max: projects.length - 1 }),
  seed: fc.nat({ max: 1_000_000 }),
  community: fc.constantFrom(...communities.map(({ id }) => id)),
  difficulty: fc.constantFrom('beginner', 'intermediate', 'advanced', 'expert'),
  venue: fc.constantFrom<Venue>('board', 'public', 'practice'),
});

describe('whatever the project, the community, the difficulty and the seed', () => {
  it('every question is complete, short enough to say, and quotes word for word', () => {
    fc.assert(
      fc.property(anyHearing, ({ which, seed, community, difficulty, venue }) => {
        const { r, materials } = hearing(which, seed, community, difficulty);
        for (const { text, citations } of asked(r, materials, venue, 8).questions) {
          expect(text).not.toMatch(/[{}⟦⟧]|undefined|null|\bthe the\b| {2}|"{2}| ,/);
          expect(text).toMatch(/^["A-Z0-9].*[.?!"]$/s);
          expect(wordCount(text)).toBeGreaterThanOrEqual(3);
          expect(wordCount(text)).toBeLessThanOrEqual(45);
          expect(text.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
          for (const figure of text.match(/\d[\d.,]*/g) ?? [])
            expect(citations.map(({ quote, section }) => `${quote} ${section ?? ''}`).join(' ')).toContain(
              figure.replace(/[.,]$/, ''),
            );
          for (const { kind, quote, start } of citations) {
            const source =
              {
                presentation: materials.presentation?.text,
                project: materials.projectText,
                ordinance: materials.ordinance?.text,
              }[kind as 'project'] ?? '';
            expect(source).toContain(quote);
            if (start !== null) expect(source.slice(start, start + quote.length)).toBe(quote);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('the same record gives the same question', () => {
    fc.assert(
      fc.property(anyHearing, ({ which, seed, community, difficulty, venue }) => {
        const one = hearing(which, seed, community, difficulty);
        const two = hearing(which, seed, community, difficulty);
        expect(asked(two.r, two.materials, venue, 3).questions.map(({ text }) => text)).toEqual(
          asked(one.r, one.materials, venue, 3).questions.map(({ text }) => text),
        );
      }),
      { numRuns: 15 },
    );
  });
});

describe('a board of twelve questions', () => {
  it.each([0, 1, 2, 3].flatMap((which) => [1, 2, 3].map((seed) => [which, seed] as const)))(
    'project %i, seed %i: covers ten subjects, repeats nothing, and begins with a question from the chair',
    (which, seed) => {
      const { r, materials } = hearing(which, seed);
      const { questions } = asked(r, materials, 'board', 12);
      expect(new Set(questions.map(({ topic }) => topic)).size).toBeGreaterThanOrEqual(10);
      expect(new Set(questions.map(({ text }) => text)).size).toBe(12);
      expect(new Set(questions.map(({ issue }) => issue.key)).size).toBe(12);
      expect(questions[0]?.character.role).toBe('chair');
      expect(questions[0]?.text).toContain('?');
    },
  );

  it('picks up what the applicant said and filed', () => {
    const { r, materials } = hearing(0, 1);
    const { questions } = asked(r, materials, 'board', 12, {});
    const own = questions.filter(({ citations }) => citations.length > 0);
    expect(own.length).toBeGreaterThanOrEqual(4);
  });

  it('presses a beginner less than an expert', () => {
    const sharp = (difficulty: string): number =>
      [1, 2, 3, 4, 5, 6].reduce((sum, seed) => {
        const { r, materials } = hearing(0, seed, 'diverse_suburban', difficulty);
        return sum + asked(r, materials, 'board', 12).questions.filter(({ issue }) => issue.sharpness > 1).length;
      }, 0);
    expect(sharp('beginner')).toBe(0);
    expect(sharp('expert')).toBeGreaterThan(0);
  });
});

function judged(r: Rehearsal, text: string, rating: 'poor' | 'strong', missing: readonly string[]): Rehearsal {
  const last = r.exchanges[r.exchanges.length - 1];
  const id = last?.asked.question_id ?? '';
  const withAnswer = applyEvent(r, { type: 'answered', id: `x${id}`, at, question_id: id, text });
  const good = rating === 'strong';
  return applyEvent(withAnswer, {
    type: 'judged',
    id: `j${id}`,
    at,
    question_id: id,
    rating,
    score: good ? 9 : 1,
    feedback: '',
    assessment: {
      responsiveness: good ? 1 : 0,
      specificity: good ? 1 : 0,
      evidence: 0,
      commitment: 0,
      evasion: good ? 0 : 0.9,
      directness: good ? 'direct' : 'evasive',
      evasion_kind: good ? null : 'dodging',
      covered: [],
      missing: [...missing],
      commitments: [],
      contradictions: [],
      stronger_answer: '',
    },
  });
}

describe('a follow-up', () => {
  it('comes when the answer left something open, and says so', () => {
    const { r, materials } = hearing(0, 4, 'diverse_suburban', 'expert');
    const first = asked(r, materials, 'board', 1);
    const after = judged(first.r, 'What matters is the good this brings to the county.', 'poor', []);
    const next = nextQuestion(after, materials, requestIn('board'));
    expect(next.issue.kind).toBe('open_answer');
    expect(next.issue.followUpOf).toBe('q0');
    expect(next.method).toBe('memory_enhanced');
    expect(next.topic).toBe(first.questions[0]?.topic);
  });

  it('does not come when the answer settled the matter', () => {
    const { r, materials } = hearing(0, 4);
    const after = judged(
      asked(r, materials, 'board', 1).r,
      'Yes. It is on sheet C-3 and we accept it as a condition.',
      'strong',
      [],
    );
    expect(nextQuestion(after, materials, requestIn('board')).issue.kind).not.toBe('open_answer');
  });

  it('does not come from somebody who was not there', () => {
    const { r, materials } = hearing(0, 4);
    const first = asked(r, materials, 'practice', 1);
    const after = judged(first.r, 'I would rather not say.', 'poor', []);
    const stranger =
      ['dale_hutchins', 'helen_nakagawa'].find((id) => id !== first.questions[0]?.character.character_id) ?? '';
    expect(
      nextQuestion(after, materials, requestIn('practice', { characterId: stranger })).issue.followUpOf,
    ).toBeNull();
  });
});

describe('who asks', () => {
  it('is the requested character, if known', () => {
    const { r, materials } = hearing(1, 2);
    expect(
      nextQuestion(r, materials, requestIn('practice', { characterId: 'dale_hutchins' })).character.character_id,
    ).toBe('dale_hutchins');
  });

  it('is a suitable one otherwise', () => {
    const { r, materials } = hearing(1, 2);
    const { character } = nextQuestion(r, materials, requestIn('board', { characterId: 'nobody_we_know' }));
    expect(characterById(character.character_id)).not.toBeNull();
  });

  it('is the staff member whose role is assigned', () => {
    const { r, materials } = hearing(1, 2);
    expect(nextQuestion(r, materials, requestIn('board', { questioner: 'public_works_director' })).character.role).toBe(
      'public_works_director',
    );
  });
});

describe('practice on one theme', () => {
  it('keeps to its topics for twenty questions and repeats none', () => {
    const { r, materials } = hearing(0, 9);
    const { questions } = asked(r, materials, 'practice', 20, { topics: ['noise_and_vibration'] });
    expect(new Set(questions.map(({ topic }) => topic)).size).toBeLessThanOrEqual(2);
    expect(new Set(questions.map(({ text }) => text)).size).toBe(20);
    expect(questions[0]?.text).toContain('?');
  });

  it('does not repeat what the client says was asked', () => {
    const { r, materials } = hearing(0, 9);
    const before: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const { text } = nextQuestion(
        r,
        materials,
        requestIn('practice', { topics: ['noise'], previousQuestions: before }),
      );
      expect(before).not.toContain(text);
      before.push(text);
    }
  });
});
