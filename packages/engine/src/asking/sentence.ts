import type { Citation } from '@rostrum/contract';
import type { Random } from '../base/random.ts';
import { topicById } from '../knowledge/all-topics.ts';
import { filled, type Line } from './lines/line.ts';
import { claimsAnotherLife, lifeOf } from './lives.ts';
import { nameSaid } from './name-said.ts';
import type { NamesSaid } from './names-said.ts';
import { applicationSource, presentationSource } from './mentions.ts';
import type { RoadNamed } from './places-named.ts';
import { asTopic } from './as-topic.ts';
import { topicSaid } from './topic-said.ts';
import { figuresOf, polished, setQuote } from './spoken.ts';
import type { Turn } from './turn.ts';

/** A part of what is said, quotations still as marks, with what they quote. */
export interface Part {
  readonly text: string;
  readonly citations: readonly Citation[];
}

/** What stands in the slots of a line besides the names. */
export interface SlotFacts {
  readonly quote?: Citation | null;
  readonly second?: Citation | null;
  readonly label?: string | null;
  readonly ask?: string | null;
  readonly road?: RoadNamed | null;
}

const open = '\u27e6';
const close = '\u27e7';
const markPattern = new RegExp(`${open}(\\d+)${close}`, 'g');
const mark = (citations: readonly Citation[], citation: Citation): string =>
  `${open}${citations.indexOf(citation)}${close}`;

/** Where a name with figures in it ('149th Street') is found, so that it can be cited. */
function nameCitation(name: string, { materials }: Turn): Citation {
  const said = materials.presentation?.text.indexOf(name) ?? -1;
  if (said >= 0) return { kind: 'presentation', quote: name, source: presentationSource, section: null, start: said };
  const filed = materials.projectText.indexOf(name);
  return { kind: 'project', quote: name, source: applicationSource, section: null, start: filed < 0 ? null : filed };
}

function sectionSaid(section: string | null | undefined): string | null {
  if (section === null || section === undefined || section.trim() === '') return null;
  const bare = section.trim().replace(/^(?:§+|sec(?:tion)?\.?)\s*/i, '');
  // The number is said; the heading after it is on the page.
  const number = /^\d+[a-z]?(?:[.-]\d+[a-z]?)*(?:\s*\([a-z0-9]{1,4}\))*(?![a-z0-9])/i.exec(bare)?.[0];
  return number === undefined || number.length > 24 ? null : `Section ${number.replace(/\s+/g, '')}`;
}

/** The subject that was just dealt with, as it is named in passing. */
function lastTopicSaid({ rehearsal, topic, floor }: Turn): string | null {
  const last = asTopic(rehearsal.exchanges[rehearsal.exchanges.length - 1]?.asked.topic);
  const noun = last === null || last === topic ? null : topicById(last)?.noun;
  return last === null || noun === undefined || noun === null ? null : topicSaid(last, noun, floor === 'public');
}

function askedBy(turn: Turn): string | null {
  const who = turn.issue.detail?.askedBy ?? null;
  if (who === null || who.id === turn.character.character_id) return null;
  return nameSaid(who.name, who.role);
}

/** Words that fit a firm and not two people who apply in their own names. */
const speaksOfFirm =
  /\b(?:from|at|has|does|is|was) \{developer\}|\{developer\} (?:says|gets|wants|knows|thinks|is|has|was)\b|\ba hundred places\b|\bYou have lawyers\b/;

const withFigures = new WeakMap<NamesSaid, readonly string[]>();

/** The names that have figures in them, which have to be cited where they are said. */
function namesWithFigures(names: NamesSaid): readonly string[] {
  const known =
    withFigures.get(names) ??
    [names.project, names.developer, names.place].filter(
      (name): name is string => name !== null && figuresOf(name).length > 0,
    );
  withFigures.set(names, known);
  return known;
}

/** The line with its slots filled for this turn, or null where a slot has nothing to stand in it.
 *  Takes: the line's text, the turn, and what the quotation slots hold.  Gives: the part.  Throws: never. */
export function part(text: string, turn: Turn, facts: SlotFacts = {}): Part | null {
  const { names } = turn;
  if (names.developerIsCouple && speaksOfFirm.test(text)) return null;
  const citations: Citation[] = [];
  const quoteMark = (citation: Citation | null | undefined, slot: string): string | null => {
    if (citation === null || citation === undefined || !text.includes(slot)) return null;
    citations.push(citation);
    return mark(citations, citation);
  };
  const quote = quoteMark(facts.quote, '{quote}');
  const second = quoteMark(facts.second, '{second}');
  const valueOf = (slot: string): string | null | undefined => {
    switch (slot) {
      case 'quote':
        return quote;
      case 'second':
        return second;
      case 'label':
      case 'ask':
        return facts[slot];
      case 'noun':
        return topicSaid(turn.topic, turn.knowledge.noun, turn.floor === 'public');
      case 'project':
      case 'developer':
      case 'place':
      case 'county':
        return names[slot];
      case 'section':
        return sectionSaid(turn.issue.detail?.section);
      case 'who':
        return askedBy(turn);
      case 'ally':
        return turn.move.ally;
      case 'street':
      case 'years':
        return turn.character.home?.[slot];
      case 'before':
        return lastTopicSaid(turn);
      case 'road':
        return facts.road?.name;
      case 'source':
        return facts.quote?.source;
      default:
        return null;
    }
  };
  const result = filled(text, valueOf);
  if (result === null) return null;
  if (text.includes('{road}') && facts.road) citations.push(facts.road.citation);
  for (const name of namesWithFigures(names)) {
    if (result.includes(name)) citations.push(nameCitation(name.replace(/^the /, ''), turn));
  }
  return { text: result.charAt(0).toUpperCase() + result.slice(1), citations };
}

/** A line of a list that fits the sharpness of the turn, in an order that the seed decides. */
export function sayableLines(list: readonly Line[], turn: Turn): readonly Line[] {
  const { sharpness } = turn.move;
  const key = `${sharpness}${turn.character.role === 'chair' ? 'chair' : ''}${turn.floor === 'board' ? 'board' : turn.floor === 'public' ? turn.character.character_id : ''}`;
  const byKey = sayable.get(list) ?? new Map<string, readonly Line[]>();
  sayable.set(list, byKey);
  const known = byKey.get(key);
  if (known !== undefined) return known;
  const isNeighbor = turn.floor === 'public';
  const fitting = list.filter(
    (line) =>
      line.sharpness <= sharpness &&
      maySay(line.text, turn) &&
      !(isNeighbor && claimsAnotherLife(line.text, lifeOf(turn.character))),
  );
  byKey.set(key, fitting);
  return fitting;
}

/** The lists stand fast; who may say what of them is found once for each sharpness and kind of speaker. */
const sayable = new WeakMap<readonly Line[], Map<string, readonly Line[]>>();

/** What only somebody with a vote or a file would say. */
const fromTheBench =
  /\b(?:staff|I (?:will )?move to|or I move|our findings?|the findings?|(?:we|I) (?:would )?(?:approve|vote)|voting on|before I vote|(?:before )?I (?:can )?make (?:a|the|this) (?:motion|finding)|our vote|condition of approval|in the conditions|conditions right now|variance|our (?:own )?rules?|this board|the minutes|in the permit|the finding we|write the finding|approve first|papers we|zoning office about|in hand when you drew|town hall about|goes in the record|application even complete)\b/i;

/** What a chair leaves to the members: motions, threats, small talk. */
const notFromTheChair =
  /\b(?:I (?:will )?move to|no vote from me|cannot support|could not vote for|my vote|a dollar|coffee|diner|home by nine|chicken coop|give or take|gets out of this room|not shy about|not getting out of)\b/i;

/** True where these words fit whoever is speaking: a neighbor has no vote and no staff, a chair makes no motions and no jokes.
 *  Takes: a text, its slots still open or filled. */
export function maySay(text: string, turn: Turn): boolean {
  if (turn.character.role === 'chair' && notFromTheChair.test(text)) return false;
  return turn.floor === 'board' || !fromTheBench.test(text);
}

/** The parts as one text: quotations set in, slips of grammar mended. Takes: parts in order. Gives: the text with the citations it needs. */
export function spokenFrom(parts: readonly Part[]): Part {
  const citations: Citation[] = [];
  const texts = parts.map((piece) => {
    const moved = piece.text.replace(markPattern, (_all, at: string) => {
      const citation = piece.citations[Number(at)] as Citation;
      const same = citations.findIndex((known) => known.quote === citation.quote && known.kind === citation.kind);
      return `${open}${same >= 0 ? same : citations.push(citation) - 1}${close}`;
    });
    for (const citation of piece.citations) {
      if (!citations.some((known) => known.quote === citation.quote && known.kind === citation.kind))
        citations.push(citation);
    }
    return moved;
  });
  let text = polished(texts.join(' '));
  for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open)) {
    const end = text.indexOf(close, at);
    const citation = citations[Number(text.slice(at + 1, end))] as Citation;
    // No second point after a quotation that ends in one.
    const rest = text.slice(end + 1);
    text =
      setQuote(text.slice(0, at), citation.quote) +
      (citation.quote.endsWith('.') && rest.startsWith('.') ? rest.slice(1) : rest);
  }
  return { text, citations };
}

/** One of the lines, with its slots filled; null where none of those tried could be. */
export function lineOf(list: readonly Line[], turn: Turn, random: Random, facts: SlotFacts): Part | null {
  const fitting = sayableLines(list, turn);
  for (let tries = 0; tries < 8 && fitting.length > 0; tries += 1) {
    const made = part(random.pick(fitting).text, turn, facts);
    if (made !== null) return made;
  }
  return null;
}
