import type { Assessment } from '@rostrum/contract';
import { hitsOf, within, type Heard } from '../said/heard.ts';

type Grade = NonNullable<Assessment['evidence_grades']>[number]['grade'];

/** Each statement with its grade of evidence, as a board's attorney would give it: a professional, a document, the speaker's own knowledge,
 *  an opinion, a guess. Takes: the answer, read.  Throws: never. */
export function gradesOf(heard: Heard): NonNullable<Assessment['evidence_grades']> {
  const { annotation } = heard;
  return heard.sentences
    .filter(({ kind }) => kind !== 'question')
    .map((sentence) => {
      const has = (family: string): boolean => within(hitsOf(heard, family), sentence);
      return {
        text: annotation.text.slice(sentence.start, sentence.end),
        grade: gradeOf(has, within(heard.figures, sentence)),
      };
    });
}

function gradeOf(has: (family: string) => boolean, figure: boolean): Grade {
  if (has('paper')) return has('agent') ? 'expert' : 'document';
  if (has('hollow') || has('flattering')) return 'opinion';
  if (has('hedges') || has('noncommittal') || has('ignorance')) return 'speculation';
  return figure || has('acts') || has('commits') || has('extent') || has('time') ? 'personal_knowledge' : 'opinion';
}
