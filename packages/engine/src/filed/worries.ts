import { worries as files } from '../generated/worries.ts';
import type { LocalTheme } from './local-themes.ts';

interface NamedKind {
  readonly one: string;
  readonly many: string;
}

/** The file packages/engine/worries/worries.yml. */
export interface WorriesFile {
  readonly description: string;
  readonly kinds: readonly (NamedKind & { readonly id: string; readonly in: readonly string[] })[];
  readonly other: NamedKind;
  readonly worries: readonly {
    readonly theme: string;
    /** Only for projects of this kind. */
    readonly kind?: string;
    readonly title: string;
    readonly text: string;
  }[];
}

const none: WorriesFile = { description: '', kinds: [], other: { one: '', many: '' }, worries: [] };
const { kinds, other, worries } = files['worries'] ?? none;

/** What people near a project of this type worry about under a theme.
 *  Takes: the theme; the type of project by id or name.  Gives: titles and sentences with the kind of project filled in, the general ones
 *  first; only the general ones for an unknown type. Never throws. */
export function worriesOf(theme: LocalTheme, projectType: string): readonly { title: string; text: string }[] {
  const type = projectType.toLowerCase().replace(/[\s-]+/g, '_');
  const kind = kinds.find((known) => known.in.some((part) => type.includes(part))) ?? { ...other, id: null };
  const filled = (text: string): string => text.replaceAll('{one}', kind.one).replaceAll('{many}', kind.many);
  return worries
    .filter((worry) => worry.theme === theme && (worry.kind === undefined || worry.kind === kind.id))
    .map(({ title, text }) => ({ title: filled(title), text: filled(text) }));
}
