import { oncePer } from '../base/once-per.ts';
import { matcher, type Matcher } from '../language/matcher.ts';
import { elementsFor } from '../knowledge/authored.ts';
import { topicRecognized } from '../knowledge/recognize-topic.ts';
import { topicIds, type TopicElement, type TopicId } from '../knowledge/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { hitsOf, within, type Heard } from '../said/heard.ts';

/* What a complete answer on a topic contains: it is used to coach, and rates nothing. */

const isTopic = (id: string | null): id is TopicId => id !== null && (topicIds as readonly string[]).includes(id);

/** The elements of a question's topic, which its words determine if nobody named it; none if no topic stands out. Takes: the rehearsal, the
 *  topic and the focus of the question, if it has them, and its words. Gives: in the order of the file. */
export function elementsOf(
  r: Rehearsal,
  topic: string | null,
  focus: string | null,
  question: string,
): readonly TopicElement[] {
  const named = [topic, focus].find(isTopic);
  const known = named ?? topicRecognized(question)?.topic.topic ?? null;
  return known === null ? [] : elementsFor(known, r.project.industry, null);
}

const matcherOf = oncePer(({ cues }: TopicElement): Matcher => matcher(cues));

/** Whether an answer gives an element: its cue, with what it needs in the same sentence, and nothing hollow about it. Takes: the element,
 *  and the answer, read. Gives: whether one sentence has both the cue and the figure, date or party it needs. */
export function givesElement(element: TopicElement, heard: Heard): boolean {
  return matcherOf(element)
    .all(heard.annotation)
    .some((match) => {
      const sentence = heard.sentences.find(({ start, end }) => match.start >= start && match.end <= end);
      if (sentence === undefined || within(hitsOf(heard, 'hollow'), sentence)) return false;
      if (element.needs === 'figure') return within(heard.figures, sentence);
      if (element.needs === 'date') return within(hitsOf(heard, 'time'), sentence);
      if (element.needs === 'party') return within(hitsOf(heard, 'agent'), sentence) || within(heard.names, sentence);
      return true;
    });
}
