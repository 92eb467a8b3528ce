import type { AnswerReading, StatementReading } from './answer-reading.ts';
import type { Coverage } from './coverage.ts';
import { figuresIn } from '../speech/figures.ts';
import { document } from '../speech/phrases.ts';
import { stemsIn } from '../speech/lexicon.ts';
import type { QuestionText } from './question-text.ts';
import { isOfSomethingElse, sameSubject } from './same-subject.ts';

/** Whether an answer, however true, has nothing of what the question was after: no yes or no, none of the elements it asks
 *  for, no reply in its form, and no sentence that stays with its words. Only told where the topic is known: without
 *  one, words that the answer happens not to share prove nothing.
 *  Takes: the reading, what it covers, and whether a part of the question was met in its form. */
export function missesThePoint(reading: AnswerReading, coverage: Coverage, met: boolean): boolean {
  const { expectation, polar, question, statements } = reading;
  if (expectation.generic || polar !== null || met) return false;
  // Where the topic was only guessed, a plan told figure by figure has rather missed the guess.
  if (!expectation.named && statements.filter(({ hollow, fresh }) => !hollow && fresh.length > 0).length >= ofAPlan)
    return false;
  // Asked for an hour, the length of the work is no answer, whatever else it is.
  if (question.parts.every(({ wants }) => wants.length === 1 && wants[0] === 'clock')) return true;
  const specific = coverage.wantedCount < expectation.elements.length;
  if (specific ? coverage.wantedRatio > 0 : statements.some((statement) => relates(statement, question))) return false;
  if (question.parts.every(({ wants, counted }) => wants.length > 0 || counted !== null)) return true;
  return !statements.some((statement) => staysWithIt(statement, question.stems));
}

const ofAPlan = 3;

/** Whether a rule was read out and the answer has nothing of it: none of its things, no figure in its unit, no paper, and no yes
 *  or no. Traffic counts are no reply to three hundred feet from a dwelling. Takes: the reading, and the rules as quoted. */
export function passesTheRule({ statements, polar, question }: AnswerReading, rules: readonly string[]): boolean {
  if (rules.length === 0 || polar !== null) return false;
  const stems = [...stemsIn(rules.join(' '))].filter((stem) => !ofEveryRule.has(stem));
  if (stems.length < 3) return false;
  const things = new Set(stems);
  const units = new Set(rules.flatMap((rule) => figuresIn(rule).map(({ scale }) => scale)));
  return !statements.some(
    ({ sentence, counts }) =>
      counts &&
      (stems.filter((stem) => [...sentence.stems].some((said) => said === stem || sameSubject(said, stem))).length >=
        2 ||
        sentence.figures.some(
          (figure) =>
            (units.has(figure.scale) || figure.measure === 'plain') &&
            // Everything on a plan is so many feet from something.
            (figure.measure !== 'length' || !isOfSomethingElse(figure, sentence, things)),
        ) ||
        namesTheRule.test(sentence.text) ||
        [...sentence.stems].filter((said) => question.askedStems.has(said)).length >= 2),
  );
}
const ofEveryRule = stemsIn(
  'shall must may required require permitted provide provided section article ordinance code least maximum minimum feet foot distance day days hour hours year years percent number located',
);
const namesTheRule =
  /\b(?:sections?|§|ordinance|code|that rule|the rule|variance|waiver|compl(?:y|ies)|meets? (?:it|that))\b/i;

/** Gives an element of the topic that has to do with what is asked, by its own words or by the name of the element. */
function relates({ elements, sentence, figures, news }: StatementReading, question: QuestionText): boolean {
  if (elements.length === 0) return false;
  if (/^(?:it|they|that|this|these|those|both|each|all|none|then|by|because|with)\b/.test(sentence.lower)) return true;
  const polarOnly = question.parts.every(({ form }) => form === 'yes_no');
  if (!polarOnly && (figures.length > 0 || document.test(sentence.text) || news >= 4)) return true;
  const stems = [
    ...elements.flatMap(({ element }) => [...stemsIn(element.label)]),
    ...(polarOnly ? [] : sentence.stems),
  ];
  return [...question.askedStems].some((asked) => stems.some((stem) => sameSubject(stem, asked)));
}

/** Two words of the question and something new to them, without figures that belong elsewhere. */
function staysWithIt(statement: StatementReading, asked: ReadonlySet<string>): boolean {
  const { counts, hollow, news, figures, sentence } = statement;
  if (!counts || hollow || news < 2 || sentence.figures.length > figures.length) return false;
  return [...asked].filter((stem) => [...sentence.stems].some((one) => sameSubject(one, stem))).length >= 2;
}
