import type { Migration } from './migration.ts';
import { record } from './001-record.ts';

export const migrations: readonly Migration[] = [record];
