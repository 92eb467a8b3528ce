import { z } from 'zod';

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a text of this name could be. Names that are not here get a word that says what belongs there. */
const texts: Readonly<Record<string, string>> = {
  session_id: 'hearing-1790000000000_k3v9Zr0QmW2xT7bN',
  question_id: 'question-7',
  character_id: 'lorraine_beckett',
  character_name: 'Lorraine Beckett',
  questioner: 'Lorraine Beckett',
  questioner_type: 'commissioner',
  name: 'Lorraine Beckett',
  role: 'chair',
  question: 'By your own account, "the nearest home is 260 feet from the array". How does that fit Section 9.3(b)?',
  answer: 'We will move the first two rows, so that the nearest panel stands 320 feet from that house.',
  response: 'We will move the first two rows, so that the nearest panel stands 320 feet from that house.',
  feedback: 'A clerk can copy that straight into the conditions. Add the distance that the ordinance requires.',
  stronger_answer: 'The ordinance asks for 300 feet. We offer 320, shown on the revised sheet C-3.',
  quote: 'Solar panels and inverters shall be set back not less than 300 feet from any existing residence',
  source: 'County zoning ordinance',
  section: 'Section 9.3 (b)',
  subject: 'setback from residence',
  applies_to: 'solar energy systems',
  unit: 'feet',
  topic: 'setbacks',
  topic_focus: 'setbacks',
  theme: 'setbacks',
  transcript: 'We will move the first two rows.',
  covered: 'the distance to the nearest home',
  missing: 'the distance the ordinance requires beside the one offered',
  motion: 'Move to approve with the conditions stated.',
  title: 'Neighbors ask county to slow solar permits',
  url: 'https://example.org/planning/solar',
  path: '/coach/4fJ8…',
  token: '4fJ8…',
  author: 'Ruth',
  project_name: 'Cedar Prairie Solar',
  digest: '9f2c…',
};
const instant = '2026-11-20T19:00:00.000Z';

function textOf(schema: Schema, name: string): string {
  if (/(^|_)at$|date|created|updated/.test(name) || schema['format'] === 'date-time') return instant;
  const pattern = typeof schema['pattern'] === 'string' ? new RegExp(schema['pattern']) : null;
  const known = texts[name] ?? (/(^|_)id$/.test(name) ? `${name.replace(/_?id$/, '') || 'event'}-1` : null);
  const text = known ?? name.replace(/_/g, ' ');
  return pattern === null || pattern.test(text) ? text : String(texts['session_id']);
}

function numberOf(schema: Schema, name: string): number {
  const least = Number(schema['minimum'] ?? 0);
  const most = Number(schema['maximum'] ?? 10);
  if (name === 'score') return Math.min(8, most);
  if (schema['type'] === 'integer') return Math.max(least, Math.min(most, 2));
  return most <= 1 ? Math.max(least, 0.7) : Math.max(least, Math.min(most, 8));
}

function valueOf(schema: Schema, name: string): unknown {
  const options = [schema['anyOf'], schema['oneOf']].find(Array.isArray) as readonly Schema[] | undefined;
  if (options !== undefined) return valueOf(options.find((option) => option['type'] !== 'null') ?? {}, name);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const type = Array.isArray(schema['type']) ? (schema['type'] as unknown[])[0] : schema['type'];
  if (type === 'string') return textOf(schema, name);
  if (type === 'number' || type === 'integer') return numberOf(schema, name);
  if (type === 'boolean') return false;
  if (type === 'null') return null;
  if (type === 'array') {
    const least = Math.max(1, Number(schema['minItems'] ?? 1));
    const item = isSchema(schema['items']) ? schema['items'] : {};
    return Array.from({ length: least }, () => valueOf(item, name.replace(/ies$/, 'y').replace(/s$/, '')));
  }
  if (type !== 'object') return {};
  if (isSchema(schema['properties']) && Object.keys(schema['properties']).length > 0)
    return Object.fromEntries(
      Object.entries(schema['properties']).map(([key, property]) => [
        key,
        isSchema(property) ? valueOf(property, key) : {},
      ]),
    );
  const values = schema['additionalProperties'];
  const keys = isSchema(schema['propertyNames']) ? schema['propertyNames']['enum'] : undefined;
  if (!isSchema(values) || Object.keys(values).length === 0) return {};
  return Object.fromEntries(
    (Array.isArray(keys) ? (keys as string[]) : [name.replace(/s$/, '')]).map((key) => [key, valueOf(values, key)]),
  );
}

/** A value that the schema takes, made from the schema. Throws where what it made is refused by the schema itself. */
export function exampleOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  const example = valueOf(json, 'value');
  schema.parse(example);
  return example;
}
