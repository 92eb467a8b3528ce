import { useEffect, useRef } from 'react';
import type { ReactNode, Ref } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A part of the page that scrolls by itself. It is a tab stop only if there is something to scroll. */
export function ScrollRegion({ label, className, ref, children }: ScrollRegionProps) {
  const own = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const region = own.current;
    if (region === null) return;
    const settle = () => {
      const scrolls = region.scrollHeight > region.clientHeight || region.scrollWidth > region.clientWidth;
      if (scrolls) region.tabIndex = 0;
      else region.removeAttribute('tabindex');
    };
    settle();
    const watch = new ResizeObserver(settle);
    for (const element of [region, ...region.children]) watch.observe(element);
    return () => watch.disconnect();
  }, [children]);
  return (
    <section
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      aria-label={label}
      className={className}
    >
      {children}
    </section>
  );
}
