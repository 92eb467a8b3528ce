import type { Migration } from './migration.ts';
import { record } from './001-record.ts';
import { coach } from './002-coach.ts';
import { answers } from './003-answers.ts';
import { packedTexts } from './004-packed-texts.ts';

export const migrations: readonly Migration[] = [record, coach, answers, packedTexts];
