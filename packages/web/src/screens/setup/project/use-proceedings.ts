import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

/** The kinds of proceeding with their standards, criteria and order. */
export const useProceedings = (enabled: boolean) =>
  useQuery({
    queryKey: ['proceedings'],
    enabled,
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await call('proceedings', { signal, sessionId: null })).proceedings,
  });

/** Which kind the request calls for; null where nothing tells. Doing without a proposal is no harm. */
export const useProposal = (enabled: boolean, request: string, projectType: string) =>
  useQuery({
    queryKey: ['proceeding-proposal', request, projectType],
    enabled: enabled && `${request}${projectType}`.trim() !== '',
    queryFn: async ({ signal }) =>
      (await call('proceedingProposal', { query: { request, project_type: projectType }, signal, sessionId: null }))
        .proposal,
  });
