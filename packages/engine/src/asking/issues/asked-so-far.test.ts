import type { AskedEvent, Venue } from '@rostrum/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../record/rehearsal.ts';
import { askedSoFar, type AskedSoFar } from './asked-so-far.ts';

let made = 0;

function anExchange(seed: number): Exchange {
  made += 1;
  const venues: readonly Venue[] = ['board', 'public', 'practice'];
  const asked: AskedEvent = {
    type: 'asked',
    id: `e${made}`,
    at: '2026-11-20T19:00:00.000Z',
    question_id: `q${made}`,
    question: `What of point ${seed % 7}?`,
    venue: venues[seed % 3] ?? 'board',
    character_id: `c${seed % 4}`,
    character_name: '',
    character_role: 'commissioner',
    topic: `t${seed % 5}`,
    issue_kind: (['gap', 'news_story', 'promise_without_mechanism'] as const)[seed % 3] ?? 'gap',
    issue_key: `k${seed % 11}`,
    question_type: 'detailed_question',
    method: 'built_in',
    purpose: 'background',
    expects: [],
    citations: [
      { kind: 'presentation', quote: 'one two three four', source: 'talk', section: null, start: 50 * (seed % 9) },
    ],
    follow_up_of: seed % 4 === 0 ? 'q0' : null,
  };
  return { asked, answered: null, judged: null };
}

/** The same counts, made from copies that have never been counted. */
const countedAnew = (exchanges: readonly Exchange[]): AskedSoFar =>
  askedSoFar(exchanges.map((exchange) => ({ ...exchange, asked: { ...exchange.asked } })));

const seen = ({ venues, timesOnTopic, issueKeys, questions, questionsOnTopic, questionsOf, ...rest }: AskedSoFar) => ({
  venues,
  timesOnTopic: [...timesOnTopic],
  issueKeys: [...issueKeys],
  questions: [...questions],
  questionsOnTopic: [...questionsOnTopic],
  questionsOf: [...questionsOf],
  ids: [...rest.byId.keys()],
});

describe('what has been asked so far', () => {
  it('continues counting from the exchanges that were extended, and starts over if they are not the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100), { minLength: 2, maxLength: 12 }),
        fc.array(fc.nat(100), { minLength: 1, maxLength: 5 }),
        fc.nat(11),
        (seeds, others, cut) => {
          const evening = seeds.map(anExchange);
          for (let count = 1; count <= evening.length; count += 1) askedSoFar(evening.slice(0, count));
          expect(seen(askedSoFar(evening))).toEqual(seen(countedAnew(evening)));
          // Another evening that begins like this one, and this one again.
          const other = [...evening.slice(0, cut % evening.length), ...others.map(anExchange)];
          expect(seen(askedSoFar(other))).toEqual(seen(countedAnew(other)));
          expect(seen(askedSoFar(evening))).toEqual(seen(countedAnew(evening)));
          // The same last question after another beginning.
          const moved = [anExchange(3), ...evening.slice(1)];
          expect(seen(askedSoFar(moved))).toEqual(seen(countedAnew(moved)));
        },
      ),
    );
  });

  it('is the same object however many were asked in between', () => {
    const evening = Array.from({ length: 30 }, (_, n) => anExchange(n));
    const early = askedSoFar(evening.slice(0, 10));
    expect(askedSoFar(evening)).toBe(early);
    expect(seen(early)).toEqual(seen(countedAnew(evening)));
  });

  it('is not affected by answers, which change an exchange but not what was asked', () => {
    const [one, two] = [anExchange(1), anExchange(2)];
    askedSoFar([one, two]);
    const answered = { ...one, answered: null };
    expect(seen(askedSoFar([answered, two]))).toEqual(seen(countedAnew([one, two])));
  });

  it('counts a topic of another venue at a fifth', () => {
    const exchanges = [anExchange(0), anExchange(15), anExchange(1), anExchange(5)];
    const { board, public: room } = askedSoFar(exchanges).venues;
    expect(board.coverage.get('t0')).toBeCloseTo(2.2);
    expect(room.coverage.get('t0')).toBeCloseTo(0.6);
    expect(board.turns).toBe(2);
  });
});
