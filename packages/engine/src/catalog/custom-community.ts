import { communicationStyles } from './communication-styles.ts';
import { communityById } from './community-by-id.ts';
import { normalized } from './normalized.ts';
import type { CommunitySheet } from './types.ts';

/* Words in a custom temperature, and how hot they are, 0 cool .. 1 hot; the hottest one counts. */
const heat: readonly (readonly [string, number])[] = [
  ['hostile', 0.9],
  ['angry', 0.9],
  ['furious', 0.9],
  ['boiling', 0.9],
  ['hot', 0.85],
  ['heated', 0.8],
  ['divided', 0.65],
  ['tense', 0.65],
  ['defensive', 0.6],
  ['wary', 0.55],
  ['skeptical', 0.5],
  ['critical', 0.5],
  ['concerned', 0.5],
  ['anxious', 0.45],
  ['protective', 0.45],
  ['warm', 0.4],
  ['engaged', 0.4],
  ['cautious', 0.3],
  ['polite', 0.3],
  ['cool', 0.25],
  ['calm', 0.2],
  ['friendly', 0.2],
  ['cold', 0.2],
];

/** The community of a session: the catalog's, overridden by what the applicant wrote.
 *  Takes: `data`, whatever session storage has as communityData (name, communication_style, starting_temperature as text or 0..1,
 *  typical_concerns, description, escalation_pattern); `id`, the community type stored with it.
 *  Gives: a complete sheet; every field that is missing, blank or of the wrong type comes from the catalog's community with that id, or
 *  `diverse_suburban` if it is unknown.  Throws: never. decisions.md §2. */
export function customCommunity(data: unknown, id: unknown): CommunitySheet {
  const given = isRecord(data) ? data : {};
  const base = communityById(id);
  const name = textOf(given.name, 80) ?? base.name;
  const style = textOf(given.communication_style, 40);
  const known = communicationStyles.find((one) => one === normalized(style ?? '').replaceAll(' ', '_'));
  const concerns = listOf(given.typical_concerns);
  return {
    ...base,
    id: textOf(id, 60) ?? base.id,
    name,
    display_name: name === base.name ? base.display_name : name,
    description: textOf(given.description, 600) ?? base.description,
    communication_style: known ?? base.communication_style,
    starting_temperature: textOf(given.starting_temperature, 60) ?? base.starting_temperature,
    escalation_pattern: textOf(given.escalation_pattern, 600) ?? base.escalation_pattern,
    typical_concerns: concerns.length > 0 ? concerns : base.typical_concerns,
    temperature: heatOf(given.starting_temperature) ?? base.temperature,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/* Clients send 'undefined' and 'null' when they have nothing; no text sent back may contain them (hearing.md §3). */
function textOf(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' || text === 'undefined' || text === 'null' ? undefined : text.slice(0, longest).trim();
}

function listOf(value: unknown): string[] {
  const items: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(/[\n,;]/)
      : [];
  return items.flatMap((item) => textOf(item, 120) ?? []).slice(0, 12);
}

function heatOf(value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return Math.max(0, Math.min(1, value));
  if (typeof value !== 'string') return undefined;
  const words = normalized(value).split(' ');
  return heat.find(([word]) => words.includes(word))?.[1];
}
