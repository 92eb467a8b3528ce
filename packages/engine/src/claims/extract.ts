import { withChoices } from './choices.ts';
import { contentOf, readClause, tellingTokens } from './clause.ts';
import { askedOf, type Asked } from './asked.ts';
import { claimOf, type Said } from './base-claim.ts';
import { ofState } from './contraries.ts';
import { withQuantity, withSchedule } from './figures.ts';
import { completed, isBareReply, polarClaim } from './replies.ts';
import type { Claim, ClaimSource } from './types.ts';
import { verbIn } from './verb.ts';
import { isDay, isLight } from './words.ts';
import { idsByWord } from '../lexicon/entries.ts';
import { isInScope } from '../language/spans.ts';
import { firstFrom } from '../language/matcher.ts';
import type { Annotation, Clause, Sentence, Span } from '../language/types.ts';

/** What somebody stated in a text: one claim per clause, plus one for each figure, schedule and choice in it.
 *  Takes: the text read; where it was said; the id of the event or document; and the question it answers, which gives a short answer its
 *  subject ('How tall is the wall?' 'Eight feet.').  Gives: in text order; questions asked back claim nothing. Never throws. */
export function claimsIn(
  annotation: Annotation,
  source: ClaimSource,
  from: string,
  question: Annotation | null = null,
): Claim[] {
  const asked = question === null ? null : askedOf(question);
  // 'That is the sheriff's tower. It has guy wires.'
  let wasElsewhere = false;
  return annotation.sentences.flatMap((sentence, index) => {
    if (sentence.kind === 'question') return [];
    const given = index === 0 || (index === 1 && saysLittle(annotation)) ? asked : null;
    const said = { annotation, source, from };
    const told = index === 0 ? polarClaim(said, sentence, asked) : [];
    const clauses = sentence.clauses.filter(
      (clause) => index > 0 || asked === null || !isBareReply(annotation, clause),
    );
    const before = annotation.sentences[index - 1];
    const spokenOf = before === undefined ? [] : thingsOf(annotation, before);
    let last: Claim | null = null;
    const claims = clauses.flatMap((clause) => {
      const found = claimsOfClause(said, sentence, clause, given, last);
      last = found.findLast(({ head }) => head.length > 0) ?? last;
      return found;
    });
    const placed = claims.map((claim) =>
      claim.isPronominal
        ? {
            ...claim,
            full: union(claim.full, spokenOf),
            elsewhere: claim.elsewhere || (wasElsewhere && claim.party !== 'applicant'),
          }
        : claim,
    );
    wasElsewhere = placed.some(({ elsewhere }) => elsewhere);
    return [...told, ...placed];
  });
}

/** 'Sure. They close at nine.' */
const saysLittle = (annotation: Annotation): boolean => {
  const [first] = annotation.sentences;
  return first === undefined || contentOf(tellingTokens(annotation, first.from, first.to)).length === 0;
};

/** What a sentence is about, without what is done: a pronoun after it stands for that. */
function thingsOf(annotation: Annotation, sentence: Sentence): string[] {
  const deeds = sentence.clauses.map((clause) => readClause(annotation, sentence, clause).predicate);
  return contentOf(tellingTokens(annotation, sentence.from, sentence.to)).filter((lemma) => !deeds.includes(lemma));
}

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];

function claimsOfClause(
  said: Said,
  sentence: Sentence,
  clause: Clause,
  asked: Asked | null,
  last: Claim | null,
): Claim[] {
  const { annotation } = said;
  const read = readClause(annotation, sentence, clause);
  const alone = continued(claimOf(said, sentence, clause, read), last);
  const base = ofOpening(completed(said, alone, sentence, clause, asked));
  const inside = <Item extends { start: number }>(items: readonly Item[]): Item[] =>
    items.filter(({ start }) => start >= clause.start && start < clause.end);
  const quantities = inside(annotation.quantities.filter((one) => !isLeftOut(annotation, one))).map((quantity, nth) =>
    withQuantity(said, base, clause, quantity, nth === 0 ? asked : null),
  );
  const schedules = inside(annotation.schedules).map((schedule) => withSchedule(said, base, schedule));
  const choices = withChoices(annotation, clause, base);
  // 'No house is nearer than 100 feet' doesn't deny that there are houses.
  const isBounded = quantities.some(
    ({ polarity, quantity }) =>
      polarity !== base.polarity && quantity !== null && isInScope(annotation, quantity, 'negated'),
  );
  const isMeasured = quantities.some(({ quantity }) => quantity?.dimension !== 'count');
  const named = ofState(annotation.tokens, clause, verbIn(annotation.tokens, clause.from, clause.to), withDeed(base));
  const says = named.head.length > 0 || (base.within.length > 0 && base.predicate !== null);
  const plain =
    !isBounded && says
      ? eitherOf(
          annotation,
          clause,
          withReach(isMeasured ? { ...named, marks: [...named.marks, 'measured'] } : named, quantities),
        )
      : [];
  const second = base.polarity === 'affirmed' ? secondDeed(said, sentence, clause, base) : [];
  return [...plain, ...quantities, ...schedules, ...choices, ...second];
}

/** 'We will not test wells two miles out' denies nothing nearer, nor is 'every well within half a mile' every well. */
function withReach(claim: Claim, quantities: readonly Claim[]): Claim {
  const far = quantities.flatMap(({ quantity, measured }) =>
    quantity?.dimension === 'length' && measured === null ? [`${String(quantity.value)} ${quantity.unit ?? ''}`] : [],
  );
  return far.length === 0 ? claim : { ...claim, within: [...claim.within, ...far] };
}

/** 'We'd bring it in and crush for a month' says two things of one subject. */
function secondDeed(said: Said, sentence: Sentence, clause: Clause, base: Claim): Claim[] {
  const { tokens } = said.annotation;
  const main = tokens[verbIn(tokens, clause.from, clause.to)];
  for (let i = clause.from + 1; i < clause.to - 1; i++) {
    const [joint, verb, next] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    if (joint?.lower !== 'and' || verb?.tag !== 'word' || main === undefined || verb.start <= main.start) continue;
    const agrees = (verb.lower === verb.lemma) === (main.lower === main.lemma);
    const isFollowed =
      next !== undefined && (next.tag === 'determiner' || next.tag === 'preposition' || next.tag === 'pronoun');
    if (!verbs.has(verb.lemma) || isLight(verb.lemma) || !agrees || !isFollowed) continue;
    const part = { ...clause, from: i + 1, start: verb.start };
    const { head, circumstances, within, phrases } = readClause(said.annotation, sentence, part);
    return [{ ...base, predicate: verb.lemma, head, full: head, circumstances, within, phrases, presupposes: [] }];
  }
  return [];
}

/** 'We don't do body work or painting' denies each of them. */
function eitherOf({ tokens }: Annotation, { from, to }: Clause, claim: Claim): Claim[] {
  let or = from + 1;
  while (or < to && tokens[or]?.lower !== 'or' && tokens[or]?.lower !== 'nor') or++;
  if (claim.polarity !== 'denied' || or >= to) return [claim];
  const group = (start: number, step: 1 | -1): string[] => {
    const lemmas: string[] = [];
    for (let i = start; i >= from && i < to && tokens[i]?.tag === 'word' && tokens[i]?.lower !== "'s"; i += step)
      lemmas.push(tokens[i]?.lemma ?? '');
    return lemmas;
  };
  const [before, after] = [group(or - 1, -1), group(or + 1, 1)].map((lemmas) =>
    lemmas.filter((lemma) => claim.head.includes(lemma)),
  ) as [string[], string[]];
  if (before.length === 0 || after.length === 0 || before.includes(claim.predicate ?? '')) return [claim];
  const without = (group: readonly string[]): Claim => {
    const left = (lemmas: readonly string[]): string[] => lemmas.filter((lemma) => !group.includes(lemma));
    return { ...claim, head: left(claim.head), full: left(claim.full), circumstances: left(claim.circumstances) };
  };
  return [without(after), without(before)];
}

const all = new Set(['all', 'every', 'everybody', 'everything', 'everyone', 'none', 'nobody', 'any']);
/** 'All but one house has it' counts what is left out, and nothing that there is. */
function isLeftOut({ tokens }: Annotation, { start }: Span): boolean {
  const at = firstFrom(tokens, start);
  return tokens[at - 1]?.lower === 'but' && all.has(tokens[at - 2]?.lower ?? '');
}

/** 'We have never been fined' names nothing but what wasn't done. */
function withDeed(claim: Claim): Claim {
  const { predicate, head, polarity, full } = claim;
  if (predicate === null || head.length > 0 || polarity !== 'denied' || !verbs.has(predicate) || isLight(predicate))
    return claim;
  return { ...claim, head: [predicate], full: full.length > 0 ? full : [predicate] };
}

const verbs = idsByWord('verbs', 'classes');

/** 'It is closed on weekends': it is not open then. */
function ofOpening(claim: Claim): Claim {
  const isClosed = claim.head.includes('close') && (claim.predicate === 'be' || claim.predicate === 'close');
  if (!isClosed || claim.polarity === 'denied' || !claim.within.some(isDay)) return claim;
  const without = (lemmas: readonly string[]): string[] => lemmas.filter((lemma) => lemma !== 'close');
  return { ...claim, predicate: 'open', polarity: 'denied', head: without(claim.head), full: without(claim.full) };
}

/** 'Blasting stays what it is, once a month': an afterthought with no content of its own is about what was just said. */
function continued(claim: Claim, last: Claim | null): Claim {
  if (last === null || claim.predicate !== null || claim.head.length > 0) return claim;
  // 'There is no kitchen, just a small one' affirms nothing of what was denied.
  if (last.polarity === 'denied' && claim.polarity === 'affirmed') return claim;
  const { head, full, subject, party, time, modality, elsewhere } = last;
  return { ...claim, head, full, subject, party, time, modality, elsewhere, isFragment: true };
}
