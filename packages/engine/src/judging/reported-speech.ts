/** What somebody else is said to say or fear; the applicant's own people speak for the applicant. */
const reported =
  /\b(?:people|neighbou?rs?|folks|opponents?|somebody|someone|some|everybody|they|he|she|you|residents?|rumou?rs?|letters?|signs?|facebook|the paper|(?:mr|mrs|ms)\.? \w+)(?: (?:here|tonight|have|has|had|will|may|might|who|keep|keeps|also|just))* (?:say|says|said|saying|claim|claims|claimed|think|thinks|believe|believes|worry|worries|fear|fears|tell|told|heard|hear|suggests?|suggested)\b|\b(?:heard|hear|read|told)(?: \w+){0,3} that\b|\bthe rumou?r\b/i;
const ourOwn = /\b(?:our|my|as) (?:\w+ ){0,2}(?:say|says|said|told)\b|\b(?:we|i)(?:'ve| have)? (?:said|say|told)\b/i;

/** Whether a sentence gives what others say, and not what the speaker does. Takes: the sentence as said. */
export function isReported(sentence: string): boolean {
  return reported.test(sentence) && !ourOwn.test(sentence);
}
