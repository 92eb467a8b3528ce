import { onceForText } from './once-for-text.ts';

/* What was asked, as it is said when one comes back to it: 'Who pays for the road?' becomes 'who pays for the road', 'Will you
 * test my well?' becomes 'whether you will test my well'. Only where the order of the words is certain. */

const auxiliary = 'is|are|was|were|am|will|would|can|could|do|does|did|has|have|had|may|might|must|should|shall';
const pronoun = 'you|we|they|it|I|he|she|there|anybody|anyone|somebody|someone|nobody|everybody|people';
const measured = '(?:many|much|far|long|often|high|tall|wide|deep|close|near|fast|soon|late|loud|big|bright|old)';
const asking =
  `(?:(?:on|in|at|by|from|for|to|with|of|under) )?` +
  `(?:what|which|who|whom|whose|where|when|why|how)(?: ${measured})?(?: (?!(?:${auxiliary})\\b)[\\w'-]+){0,4}?`;

const beginsWithAsking = new RegExp(`^(${asking}) (.+)$`, 'i');
const subjectAsks = new RegExp(
  `^(?:who|what|which [\\w'-]+(?: [\\w'-]+)?|how (?:many|much) [\\w'-]+(?: [\\w'-]+)?|how many) (?!(?:${auxiliary}|else|about|time|kind|sort)\\b)[\\w'-]+`,
  'i',
);
const whoIs = /^who (?:is|are|was|will|would|can|has|had|have|must|may) (?!you\b|we\b|they\b|it\b|I\b|the\b|your\b)/i;
const afterAsking = new RegExp(`^(${asking}) (${auxiliary}) (${pronoun}) (.+)$`, 'i');
const yesOrNo = new RegExp(`^(${auxiliary}) (${pronoun}) (.+)$`, 'i');
/** 'How far is the play yard from the closest porch': the thing ends where a word of place or time begins. */
const ofThing =
  /^((?:how \w+|where|when|what|why)) (is|are|was|were) ((?:the|your|that|those|this|these|our|my) [\w'-]+(?: [\w'-]+)?)(?:( (?:from|on|in|at|above|below|beside|for|to|when|if|beyond|behind|measured|made|kept|going|supposed) .+)|)$/i;
const verbs =
  'go|come|sit|stand|stop|start|end|run|turn|park|face|leave|burn|get|wait|drain|look|take|need|use|cost|pay|mean|stay|live|sound|happen|work|have|send|know|see|hear|feel|cover|reach|meet|keep|hold|say|do|drift|carry|close|open|allow|call|require|put|land|fill';
const doesThing = new RegExp(
  `^(${asking}) (do|does) ((?:the|your|that|those|this|these|our|my|each) [\\w'-]+(?: [\\w'-]+)?) (${verbs})\\b(.*)$`,
  'i',
);

const thirdPerson: Readonly<Record<string, string>> = { have: 'has', do: 'does', go: 'goes' };

/** 'stop' as it stands after 'it'. */
function inflected(verb: string): string {
  return (
    thirdPerson[verb] ??
    (/(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`)
  );
}

/** The clause with what follows the pronoun; null for a past tense, whose form is not certain. */
function ordered(aux: string, subject: string, rest: string): string | null {
  const auxLower = aux.toLowerCase();
  if (auxLower === 'did') return null;
  if (auxLower === 'do') return `${subject} ${rest}`;
  if (auxLower !== 'does') return `${subject} ${auxLower} ${rest}`;
  const [verb = '', ...others] = rest.split(' ');
  if (/ly$|^(?:not|ever|still|even|really|also)$/.test(verb)) return null;
  return [subject, inflected(verb), ...others].join(' ');
}

const said = (subject: string): string => (subject === 'I' ? 'I' : subject.toLowerCase());

const lower = (text: string): string => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** 'Could you live with that?' says nothing by itself. */
const pointing = /\b(?:that|this|it|them|those|then|now)$|\btell (?:me|us)\b/i;

const fewest = 4;
const most = 16;

/** 'Do you see the trouble?' asks for no answer. */
const rhetorical =
  /^whether (?:you (?:see|understand|realize|remember|hear|know what|know how|think|blame)|I am|it is too much|anybody|he would|she would|there is something I|you can (?:give|tell|show|explain|walk|say)|you have settled|we know|anybody has written)\b|^where (?:in the file )?I (?:find|read)\b|\bin my place\b/i;

/** A second question that hangs on the first: '…, and who checks?' */
const second =
  /,? (?:and|or|but) (?:who|what|which|where|when|why|how|whom|whose|does|do|is|are|will|would|can|could|may|might|must|should|have|has|in what|on what|at what)\b.*$/i;
/** An order of words that belongs to a question, further on in it: 'which goal does this serve'. */
const stillInverted = new RegExp(
  `\\b(?:${auxiliary}) (?:this|that|the|your|our|my|these|those|\\{\\w+\\}|${pronoun})\\b`,
  'i',
);

function clauseOf(question: string): string | null {
  const plain = question.replace(/\?$/, '').trim();
  const asked = plain.replace(second, '');
  if (/["\u27e6:;]|, (?:then|or not|yes or no|though)\b|^(?:and|or|but|so)\b/i.test(asked)) return null;
  // 'For Meadow Run, who pays': what stands before the comma is no part of it.
  const body =
    /^(?:[^,]{3,40}), ((?:what|which|who|whom|where|when|why|how|will|would|do|does|can|could|is|are|have|has)\b.*)$/i.exec(
      asked,
    )?.[1] ?? asked;
  const words = body.split(/\s+/);
  if (words.length < fewest || words.length > most) return null;
  const thing = ofThing.exec(body);
  if (thing !== null) {
    const [, ask = '', verb = '', subject = '', rest = ''] = thing;
    return `${lower(ask)} ${subject} ${verb.toLowerCase()}${rest}`;
  }
  const inverted = afterAsking.exec(body);
  if (inverted !== null) {
    const [, ask = '', aux = '', subject = '', rest = ''] = inverted;
    const clause = ordered(aux, said(subject), rest);
    return clause === null ? null : `${lower(ask)} ${clause}`;
  }
  const turned = doesThing.exec(body);
  if (turned !== null) {
    const [, ask = '', aux = '', subject = '', verb = '', rest = ''] = turned;
    return `${lower(ask)} ${subject} ${aux.toLowerCase() === 'does' ? inflected(verb) : verb}${rest}`;
  }
  const yes = yesOrNo.exec(body);
  if (yes !== null) {
    const [, aux = '', subject = '', rest = ''] = yes;
    const clause = ordered(aux, said(subject), rest);
    return clause === null ? null : `whether ${clause}`;
  }
  if (stillInverted.test(body)) return null;
  if (whoIs.test(body) || (subjectAsks.test(body) && beginsWithAsking.test(body))) return lower(body);
  return null;
}

/** The last thing that a turn asked, as a clause that completes 'You did not say …'.
 *  Takes: the words of a turn.  Gives: the clause, without a stop; null where there is none, or where it cannot be told for
 *  certain.  Throws: never. */
export const reportedQuestion = onceForText((text: string): string | null => {
  const questions = text
    .replace(/"[^"]*"/g, '"')
    .split(/(?<=[.?])\s+(?=[A-Z"])/)
    .filter((sentence) => sentence.endsWith('?'));
  for (const question of questions.toReversed()) {
    const clause = clauseOf(question);
    if (clause !== null && clause.split(' ').length >= fewest && !pointing.test(clause) && !rhetorical.test(clause))
      return clause;
  }
  return null;
});
