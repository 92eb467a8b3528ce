import fc from 'fast-check';
import { z } from 'zod';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemas = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** Words that have broken programs before. */
const nasty = fc.constantFrom(
  '',
  ' ',
  'undefined',
  'null',
  'NaN',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '🌾',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '{{7*7}}',
  '%00',
  'a'.repeat(3_000),
  '1e309',
  '-0',
  '𝕊𝕖𝕥𝕓𝕒𝕔𝕜',
  'שלום',
  'We will keep 500 feet.',
);
const text = fc.oneof({ weight: 3, arbitrary: nasty }, fc.string({ unit: 'binary', maxLength: 60 }));
const anything = fc.oneof(
  { weight: 2, arbitrary: text },
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, [], {}, [[]], { text: [] }),
);

function fitting(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const options = [...schemas(schema['anyOf']), ...schemas(schema['oneOf'])];
  if (options.length > 0) return fc.oneof(...options.map((option) => fitting(option, depth)));
  const { type } = schema;
  if (Array.isArray(type)) return fc.oneof(...type.map((one: unknown) => fitting({ ...schema, type: one }, depth)));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  switch (schema['type']) {
    case 'string':
      return typeof schema['pattern'] === 'string' && schema['pattern'].length < 80
        ? fc.stringMatching(new RegExp(schema['pattern']))
        : schema['format'] === 'date-time'
          ? fc.constant('2026-11-20T19:00:00.000Z')
          : text;
    case 'number':
      return fc.double({ min: Number(schema['minimum'] ?? -1e6), max: Number(schema['maximum'] ?? 1e6), noNaN: true });
    case 'integer':
      return fc.integer({
        min: Math.max(Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? 0) + 1, -1e6),
        max: 1e6,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return depth > 4
        ? fc.constant([])
        : fc.array(isSchema(schema['items']) ? fitting(schema['items'], depth + 1) : anything, { maxLength: 4 });
    case 'object':
      return objectOf(schema, depth);
    default:
      return anything;
  }
}

function objectOf(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  if (Object.keys(properties).length === 0)
    return depth > 4
      ? fc.constant({})
      : fc.dictionary(
          fc.oneof(
            fc.constantFrom('projectName', 'ordinanceText', 'projectConfig', 'newsArticles', 'location', 'city'),
            fc.string({ maxLength: 8 }),
          ),
          anything,
          { maxKeys: 4 },
        );
  const required = Array.isArray(schema['required']) ? (schema['required'] as string[]) : [];
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        isSchema(property) ? fitting(property, depth + 1) : anything,
      ]),
    ),
    { requiredKeys: required },
  );
}

/** Bodies that fit a schema, bodies that fit but for one field, and bodies that fit nothing. */
export function bodiesFor(schema: z.ZodType): fc.Arbitrary<unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const right = fitting(json, 0);
  const broken = fc.tuple(right, fc.nat(), anything).map(([body, which, wrong]) => {
    if (!isSchema(body)) return wrong;
    const keys = Object.keys(body);
    const key = keys[which % Math.max(1, keys.length)];
    return key === undefined ? wrong : { ...body, [key]: wrong };
  });
  return fc.oneof(
    { weight: 4, arbitrary: right },
    { weight: 3, arbitrary: broken },
    { weight: 1, arbitrary: anything },
  );
}
