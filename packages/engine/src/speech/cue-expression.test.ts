import { describe, expect, it } from 'vitest';
import { allTopics } from '../knowledge/all-topics.ts';
import { cueExpression, piecesOf } from './cue-expression.ts';

describe('the pieces a cue needs', () => {
  it.each([
    ['set ?-?backs?', ['back']],
    ['(?:nearest|closest) homes?', ['nearest', 'closest']],
    ['noise|sound levels?', ['noise', 'sound level']],
    ['(?:no|not) (?:an? )?(?:variance|waiver)s?', ['variance', 'waiver']],
    ['\\w+', null],
    ['.+', null],
    ['(?:nearest )?\\d+', null],
    ['(?!never)always', ['always']],
    ['[a-z]+ the fence', [' the fence']],
    ['colou?r', ['colo']],
  ])('%s', (source, pieces) => {
    expect(piecesOf(source)).toEqual(pieces);
  });

  it('never keep a cue from meeting what its expression meets', () => {
    const cues = allTopics.flatMap((topic) => [
      ...topic.cues,
      ...Object.values(topic.entries).flatMap((entry) => entry.elements.flatMap((element) => element.cues)),
    ]);
    const texts = allTopics.flatMap((topic) =>
      Object.values(topic.entries).flatMap((entry) => [
        ...entry.board.slice(0, 3).map(({ text }) => text),
        ...entry.elements.map(({ model }) => model),
      ]),
    );
    const unlike: string[] = [];
    for (const source of new Set(cues)) {
      const plain = new RegExp(`\\b(?:${source})\\b`, 'i');
      const quick = cueExpression(source);
      for (const text of texts.slice(0, 400))
        if (plain.test(text) !== quick.test(text)) unlike.push(`${source}: ${text}`);
    }
    expect(unlike).toEqual([]);
  });
});
