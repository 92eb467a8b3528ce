import type { Character, Industry, Speaker, Theme } from '@rostrum/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import type * as Engine from '@rostrum/engine/catalog';
import { listOf } from '../../../api/list-of.ts';
import { withTries } from '../../../api/with-tries.ts';

/* What the wizard shows: requested from the server, three tries two seconds apart, then the built-in defaults.
   practice.md §4 (Data loading) and §8. */

const tries = 3;
const pauseMs = 2_000;

export interface Loaded<Data> {
  readonly data: Data;
  /** The server could not be reached, and these are the built-in defaults. */
  readonly isFallback: boolean;
}

/** The engine's catalog; its own chunk, which loads while the first step is being read. */
export const useEngine = (enabled = true) =>
  useQuery({
    queryKey: ['engine'],
    queryFn: () => import('@rostrum/engine/catalog'),
    staleTime: Infinity,
    gcTime: Infinity,
    enabled,
  });

function useLoaded<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Data>,
  fallback: (engine: typeof Engine) => Data,
  enabled = true,
) {
  return useQuery({
    enabled,
    queryKey: ['catalog', key],
    queryFn: async ({ signal }): Promise<Loaded<Data>> => {
      try {
        return { data: await withTries(() => load(signal), { tries, pauseMs, signal }), isFallback: false };
      } catch (failure) {
        if (signal.aborted) throw failure;
        console.warn(`Loading ${key} failed ${tries} times; the built-in ones are used.`, failure);
        return { data: fallback(await import('@rostrum/engine/catalog')), isFallback: true };
      }
    },
  });
}

export const useIndustries = () =>
  useLoaded<Readonly<Record<string, Industry>>>(
    'industries',
    async (signal) => {
      const answer = (await call('practiceIndustries', { signal })) as { industries?: Record<string, Industry> } | null;
      return filled(answer?.industries ?? {}, Object.keys(answer?.industries ?? {}).length);
    },
    (engine) => engine.industries,
  );

export const useThemes = (enabled: boolean) =>
  useLoaded<readonly Theme[]>(
    'themes',
    async (signal) => {
      const list = listOf<Theme>(await call('practiceThemes', { signal }), 'themes');
      return filled(list, list.length);
    },
    (engine) => engine.fallbackThemes,
    enabled,
  );

export const useCharacters = (projectType: string | null, enabled: boolean) =>
  useLoaded<readonly Character[]>(
    projectType ? `characters for ${projectType}` : 'characters',
    async (signal) => {
      const query = projectType ? { project_type: projectType } : {};
      const list = listOf<Character>(await call('practiceCharacters', { query, signal }), 'characters');
      return filled(list, list.length);
    },
    (engine) => engine.fallbackCharacters,
    enabled,
  );

/** Speakers are requested once: five built-in ones stand in (practice.md §8). */
export const useSpeakers = () =>
  useQuery({
    queryKey: ['catalog', 'speakers'],
    queryFn: async ({ signal }): Promise<readonly Speaker[]> => {
      try {
        const list = listOf<Speaker>(await call('speakers', { signal }), 'speakers');
        return filled(list, list.length);
      } catch (failure) {
        if (signal.aborted) throw failure;
        console.warn('Loading the speakers failed; the built-in ones are used.', failure);
        return (await import('@rostrum/engine/catalog')).defaultSpeakers;
      }
    },
  });

/** An empty catalog is as good as none. */
function filled<Data>(data: Data, count: number): Data {
  if (count === 0) throw new Error('The server sent an empty list.');
  return data;
}
