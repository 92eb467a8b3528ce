import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from '../parts/error-boundary.tsx';
import { SessionNotices } from '../session/session-notices.tsx';
import { ErrorPage } from './error-page.tsx';

/** Each query handles its own retries: the specification sets how many and how far apart. */
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5 * 60_000, refetchOnWindowFocus: false } },
});

export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary region="page" fallback={(error) => <ErrorPage error={error} />}>
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <SessionNotices />
          {children}
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
