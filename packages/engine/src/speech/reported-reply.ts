import { readSentence, type Sentence } from './answer-text.ts';

const speaker = String.raw`(?:(?:the|our|his|her|its|their|my) (?:[a-z]+ ){0,2}[a-z]+|staff|counsel|he|she|they|(?:mr|mrs|ms|dr)\.? [a-z][\w'-]+|(?:chief|sheriff|commissioner|chair|councilmember|attorney|engineer|pastor|father|reverend) [a-z][\w'-]+)`;
const told = String.raw`(?:(?:also|then|further|again|only|simply) )?(?:said|says|stated|states|replied|responded|answered|indicated|noted|advised|explained|confirmed|clarified|added|reported|testified|estimated|acknowledged|stressed|pointed out|(?:told|assured) the (?:board|commission|commissioners?|council))(?: (?:to|for) the (?:board|commission|council))?`;
const atFirst = new RegExp(
  String.raw`^${speaker} (?:${told}(?:,? that|:|,)? |described |named |put (?:it|that|this|them) at |gave )(?=\S)`,
  'i',
);
const inPassing = new RegExp(String.raw`, (?:${speaker} ${told}|(?:said|replied|answered) ${speaker})(?=[,.;])`, 'i');

/** A reply as it was given, where the minutes give it: 'The owner said it will be closed at nine' is 'it will be closed at nine'.
 *  Takes: a sentence of an answer.  Gives: the same, read without whose words they are; `raw` stays as it was for quoting. */
export function asReplied(sentence: Sentence): Sentence {
  const reply = sentence.text.replace(atFirst, '').replace(inPassing, '');
  return reply === sentence.text ? sentence : { ...readSentence(reply), raw: sentence.raw };
}
