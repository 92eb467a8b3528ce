/* What a script writes is formatted like what people write. */
import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

const settings = JSON.parse(readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'));

/** Takes: the path of the file, whose ending says the language, and its text. Throws if it cannot be read as that language. */
export async function formatted(path, text) {
  const { code, errors } = await format(path, text, settings);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
