import { describe, expect, it } from 'vitest';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { materialsOf } from '../filed/materials.ts';
import { newRehearsal } from '../record/fold.ts';
import { evasionLeads } from './lines/answer-lines.ts';
import { requestIn } from './request-in.ts';
import { roomIssues } from './room-issues.ts';
import type { Question } from './types.ts';

const none = () => null;
const presentation =
  'Kettle Pit is a sand and gravel pit of 58 acres on the Schmitt farm. Loaded trucks go out to the highway. There is a berm all around. We water the roads for dust.';

function hearing(seed: number, answer: (n: number) => string, turns: number, difficulty = 'intermediate') {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({
    type: 'configured',
    seed,
    difficulty,
    community_type: 'rural_traditional',
    project_type: 'gravel quarry',
    project: { name: 'Kettle Pit', developer: 'Hanke Gravel', county: 'Washington' },
  });
  held.append({ type: 'presented', text: presentation });
  const questions: Question[] = [];
  for (let n = 0; n < turns; n += 1) {
    const materials = materialsOf(held.rehearsal, none);
    const asked = held.ask(materials, requestIn('board', { position: n + 1, total: turns }));
    questions.push(asked.question);
    held.answer(materials, asked, answer(n));
  }
  return { questions, r: held.rehearsal };
}

const seeds = [1, 2, 3, 4, 5, 6];

describe('what is made of an answer', () => {
  it('a paper promised for Friday is not pressed as a promise without a handle', () => {
    for (const seed of seeds) {
      const { r } = hearing(
        seed,
        () => 'I do not know that tonight. Our engineer does, and staff will have it in writing by Friday.',
        3,
      );
      expect(roomIssues(r, materialsOf(r, none)).map(({ kind }) => kind)).not.toContain('promise_without_mechanism');
    }
  });

  it('a visit or a paper by a day is homework and not pressed either', () => {
    for (const said of [
      'Not yet. I will sit down with them this Thursday.',
      'We have not. I will go door to door and tell staff by next Friday who was home.',
    ]) {
      const { r } = hearing(1, () => said, 3);
      const promised = r.promises.map(({ text }) => text);
      expect(promised.length).toBeGreaterThan(0);
      const pressing = { ...r, promises: r.promises.map((promise) => ({ ...promise, enforceable: false })) };
      expect(roomIssues(pressing, materialsOf(pressing, none)).map(({ kind }) => kind)).not.toContain(
        'promise_without_mechanism',
      );
    }
  });

  it('two figures in one unit about different things are not held against each other', () => {
    for (const seed of seeds) {
      const { questions } = hearing(
        seed,
        (n) =>
          n === 0 ? 'We mailed notice to every address within 250 feet.' : 'The houses next door are 24 feet tall.',
        5,
      );
      expect(questions.map(({ issue }) => issue.kind)).not.toContain('contradiction');
    }
  });

  it.each([
    [
      'Nothing leaves the pit before 7 a.m.',
      'The asphalt plant wants its stone early, so the first trucks leave around 4 a.m.',
    ],
    [
      'We own the land, and we have for nine years.',
      'We close once the permit is final. Our option to buy runs out in March.',
    ],
    [
      'Water for the wash plant comes from the city main.',
      'We would drill our own well behind the scale house for the wash plant.',
    ],
  ])('what was said otherwise before is put to the applicant, both ways: %s', (first, then) => {
    for (const seed of seeds) {
      const { questions } = hearing(seed, (n) => (n === 0 ? first : then), 4);
      const confronted = questions.find(({ issue }) => issue.kind === 'contradiction');
      const quotes = confronted?.citations.map(({ quote }) => quote) ?? [];
      expect(quotes.filter((quote) => first.includes(quote))).toHaveLength(1);
      expect(quotes.filter((quote) => then.includes(quote))).toHaveLength(1);
    }
  });

  it('a later member reads from what was answered to another', () => {
    const told =
      'Trucks turn right at the gate and never pass the school. The crusher runs 8 weeks a year, and we will stop all noise by 5 p.m. Dust is watered down every hour. The nearest well is 900 feet away.';
    const remembered = seeds.flatMap((seed) =>
      hearing(seed, () => told, 9).questions.filter(
        ({ citations, issue }) => issue.kind !== 'open_answer' && citations.some(({ kind }) => kind === 'answer'),
      ),
    );
    expect(remembered.length).toBeGreaterThan(0);
    for (const { method, citations, text } of remembered) {
      expect(method).toBe('memory_enhanced');
      for (const { kind, quote } of citations) if (kind === 'answer') expect(told).toContain(quote);
      expect(text).not.toMatch(/left a blank|stops short|go on from there|\d [ap]"/);
    }
  });

  it('gets sharper when answer after answer slips, except before a beginner', () => {
    const dodge = () => 'I think the more important thing tonight is what this project brings to the community.';
    const sharp =
      /Do you not know|Where is the answer|nothing to stand on|courtroom|asked politely|noticed that|do not want to talk/;
    const texts = (difficulty: string) =>
      Array.from({ length: 12 }, (_x, seed) =>
        hearing(seed, dodge, 8, difficulty).questions.map(({ text }) => text),
      ).flat();
    expect(texts('beginner').filter((text) => sharp.test(text))).toEqual([]);
    expect(texts('expert').some((text) => sharp.test(text) || /Enough of that|cut you off|speech/.test(text))).toBe(
      true,
    );
  });
});

it('complains of an answer once in a turn, not before the question and in it', () => {
  const leads = Object.values(evasionLeads)
    .flat()
    .map(({ text }) => text)
    .filter((text) => !text.includes('{'));
  const slips = [
    'I think the more important thing tonight is what this project brings to the community.',
    'Our team follows industry best practices, and we are confident the impact will be minimal.',
  ];
  const texts = Array.from({ length: 24 }, (_x, seed) => seed).flatMap((seed) =>
    hearing(seed, (n) => slips[n % 2] ?? '', 10, 'advanced').questions.map(({ text }) => text),
  );
  const led = texts.filter((text) => leads.some((lead) => text.includes(lead)));
  expect(led.length).toBeGreaterThan(0);
  for (const text of led)
    expect(text).not.toMatch(/You talked around it|You answered a question, just|You had the floor/);
});

it('says no short sentence twice in an evening, save the short questions that nobody notices', () => {
  const dodge = 'I think the more important thing tonight is what this project brings to the community.';
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const texts = hearing(seed, () => dodge, 12, 'advanced').questions.map(({ text }) => text);
    const cutIns = texts.flatMap((text) => /^[^."?]{3,30}[.?]/.exec(text)?.[0] ?? []);
    expect(new Set(cutIns).size, cutIns.join(' ')).toBe(cutIns.length);
  }
});
