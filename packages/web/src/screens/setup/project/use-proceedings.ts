import type { Proceeding } from '@rostrum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

/** The kinds of proceeding with their standards, criteria and order, as the state sets them. */
export const useProceedings = (enabled: boolean, state: string | null) =>
  useQuery({
    queryKey: ['proceedings', state],
    enabled,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<readonly Proceeding[]> =>
      (await call('proceedings', { query: state === null ? {} : { state }, signal, sessionId: null })).proceedings,
  });

/** The kind that the request calls for; null if nothing indicates one. It is fine to do without a proposal. */
export const useProposal = (enabled: boolean, request: string, projectType: string) =>
  useQuery({
    queryKey: ['proceeding-proposal', request, projectType],
    enabled: enabled && `${request}${projectType}`.trim() !== '',
    queryFn: async ({ signal }) =>
      (await call('proceedingProposal', { query: { request, project_type: projectType }, signal, sessionId: null }))
        .proposal,
  });
