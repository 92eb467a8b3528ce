import { typeset } from '@rostrum/contract/typeset';
import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  readonly label: string;
  readonly head: readonly string[];
  /** Width of each column in percent. */
  readonly shares: readonly number[];
  /** Each row's first cell names it. `key` tells rows apart. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table of the report. On a narrow screen each row becomes a card whose cells carry the names of their columns. */
export function Table({ label, head, shares, rows }: TableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <colgroup>
        {head.map((cell, at) => (
          <col key={cell} style={{ width: `${shares[at]}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) =>
              at === 0 ? (
                <th key={head[at]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={head[at]}>
                  <span aria-hidden className={styles.column}>
                    {head[at]}
                  </span>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Quote({ children }: { readonly children: string }) {
  return <q className={styles.quote}>{typeset(children)}</q>;
}

export function Soft({ children }: { readonly children: ReactNode }) {
  return <span className={styles.soft}>{children}</span>;
}
