import type { Sentence } from '../speech/answer-text.ts';
import { contentStem, stemsIn } from '../speech/lexicon.ts';
import { document, everyDocument } from '../speech/phrases.ts';
import { openForms, type QuestionText } from './question-text.ts';

/** Words that lead to a paper or into the approval and name nothing that is in them. */
const leading = new Set(
  'show shown see find found stand set lay laid list note describe cover address include contain detail depict appear record file attach provide submit explain spell answer cite reference refer accept agree take write put make condition approval permit sheet page exhibit section figure table appendix packet plan report study document application submittal drawing material narrative board staff copy right happy glad full fully complete completely entirely already clear clearly commit live'
    .split(' ')
    .map((word) => contentStem(word) ?? word),
);
const beginsBack =
  /^(?:(?:and|well|so|again|yes|again)[, ]+)*(?:(?:it|that|this|they|those|these|everything|which)(?:'s|'re)?\b|all of (?:it|that|this)\b|(?:please )?(?:see|refer to|look at)\b|you(?:'ll| will| can| may)? (?:find|see)\b|(?:we|i)(?:'ve| have| will|'ll)? (?:\w+ )?(?:show|showed|shown|cover|covered|address|addressed|answer|answered|accept|agree|put|include|included)\b|our (?:application|narrative|submittal|packet|materials?)\b)/i;
const asksForPaper =
  /\b(?:sheets?|pages?|exhibits?|drawings?|documents?|papers?|packet|conditions?|in writing|which (?:plan|report|study)|what (?:plan|report|study|permit|approval)s?)\b/i;

/** 'It is shown on sheet C-3, and we accept that as a condition': leads somewhere and names nothing of what was asked. After
 *  an open question there is nothing that 'it' could be. Takes: the sentence, the question, and whether the sentence before
 *  has said what is meant. */
export function pointsOnly(sentence: Sentence, question: QuestionText, said: boolean): boolean {
  if (said || asksForPaper.test(question.askedText)) return false;
  if (!question.parts.every(({ form, wants }) => openForms.has(form) && wants.length === 0)) return false;
  const paper = sentence.text.replace(everyDocument, ' ');
  const starts = beginsBack.test(sentence.text) || (document.exec(sentence.text)?.index ?? 99) < 5;
  if (!starts || sentence.figures.some(({ measure }) => measure !== 'plain' && measure !== 'date')) return false;
  const stems = [...stemsIn(paper)];
  return (stems.length > 0 || paper !== sentence.text) && stems.every((stem) => leading.has(stem));
}
