import { wordsOf } from '../../../texts/words-of.ts';
import type { HearingSetting } from './hearing-setting.ts';

/** How the room of a community looks and what it is called. hearing.md §3 (Community data). */
export interface CommunityLook {
  readonly id: string;
  readonly name: string;
  readonly roomStyle: string;
  readonly colorTheme: string;
  readonly style: string;
  readonly chairTitle: string;
}

/** The community from the catalog; a custom community keeps its own name in the room of the one it is based on.
 *  If the catalog cannot be loaded, a plain municipal chamber. */
export async function lookOf(setting: HearingSetting): Promise<CommunityLook> {
  const own = setting.communityData?.name?.trim() ?? '';
  try {
    const { communityById } = await import('@rostrum/engine/catalog');
    const sheet = communityById(setting.communityType);
    const isOwn = own !== '' && setting.communityData?.id !== sheet.id;
    return {
      id: sheet.id,
      name: isOwn ? own : sheet.name,
      roomStyle: sheet.room_style,
      colorTheme: sheet.color_theme,
      style: setting.style === '' ? sheet.communication_style : setting.style,
      chairTitle: sheet.chair_title,
    };
  } catch (cause) {
    console.warn('The catalog of communities could not be loaded.', cause);
    return {
      id: setting.communityType,
      name: own === '' ? wordsOf(setting.communityType) : own,
      roomStyle: 'municipal_chamber',
      colorTheme: 'slate_blue',
      style: setting.style === '' ? 'formal' : setting.style,
      chairTitle: 'Chair',
    };
  }
}
