import { calls, refusals, type Call, type CallName } from '@rostrum/contract';
import { z } from 'zod';
import { keyedCalls } from '../../packages/server/src/http/idempotency.ts';
import { sampleCall } from '../../packages/server/src/testing/sample-bodies.ts';
import { exampleOf } from './example-of.ts';

const session = 'hearing-1790000000000_k3v9Zr0QmW2xT7bN';
const longLines = 40;

function whoMay(call: Call): string {
  if (call.path.includes(':token')) return 'whoever has the link';
  if (call.path === '/api/rehearsals' || call.path === '/api/rehearsals/progress')
    return 'every browser, for its own rehearsals';
  if (call.path === '/api/start_simulation') return 'everybody; the rehearsal then belongs to this browser';
  if (call.session === 'required') return 'the browser whose rehearsal it is';
  if (call.session === 'optional') return 'everybody; with a session id, the browser whose rehearsal it is';
  return 'everybody';
}

const code = (value: unknown): string => ['```json', JSON.stringify(value, null, 2), '```'].join('\n');

function shown(title: string, value: unknown): string {
  const text = code(value);
  return text.split('\n').length > longLines
    ? `<details><summary>${title}</summary>\n\n${text}\n\n</details>`
    : `${title}:\n\n${text}`;
}

/** The body a page sends if there is a sample, else one generated from the schema; the schema has accepted either. */
function bodyOf(name: CallName, schema: z.ZodType): unknown {
  const { body } = sampleCall(name, session);
  if (body === undefined) return exampleOf(schema, 'input');
  schema.parse(body);
  return JSON.parse(JSON.stringify(body).replaceAll('nobody-we-know', 'lorraine_beckett')) as unknown;
}

function fieldsOf(schema: z.ZodType | undefined): string {
  if (schema === undefined) return '';
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, { enum?: readonly string[] }>;
    required?: readonly string[];
  };
  return Object.entries(properties)
    .map(([field, { enum: values }]) => {
      const one = values === undefined ? '' : ` (${values.join(', ')})`;
      return `\`${field}\`${one}${required.includes(field) ? '' : ', optional'}`;
    })
    .join('; ');
}

function entry(name: CallName): string {
  const call: Call = calls[name];
  const query = fieldsOf(call.query);
  const facts = [
    `- Who may: ${whoMay(call)}.`,
    ...(query === '' ? [] : [`- Query: ${query}.`]),
    ...(call.multipart === true
      ? [
          `- Takes a form with the file as \`${name === 'transcribe' ? 'audio' : 'file'}\`${call.body === undefined ? '' : ', or JSON'}.`,
        ]
      : []),
    ...((keyedCalls as ReadonlySet<string>).has(name) ? ['- May carry an `Idempotency-Key`.'] : []),
    ...(call.refusals.length === 0
      ? []
      : [
          `- Refuses with ${call.refusals.map((refusal) => `\`${refusal}\` (${refusals[refusal].status})`).join(', ')}.`,
        ]),
  ];
  const takesNothing = call.body === undefined || call.body.safeParse(undefined).success;
  const isAnything = call.body !== undefined && call.body.safeParse(42).success;
  return [
    `### ${call.method} ${call.path}`,
    `${call.summary}.`,
    facts.join('\n'),
    ...(call.body === undefined || isAnything
      ? []
      : [shown(`Body${takesNothing ? ' (may be left out)' : ''}`, bodyOf(name, call.body))]),
    call.status === 204 ? 'Answer: 204, without a body.' : shown('Answer', exampleOf(call.answer, 'output')),
  ].join('\n\n');
}

/** The page that lists all calls. Throws if the schema of a call rejects its example. */
export function apiPage(): string {
  const names = Object.keys(calls) as CallName[];
  return [
    '# The API',
    '<!-- Made by `npm run docs` from the schemas that validate the calls. Change those, not this page. -->',
    `All ${names.length} calls. Every one needs the header \`Authorization: Basic …\` with the credential of the installation, which the page carries and the operator sets (\`ROSTRUM_API_CREDENTIAL\`). A rehearsal is named by its session id, in the header \`X-Session-ID\`, the body or the path; it belongs to the browser that named it first, by a signed cookie, and every other one gets 403. Bodies and answers are JSON. A refusal is \`{"error": "one sentence", "code": "short_name"}\`. Besides the refusals that stand with a call, each may refuse with ${['malformed', 'credential_missing', 'not_yours', 'too_large', 'too_many', 'internal', 'database_unavailable'].map((refusal) => `\`${refusal}\` (${refusals[refusal as keyof typeof refusals].status})`).join(', ')}.`,
    'The same, for programs: `GET /api/openapi.json`. The examples are made-up values of the right shape; fields of the answer beyond those of your version may be added at any time.',
    ...names.map(entry),
  ].join('\n\n');
}
