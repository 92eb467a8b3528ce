/* Which short closing fits which question: 'Yes or no?' after a question that takes a yes or a no, and so on. */

export type QuestionForm = 'commitment' | 'yes_no' | 'figure' | 'who' | 'choice' | 'open' | 'none';

const lastSentence = (text: string): string => text.split(/(?<=[.?])\s+(?=["A-Z])/).at(-1) ?? text;

/** How the last sentence of a turn asks. Takes: a text. Gives: 'none' where it does not ask. */
export function formOf(text: string): QuestionForm {
  const last = lastSentence(text.trim());
  if (!last.endsWith('?')) return 'none';
  const asks = last.replace(/^(?:[^,?]{0,60}, )?(?:and |but |so |then )?/i, '');
  for (const one of [last, asks]) {
    if (/^(?:is|are|was|were|do|does|did|will|would|can|could|have|has|should|may|am)\b/i.test(one)) {
      // 'Is it A, or B?' takes neither a yes nor a no.
      if (/\bor\b/i.test(one)) return 'choice';
      return /^(?:will|would|are) (?:you|[A-Z])/i.test(one) ? 'commitment' : 'yes_no';
    }
    if (/^(?:how (?:many|much|far|long|often|high|tall|close|loud|near|deep|wide|fast)|at what|by what)\b/i.test(one))
      return 'figure';
    if (/^(?:who|whose|whom)\b/i.test(one)) return 'who';
  }
  return 'open';
}

const wantsYes =
  /\b(?:yes|bet the farm|quote you|shake on|name to that|sign to that|written condition|is that (?:firm|a promise|in evidence|on the drawings|going in|the real answer|tested)|plan on that|fire marshal|pass or fail|good enough|shall, or may|would you do it|stay the night|next draft|next year|tell them that|firm enough)\b/i;
const anyYes = /\byes\b|\bpass or fail\b/i;
const wantsSource =
  /\b(?:based on|measured|counted|method|the data|verif\w+|evidence|compared with|period|checked it|how would you know|looked it up|which study|which sheet|rule out|average hide|baseline|the table behind|show your work)\b/i;
const wantsPerson =
  /\b(?:whose crew|in charge|stands behind|who answers|who signs|owns that step|sees to that|goes back to look|name the person|hold to that|who decides|write me down)\b/i;
const fitsAny =
  /\b(?:that's all|that is all|please|like to know|grateful|take down|take the time|in the file|in the record|for the file|sitting down|somebody just tell|plain answer|plain words)\b/i;

/** True where a closing may follow a question of this form. Takes: the closing and the form. */
export function closingFits(closing: string, form: QuestionForm): boolean {
  if (form === 'none') return false;
  if (anyYes.test(closing)) return form === 'yes_no' || form === 'commitment';
  if (wantsYes.test(closing)) return form === 'commitment';
  if (wantsSource.test(closing)) return form === 'figure';
  if (wantsPerson.test(closing)) return form === 'commitment';
  return fitsAny.test(closing) || form === 'open';
}

/** Demands that ask for a thing, which makes no sense after a question that takes a yes. */
const asksForThing =
  /\b(?:want that before|have it for us|give it to us|do not have it|give us that|in hand before)\b/i;
/** Demands that ask to be bound. */
const asksToBeBound = /\b(?:conditions?|in writing|on the record|into the microphone|fix that first)\b/i;

/** True where a demand may follow a question of this form. Takes: the demand, its slots open or filled, and the form. */
export function demandFits(demand: string, form: QuestionForm): boolean {
  if (asksForThing.test(demand)) return form === 'open' || form === 'figure';
  if (/\bconditions?\b/i.test(demand)) return form === 'commitment';
  return asksToBeBound.test(demand) || form !== 'none';
}

/** A remark that says what is wanted of the applicant. */
const saysWhatIsWanted =
  /\b(?:I(?:'d| would| will|'ll) (?:like|want|ask|need|expect|rather|look for|hold|feel better|be asking|not)|I (?:want|need|expect|ask)|please|should|must|ought|needs? to|has to|have to|(?:put|show|write|give|bring|keep|move|name|tell|draw|walk|take|send|leave|make|set|plant|use|let|get) (?:it|us|me|the|a|that|your|them|in|out|one)|belongs?)\b/i;

/** True where a remark leaves the applicant to guess what to answer. Takes: what is said, without a question in it. */
export function leavesGuessing(remark: string): boolean {
  return (
    !remark.includes('?') &&
    !saysWhatIsWanted.test(remark) &&
    !/(?:^|[.] )(?:Point|Show|Name|Read|Walk|Describe|Explain|List|Start|Say|Try|Look|Answer|Persuade|Take|Convince|Prove|Change)\b/.test(
      remark,
    )
  );
}
