import { matcher } from '../../language/matcher.ts';
import type { Annotation, Sentence, Span } from '../../language/types.ts';
import { requestsIn } from '../../ordinance/compliance/requests.ts';
import type { Text } from './sought.ts';

interface Named {
  readonly text: Text;
  readonly span: Span;
}

/** Relief that is named and has no two figures: each line of the form that asks is one matter; else the first that is said.
 *  Takes: the texts of the applicant.  Gives: where it is asked for.  Throws: never. */
export function namedOnce(texts: readonly Text[]): readonly Named[] {
  const lines = texts.filter(({ kind }) => kind === 'project').flatMap(namedIn);
  return lines.length > 0 ? lines.slice(0, mostNamed) : texts.flatMap(namedIn).slice(0, 1);
}
const mostNamed = 3;

/** 'A 35-foot height, departure requested'; 'we are asking for a departure'. */
const departure = matcher([
  'departure|variance|waiver|deviation|modification _? request|ask|seek',
  'ask|request|seek for? a|an|the|one|this? departure|deviation',
  'like you|the|this _? to waive',
  'ask ... modify|vary|reduce|relax the|that|your|this ... rule|setback|requirement|standard|buffer|yard|distance',
  'ask ... modify|vary|reduce|relax that|it|the|this by|to <number>',
  'ask|request|like|propose to bank|defer <number>',
]);
/** 'No variance asked for.' */
const none = matcher([
  '<negation> _? departure|variance|waiver|deviation|modification',
  '<negation> ask|request|seek|need',
]);

/** Named, without two figures. Consent of a neighbor, and what another agency grants, isn't this body's. */
function namedIn(text: Text): readonly Named[] {
  const { annotation } = text;
  if (text.kind === 'answer') return [];
  const requests = requestsIn(annotation.text).map(({ span }) => span);
  const spans =
    requests.length > 0
      ? requests
      : annotation.sentences.filter((one) => departure.test(annotation, one) && !none.test(annotation, one));
  return spans.flatMap((span) => {
    const sentence = sentenceOf(annotation, span);
    if (sentence === undefined || ofOthers.test(annotation, sentence) || counts.test(annotation, sentence)) return [];
    const before = annotation.sentences[annotation.sentences.indexOf(sentence) - 1];
    const start = before === undefined || text.kind === 'project' ? span.start : before.start;
    return [{ text, span: { start, end: span.end } }];
  });
}

const ofOthers = matcher([
  'from|by the|my|our|his|her|their? neighbor|owner|family|widow',
  'from|by mr|mrs|ms|miss',
  'faa|fema|epa|dot|deq|dnr|corps',
  'apply|applied|file|filed to|with the? state|department|agency',
]);
const counts = matcher([
  'two|three|four|five|several thing|waiver|variance|exception|modification',
  'the waiver|variance',
]);

const sentenceOf = ({ sentences }: Annotation, { start }: Span): Sentence | undefined =>
  sentences.find((one) => one.end > start);
