import { calls, errorAnswer, refusals, type Call, type RefusalCode } from '@rostrum/contract';
import { z } from 'zod';
import { keyedCalls, keyPattern } from './idempotency.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

function parametersOf(schema: z.ZodType | undefined, where: 'query' | 'path'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

const everyCall: readonly RefusalCode[] = [
  'malformed',
  'bad_session_id',
  'credential_missing',
  'not_yours',
  'too_large',
  'too_many',
  'internal',
  'database_unavailable',
];

function refusalsOf(call: Call, keyed: boolean): Json {
  const codes: RefusalCode[] = [
    ...everyCall,
    ...(call.session === 'required' ? (['session_missing'] as const) : []),
    ...(call.body ? (['not_json', 'too_long'] as const) : []),
    ...(keyed ? (['key_reused'] as const) : []),
    ...call.refusals,
  ];
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of new Set(codes))
    byStatus.set(refusals[code].status, [...(byStatus.get(refusals[code].status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      String(status),
      {
        description: of.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
}

const form = (name: string): Json => ({
  schema: {
    type: 'object',
    required: [name],
    properties: { [name]: { type: 'string', format: 'binary' }, session_id: { type: 'string' } },
  },
});

function bodyOf(name: string, call: Call): Json {
  if (call.body === undefined && call.multipart !== true) return {};
  return {
    requestBody: {
      required: call.body === undefined || !call.body.safeParse(undefined).success,
      content: {
        ...(call.body !== undefined && { 'application/json': { schema: schemaOf(call.body, 'input') } }),
        ...(call.multipart === true && { 'multipart/form-data': form(name === 'transcribe' ? 'audio' : 'file') }),
      },
    },
  };
}

const key: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: keyPattern.source },
  description:
    'One key per action. The same call with the same key, sent again within three days, gets the same body (with the header Idempotency-Replayed) and appends nothing.',
};

function operationOf(name: string, call: Call): Json {
  const keyed = (keyedCalls as ReadonlySet<string>).has(name);
  const session = {
    name: 'X-Session-ID',
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description:
      call.session === 'required' ? 'The session, here or in the body or path' : 'The session, where there is one',
  };
  return {
    operationId: name,
    summary: call.summary,
    parameters: [
      session,
      ...(keyed ? [key] : []),
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
    ],
    ...bodyOf(name, call),
    responses: {
      [String(call.status)]:
        call.status === 204
          ? { description: 'Done' }
          : { description: 'Answer', content: { 'application/json': { schema: schemaOf(call.answer, 'output') } } },
      ...refusalsOf(call, keyed),
    },
  };
}

/** The description of all calls, generated from the schemas that validate them. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Rostrum', version: '1', description: 'Rehearse a public hearing on a development project.' },
    security: [{ credential: [] }],
    components: {
      securitySchemes: { credential: { type: 'http', scheme: 'basic' } },
      schemas: { Refusal: schemaOf(errorAnswer, 'output') },
    },
    paths,
  };
}
