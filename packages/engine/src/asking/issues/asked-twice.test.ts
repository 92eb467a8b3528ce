import { describe, expect, it } from 'vitest';
import { HeldRehearsal } from '../../hearing/held-rehearsal.ts';
import { materialsOf } from '../../filed/materials.ts';
import { readText } from '../../ordinance/read-text.ts';
import { newRehearsal } from '../../record/fold.ts';
import { communityOf } from '../next-question.ts';
import { requestIn } from '../request-in.ts';
import type { Issue } from '../types.ts';
import { withoutRepeats } from './asked-twice.ts';
import { boardQuestion } from './board-question.ts';
import { rankedIssues } from './rank.ts';

const issue = (kind: Issue['kind'], key: string, text: string): Issue => ({
  ...boardQuestion,
  kind,
  key,
  text,
  topic: 'setbacks',
  weight: 1,
  reason: null,
  citations: [],
});
const rule = issue(
  'cited_rule',
  'rule:9',
  'You said 20 feet, and the code says "A buffer 25 feet wide." Do you meet that?',
);
const paper = issue('required_paper', 'paper:odor plan', 'The code asks for an odor plan. Where is that?');
const first = issue(
  'criterion',
  'until:4:90',
  'On the odor plan, the code says "A plan shall be filed before the hearing."',
);
const none = new Set<string>();

describe('the same thing from two sides', () => {
  it('is asked of a figure as relief and not as a rule', () => {
    expect(withoutRepeats([rule], ['relief:20:25'], none, none)).toEqual([]);
    expect(withoutRepeats([rule], ['relief:20:30', 'relief:bare'], none, none)).toEqual([rule]);
  });

  it('is asked of a figure once, whatever was asked of it', () => {
    const heard = new Set(['You said, "The buffer is 20 feet. Your book has 25 feet." Why should we allow that?']);
    expect(withoutRepeats([rule], [], none, heard)).toEqual([]);
  });

  it('is asked of a paper once, whichever comes first', () => {
    expect(withoutRepeats([paper, first], [], none, none)).toEqual([paper, first]);
    expect(withoutRepeats([first], [], new Set(['paper:odor plan']), none)).toEqual([]);
    const rule = issue('cited_rule', 'standard:90', 'The code says "An odor plan shall be filed with the site plan."');
    expect(withoutRepeats([rule], [], new Set(['paper:odor plan']), none)).toEqual([]);
    expect(withoutRepeats([paper], [], none, new Set(['You said the odor plan is late. When do we get it?']))).toEqual(
      [],
    );
  });

  it('is left out of what a board could raise', () => {
    const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
    held.append({ type: 'configured', seed: 4, project_type: 'apartments', project: { name: 'Larkspur' } });
    const said = 'We propose 40 apartments. The buffer is 20 feet, and your code says 25. We ask for a waiver.';
    held.append({ type: 'presented', text: said });
    const text = 'Section 4. Buffers.\n\nA buffer shall be at least 25 feet wide along a residential line.';
    held.append({ type: 'document_filed', kind: 'ordinance', document_id: 'code', source: 'code', text });
    const materials = materialsOf(held.rehearsal, () => readText({ kind: 'ordinance', source: 'code', text }));
    const { question } = held.ask(materials, requestIn('board'));
    expect(question.text).toContain('20 feet');
    const left = rankedIssues(held.rehearsal, materials, 'board', communityOf(held.rehearsal), new Set());
    expect(left.filter((one) => one.issue.text.includes('25 feet')).map((one) => one.issue.text)).toEqual([]);
  });
});
