import { hasDigit, splitAtSpaces } from '../base/text.ts';
import type { Citation, Point } from '@rostrum/contract';
import type { Materials } from '../filed/types.ts';
import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';
import { sentencesSaid } from '../language/spoken-sentences.ts';
import type { Exchange, Rehearsal } from '../record/rehearsal.ts';
import { gapId, gapsAsked } from './gaps.ts';
import { isAbout, isMainlyOn, mostlyOn, namesIt, speaksTo, strengthOn } from './speaks-to.ts';
import type { CriterionSheet } from './types.ts';

/* The words of the record that are cited on a criterion: those of the presentation, of the answers, and of the public. */

/** Takes: the judgment of an exchange. Gives: its score, 0..10; null if none was made or the answer was not rated. */
export function scoreOf(judged: Exchange['judged']): number | null {
  return judged?.score ?? null;
}

/** The sentence of the presentation that shows the most about a criterion, one in the criterion's own words first. What it is mostly about
 *  is that criterion; a sentence about something else is no basis for a finding. Takes: what
 *  is on file and the criterion. Gives: one citation, or none. */
export function presentedOn({ presentation }: Materials, criterion: CriterionSheet): Citation[] {
  const showing = (presentation?.sentences ?? []).filter(
    ({ text }) =>
      showsAnything(text) && (namesIt(text, criterion) || (!needsItsWords(criterion) && isMainlyOn(text, criterion))),
  );
  const said = strongest(showing, ({ text }) => {
    const shown = strengthOn(text, criterion);
    if (shown === 0) return 0;
    return shown + (namesIt(text, criterion) ? inOwnWords : 0) + (isOnlyOn(text, criterion) ? onNothingElse : 0);
  });
  if (said === undefined) return [];
  return [{ kind: 'presentation', quote: said.text, start: said.span.start, source: 'Presentation', section: null }];
}

/** What the land is, and what caused the hardship: any sentence may seem to be on that, so only its own words count unasked. */
const isOfLand = ({ condition_cures: cures }: CriterionSheet): boolean => cures === false;

/** What a rule asks is met only by words that set the two side by side. */
const needsItsWords = (criterion: CriterionSheet): boolean =>
  isOfLand(criterion) || (criterion.by_rule === true && criterion.words !== undefined);

/** What it is worth that a sentence is about nothing else. */
const onNothingElse = 0.5;
const isOnlyOn = (text: string, { topics }: CriterionSheet): boolean => {
  const told = mostlyOn(text);
  return told.length > 0 && told.every((topic) => topics.includes(topic));
};

/** What it is worth that a sentence is in the words of the criterion itself. */
const inOwnWords = 3;

/** What an answer to another question shows about a criterion: the sentence that shows the most, if it is mainly about it and is on the
 *  record however good that answer was. Takes: the exchanges on other questions and the criterion. Gives: one citation, or none. */
export function mentionedOn(others: readonly Exchange[], criterion: CriterionSheet): Citation[] {
  const said = others.flatMap(({ asked, answered }) =>
    sentencesSaid(answered?.text ?? '').map((sentence) => ({
      ...sentence,
      source: `Answer to ${asked.character_name}`,
    })),
  );
  const shown = strongest(
    said.filter(
      ({ quote }) =>
        showsAnything(quote) && isMainlyOn(quote, criterion) && (!isOfLand(criterion) || namesIt(quote, criterion)),
    ),
    ({ quote }) => strengthOn(quote, criterion),
  );
  if (shown === undefined || strengthOn(shown.quote, criterion) < onRecordFrom) return [];
  return [{ kind: 'answer', ...shown, section: null }];
}

const papersAndPeople = 'survey appraisal study report letter engineer surveyor appraiser exhibit sheet permit'.split(
  ' ',
);

/** A figure, a document, a qualified person, or a promise. */
function tellsFact(text: string): boolean {
  const plain = ` ${text.toLowerCase()} `;
  return (
    hasDigit(plain) ||
    plain.includes(' will ') ||
    plain.includes(' commit') ||
    papersAndPeople.some((word) => plain.includes(` ${word}`))
  );
}

const fewestEvidenceWords = 5;

/** Takes: words of the applicant. Gives: whether they can be evidence alone: five or more, as a bare 'Yes.' shows nothing. */
export function showsAnything(quote: string): boolean {
  return splitAtSpaces(quote.trim()).length >= fewestEvidenceWords;
}

/** Words of a good answer that a finding can be based on: to the point, and not a yes or a reference to a sheet. A weak answer shows
 *  nothing, but isn't evidence against the applicant either. Takes: an exchange and the criterion. Gives: one citation, or none. */
export function answerCitation({ asked, answered, judged }: Exchange, criterion: CriterionSheet): Citation[] {
  if (answered === null || (scoreOf(judged) ?? 0) < 5) return [];
  const quotes = (judged?.assessment?.carried ?? []).filter(
    (sentence) =>
      showsAnything(sentence) &&
      answered.text.includes(sentence) &&
      speaksTo(sentence, criterion, asked.issue_key === `criterion:${criterion.id}`) &&
      ((scoreOf(judged) ?? 0) >= subjectGivenFrom || isAbout(sentence, criterion)),
  );
  const quote = quotes.find((sentence) => splitAtSpaces(sentence).length >= wholeWords) ?? quotes[0];
  if (quote === undefined) return [];
  const start = answered.text.indexOf(quote);
  return [{ kind: 'answer', quote, source: `Answer to ${asked.character_name}`, section: null, start }];
}

/** A sentence of at least this many words stands alone better than a shorter one. */
const wholeWords = 9;
/** At this score or above, a fact in an answer to the standard itself is worth quoting, even if the answer left things out. */
const quotableFrom = 3;
/** At this score or above, a sentence without a subject of its own is on what was asked. */
const subjectGivenFrom = 6;
/** A document, or a figure on the subject, in a whole sentence: it is on the record, however good the answer around it was. */
const onRecordFrom = 3;

/** The one that shows the most, the first of equals; undefined if none shows anything. */
function strongest<One>(all: readonly One[], strength: (one: One) => number): One | undefined {
  return all
    .map((one) => ({ one, shown: strength(one) }))
    .filter(({ shown }) => shown > 0)
    .sort((a, b) => b.shown - a.shown)[0]?.one;
}

/** The sentence of a text that shows the most about the criterion it was asked about. */
function toldOn(text: string, criterion: CriterionSheet): Pick<Citation, 'quote' | 'start'> | undefined {
  // What the land is, and what caused the hardship, is told only in its own words, whatever was asked.
  const sentences = sentencesSaid(text).filter(
    ({ quote }) => showsAnything(quote) && (!isOfLand(criterion) || namesIt(quote, criterion)),
  );
  return strongest(sentences, ({ quote }) => strengthOn(quote, criterion, true));
}

/** A fact in an answer to the question on the standard. Takes: the exchange and the criterion. Gives: null if it has none. */
export function factCitation({ asked, answered, judged }: Exchange, criterion: CriterionSheet): Citation[] | null {
  if (answered === null) return null;
  const found = toldOn(answered.text, criterion);
  if (found === undefined) return null;
  const score = scoreOf(judged) ?? 0;
  if (score < quotableFrom && strengthOn(found.quote, criterion, true) < onRecordFrom) return null;
  // A sentence that names no subject has it only from the question, so the answer has to be a good one.
  if (score < subjectGivenFrom && !isAbout(found.quote, criterion)) return null;
  return [{ kind: 'answer', ...found, source: `Answer to ${asked.character_name}`, section: null }];
}

/** The first whole sentence of an answer that shows something about the standard. Takes: the exchange and the criterion. Gives: one, or none. */
export function offeredCitation({ asked, answered }: Exchange, criterion: CriterionSheet): Citation[] {
  const found = sentencesSaid(answered?.text ?? '').find(
    ({ quote }) => showsAnything(quote) && isAbout(quote, criterion) && speaksTo(quote, criterion, true),
  );
  return found === undefined
    ? []
    : [{ kind: 'answer', ...found, source: `Answer to ${asked.character_name}`, section: null }];
}

/** What the applicant put on the record when the chair asked for it before closing. Takes: the rehearsal and the criterion. Gives: one
 *  citation, or none. */
export function toldBeforeClose(r: Rehearsal, criterion: CriterionSheet): Citation[] {
  const reply = gapsAsked(r).find(({ id }) => id === gapId(criterion))?.reply ?? '';
  const found = toldOn(reply, criterion);
  return found === undefined ? [] : [{ kind: 'answer', ...found, source: 'Answer to the chair', section: null }];
}

/** Whether a reply puts a fact on the record: a figure, a document or a promise in words that can stand alone.
 *  Takes: the reply.  Throws: never. */
export function bringsFact(reply: string): boolean {
  return sentencesSaid(reply).some(({ quote }) => showsAnything(quote) && tellsFact(quote));
}

/** What a neighbor has counted or measured, and what happens on the neighbor's own land; not what the neighbor believes will happen. */
const observed = matcher([
  'i|we count|measure|pace|watch|photograph|record',
  'my|our _? well|basement|sump|pump|yard|field|ditch|driveway|cellar ... run|flood|dry|fill|wash|back|drop|stand',
]);

/** Whether a statement tells what somebody has seen for themselves. */
const isObserved = (statement: string): boolean => observed.test(annotate(statement));

/** What a speaker said against a standard. A question, and what is filed under the standard only as a fallback, support no finding. Takes:
 *  the rehearsal, the point and the criterion. Gives: citations, possibly none. */
export function testimonyCitation(r: Rehearsal, point: Point, criterion: CriterionSheet): Citation[] {
  const event = r.proceeding.testified.find(({ points }) => points.some(({ id }) => id === point.id));
  if (event === undefined || point.text.trimEnd().endsWith('?')) return [];
  if (!criterion.topics.includes(point.topic) || !isAbout(point.text, criterion)) return [];
  if (criterion.lay_opinion === 'facts_only' && !isObserved(event.statement)) return [];
  const start = Math.max(0, event.statement.indexOf(point.text));
  return [{ kind: 'testimony', quote: point.text, source: event.speaker.name, section: null, start }];
}
