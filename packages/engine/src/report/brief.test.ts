import { briefSchema } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { aRehearsal, anOrdinance, aPresentation } from '../testing/a-rehearsal.ts';
import { briefOf } from './brief.ts';

const plain = (text: string): string => text.replace(/\s+/g, ' ');
const made = aRehearsal({ questions: 0 });
const brief = briefOf(made.rehearsal, made.materials);

describe('the brief', () => {
  it('has twenty different questions in the shape of the API', () => {
    expect(briefSchema.parse(brief)).toEqual(brief);
    expect(new Set(brief.questions.map(({ question }) => question)).size).toBe(20);
    expect(new Set(brief.questions.map(({ by }) => by.name)).size).toBeGreaterThan(4);
  });

  it('cites only what is on file, word for word', () => {
    for (const { citations, on_file } of brief.questions)
      for (const { quote } of [...citations, ...on_file])
        expect(plain(`${aPresentation}\n${anOrdinance}`)).toContain(plain(quote));
  });

  it('says what a complete answer contains, and why boards want it', () => {
    for (const { complete_answer } of brief.questions) {
      expect(complete_answer.length).toBeGreaterThanOrEqual(3);
      for (const { element, why } of complete_answer) expect(Math.min(element.length, why.length)).toBeGreaterThan(8);
    }
  });

  it('does not offer as a fact something about another subject', () => {
    for (const { topic, on_file } of brief.questions)
      if (topic === 'property_values' || topic === 'jobs') expect(on_file).toEqual([]);
  });

  it('asks for the exhibits that the questions call for, each once and with a reason', () => {
    expect(brief.exhibits.map(({ name }) => name)).toContain('Sound study with levels at the nearest homes');
    expect(new Set(brief.exhibits.map(({ name }) => name)).size).toBe(brief.exhibits.length);
    for (const { why } of brief.exhibits) expect(why).toMatch(/^[A-Z].+\.$/);
  });

  it('needs only the project, and is the same each time', () => {
    const bare = aRehearsal({ questions: 0, ordinance: null, presentation: null });
    expect(briefOf(bare.rehearsal, bare.materials).questions).toHaveLength(20);
    expect(briefOf(made.rehearsal, made.materials)).toEqual(brief);
  });

  it('does not depend on what was answered in the rehearsal', () => {
    const after = aRehearsal({ questions: 4 });
    expect(briefOf(after.rehearsal, after.materials).questions).toHaveLength(20);
  });
});
