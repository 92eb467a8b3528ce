import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { partsTexts } from '../texts/parts.ts';
import { screenHelp, type ScreenHelp } from '../texts/help.ts';
import { classNames } from './class-names.ts';
import { Help } from './help.tsx';
import styles from './page-shell.module.css';
import { ThemeToggle } from './theme-toggle.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

interface PageShellProps {
  /** Title of the browser tab, before the product's name. */
  readonly title: string;
  /** At the right end of the header. */
  readonly actions?: ReactNode;
  /** After the product's name, in the header. */
  readonly context?: ReactNode;
  /** What the screen is for and its keys, behind '?'. */
  readonly help?: ScreenHelp;
  readonly width?: 'page' | 'narrow' | 'full';
  readonly children: ReactNode;
}

/** The frame of every screen: skip link, header, one main region. */
export function PageShell({
  title,
  actions,
  context,
  help = screenHelp.loading,
  width = 'page',
  children,
}: PageShellProps) {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  useEffect(() => {
    document.title = `${title} · ${partsTexts.productName}`;
  }, [title]);
  return (
    <div className={styles.shell}>
      <a href="#main" className={classNames(styles.skip, 'no-print')}>
        {partsTexts.skipToContent}
      </a>
      <header className={classNames(styles.header, 'no-print')}>
        <div className={classNames(styles.bar, width === 'full' && styles.wide)}>
          <Link to="/" className={styles.brand}>
            <img src="/favicon.svg" alt="" width={30} height={30} />
            {partsTexts.productName}
          </Link>
          {Boolean(context) && <div className={styles.context}>{context}</div>}
          {Boolean(actions) && <div className={styles.actions}>{actions}</div>}
          <div className={styles.tools}>
            <Help help={help} />
            <ThemeToggle />
          </div>
        </div>
      </header>
      <main ref={main} id="main" tabIndex={-1} className={classNames(styles.main, width !== 'page' && styles[width])}>
        {children}
      </main>
    </div>
  );
}
