import { describe, expect, it } from 'vitest';
import { HeldRehearsal } from '../../hearing/held-rehearsal.ts';
import { newRehearsal } from '../../record/fold.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';
import type { Issue } from '../types.ts';
import { boardQuestion } from './board-question.ts';
import { ownWordIssues } from './from-own-words.ts';
import { requestIssues } from './from-requests.ts';
import { onRecord } from './record/on-record.ts';
import { unfinishedIssues } from './from-unfinished.ts';

const none = new Set<string>();

function read(presentation: string) {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: 'quarry', project: { type: 'quarry', name: 'Larkspur' } });
  return onRecord(held.rehearsal, filedByHand({ presentation }));
}

function asked(presentation: string, raised: ReadonlySet<string> = none): readonly string[] {
  const record = read(presentation);
  const others = [...unfinishedIssues(record, none), ...requestIssues(record, none)];
  return ownWordIssues(record, raised, others).map(({ text }) => text);
}

describe('what the applicant said, read back word for word', () => {
  it.each([
    "I talked to Curt at the highway department about a haul road agreement. He's got a form. We haven't signed it.",
    "Miss Arlene asked about a wood one, and I told her I'd think on it.",
    "They asked for spring as well, and we haven't answered that one.",
  ])('asks for nobody else’s yes where the applicant hasn’t answered: %s', (said) =>
    expect(asked(said).join(' ')).not.toContain('What do you do if the answer is no?'),
  );

  it.each([
    // Somebody else's yes.
    ['Five families own the lane. Four signed. Mr. Rowe is thinking about it.', 'What do you do if the answer is no?'],
    ["The lake board meets in October. It'll be fine.", 'What do you do if the answer is no?'],
    ['I talked to Mrs. Ito about the path and she did not say yes.', 'What do you do if the answer is no?'],
    [
      'Pastor Rowe says we can use the lot, but the church council votes on it on the 19th.',
      'What do you do if the answer is no?',
    ],
    ["The state has had the air application since May, and I don't have that in hand.", 'When do you expect that?'],
    // Two figures for one thing.
    ['The notice says 90,000 tons, and the bid came later, so go with 110,000.', 'Does that need a new notice?'],
    ['The engineer used 480 because that was the plan, and we would be at 540.', 'Which number should we go by?'],
    // Measured when it tells little.
    ['My technician counted the road in July, two days.', 'Is that the right time of year to measure it?'],
    ['The groundwater is at 700 feet. Those are October readings.', 'Is that the right time of year to measure it?'],
    // Who isn't here.
    [
      'I have a letter from Ms. Vale, an appraiser. She had a conflict tonight.',
      'Who can answer questions about it tonight?',
    ],
    // Nothing behind it.
    ["If a well goes bad because of us we'd make it right.", 'What would that say in an approval?'],
    ["The bond, we'd post whatever the county says.", 'What would that say in an approval?'],
    // What an earlier permit asked for.
    ["The old permit said pave the whole drive. It should've been finished.", "Why isn't that finished?"],
    // Relief in plain speech.
    [
      'It has jogs every 75 feet. The limit is 160 unless you let us, so we ask you to let us.',
      'Why should we allow that?',
    ],
    ['We close at six. The gate, we would like 24 hours for contractors.', 'Why should we allow that?'],
    [
      "Your ordinance says the whole estimate. That's a lot for us to tie up, so we're hoping you'd take half of it.",
      'Why should we allow that?',
    ],
    // What was to be filed, and wasn't.
    ["We were supposed to bring the truck survey tonight, and we don't have it.", 'Can we act without it?'],
    ['The wetland letter is from 2021, so it had gone a month past the five years.', 'Can we still rely on it?'],
    // A rule that is told long before the wish to be let off from it.
    [
      "I know the ordinance wants oaks in two rows. Oaks cost more than they did. Maples grow faster. I'd ask you to allow that.",
      'Why should we allow anything else?',
    ],
  ])('%s', (said, ask) => {
    const [first] = asked(said);
    expect(first).toMatch(/^You said, "[A-Z0-9]/);
    expect(first?.endsWith(`." ${ask}`)).toBe(true);
  });

  it.each([
    'The town board voted on it in May, three to nothing.',
    'The application says seventy-five, and that is the cap.',
    'We counted the road in March with school in session.',
    'Mr. Rowe has signed, and it is recorded.',
    'Over at Coldwater they have not signed it.',
    'Has Mr. Rowe signed it?',
    // Nobody waits for an answer from who is against it.
    "There was a letter from the school board. I haven't seen it.",
    "The lake association wrote us. They haven't signed it, and they're against it.",
    // Who or what it is stands too far back.
    "So we're hoping you'll let us substitute.",
    // A rule that is told and met.
    'I know the ordinance wants oaks in two rows. We have two rows. They are oaks.',
    'We were supposed to bring the truck survey, and it is in your packet.',
    "It's a shallow well. I'd say it won't touch him. If it did, we'd make it right.",
  ])('is nothing in: %s', (said) => expect(asked(said)).toEqual([]));

  it('brings the sentence before it where only that says what is meant, and none without it', () => {
    const said = 'The county wants the drive moved. They have not seen it yet.';
    expect(asked(said)).toEqual([`You said, "${said}" What do you do if the answer is no?`]);
    const long = `${'The county wants the drive moved farther down the hill to where the old barn used to stand beside the creek'}, and so do the neighbors on both sides of us and most of the people we met. They have not seen it yet.`;
    expect(asked(long)).toEqual([]);
  });

  it('is not asked of what a line of the form asks for, and is of anything else', () => {
    const said = "We'd put in blinds and spruces, and we'd ask you to accept it at thirty-six hours.";
    const line = (words: string) => [
      {
        ...boardQuestion,
        key: 'relief:form:3',
        text: words,
        topic: 'glare' as const,
        reason: '',
        citations: [{ kind: 'project' as const, quote: words, source: 'application', section: null, start: null }],
      },
    ];
    const issues = (words: string) => ownWordIssues(read(said), none, line(words) as unknown as Issue[]);
    expect(issues('36 hours a year, asking the County to accept it')).toEqual([]);
    expect(issues('Asking for blinds and spruces instead of a switch')).toEqual([]);
    expect(issues('One row of stalls on the west - waiver requested')).toHaveLength(1);
  });

  it('is asked once, and not of figures that are asked about as relief', () => {
    const [issue] = ownWordIssues(read('The lake board meets in October.'), none, []);
    expect(asked('The lake board meets in October.', new Set([issue?.key ?? '']))).toEqual([]);
    expect(asked("The court is 780 feet long. Your limit's 600. So we're asking for a variance.")).toEqual([]);
  });
});
