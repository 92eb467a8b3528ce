import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/* The settings of the server, and the only reader of the environment. decisions.md §1 and §6. */

/** A setting that cannot be used; its message is one line that says which, what it got and what it takes. */
export class SettingError extends Error {}

const takes = (what: string) => ({ error: what });
const perMinute = (byDefault: number) =>
  z.coerce.number(takes('a whole number, 0 for no limit')).int().min(0).default(byDefault);
const dollars = z.coerce
  .number(takes('a price in US dollars for a million tokens'))
  .min(0, 'a price in US dollars for a million tokens')
  .optional();
const optionalText = z.string().trim().min(1).optional();
const httpAddress = (what: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), what)
    .optional();

/** An address, a network, or the name of one that stands for several. */
const isProxy = (entry: string): boolean =>
  /^(loopback|linklocal|uniquelocal)$/.test(entry) || ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry);

/** Google News answers a search as RSS; the operator may name any other feed. */
const publicNewsFeed =
  'https://news.google.com/rss/search?q=%22{county}%22+{state}+{city}+(zoning+OR+planning+OR+development)&hl=en-US&gl=US&ceid=US:en';

/** Each setting says what it is for (`description`) and, if it has no default, what happens without it
 *  (`whenUnset`): the table of docs/operating.md is made from these. */
export const settingsSchema = z.object({
  HOST: z
    .string()
    .trim()
    .min(1, 'a host name or address, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1')
    .meta({ description: 'the address it listens on; 0.0.0.0 for all addresses of the machine' }),
  PORT: z.coerce
    .number(takes('a port from 0 to 65535'))
    .int('a port from 0 to 65535')
    .min(0, 'a port from 0 to 65535')
    .max(65_535, 'a port from 0 to 65535')
    .default(3000)
    .meta({ description: 'the port; 0 for any free one' }),
  ROSTRUM_DATA_DIR: z
    .string()
    .trim()
    .min(1, 'a folder')
    .default('./data')
    .transform((path) => resolve(path))
    .meta({ description: 'the folder of the embedded database and of the credential' }),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
      'an address such as postgres://user:password@host:5432/rostrum',
    )
    .optional()
    .meta({
      description:
        'postgres://… puts the same tables on PostgreSQL; any number of processes can then stand behind a load balancer',
      whenUnset: 'the embedded SQLite',
    }),
  ROSTRUM_API_CREDENTIAL: z
    .string()
    .refine((text) => /^[^:\s]+:\S+$/.test(text), 'a user and a password separated by a colon, without spaces')
    .optional()
    .meta({
      description: 'user:password for the API',
      whenUnset: 'created at the first start and kept in the data folder',
    }),
  ROSTRUM_OPERATOR_TOKEN: z
    .string()
    .trim()
    .min(16, 'a token of 16 characters or more')
    .max(500, 'a token of up to 500 characters')
    .optional()
    .meta({
      description: 'anyone who enters it on the Language model page can try the model and turn its tasks on and off',
      whenUnset: 'the page is read-only',
    }),
  LLM_PROVIDER: z
    .enum(['anthropic', 'openai', 'google', 'openai-compatible'], 'one of anthropic, openai, google, openai-compatible')
    .optional()
    .meta({
      description:
        'anthropic, openai, google or openai-compatible (Ollama, vLLM, LM Studio, llama.cpp): a language model then chooses the words',
      whenUnset: 'off: the built-in words',
    }),
  LLM_MODEL: optionalText.meta({ description: 'the name of the model', whenUnset: 'needed with LLM_PROVIDER' }),
  LLM_API_KEY: optionalText.meta({
    description: 'the key of the provider',
    whenUnset: 'none; the named providers need one',
  }),
  LLM_BASE_URL: z
    .string()
    .transform((text) => text.trim().replace(/\/+$/, ''))
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && /\/v\d+(?:beta\d*)?$/.test(text),
      'an http or https address that ends in /v1',
    )
    .optional()
    .meta({ description: 'the address of the model server, ending in /v1', whenUnset: 'the address of the provider' }),
  LLM_BUDGET_TOKENS: z.coerce
    .number(takes('a whole number of tokens for each rehearsal, 0 for no limit'))
    .int()
    .min(0)
    .default(200_000)
    .meta({ description: 'tokens per rehearsal, after which the built-in words take over; 0 for no limit' }),
  LLM_TIMEOUT_SECONDS: z.coerce
    .number(takes('a number of seconds from 1 to 60'))
    .min(1, 'a number of seconds from 1 to 60')
    .max(60, 'a number of seconds from 1 to 60')
    .default(8.5)
    .meta({ description: 'seconds to wait for the model before the built-in engine takes over' }),
  LLM_PRICE_INPUT: dollars.meta({
    description: 'the price of a million input tokens in US dollars, to report costs',
    whenUnset: 'costs are not reported',
  }),
  LLM_PRICE_OUTPUT: dollars.meta({
    description: 'the price of a million output tokens in US dollars',
    whenUnset: 'costs are not reported',
  }),
  TRANSCRIBE_BASE_URL: httpAddress('an http or https address').meta({
    description: 'a server with /v1/audio/transcriptions as OpenAI has it',
    whenUnset: 'off: the recognition of the browser, and typing',
  }),
  TRANSCRIBE_MODEL: z
    .string()
    .trim()
    .min(1)
    .default('whisper-1')
    .meta({ description: 'the name of the transcription model' }),
  TRANSCRIBE_API_KEY: optionalText.meta({ description: 'its key, if it needs one', whenUnset: 'none' }),
  NEWS_FEED_URL: z
    .string()
    .refine(
      (text) => URL.canParse(text.replace(/[{}]/g, '')) && /^https?:/.test(text),
      'an http or https address of a feed, with the placeholders {county}, {state} and {city}',
    )
    .default(publicNewsFeed)
    .meta({
      description:
        'an RSS or Atom address with the placeholders {county}, {state} and {city}; if it cannot be reached, there is no local news',
      whenUnset: 'Google News, a public search',
    }),
  RATE_LIMIT_SESSION: perMinute(1_200).meta({ description: 'calls per minute for a session; 0 for no limit' }),
  RATE_LIMIT_ADDRESS: perMinute(30_000).meta({ description: 'calls per minute for an address; 0 for no limit' }),
  RATE_LIMIT_DOCUMENTS: perMinute(240).meta({
    description: 'documents and fetched pages per minute for an address; 0 for no limit',
  }),
  FETCH_ALLOW_HOSTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim().toLowerCase())
        .filter((entry) => entry !== ''),
    )
    .refine(
      (entries) => entries.every((entry) => /^(\[[0-9a-f:.]+\]|[^\s/:@]+):\d{1,5}$/.test(entry)),
      'a list of host:port, separated by commas',
    )
    .meta({
      description: 'host:port,… that documents may be fetched from even though the address is private',
      whenUnset: 'none',
    }),
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim().toLowerCase().replace(/\.$/, ''))
        .filter((entry) => entry !== ''),
    )
    .refine(
      (entries) => entries.every((entry) => /^[a-z0-9_.-]+$|^[0-9a-f:]+$/.test(entry)),
      'names without ports, separated by commas',
    )
    .meta({
      description:
        'the host names it is opened under, without ports, separated by commas: those of a proxy or of the network; requests for any other name are refused',
      whenUnset: 'localhost and the address it listens on',
    }),
  METRICS_PUBLIC: z
    .enum(['true', 'false'], 'true or false')
    .default('false')
    .transform((text) => text === 'true')
    .meta({ description: 'true to serve `/metrics` without the credential' }),
  TRUST_PROXY: z
    .string()
    .default('false')
    .refine(
      (text) => /^(true|false|\d+)$/.test(text) || text.split(',').every((entry) => isProxy(entry.trim())),
      'true, false, the number of proxies, or their addresses',
    )
    .transform((text): boolean | number | string =>
      text === 'true' ? true : text === 'false' ? false : /^\d+$/.test(text) ? Number(text) : text,
    )
    .meta({
      description:
        'whether to trust what a proxy in front says about addresses and https: true, the number of proxies, or their addresses',
    }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'one of fatal, error, warn, info, debug, silent')
    .default('info')
    .meta({ description: 'how much is logged: fatal, error, warn, info, debug or silent' }),
});

/** What a language model needs, by provider. */
const settingsTogether = settingsSchema.superRefine((settings, context) => {
  const missing = (
    name: 'LLM_MODEL' | 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_PRICE_INPUT' | 'LLM_PRICE_OUTPUT',
    what: string,
  ): void => {
    if (settings[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: what });
  };
  if (settings.LLM_PRICE_INPUT !== undefined) missing('LLM_PRICE_OUTPUT', 'a price, because LLM_PRICE_INPUT is set');
  if (settings.LLM_PRICE_OUTPUT !== undefined) missing('LLM_PRICE_INPUT', 'a price, because LLM_PRICE_OUTPUT is set');
  if (settings.LLM_PROVIDER === undefined) return;
  missing('LLM_MODEL', 'the name of a model, because LLM_PROVIDER is set');
  if (settings.LLM_PROVIDER === 'openai-compatible')
    missing('LLM_BASE_URL', 'the address of the server, ending in /v1, because LLM_PROVIDER is openai-compatible');
  else if (settings.LLM_BASE_URL === undefined) missing('LLM_API_KEY', 'a key, because LLM_PROVIDER is set');
});

export type Settings = z.output<typeof settingsSchema>;

const secrets = new Set([
  'ROSTRUM_API_CREDENTIAL',
  'ROSTRUM_OPERATOR_TOKEN',
  'LLM_API_KEY',
  'TRANSCRIBE_API_KEY',
  'DATABASE_URL',
]);

/** The settings as the environment gives them; an empty variable counts as unset. Throws SettingError. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = settingsTogether.safeParse(given);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const name = String(issue?.path[0] ?? 'environment');
  const value = given[name];
  const got = value === undefined ? 'nothing' : secrets.has(name) ? 'a value that is not shown' : JSON.stringify(value);
  throw new SettingError(`${name} got ${got}, but takes ${issue?.message ?? 'something else'}.`);
}
