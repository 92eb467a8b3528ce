import type { Character, Speaker } from '@rostrum/contract';
import { publicRotation } from '@rostrum/engine/hearing';
import { call } from '../../../api/client.ts';
import { listOf } from '../../../api/list-of.ts';
import type { OwnBoard } from '../../../session/config.ts';
import { withOwnBoard } from '../../hearing-room/board/own-board.ts';
import { painted } from '../../../parts/painted.ts';
import { toSpeakers, type PublicSetting } from './public-setting.ts';

/** They name no session: it is being started at the same time, and its first call binds it to this browser. */
const inNoSession = { timeoutMs: 10_000, sessionId: null };

/** Somebody who speaks, with what the room shows about them. */
export interface PublicPerson {
  readonly speaker: Speaker;
  /** 'resident', 'expert', 'commissioner', 'chair'. */
  readonly role: string;
  readonly title: string;
  readonly stance: string;
  readonly portrait: string | null;
  readonly background: string;
  /** Residents: 'on Mill Road', 'twenty-two years'. */
  readonly home: { readonly street: string; readonly years: string } | null;
}

export interface Gathering {
  readonly rotation: readonly PublicPerson[];
  readonly speakers: readonly Speaker[];
  readonly characters: readonly Character[];
  readonly chairTitle: string;
  /** True if the server gave neither speakers nor characters. */
  readonly offline: boolean;
}

async function tried<T>(what: string, get: () => Promise<T>): Promise<T | null> {
  try {
    return await get();
  } catch (cause) {
    console.warn(`${what} could not be loaded; what comes with the product is used.`, cause);
    return null;
  }
}

const isOfficial = ({ role }: Speaker): boolean => role === 'chair' || role === 'commissioner';

const asSpeaker = ({ character_id: id, name, role, expertise, stance }: Character): Speaker => ({
  id,
  name,
  role,
  expertise,
  stance,
  focus_areas: [],
});

/** The board of the project form, wherever the screens before have put it. */
function ownBoardIn({ details, config }: PublicSetting): OwnBoard | null {
  const from = (fields: Readonly<Record<string, unknown>>): unknown =>
    (fields['projectConfig'] as { readonly board?: unknown } | null | undefined)?.board;
  return ((from(details) ?? from(config)) as OwnBoard | null | undefined) ?? null;
}

/** Who speaks tonight: the server's speakers and characters, otherwise the defaults of hearing.md §8. */
export async function gather(setting: PublicSetting): Promise<Gathering> {
  const [saidSpeakers, saidCharacters, engine] = await Promise.all([
    tried('The speakers', async () => toSpeakers(listOf(await call('speakers', inNoSession), 'speakers'))),
    tried('The characters', async () =>
      listOf<Character>(
        await call('practiceCharacters', { ...inNoSession, query: { project_type: setting.projectType } }),
        'characters',
      ),
    ),
    // Long: on a slow connection, the text of the first screen goes first.
    painted().then(() => import('@rostrum/engine/catalog')),
  ]);
  const isEmpty = (list: readonly unknown[] | null) => list === null || list.length === 0;
  const said = isEmpty(saidSpeakers) ? engine.defaultSpeakers : (saidSpeakers ?? []);
  // A board of the applicant's own takes the seats of the built-in one.
  const seats = withOwnBoard({ board: [], staff: [], failure: null }, ownBoardIn(setting)).board;
  const speakers = seats.length === 0 ? said : [...said.filter((one) => !isOfficial(one)), ...seats.map(asSpeaker)];
  const fallbackBoard = () => engine.boardFor(setting.communityType).slice(0, 3).map(engine.toCharacter);
  const characters = [...(isEmpty(saidCharacters) ? fallbackBoard() : (saidCharacters ?? [])), ...seats];
  const style = setting.communityData?.['communication_style'];
  const board: readonly { readonly character_id: string }[] =
    seats.length > 0 ? seats : engine.boardFor(setting.communityType, typeof style === 'string' ? style : undefined);
  const roleOf = (id: string): string =>
    characters.find(({ character_id: own }) => own === id)?.role ?? engine.characterById(id)?.role ?? '';
  const fitting = characters.filter(({ active }) => active !== false);
  const { handOver } = setting;
  const heat = engine.communityById(setting.communityType).temperature + handOver.hostility;
  const rotation = publicRotation({
    speakers,
    selectedIds: setting.selectedIds,
    fittingIds: fitting.map(({ character_id: id }) => id),
    residentIds: speakers.map(({ id }) => id).filter((id) => roleOf(id) === 'resident'),
    boardIds: board.map(({ character_id: id }) => id),
    recommendedIds: handOver.recommendedIds,
    themes: handOver.plantedThemes.length > 0 ? handOver.plantedThemes : setting.themes,
    heat: Math.min(1, heat),
    seed: setting.sessionId,
  });
  const commissioners = rotation.filter(({ role }) => role === 'commissioner' || role === 'chair').length;
  if (commissioners < 2) console.warn('Fewer than two commissioners speak in this hearing.');
  if (rotation.length - commissioners < 3) console.warn('Fewer than three panelists speak in this hearing.');
  return {
    rotation: rotation.map((speaker) => {
      const sheet = engine.characterById(speaker.id);
      const character = characters.find(({ character_id: id }) => id === speaker.id);
      return {
        speaker,
        role: roleOf(speaker.id) || speaker.role,
        title: character?.title ?? sheet?.title ?? '',
        stance: speaker.stance,
        portrait: character?.avatar_path ?? sheet?.avatar_path ?? null,
        background: character?.background ?? sheet?.background ?? '',
        home: sheet?.home ?? null,
      };
    }),
    speakers,
    characters,
    chairTitle: engine.chairTitleOf(setting.communityType),
    offline: saidSpeakers === null && saidCharacters === null,
  };
}
