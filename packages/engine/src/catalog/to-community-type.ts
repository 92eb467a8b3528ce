import type { CommunityType } from '@rostrum/contract';
import type { CommunitySheet } from './types.ts';

/** The community as sent to the page, without what only the engine needs.
 *  Takes: a sheet.  Gives: a new object with the fields of practice.md §3.  Throws: never. */
export function toCommunityType(sheet: CommunitySheet): CommunityType {
  const { id, name, description, icon, communication_style, starting_temperature, escalation_pattern } = sheet;
  const { display_name, room_style, color_theme, chair_title } = sheet;
  return {
    id,
    name,
    description,
    icon,
    communication_style,
    starting_temperature,
    escalation_pattern,
    typical_concerns: [...sheet.typical_concerns],
    display_name,
    room_style,
    color_theme,
    chair_title,
  };
}
