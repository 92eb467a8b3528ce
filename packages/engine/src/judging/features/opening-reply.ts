import type { Sentence, Token } from '../../language/types.ts';
import type { Part } from '../../said/asked.ts';
import { hitsOf, within, type Heard } from '../../said/heard.ts';
import { isFreeOf, isPlain } from '../../said/plain.ts';
import { isFragment } from './fragment.ts';
import { setOf } from './values.ts';

/* Replies told by how the first sentence opens, because it leaves out what the question said: 'Before the first family moves in' to 'By
 * when?', 'Ten' to 'What time do you close?', 'Most of them' to 'Will the oaks stay?'. */

const quantifiers = setOf('most some half few several many nearly almost all every both two-thirds three-quarters');
const joining: ReadonlySet<string> = new Set(['interjection', 'punctuation', 'conjunction', 'determiner']);
const unsure = ['hedges', 'conditional'] as const;
const existing = setOf("is 's are");
const reach = 3;

/** The index of the first token that isn't a filler or an article. */
function headOf(tokens: readonly Token[], { from, to }: Sentence): number {
  let at = from;
  while (at < to - 1 && joining.has(tokens[at]?.tag ?? '')) at++;
  // 'There's a manager at every event': what there is comes after.
  if (tokens[at]?.lower === 'there' && existing.has(tokens[at + 1]?.lower ?? '')) at += 2;
  while (at < to - 1 && joining.has(tokens[at]?.tag ?? '')) at++;
  return at;
}

/** Whether the first sentence opens with a match of a family: 'An outside firm', 'In the lot behind the church'. Takes: the answer,
 *  one of its sentences, and the family's name. */
export function opensWith(heard: Heard, sentence: Sentence, family: string): boolean {
  if (sentence !== heard.sentences[0] || !isPlain(heard, sentence)) return false;
  const head = headOf(heard.annotation.tokens, sentence);
  const { tokens } = heard.annotation;
  if (tokens[head]?.tag === 'pronoun') return false;
  return hitsOf(heard, family).some(
    ({ from, to }) =>
      to > head &&
      from < head + reach &&
      from >= sentence.from &&
      (tokens[head]?.tag === 'preposition' || endsAt(tokens, Math.max(to, head + 1), sentence)),
  );
}

const relatives = setOf('who that which whom');

const subordinators = setOf('when once before after until till');

/** 'When we reach four hundred students' to 'When does the lane go in?': an event is a time. Takes: the answer and one of its sentences. */
export const opensWithEvent = (heard: Heard, sentence: Sentence): boolean =>
  sentence === heard.sentences[0] &&
  isPlain(heard, sentence) &&
  subordinators.has(heard.annotation.tokens[sentence.from]?.lower ?? '');

/** Whether what was named ends here, and nothing is said of it: 'Our engineer, twice a year', 'A firm that the state approves', 'The state
 *  does'. */
function endsAt(tokens: readonly Token[], from: number, { to }: Sentence): boolean {
  const stands = tokens[from]?.tag === 'auxiliary' || tokens[from]?.tag === 'modal';
  const isAlone = stands && (from + 1 >= to || tokens[from + 1]?.tag === 'punctuation');
  const at = isAlone ? from + 1 : from;
  const { tag, lower } = tokens[at] ?? {};
  return at >= to || tag === 'punctuation' || tag === 'preposition' || relatives.has(lower ?? '');
}

const latestHour = 12;

/** 'Ten.' to 'What time do you close?': a bare number that is an hour. Takes: the answer and one of its sentences. */
export function isBareHour(heard: Heard, sentence: Sentence): boolean {
  if (sentence !== heard.sentences[0]) return false;
  const figure = heard.figures.find(({ start, end }) => start >= sentence.start && end <= sentence.end);
  return figure?.unit === null && figure.of === null && figure.value >= 1 && figure.value <= latestHour;
}

const counted: ReadonlySet<string> = new Set(['yes_no', 'promise']);

/** 'Most of them', 'A handful do', 'Two rows of cedar': how many there are or will be says yes and more. Takes: what was
 *  asked, the answer, and one of its sentences. */
export function repliesByCount(part: Part, heard: Heard, sentence: Sentence): boolean {
  if (!counted.has(part.form.id) || sentence !== heard.sentences[0] || !isPlain(heard, sentence)) return false;
  const { tokens } = heard.annotation;
  const head = headOf(tokens, sentence);
  const { lower = '', tag = 'word' } = tokens[head] ?? {};
  return (
    quantifiers.has(lower) ||
    lower === 'handful' ||
    (tag === 'number' && lower !== 'zero' && isFragment(heard, sentence))
  );
}

const openForms: ReadonlySet<string> = new Set(['how', 'what_if', 'remark', 'what']);
const fewestWords = 4;

/** 'Then the loads come from the north' to 'What if the bridge doesn't rate?' */
const opensThen = (part: Part, { annotation: { tokens } }: Heard, { from }: Sentence): boolean =>
  part.form.id === 'what_if' && tokens[from]?.lower === 'then';

/** To 'how' and 'what if', a plain first sentence that is sure, with a figure, a name or a paper, is what is done:
 *  'The apron is heated for sixty feet'. Takes: what was asked, the answer, and one of its sentences. */
export function statesWhatIsDone(part: Part, heard: Heard, sentence: Sentence): boolean {
  return (
    openForms.has(part.form.id) &&
    sentence === heard.sentences[0] &&
    sentence.kind !== 'question' &&
    sentence.to - sentence.from >= fewestWords &&
    isPlain(heard, sentence) &&
    isFreeOf(heard, sentence, unsure) &&
    (opensThen(part, heard, sentence) ||
      within(heard.figures, sentence) ||
      within(heard.names, sentence) ||
      within(hitsOf(heard, 'paper'), sentence))
  );
}
