import { publicTexts } from '../../../texts/public-phase.ts';
import { wordsOf } from '../../../texts/words-of.ts';

/** A role as it is said in the room. */
export const roleWord = (role: string): string => publicTexts.roles[role] ?? wordsOf(role);
