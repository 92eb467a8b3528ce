import { z } from 'zod';

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values that fit the patterns of the contract: a session id, a state. */
const ofAPattern = ['seat_1', 'hearing-1790000000000_k3v9Zr0QmW2xT7bN', 'KS'];

/** Sample texts by field name. Names that aren't here get a word that says what belongs there. */
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
  url: 'https://example.org/planning/solar',
  path: '/coach/4fJ8…',
  token: '4fJ8…',
  author: 'Ruth',
  project_name: 'Cedar Prairie Solar',
  digest: '9f2c…',
  description: 'How far the project stands from homes, property lines and roads',
  title: 'Chair',
  'article.title': 'Neighbors ask county to slow solar permits',
  'article.source': 'The County Record',
  snippet: 'Residents asked the commission for larger setbacks.',
  'theme.theme_id': 'setbacks',
  'theme.name': 'Setbacks',
  'theme.category': 'land_use',
  focus_area: 'land_use',
  focus_area_name: 'Land use',
  focus_area_description: 'Where the project stands, and what stands around it',
  difficulty: 'intermediate',
  difficulty_level: 'intermediate',
  expertise: 'setbacks',
  stance: 'neutral',
  personality_type: 'analytical',
  avatar_path: '/portraits/lorraine_beckett.svg',
  background: 'Thirty years of surveying county roads before she took the chair.',
  'project_type.id': 'utility_scale_solar',
  'project_type.name': 'Utility-Scale Solar',
  'project_type.description': 'Ground-mounted arrays that sell to the grid',
  'project_type.subcategory': 'Solar',
  'industry.name': 'Renewable energy',
  'community_type.id': 'rural_traditional',
  'community_type.name': 'Rural Traditional',
  'community_type.description': 'Farm country with deep roots and long memories',
  'preview.id': 'rural_traditional',
  'preview.name': 'Rural Traditional',
  project_type: 'utility_scale_solar',
  community_type: 'rural_traditional',
  preview: 'CHAPTER 9. SOLAR ENERGY FACILITIES …',
  text: 'We will move the first two rows, so that the nearest panel stands 320 feet from that house.',
  'chunk.text': '(b) Solar panels and inverters shall be set back not less than 300 feet from any existing residence.',
  'passage.text':
    '(b) Solar panels and inverters shall be set back not less than 300 feet from any existing residence.',
  speech_segment: 'Good evening. I call this hearing of the planning commission to order.',
  effective_date: '2021',
  district: 'agricultural',
  municipality: 'Douglas County',
  phase: 'official_questions',
  kind: 'ordinance',
  finding: 'The project falls within the agricultural district, where it is a conditional use.',
  reason: 'The setback from residences is met with the condition stated.',
  context: 'The ordinance asks for 300 feet from any existing residence; the presentation says 260.',
};
const instant = '2026-11-20T19:00:00.000Z';

function textOf(schema: Schema, name: string, parent: string): string {
  if (schema['format'] === 'date-time' || (/(^|_)at$|date|created|updated/.test(name) && !(name in texts)))
    return instant;
  const pattern = typeof schema['pattern'] === 'string' ? new RegExp(schema['pattern']) : null;
  const known =
    texts[`${parent}.${name}`] ??
    texts[name] ??
    (/(^|_)id$/.test(name) ? `${name.replace(/_?id$/, '') || 'event'}-1` : null);
  const text = known ?? name.replace(/_/g, ' ');
  return [text, ...ofAPattern].find((one) => pattern === null || pattern.test(one)) ?? text;
}

function numberOf(schema: Schema, name: string): number {
  const least = Number(schema['minimum'] ?? 0);
  const most = Number(schema['maximum'] ?? 10);
  if (name === 'score') return Math.min(8, most);
  if (schema['type'] === 'integer') return Math.max(least, Math.min(most, 2));
  return most <= 1 ? Math.max(least, 0.7) : Math.max(least, Math.min(most, 8));
}

function valueOf(schema: Schema, name: string, parent = ''): unknown {
  const options = [schema['anyOf'], schema['oneOf']].find(Array.isArray) as readonly Schema[] | undefined;
  if (options !== undefined) return valueOf(options.find((option) => option['type'] !== 'null') ?? {}, name, parent);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const type = Array.isArray(schema['type']) ? (schema['type'] as unknown[])[0] : schema['type'];
  if (type === 'string') return textOf(schema, name, parent);
  if (type === 'number' || type === 'integer') return numberOf(schema, name);
  if (type === 'boolean') return false;
  if (type === 'null') return null;
  if (type === 'array') {
    const least = Math.max(1, Number(schema['minItems'] ?? 1));
    const item = isSchema(schema['items']) ? schema['items'] : {};
    return Array.from({ length: least }, () => valueOf(item, name.replace(/ies$/, 'y').replace(/s$/, ''), parent));
  }
  if (type !== 'object') return {};
  if (isSchema(schema['properties']) && Object.keys(schema['properties']).length > 0)
    return Object.fromEntries(
      Object.entries(schema['properties']).map(([key, property]) => [
        key,
        isSchema(property) ? valueOf(property, key, name) : {},
      ]),
    );
  const values = schema['additionalProperties'];
  const keys = isSchema(schema['propertyNames']) ? schema['propertyNames']['enum'] : undefined;
  if (!isSchema(values) || Object.keys(values).length === 0) return {};
  return Object.fromEntries(
    (Array.isArray(keys) ? (keys as string[]) : [name.replace(/s$/, '')]).map((key) => [key, valueOf(values, key)]),
  );
}

/** A value that the schema accepts, generated from the schema. Throws if the schema rejects what was generated. */
export function exampleOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  const example = valueOf(json, 'value');
  schema.parse(example);
  return example;
}
