import { publicTexts } from '../../../texts/public-phase.ts';
import { wordsOf } from '../../../texts/words-of.ts';

/** A role the way people in the room say it. */
export const roleWord = (role: string): string => publicTexts.roles[role] ?? wordsOf(role);
