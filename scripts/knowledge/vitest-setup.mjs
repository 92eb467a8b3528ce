/* Tests read the same data as the product. */
import { compileKnowledge } from './compile.mjs';

export default async function setup() {
  const faults = await compileKnowledge();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
