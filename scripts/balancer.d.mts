import type { Server } from 'node:http';

export declare function makeBalancer(
  targets: () => readonly string[],
  options?: { readonly trustsProxy?: boolean },
): { readonly server: Server; readonly counts: { repeated: number; failed: number } };

export declare function trustsProxyIn(environment: Readonly<Record<string, string | undefined>>): boolean;
