import { describe, expect, it } from 'vitest';
import { materialsOf } from '../filed/materials.ts';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { readText } from '../ordinance/read-text.ts';
import { newRehearsal } from '../record/fold.ts';
import { isBoardDone, nextQuestion } from './next-question.ts';
import { requestIn } from './request-in.ts';
import type { Question } from './types.ts';

const presentation =
  'We propose a sawmill with 40 loads of logs a day, above a creek. The nearest house is 610 feet, and I know the book says 750. We have talked to every neighbor.';
const definitions = Array.from({ length: 60 }, (_, at) => `"Term ${at}" means a term of this article.`).join('\n');
const code = `Section 4. Sawmills.

A lock box shall be installed at each gate of the yard. The sawmill shall stand at least three hundred feet from a creek. The Board shall grant a permit only if it finds that: (1) the use will not injure the neighborhood; and (2) roads are adequate for log trucks.

Section 5. Definitions.

${definitions}`;

function hearing(text: string | null, zoning = 'Special use permit') {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: 'sawmill', project: { name: 'Ridge Mill', zoning } });
  held.append({ type: 'presented', text: presentation });
  if (text !== null)
    held.append({ type: 'document_filed', kind: 'ordinance', document_id: 'code', source: 'code', text });
  const reading = text === null ? null : readText({ kind: 'ordinance', source: 'code', text });
  return { held, materials: materialsOf(held.rehearsal, () => reading) };
}

function until(most: number, text: string | null, zoning?: string): readonly Question[] {
  const { held, materials } = hearing(text, zoning);
  const asked: Question[] = [];
  while (asked.length < most && !isBoardDone(held.rehearsal, materials)) {
    const event = held.ask(materials, requestIn('board'));
    asked.push(event.question);
    held.answer(materials, event, 'Yes, we do, and our engineer Ann Rowe will file that in writing by Friday.');
  }
  return asked;
}

describe('a board that has a code for the use before it', () => {
  it('asks what the record and the code raise, the figures first, and is done', () => {
    const asked = until(20, code);
    expect(asked.length).toBeLessThan(12);
    expect(asked[0]?.text).toContain('610 feet');
    expect(asked.map(({ text }) => text).join('\n')).toContain('A lock box');
    expect(asked.map(({ text }) => text).join('\n')).toContain('roads are adequate');
    for (const { issue } of asked) expect(['industry_concern', 'gap']).not.toContain(issue.kind);
  });

  it('still has a question where one more is called for', () => {
    const { held, materials } = hearing(code);
    const asked = Array.from({ length: 20 }, () => held.ask(materials, requestIn('board')).question.text);
    expect(nextQuestion(held.rehearsal, materials, requestIn('board')).text).not.toBe('');
    // A rule that the record speaks of, before any line that would fit another hearing.
    expect(asked.find((text) => text.includes('three hundred feet'))).toMatch(
      /What in the application shows us that\?$/,
    );
  });

  it('speaks of me where an examiner sits alone', () => {
    const [, ...asked] = until(12, code, 'Conditional use permit before the Hearing Examiner');
    expect(asked.map(({ text }) => text).join('\n')).toContain('The code has me find that');
  });
});

describe('a board without a code', () => {
  it('goes on with what such projects raise', () => {
    expect(until(12, null)).toHaveLength(12);
  });
});

describe('the first round of a board', () => {
  const firstRound = (project_type: string, said: string) => {
    const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
    held.append({ type: 'configured', seed: 4, project_type, project: { name: 'Ridge' } });
    held.append({ type: 'presented', text: said });
    const materials = materialsOf(held.rehearsal, () => null);
    return Array.from({ length: 8 }, () => held.ask(materials, requestIn('board')).question);
  };

  it('goes to another subject before it comes back to one that was said to be minimal', () => {
    const said =
      'The carwash has a sound study. Noise will be minimal at the entrance; it exceeds the limit a little to the south.';
    const topics = firstRound('car_wash', said)
      .slice(0, 5)
      .map(({ topic }) => topic);
    expect(topics).toContain('noise');
    expect(new Set(topics).size).toBe(topics.length);
  });

  it('asks what a rezoning would leave behind although the rezoning was spoken of', () => {
    const left = 'If we rezone it and you walk away, what could somebody else build there?';
    const asked = (said: string) => firstRound('data_center', said).map(({ text }) => text);
    expect(asked('We ask to rezone 515 acres for a data center.')).toContain(left);
    expect(
      asked('We ask to rezone 515 acres for a data center, and we proffer that nothing else is built.'),
    ).not.toContain(left);
  });
});

describe('a hearing in which a question is called for again and again', () => {
  it('always has one, even of a use without a name and with nothing presented', () => {
    const held = new HeldRehearsal(newRehearsal('practice-1700000000000_abcdefghijklmnop'));
    held.append({ type: 'configured', seed: 4, project_type: 'qqq', project: {} });
    const materials = materialsOf(held.rehearsal, () => null);
    const asked = Array.from({ length: 100 }, () => held.ask(materials, requestIn('practice')).question.text);
    expect(asked.filter((text) => text === '')).toEqual([]);
  });
});
