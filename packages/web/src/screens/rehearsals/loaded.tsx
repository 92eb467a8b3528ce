import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { sentenceOf } from '../../api/api-error.ts';
import { Alert } from '../../parts/alert.tsx';
import { Button } from '../../parts/button.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  readonly texts: {
    readonly tabTitle: string;
    readonly loading: string;
    readonly failedTitle: string;
    readonly failed: string;
    /** Without it, trying again is pointless. */
    readonly tryAgain?: string;
  };
  readonly children: (data: Data) => ReactNode;
}

/** A document of a rehearsal, or what is shown while it loads and when it cannot be loaded. */
export function Loaded<Data>({ query: { data, error, refetch }, texts, children }: LoadedProps<Data>) {
  // A long document renders in short pieces, and taps and keys are handled in between.
  const drawn = useDeferredValue(data);
  if (drawn !== undefined) return children(drawn);
  return (
    <>
      <h1 className="visually-hidden">{texts.tabTitle}</h1>
      {error === null ? (
        <Skeleton label={texts.loading} lines={8} height={2} />
      ) : (
        <Alert
          kind="error"
          title={texts.failedTitle}
          actions={texts.tryAgain !== undefined && <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
        >
          {sentenceOf(error) ?? texts.failed}
        </Alert>
      )}
    </>
  );
}
