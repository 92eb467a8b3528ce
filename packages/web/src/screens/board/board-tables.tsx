import type { BoardMember, BoardRecord } from '@rostrum/contract';
import { ScrollRegion } from '../../parts/scroll-region.tsx';
import { boardTexts as texts } from '../../texts/board.ts';
import styles from './board-page.module.css';

/** Who sits there, in counts. */
export function MemberTable({ members }: { readonly members: readonly BoardMember[] }) {
  const heads = [texts.present, texts.motions, texts.seconds, texts.dissents, texts.abstained, texts.recused];
  return (
    <ScrollRegion label={texts.members} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.member}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map(({ name, role, meetings, motions, seconds, dissents, votes }) => (
            <tr key={name}>
              <th scope="row">
                {name} {role !== 'member' && <span className={styles.soft}>{texts.roles[role]}</span>}
              </th>
              {[meetings, motions, seconds, dissents, votes.abstain, votes.recused].map((count, at) => (
                <td key={heads[at]}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface DecisionTableProps {
  readonly caption: string;
  readonly of: string;
  readonly names: Readonly<Record<string, string>>;
  readonly rows: BoardRecord['by_kind'];
}

/** What was decided, in counts with a bar; a percentage of three says nothing. */
export function DecisionTable({ caption, of, names, rows }: DecisionTableProps) {
  const most = Math.max(1, ...rows.map(({ items }) => items));
  return (
    <ScrollRegion label={caption} className={styles.scroll}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{texts.items}</th>
            <th scope="col">{texts.approved}</th>
            <th scope="col">{texts.withConditions}</th>
            <th scope="col">{texts.denied}</th>
            <th scope="col">{texts.postponed}</th>
            <th scope="col">{texts.motionFailed}</th>
            <th scope="col">{texts.split}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.of}>
              <th scope="row">
                {names[row.of] ?? row.of}
                <span className={styles.bar} aria-hidden>
                  <span className={styles.yes} style={{ inlineSize: `${(row.approved / most) * 100}%` }} />
                  <span className={styles.no} style={{ inlineSize: `${(row.denied / most) * 100}%` }} />
                  <span className={styles.later} style={{ inlineSize: `${(row.postponed / most) * 100}%` }} />
                </span>
              </th>
              <td>{row.items}</td>
              <td>{row.approved}</td>
              <td>{row.with_conditions}</td>
              <td>{row.denied}</td>
              <td>{row.postponed}</td>
              <td>{row.failed ?? 0}</td>
              <td>{row.split}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
