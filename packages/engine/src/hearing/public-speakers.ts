import type { Speaker } from '@rostrum/contract';
import { hashText } from '../base/random.ts';
import { publicQuestions } from './times.ts';

/* Who speaks in the public phase, and in what order. hearing.md §4 (Public-phase simulator), §5 (Selected characters). */

export interface SpeakerWishes {
  /** Everyone who may speak. */
  readonly speakers: readonly Speaker[];
  /** Ids chosen for this hearing, which limit the speakers. Empty: anyone may be drawn. */
  readonly selectedIds?: readonly string[];
  /** Ids of those who fit the project's industry. Empty: everyone fits. */
  readonly fittingIds?: readonly string[];
  /** Ids of the residents among the panelists; the others are experts. */
  readonly residentIds?: readonly string[];
  /** Ids of the board that sits in this community; its members are preferred. */
  readonly boardIds?: readonly string[];
  /** Ids that the hearing room recommended for public comment. */
  readonly recommendedIds?: readonly string[];
  /** Themes that the hearing room planted or the applicant chose: speakers who know them come first. */
  readonly themes?: readonly string[];
  /** 0 cool .. 1 hot: temperature of the community, raised by the hostility at the hand-over. */
  readonly heat?: number;
  /** Breaks ties. */
  readonly seed: string;
}

export const fewestCommissioners = 2;
export const fewestPanelists = 3;

/** How eager somebody is to come to the podium when the room is hot (positive) or cool (negative). */
const temper: Readonly<Record<string, number>> = {
  opposed: 1,
  opposing: 1,
  skeptical: 0.6,
  concerned: 0.5,
  protective: 0.4,
  regulatory: 0,
  neutral: -0.2,
  developmental: -0.5,
  supportive: -0.8,
};

const isBoard = ({ role }: Speaker): boolean => role === 'chair' || role === 'commissioner';

/** The order in which speakers come to the podium: panelists and commissioners in turn, a resident first, so that both sides of the room
 *  are heard. Those who know the themes, fit the project and were recommended come first; a hot room brings out those who object, a cool
 *  one those who listen, and never only one side.
 *  Takes: the wishes.  Gives: speakers, each once, in speaking order; empty only if there are none at all.
 *  Throws: never.  Specification: hearing.md §4, §5. */
export function publicRotation(wishes: SpeakerWishes): readonly Speaker[] {
  const selected = new Set(wishes.selectedIds ?? []);
  const chosen = (list: readonly Speaker[]): readonly Speaker[] => {
    const kept = list.filter(({ id }) => selected.has(id));
    return kept.length > 0 ? kept : list;
  };
  const commissioners = chosen(presiding(wishes.speakers.filter(isBoard)));
  const panelists = chosen(
    fitting(
      wishes,
      wishes.speakers.filter((speaker) => !isBoard(speaker)),
    ),
  );
  const picked = selected.size > 0;
  const byWeight = ranked(panelists, (one) => panelWeight(one, wishes));
  const panel = picked ? byWeight : bothSides(byWeight, wishes);
  // If few panelists came, more board members speak, so that nobody has to speak twice.
  const seats = Math.max(fewestCommissioners, publicQuestions - panel.length);
  const board = ranked(commissioners, (one) => boardWeight(one, wishes)).slice(0, seats);
  return inTurn(panel, board);
}

/** The chair presides and calls on speakers; a chair asks questions only if hardly anyone else is seated. */
function presiding(board: readonly Speaker[]): readonly Speaker[] {
  const members = board.filter(({ role }) => role !== 'chair');
  return members.length >= fewestCommissioners ? members : board;
}

function fitting({ fittingIds = [] }: SpeakerWishes, panelists: readonly Speaker[]): readonly Speaker[] {
  const fits = panelists.filter(({ id }) => fittingIds.includes(id));
  return fits.length >= fewestPanelists ? fits : panelists;
}

/** At most one expert, at least one who isn't against the project. */
function bothSides(panelists: readonly Speaker[], { residentIds }: SpeakerWishes): readonly Speaker[] {
  const isExpert = ({ id }: Speaker): boolean =>
    residentIds !== undefined && residentIds.length > 0 && !residentIds.includes(id);
  const panel: Speaker[] = [];
  for (const one of panelists) {
    if (panel.length === fewestPanelists) break;
    if (isExpert(one) && panel.some(isExpert)) continue;
    panel.push(one);
  }
  const objects = ({ stance }: Speaker): boolean => (temper[stance] ?? 0) > 0.45;
  const last = panel.at(-1);
  const other = panelists.find((one) => !objects(one) && !isExpert(one) && !panel.includes(one));
  if (last !== undefined && other !== undefined && panel.length > 1 && panel.every(objects))
    panel[panel.length - 1] = other;
  return panel.sort((a, b) => Number(isExpert(a)) - Number(isExpert(b)));
}

function knows(speaker: Speaker, themes: readonly string[]): number {
  return themes.filter((theme) => speaker.focus_areas.includes(theme) || speaker.expertise.includes(theme)).length;
}

const jitter = (speaker: Speaker, seed: string): number => (hashText(`${seed}:${speaker.id}`) % 1_000) / 1_000;

function boardWeight(
  speaker: Speaker,
  { boardIds = [], recommendedIds = [], themes = [], seed }: SpeakerWishes,
): number {
  return (
    (boardIds.includes(speaker.id) ? 4 : 0) +
    (recommendedIds.includes(speaker.id) ? 2 : 0) +
    Math.min(3, knows(speaker, themes)) * 0.5 +
    jitter(speaker, seed)
  );
}

function panelWeight(speaker: Speaker, { recommendedIds = [], themes = [], heat = 0.5, seed }: SpeakerWishes): number {
  return (
    (recommendedIds.includes(speaker.id) ? 3 : 0) +
    Math.min(3, knows(speaker, themes)) * 0.6 +
    (temper[speaker.stance] ?? 0) * (heat - 0.35) * 3 +
    jitter(speaker, seed)
  );
}

function ranked(speakers: readonly Speaker[], weightOf: (speaker: Speaker) => number): readonly Speaker[] {
  return speakers
    .map((speaker, at) => ({ speaker, at, weight: weightOf(speaker) }))
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .map(({ speaker }) => speaker);
}

function inTurn(first: readonly Speaker[], second: readonly Speaker[]): readonly Speaker[] {
  const turns: Speaker[] = [];
  for (let at = 0; at < Math.max(first.length, second.length); at += 1) {
    const [one, other] = [first[at], second[at]];
    if (one !== undefined) turns.push(one);
    if (other !== undefined) turns.push(other);
  }
  return turns;
}
