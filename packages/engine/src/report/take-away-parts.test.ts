import { describe, expect, it } from 'vitest';
import { aRehearsal, anOrdinance } from '../testing/a-rehearsal.ts';
import { reportOf } from './after-action.ts';
import { exhibitNamed } from './exhibit-named.ts';
import { findingsTable } from './findings-table.ts';
import { reportMarkdown } from './markdown.ts';
import { promiseLedger } from './promise-ledger.ts';
import { workOn } from './work-on.ts';

describe('the findings table', () => {
  it('has the standards of the ordinance on file, each with its section', () => {
    const { rehearsal, materials } = aRehearsal();
    const rows = findingsTable(rehearsal, materials);
    expect(rows.map(({ finding }) => finding)).toEqual([
      'The use is consistent with the Comprehensive Plan.',
      'The use is compatible with the surrounding land and with the character of the neighborhood.',
      'Roads and drainage are adequate.',
      'Noise will not be a nuisance to nearby homes.',
    ]);
    for (const { section } of rows) expect(section).toMatch(/12\.40/);
  });

  it('has the usual seven, with no section, if the ordinance has none', () => {
    const { rehearsal, materials } = aRehearsal({ ordinance: anOrdinance.split('Section 12.40')[0] ?? '' });
    const rows = findingsTable(rehearsal, materials);
    expect(rows).toHaveLength(7);
    expect(new Set(rows.map(({ section }) => section))).toEqual(new Set([null]));
  });

  it('lists only statements about the matter, each with its grade and exhibit', () => {
    const { rehearsal, materials } = aRehearsal({
      questions: 8,
      answer: ({ topic }) =>
        topic === 'noise'
          ? 'The sound study by Halvorsen Engineering puts the level at the nearest home at 44 decibels. We are glad to be here.'
          : 'Our company is glad to be here.',
    });
    const noise = findingsTable(rehearsal, materials).find(({ finding }) => finding.startsWith('Noise'));
    expect(noise?.said.map(({ quote }) => quote).join(' ')).toContain('44 decibels');
    expect(noise?.said.map(({ quote }) => quote).join(' ')).not.toContain('glad');
    expect(noise?.grade).toMatch(/^(expert|document)$/);
    expect(noise?.exhibit).toBe('Sound study');
    expect(findingsTable(rehearsal, materials).find(({ finding }) => finding.includes('Comprehensive'))).toMatchObject({
      said: [],
      grade: null,
      exhibit: null,
    });
  });
});

describe('the usual findings', () => {
  it('do not mistake a statement about demand for one about the comprehensive plan', () => {
    const { rehearsal, materials } = aRehearsal({
      ordinance: anOrdinance.split('Section 12.40')[0] ?? '',
      presentation:
        'We use a closed-loop cooling system, so our water demand is about the same as forty homes. Thank you for hearing us.',
    });
    expect(findingsTable(rehearsal, materials).find(({ finding }) => finding.includes('plan'))?.said).toEqual([]);
  });

  it('list a traffic study under roads alone', () => {
    const study = 'We did a traffic study for safety.';
    const { rehearsal, materials } = aRehearsal({ ordinance: null, presentation: study, questions: 0, vote: false });
    const on = (word: string) =>
      findingsTable(rehearsal, materials).find(({ finding }) => finding.includes(word))?.said;
    expect(on('Roads')).toEqual([{ quote: study, number: null }]);
    expect(on('health')).toEqual([]);
  });
});

describe('the exhibit that a statement names', () => {
  it.each([
    ['It is shown on Sheet C-3 of the plan set.', 'Sheet C-3'],
    ['See Exhibit 14, the letter of the fire chief.', 'Exhibit 14'],
    ['Our traffic impact study counted 36 trips.', 'Traffic impact study'],
    ['The decommissioning plan is in the packet.', 'Decommissioning plan'],
    ['We plan to report back and study it.', null],
    ['That is the plan.', null],
    ['', null],
  ])('in “%s” is %s', (sentence, name) => expect(exhibitNamed(sentence)).toBe(name));
});

describe('the three things to work on', () => {
  it('begin with a figure that falls short of the code, quoting both', () => {
    const { rehearsal, materials } = aRehearsal({ questions: 6, manner: 'evasive' });
    const { id } = (materials.ordinance?.standards ?? []).find(({ quote }) => quote.includes('500 feet')) ?? { id: '' };
    const unconfirmed = workOn(rehearsal, materials).map(({ why }) => why);
    expect(unconfirmed.join(' ')).not.toContain('Change one, or ask for a variance');
    const [first] = workOn(rehearsal, { ...materials, reviewed: { [id]: 'yes' } });
    expect(first?.title).toBe('Setbacks');
    expect(first?.why).toContain('You said “Our panels will stand 300 feet from the nearest home”');
    expect(first?.why).toContain('not less than 500 feet from any existing residence”');
    expect(first?.themes).toContain('setbacks_and_buffers');
  });

  it('never tell anybody to add the answer itself', () => {
    const { rehearsal, materials } = aRehearsal({ questions: 9, manner: 'vague' });
    const lacking = rehearsal.exchanges.map((exchange) => ({
      ...exchange,
      judged: exchange.judged && {
        ...exchange.judged,
        assessment: exchange.judged.assessment && {
          ...exchange.judged.assessment,
          missing: ['the answer to that', 'who it is'],
        },
      },
    }));
    const why = workOn({ ...rehearsal, exchanges: lacking }, materials).map((item) => item.why);
    expect(why.join(' ')).not.toMatch(/the answer to that|who it is/);
    expect(why.join(' ')).toMatch(/, start (?:these answers|your answer) with what was asked\./);
  });

  it('are at most three, each with a subject to practice and a reason', () => {
    const { rehearsal, materials } = aRehearsal({ questions: 9, manner: 'vague' });
    const items = workOn(rehearsal, materials);
    expect(items).toHaveLength(3);
    for (const { why, topics, title } of items) {
      expect(why).toMatch(/^[A-Z“].{20,}\.$/s);
      expect(topics).toHaveLength(1);
      expect(title).not.toContain('_');
    }
  });

  it('do not list as missing what another answer on the subject gave', () => {
    const { rehearsal, materials } = aRehearsal({ questions: 9 });
    for (const { topics, why } of workOn(rehearsal, materials)) {
      const given = rehearsal.exchanges
        .filter(({ asked }) => topics.includes(asked.topic))
        .flatMap(({ judged }) => judged?.assessment?.covered ?? []);
      for (const element of given) expect(why).not.toContain(element);
    }
  });

  it('come from what the presentation leaves out if nothing was answered', () => {
    const { rehearsal, materials } = aRehearsal({ questions: 0, ordinance: null });
    const items = workOn(rehearsal, materials);
    expect(items.length).toBeGreaterThan(0);
    for (const { why, numbers } of items) {
      expect(why).toMatch(/^The presentation says little or nothing about .+\. Have ready: /);
      expect(numbers).toEqual([]);
    }
  });

  it('never say that the presentation leaves out what it speaks to', () => {
    const presentation =
      'Cedar Prairie Solar is 120 megawatts on 850 acres. We will plant two rows of evergreens on the sides that face homes.';
    const { rehearsal, materials } = aRehearsal({ questions: 0, ordinance: null, presentation });
    expect(materials.presentation?.analysis?.gaps.map(({ topic }) => topic)).toContain('screening_visual');
    const items = workOn(rehearsal, materials);
    expect(items).toHaveLength(3);
    expect(items.flatMap(({ topics }) => topics)).not.toContain('screening_visual');
  });
});

describe('the promise ledger', () => {
  it('keeps the words and whom they were said to, and turns them into a condition', () => {
    const { rehearsal } = aRehearsal({
      questions: 2,
      answer: () => 'We will keep construction traffic off Mill Road between 7:00 and 8:30 a.m. on school days.',
    });
    const [promise] = promiseLedger(rehearsal);
    expect(promise?.text).toContain('We will keep construction traffic off Mill Road');
    expect(promise?.to).toBe(rehearsal.exchanges[0]?.asked.character_name);
    expect(promise?.condition).toMatch(/^The applicant shall keep construction traffic off Mill Road/);
  });

  it('says what a promise still needs if it cannot be enforced', () => {
    const { rehearsal } = aRehearsal({
      questions: 2,
      answer: () => 'We will plant evergreens along the road.',
    });
    const loose = promiseLedger(rehearsal).find(({ enforceable }) => !enforceable);
    expect(loose?.condition).toContain(
      'It still needs a date, a figure that can be measured and the office that checks it.',
    );
  });
});

describe('the report as Markdown', () => {
  it('does not let what was said become markup', () => {
    const { rehearsal, materials } = aRehearsal({
      questions: 1,
      projectName: '# Sky | <b>Solar</b>',
      answer: () => '[link](http://x) | `code` * _a_ <script>alert(1)</script>\n# Heading',
    });
    const text = reportMarkdown(reportOf(rehearsal, materials));
    expect(text).not.toMatch(/(?<!\\)<script|(?<!\\)<b>|^# Heading/m);
    expect(text).toContain('\\[link\\]');
  });

  it('begins with the notice and has all the parts', () => {
    const { rehearsal, materials } = aRehearsal({ questions: 5 });
    const text = reportMarkdown(reportOf(rehearsal, materials));
    expect(text).toContain('This is practice, not legal advice.');
    for (const title of [
      'Verdict',
      'Work on first',
      'Compliance',
      'Findings',
      'Exchanges',
      'Coverage of the presentation',
    ])
      expect(text).toContain(`## ${title}`);
  });
});
