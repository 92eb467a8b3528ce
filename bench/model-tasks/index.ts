import type { Measured } from '../row.ts';
import { clashRows, writeClash } from './clash.ts';
import { decideRows, writeDecide, writePassages } from './decide.ts';
import { answersFolder } from './folder.ts';
import { judgeRows, writeJudge } from './judge.ts';
import { lawRows, writeLaw } from './law.ts';
import { raiseRows, writeRaise, writeSaid } from './raise.ts';

/** The tasks of a language model on labeled sets: writes the requests, reads the answers that are there, and scores them next to the
 *  built-in engine. Without labeled sets next to the repository there is nothing to write, and it says so. */
export async function run(): Promise<Measured> {
  const written = {
    judge: writeJudge(),
    clash: writeClash(),
    law: writeLaw(),
    raise: writeRaise(),
    decide: writeDecide(),
  };
  console.log(`  requests in ${answersFolder()}: ${JSON.stringify(written)}`);
  if (Object.values(written).every((count) => count === 0)) console.log('  the labeled sets are not here');
  writeSaid();
  writePassages();
  return (['blind', 'seen'] as const).flatMap((half) => [
    ...judgeRows(half),
    ...clashRows(half),
    ...lawRows(half),
    ...raiseRows(half),
    ...decideRows(half),
  ]);
}
