import { knowledge } from '../generated/knowledge.ts';
import type { CommentsFile, IndustryGroup, RatesFile, TopicElement, TopicFile, TopicId, UseFile } from './types.ts';

const files = Object.values(knowledge);

/** Every topic in packages/engine/knowledge/topics. */
export const topicFiles: readonly TopicFile[] = files.filter((file) => file.kind === 'topic');

/** Every use in packages/engine/knowledge/uses. */
export const useFiles: readonly UseFile[] = files.filter((file) => file.kind === 'use');

const byTopic = new Map<TopicId, TopicFile>(topicFiles.map((file) => [file.topic, file]));

/** The file of one topic, or null. Takes: the id of a topic. Gives: as written in the knowledge base. */
export function topicFile(id: TopicId): TopicFile | null {
  return byTopic.get(id) ?? null;
}

/** What is known about a topic for one kind of project. */
export interface TopicForGroup {
  readonly elements: readonly TopicElement[];
  /** 'The applicant shall …' with blanks in square brackets. */
  readonly condition: string;
  /** How often boards, and the public, raise it: 0..1. */
  readonly boardWeight: number;
  readonly publicWeight: number;
}

/** What is known about a topic for an industry group; null if nothing is. Takes: the id of a topic and an industry group; a group without
 *  weights of its own has the generic ones. Gives: weights 0..1. */
export function topicFor(id: TopicId, group: IndustryGroup): TopicForGroup | null {
  const file = byTopic.get(id);
  const weights = file?.weights[group] ?? file?.weights.generic;
  if (file === undefined || weights === undefined) return null;
  return {
    elements: elementsFor(id, group, null),
    condition: file.condition,
    boardWeight: weights.board,
    publicWeight: weights.public,
  };
}

/** True if a line or an element applies to this project. Takes: the groups and uses it names (none: any), and the project's own. */
export function isFor(uses: readonly string[], group: IndustryGroup, use: UseFile | null): boolean {
  return (
    uses.length === 0 ||
    uses.includes(group) ||
    (use !== null && [use.use, ...use.refines].some((id) => uses.includes(id)))
  );
}

/** True if a line may be said about this project. A group's lines are for projects of the group that have no more specific use, and for the
 *  uses that inherit them. Takes: the groups and uses that the line names (none: any) and those it doesn't fit, and the project's own. */
export function isSaidOf(
  { uses, except }: { readonly uses: readonly string[]; readonly except: readonly string[] },
  group: IndustryGroup,
  use: UseFile | null,
): boolean {
  if (use === null) return uses.length === 0 || uses.includes(group);
  if (except.includes(use.use)) return false;
  return (
    (uses.length === 0 && !use.own_lines_only) ||
    [use.use, ...use.refines, ...use.inherits].some((id) => uses.includes(id))
  );
}

/** The elements of a complete answer on a topic for one kind of project, in file order; none if nothing is written. Takes: the topic, the
 *  industry group, and the use as written, or null if none is known. */
export function elementsFor(topic: TopicId, group: IndustryGroup, use: UseFile | null): readonly TopicElement[] {
  return (byTopic.get(topic)?.elements ?? []).filter(({ uses }) => isFor(uses, group, use));
}

/** Things a line may assume if the record has them. */
export const premises = files.flatMap((file) => (file.kind === 'premises' ? file.entries : []));

/** What somebody takes for granted by saying certain words. */
export const presumptions = files.flatMap((file) => (file.kind === 'presumptions' ? file.entries : []));

/** What lines ask about a thing, and how a record addresses it. */
export const points = files.flatMap((file) => (file.kind === 'points' ? file.entries : []));

/** How an applicant says that something isn't done yet, and what to ask about it. */
export const unfinished = files.flatMap((file) => (file.kind === 'unfinished' ? file.entries : []));

/** What an applicant says that is read back word for word, and what to ask about it. */
export const ownWords = files.flatMap((file) => (file.kind === 'own_words' ? file.entries : []));

/** Sentences of the applicant's that a speaker may quote. */
export const quotes = files.flatMap((file) => (file.kind === 'quotes' ? file.entries : []));

/** What to ask about something that was said or filed. */
export const statedAsks = files.flatMap((file) => (file.kind === 'asks' ? file.entries : []));

/** Figures and hours from the record that a comment may repeat. */
export const facts = files.flatMap((file) => (file.kind === 'facts' ? file.entries : []));

/** What is said in public comment, with the uses whose hearings it is said at. */
export const commentFiles: readonly CommentsFile[] = files.filter((file) => file.kind === 'comments');

/** How often each topic comes up at any hearing: 0..1. */
export const rates: Pick<RatesFile, 'board' | 'public'> = files.find((file) => file.kind === 'rates') ?? {
  board: {},
  public: {},
};

/** What neighbors ask about the applicant's own words. */
export const takeups = files.flatMap((file) => (file.kind === 'takeups' ? file.entries : []));

const frames = files.find((file) => file.kind === 'frames')?.entries ?? {};

/** The phrases for a place in a turn. Throws: if none are written. */
export function framesFor(place: string): readonly string[] {
  const found = frames[place];
  if (found === undefined) throw new Error(`frames.yml has nothing for ${place}`);
  return found;
}
