import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const foldsIn = (part: HTMLElement | null): readonly HTMLDetailsElement[] =>
  part === null ? [] : [...part.querySelectorAll<HTMLDetailsElement>('details[data-fold]')];

/** Unfolds the part that a link within the page leads to. */
function unfold(hash: string): void {
  const fold = document.getElementById(decodeURIComponent(hash.slice(1)))?.closest('details[data-fold]');
  if (fold instanceof HTMLDetailsElement) fold.open = true;
}

interface Folds {
  readonly allOpen: boolean;
  readonly toggleAll: () => void;
}

/** The folded parts of the report: a link into one opens it, print shows them all, and one press opens or closes
 *  them all. */
export function useFolds(part: RefObject<HTMLDivElement | null>): Folds {
  const [allOpen, setAllOpen] = useState(false);
  useEffect(() => {
    let closed: readonly HTMLDetailsElement[] = [];
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      if (link !== null) unfold(link.getAttribute('href') ?? '');
    };
    const beforePrint = () => {
      closed = foldsIn(part.current).filter((fold) => !fold.open);
      for (const fold of closed) fold.open = true;
    };
    const afterPrint = () => {
      for (const fold of closed) fold.open = false;
    };
    const onHash = () => unfold(location.hash);
    if (location.hash !== '') unfold(location.hash);
    document.addEventListener('click', onClick, true);
    window.addEventListener('hashchange', onHash);
    window.addEventListener('beforeprint', beforePrint);
    window.addEventListener('afterprint', afterPrint);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('hashchange', onHash);
      window.removeEventListener('beforeprint', beforePrint);
      window.removeEventListener('afterprint', afterPrint);
    };
  }, [part]);
  const toggleAll = () => {
    for (const fold of foldsIn(part.current)) fold.open = !allOpen;
    setAllOpen(!allOpen);
  };
  return { allOpen, toggleAll };
}
