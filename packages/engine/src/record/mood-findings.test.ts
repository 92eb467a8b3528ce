import { describe, expect, it } from 'vitest';
import type { Assessment, Rating } from '@rostrum/contract';
import { moodFindings, type MoodFinding } from './mood-findings.ts';

/** An assessment of an answer that took up the question and nothing more. */
const plain = {
  directness: 'direct',
  specificity: 0.2,
  evidence: 0.2,
  commitment: 0.2,
  commitments: [],
  contradictions: [],
  evasion_kind: null,
  tone: 'plain',
  carried: ['420 feet'],
  evidence_grades: [
    { text: 'I think', grade: 'opinion' },
    { text: 'as sheet C-3 shows', grade: 'document' },
  ],
} as unknown as Assessment;
const promise = [{ text: 'we will send it by Friday' }];
const clash = { kind: 'asserted', earlier: 'It is 420 feet.', now: 'It is 150 feet.' };
const rude = 'That is a stupid question, you idiots.';
const talkingDown = 'We do not expect you to understand the engineering.';
const sentence = 'It is 420 feet from the fence. We mow it.';

const found = (changed: object, rating: Rating = 'adequate', text = sentence): readonly MoodFinding[] =>
  moodFindings(text, { ...plain, ...changed }, rating);
const ids = (...given: Parameters<typeof found>): string[] => found(...given).map(({ id }) => id);

describe('what is found of an answer', () => {
  it.each<[string, object, Rating, string[]]>([
    ['took up the question', {}, 'adequate', ['settled']],
    ['took up the question', {}, 'strong', ['settled']],
    ['was weak all the same', {}, 'weak', []],
    ['was poor', {}, 'poor', ['empty']],
    ['gave something definite', { specificity: 0.55 }, 'adequate', ['settled', 'definite']],
    ['gave nearly that', { specificity: 0.54 }, 'adequate', ['settled']],
    ['was definite and weak', { specificity: 0.9 }, 'weak', []],
    ['pointed to a document', { evidence: 0.65 }, 'adequate', ['settled', 'documented']],
    ['nearly did', { evidence: 0.64 }, 'adequate', ['settled']],
    ['pointed to one and was weak', { evidence: 0.9 }, 'weak', []],
    ['bound the applicant', { commitment: 0.8, commitments: promise }, 'strong', ['settled', 'bound']],
    ['nearly did so', { commitment: 0.79, commitments: promise }, 'strong', ['settled']],
    ['bound nobody, being weak', { commitment: 0.9 }, 'weak', []],
    [
      'admitted a gap and named a day',
      { evasion_kind: 'ignorance', commitments: promise, specificity: 1, commitment: 1 },
      'adequate',
      ['honestGap'],
    ],
    ['admitted it and was weak', { evasion_kind: 'ignorance', commitments: promise }, 'weak', []],
    ['left part open', { directness: 'partial' }, 'weak', ['halfAnswered']],
    ['left part open and was good enough', { directness: 'partial' }, 'adequate', ['halfAnswered']],
    ['left part open and was poor', { directness: 'partial' }, 'poor', ['empty']],
    [
      'left part open, and said so',
      { directness: 'partial', evasion_kind: 'ignorance', commitments: promise },
      'weak',
      [],
    ],
    ['went around it', { directness: 'evasive', evasion_kind: 'deflection' }, 'weak', ['evaded']],
    ['does not know and says no more', { directness: 'evasive', evasion_kind: 'ignorance' }, 'weak', ['evaded']],
    ['does not know yet', { directness: 'evasive', evasion_kind: 'ignorance', commitments: promise }, 'weak', []],
    ['praised the room', { tone: 'flattering' }, 'weak', ['flattered']],
    ['praised the room and answered', { tone: 'flattering' }, 'adequate', ['settled']],
    ['contradicts the record', { contradictions: [clash] }, 'adequate', ['contradicted']],
    ['may contradict it', { contradictions: [{ ...clash, kind: 'question' }] }, 'adequate', ['settled']],
    ['was rude', { tone: 'hostile' }, 'poor', ['rude']],
    ['was rude beside a figure', { tone: 'hostile', specificity: 1, evidence: 1 }, 'strong', ['rude']],
    ['talked down', { tone: 'condescending' }, 'weak', ['dismissed']],
  ])('that %s (%j, %s): %j', (_, changed, rating, expected) => {
    expect(ids(changed, rating)).toEqual(expected);
    for (const { because } of found(changed, rating)) expect(because).toMatch(/^[A-Z].+[.”]$/);
  });

  it('is hollow only where the answer was weak', () => {
    const text = 'We take this very seriously and we will be good neighbors.';
    expect(ids({}, 'weak', text)).toContain('hollow');
    expect(ids({}, 'poor', text)).toContain('hollow');
    expect(ids({}, 'adequate', text)).not.toContain('hollow');
    expect(found({}, 'weak', text).find(({ id }) => id === 'hollow')?.because).toMatch(/^It .+\.$/);
  });

  it('is told from the words where no tone was read', () => {
    expect(ids({ tone: undefined }, 'poor', rude)).toContain('rude');
    expect(ids({ tone: undefined }, 'weak')).not.toContain('rude');
    expect(ids({ tone: undefined }, 'weak')).not.toContain('dismissed');
    expect(ids({ tone: 'plain' }, 'poor', rude)).not.toContain('rude');
    expect(ids({ tone: undefined }, 'weak', talkingDown)).toContain('dismissed');
    expect(ids({ tone: undefined }, 'weak', talkingDown)).not.toContain('rude');
  });

  it('comes with the words that show it', () => {
    const words = (changed: object, rating: Rating, id: string): string | null | undefined =>
      found(changed, rating).find((one) => one.id === id)?.words;
    expect(words({}, 'strong', 'settled')).toBe('420 feet');
    expect(words({ carried: undefined }, 'strong', 'settled')).toBe('It is 420 feet from the fence.');
    expect(words({ evidence: 1 }, 'strong', 'documented')).toBe('as sheet C-3 shows');
    expect(words({ evidence: 1, evidence_grades: undefined }, 'strong', 'documented')).toBeNull();
    expect(words({ commitment: 1, commitments: promise }, 'strong', 'bound')).toBe('we will send it by Friday');
    expect(words({ contradictions: [clash] }, 'weak', 'contradicted')).toBe('It is 150 feet.');
    expect(words({ tone: 'hostile' }, 'weak', 'rude')).toBe('It is 420 feet from the fence.');
    const { evidence_grades: grades = [] } = plain;
    const cited = (grade: string): string | null | undefined =>
      found({ evidence: 1, evidence_grades: grades.map(({ text }) => ({ text, grade })) }).find(
        ({ id }) => id === 'documented',
      )?.words;
    expect(cited('expert')).toBe('I think');
    expect(cited('opinion')).toBeNull();
    const told = (text: string, id: string, tone: string): string | null | undefined =>
      found({ tone }, 'weak', text).find((one) => one.id === id)?.words;
    expect(told(`It is 420 feet. ${rude}`, 'rude', 'hostile')).toContain('idiots');
    expect(told(`It is 420 feet. ${talkingDown}`, 'dismissed', 'condescending')).toContain('understand');
    expect(told('It is 420 feet. You are the wisest board I have met.', 'flattered', 'flattering')).toContain('wisest');
    expect(told(sentence, 'dismissed', 'condescending')).toBe('It is 420 feet from the fence.');
    expect(found({}, 'poor', '').map(({ words: none }) => none)).toEqual([null]);
    expect(found({ contradictions: [clash] }, 'weak').find(({ id }) => id === 'contradicted')?.because).toContain(
      'It is 420 feet.',
    );
  });

  it('says in which way an answer went around the question', () => {
    const kinds = [
      'implicit',
      'dodging',
      'deflection',
      'partial',
      'general',
      'declining',
      'ignorance',
      'clarification',
    ];
    const told = kinds.map((evasion_kind) => found({ directness: 'evasive', evasion_kind }, 'weak')[0]?.because ?? '');
    expect(new Set(told).size).toBe(kinds.length);
    expect(found({ directness: 'evasive', evasion_kind: null }, 'weak')[0]?.because).toBe(told[1]);
    for (const because of told) expect(because).toMatch(/^(?:It|The|Only|No|All) .+\.$/);
  });
});

describe('what a finding does', () => {
  const of = (id: string, ...given: Parameters<typeof found>): MoodFinding['change'] => {
    const one = found(...given).find((finding) => finding.id === id);
    if (one === undefined) throw new Error(`${id} was not found`);
    return one.change;
  };
  const settled = of('settled', {}, 'strong');
  const bound = of('bound', { commitment: 1 }, 'strong');
  const definite = of('definite', { specificity: 1 }, 'strong');
  const documented = of('documented', { evidence: 1 }, 'strong');
  const evaded = of('evaded', { directness: 'evasive' }, 'weak');
  const half = of('halfAnswered', { directness: 'partial' }, 'weak');
  const empty = of('empty', {}, 'poor');
  const contradicted = of('contradicted', { contradictions: [clash] }, 'weak');
  const insulted = of('rude', { tone: 'hostile' }, 'weak');
  const dismissed = of('dismissed', { tone: 'condescending' }, 'weak');
  const flattered = of('flattered', { tone: 'flattering' }, 'weak');

  it.each([settled, bound, definite, documented])('wins trust and patience: %j', (change) => {
    expect(change.trust).toBeGreaterThan(0);
    expect(change.patience).toBeGreaterThan(0);
    expect(change.frustration).toBeLessThan(0);
    expect(change.crowdEnergy).toBeLessThan(0);
  });

  it.each([evaded, half, empty, contradicted, insulted, dismissed, flattered])('loses them: %j', (change) => {
    expect(change.trust).toBeLessThan(0);
    expect(change.patience).toBeLessThan(0);
    expect(change.frustration).toBeGreaterThan(0);
    expect(change.crowdEnergy).toBeGreaterThan(0);
  });

  it('loses trust faster than it wins it, and most by rudeness and contradiction', () => {
    expect(-contradicted.trust).toBeGreaterThan(2 * bound.trust);
    expect(insulted.trust).toBeLessThan(contradicted.trust);
    expect(contradicted.trust).toBeLessThan(dismissed.trust);
    expect(dismissed.trust).toBeLessThan(evaded.trust);
    expect(evaded.trust).toBeLessThan(half.trust);
    expect(insulted.crowdEnergy).toBeGreaterThan(dismissed.crowdEnergy);
    expect(dismissed.frustration).toBeGreaterThan(empty.frustration);
  });
});
