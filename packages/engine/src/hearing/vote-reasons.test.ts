import { describe, expect, it } from 'vitest';
import { characters } from '../catalog/characters.ts';
import type { Materials, PresentationReading } from '../filed/types.ts';
import { nothingFiled } from '../judging/nothing-filed.ts';
import { newRehearsal } from '../record/fold.ts';
import { plainAsked } from '../record/plain-asked.ts';
import type { Exchange, Rehearsal } from '../record/rehearsal.ts';
import { reasonFor } from './vote-reasons.ts';

const at = '2026-01-01T00:00:00Z';
const commissioners = characters.filter(({ role }) => role === 'commissioner');
const [member, colleague, third] = commissioners;
if (member === undefined || colleague === undefined || third === undefined) throw new Error('too few commissioners');
const record = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');

interface Told {
  readonly by?: string;
  readonly topic?: string;
  readonly text?: string;
  readonly score?: number;
  /** Sentences that a vote can rest on. */
  readonly carried?: readonly string[];
  readonly missing?: readonly string[];
  readonly unjudged?: true;
  readonly unanswered?: true;
  readonly unassessed?: true;
}
let next = 0;
function told(of: Told): Exchange {
  const id = `q${++next}`;
  const { by = '', topic = 'noise', score = 8, carried = [], missing = [] } = of;
  const known = { question_id: id, question: 'Why?', venue: 'public', topic, issue_key: id, character_id: by } as const;
  const answered = { id: `n${id}`, at, type: 'answered', question_id: id, text: of.text ?? 'It is quiet.' };
  const assessment = of.unassessed ? null : { carried, missing };
  const judged = {
    id: `j${id}`,
    at,
    type: 'judged',
    question_id: id,
    rating: 'adequate',
    score,
    feedback: '',
    assessment,
  };
  return {
    asked: { ...plainAsked(known), id, at },
    answered: of.unanswered ? null : answered,
    judged: of.unjudged || of.unanswered ? null : judged,
  } as unknown as Exchange;
}

const heardIn = (exchanges: readonly Exchange[], more: Partial<Rehearsal> = {}): Rehearsal => ({
  ...record,
  exchanges,
  ...more,
});
const presented = (...sentences: string[]): Materials => ({
  ...nothingFiled,
  presentation: { claims: sentences.map((sentence) => ({ sentence })) } as unknown as PresentationReading,
});
const aye = (r: Rehearsal, filed = nothingFiled, used = new Set<string>(), who = member): string =>
  reasonFor(r, filed, who, true, used);
const nay = (r: Rehearsal, filed = nothingFiled, used = new Set<string>(), who = member): string =>
  reasonFor(r, filed, who, false, used);

const mine = told({ by: member.character_id, topic: 'noise', score: 6, carried: ['It is 41 decibels at night.'] });
const theirs = told({
  by: colleague.character_id,
  topic: 'traffic_roads',
  score: 8,
  carried: ['It is 20 trucks a day.'],
});
const mineOpen = told({ by: member.character_id, topic: 'noise', score: 4, missing: ['how loud it is'] });
const theirsOpen = told({ by: colleague.character_id, topic: 'traffic_roads', score: 2, missing: ['how many trucks'] });
/** Said by whoever asked; the others speak of what was heard. */
const ownAye = /\b(?:I asked|My question|I got|I came|I put)\b/;
const ownNay = /\b(?:I asked|My question|I was waiting|I gave|I had to)\b/;

describe('a vote in favor', () => {
  it('rests on the answer to the member’s own question', () => {
    for (const order of [
      [mine, theirs],
      [theirs, mine],
    ]) {
      expect(aye(heardIn(order))).toContain('41 decibels');
      expect(aye(heardIn(order))).toMatch(ownAye);
    }
  });

  it('rests on the better of two, on the first of two alike, and on none that was not good enough', () => {
    const [better, worse] = [9, 7].map((score) => told({ score, carried: [`It scored ${score}.`] }));
    const alike = told({ score: 9, carried: ['It came second.'] });
    if (better === undefined || worse === undefined) throw new Error('two are needed');
    expect(aye(heardIn([worse, better]))).toContain('It scored 9');
    expect(aye(heardIn([better, alike]))).toContain('It scored 9');
    expect(aye(heardIn([better, alike]))).not.toMatch(ownAye);
    expect(aye(heardIn([told({ score: 2, carried: ['It scored 2.'] })]))).not.toContain('It scored');
    // Four points are what the member's own question is worth.
    expect(aye(heardIn([{ ...mine }, told({ score: 10.5, carried: ['It scored most.'] })]))).toContain('scored most');
  });

  it('leaves to others what a colleague has just quoted, and agrees with it where there is nothing else', () => {
    const used = new Set<string>();
    expect(aye(heardIn([mine, theirs]), nothingFiled, used)).toContain('41 decibels');
    expect(aye(heardIn([mine, theirs]), nothingFiled, used, colleague)).toContain('20 trucks');
    const joined = aye(heardIn([mine, theirs]), nothingFiled, used, third);
    expect(joined).not.toMatch(/“/);
    expect(joined).toMatch(/noise|sound|traffic|roads/);
  });

  it('never says a thing twice before everything was said, and then goes on', () => {
    const used = new Set<string>();
    const quoted = (n: number): string =>
      aye(
        heardIn([told({ carried: ['It is quiet there.'] })]),
        nothingFiled,
        used,
        commissioners[n % commissioners.length],
      );
    const first = Array.from({ length: 5 }, (_, n) => quoted(n));
    expect(new Set(first).size).toBe(5);
    expect(first).toContain(quoted(5));
  });

  it('takes what was said where no answer was judged, but not what is still to come', () => {
    const said = told({ text: 'The fence is eight feet tall.', unjudged: true });
    const later = told({
      text: 'I do not have that tonight. Our engineer will send it to staff by Friday.',
      unjudged: true,
    });
    const judged = told({ text: 'The gate is locked at night.', score: 2 });
    const open = told({ unanswered: true });
    expect(aye(heardIn([said, later, judged, open]))).toContain('“The fence is eight feet tall');
    const used = new Set<string>();
    const two = [said, told({ text: 'The road is paved to the gate.', unjudged: true })];
    expect(aye(heardIn(two), nothingFiled, used)).toContain('The road is paved');
    expect(aye(heardIn(two), nothingFiled, used)).toContain('The fence is eight feet');
    expect(aye(heardIn(two), nothingFiled, used)).not.toContain('“');
  });

  it('takes what was presented where nobody answered, if it says something', () => {
    const filed = presented('It is quiet.', 'We plant two rows of trees.');
    expect(aye(heardIn([]), filed)).toContain('“We plant two rows of trees');
    expect(aye(heardIn([]), presented('We plant two tall rows.'))).toContain('“We plant two tall rows');
    expect(aye(heardIn([]), presented('We plant two rows.'))).not.toContain('“');
    expect(aye(heardIn([]))).toMatch(/^(?:I|The) .+\.$/);
    for (const who of commissioners) {
      const said = heardIn([told({ text: 'The fence is eight feet tall.', unjudged: true })]);
      expect(aye(said, nothingFiled, new Set(), who)).toContain('eight feet');
      expect(aye(heardIn([]), filed, new Set(), who)).toContain('two rows');
      expect(nay(heardIn([told({ unanswered: true })]), filed, new Set(), who)).toContain('two rows');
    }
  });
});

describe('a vote against', () => {
  it('names what the member asked for and wasn’t told', () => {
    for (const order of [
      [mineOpen, theirsOpen],
      [theirsOpen, mineOpen],
    ]) {
      expect(nay(heardIn(order))).toContain('how loud it is');
      expect(nay(heardIn(order))).toMatch(ownNay);
    }
    expect(nay(heardIn([theirsOpen]))).toContain('how many trucks');
    expect(nay(heardIn([theirsOpen]))).not.toMatch(ownNay);
  });

  it('names the worst of what others asked, and nothing that was complete', () => {
    const [bad, worse, complete] = [
      told({ score: 4, missing: ['what it costs'] }),
      told({ score: 1, missing: ['who pays'] }),
      told({ score: 0, missing: [] }),
    ];
    expect(nay(heardIn([complete, bad, worse]))).toContain('who pays');
    expect(nay(heardIn([complete]))).not.toMatch(/who pays|what it costs|noise/);
    expect(nay(heardIn([told({ unassessed: true }), bad]))).toContain('what it costs');
    expect(nay(heardIn([told({ unjudged: true }), bad]))).toContain('what it costs');
  });

  it('speaks of “this” where the topic has no name', () => {
    expect(nay(heardIn([told({ topic: 'nothing known', by: member.character_id, missing: ['who pays'] })]))).toMatch(
      /\bthis\b/,
    );
  });

  it('agrees with a colleague on what is still missing', () => {
    const used = new Set<string>();
    expect(nay(heardIn([theirsOpen]), nothingFiled, used, colleague)).toMatch(ownNay);
    const joined = nay(heardIn([theirsOpen]), nothingFiled, used);
    expect(joined).toMatch(/colleague|repeat|also|same/);
    expect(joined).toContain('how many trucks');
  });

  it('reads out two statements that clash, one member each', () => {
    const clash = (earlier: string, now: string) => ({ earlier, now, subject: 'noise', eventId: 'e' });
    const contradictions = [
      clash('It is 41 decibels.', 'It is 60 decibels.'),
      clash('It is 60 decibels.', 'It is 70 decibels.'),
      clash('It is 80 decibels.', 'It is 41 decibels.'),
      clash('It closes at nine.', 'It closes at eleven.'),
    ];
    const r = heardIn([mineOpen], { contradictions });
    const used = new Set<string>();
    expect(aye(r, nothingFiled, used)).not.toContain('decibels');
    expect(nay(r, nothingFiled, used)).toMatch(/“It is 41 decibels”.*“It is 60 decibels”/);
    expect(nay(r, nothingFiled, used, colleague)).toMatch(/“It closes at nine”.*“It closes at eleven”/);
    expect(nay(r, nothingFiled, used, third)).toContain('how loud it is');
  });

  it('quotes what it heard where nothing is missing by name', () => {
    const said = told({ text: 'The fence is eight feet tall.', unjudged: true });
    const judged = told({ text: 'The gate is locked at night.' });
    expect(nay(heardIn([judged]))).toContain('“The gate is locked at night');
    expect(nay(heardIn([said, told({ unanswered: true })]))).toContain('“The fence is eight feet tall');
    expect(nay(heardIn([]), presented('We plant two rows of trees.'))).toContain('“We plant two rows of trees');
    expect(
      nay(
        heardIn([told({ text: 'Our engineer will send it to staff by Friday.' })]),
        presented('We plant two rows of trees.'),
      ),
    ).not.toContain('“');
    expect(nay(heardIn([]))).toMatch(/^(?:Our|There) .+\.$/);
  });
});
