import { z } from 'zod';
import { settingsSchema } from '../../packages/server/src/env.ts';

interface Property {
  readonly default?: string | number;
  readonly description?: string;
  readonly whenUnset?: string;
}

const figure = (value: number): string => value.toString().replace(/\B(?=(\d{3})+$)/g, value >= 10_000 ? ',' : '');

/** The settings of the server as a table. Throws if one doesn't say what it is for. */
export function settingsTable(): string {
  const { properties } = z.toJSONSchema(settingsSchema, { io: 'input', unrepresentable: 'any' }) as {
    properties: Record<string, Property>;
  };
  const rows = Object.entries(properties).map(([name, { default: byDefault, description, whenUnset }]) => {
    const without = byDefault === undefined || byDefault === '' ? undefined : byDefault;
    const unset = whenUnset ?? (typeof without === 'number' ? figure(without) : without && `\`${without}\``);
    if (description === undefined || unset === undefined)
      throw new Error(`${name} does not say what it is for, or what happens without it (packages/server/src/env.ts)`);
    return `| \`${name}\` | ${description} | ${unset} |`;
  });
  return ['| Setting | What it takes | Without it |', '| --- | --- | --- |', ...rows].join('\n');
}
