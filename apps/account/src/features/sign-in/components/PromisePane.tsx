import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import styles from './PromisePane.module.css';

/** Notes of the drawn board: column, row and tint. */
const NOTES = [
  { x: 64, y: 96, tint: 2 },
  { x: 64, y: 196, tint: 4 },
  { x: 184, y: 96, tint: 3 },
  { x: 184, y: 196, tint: 2 },
  { x: 184, y: 296, tint: 1 },
  { x: 304, y: 96, tint: 5 },
] as const;

/** The side of the full-screen page: a small board, drawn, and what the product promises. Hidden on narrow screens. */
export function PromisePane() {
  return (
    <aside className={styles.pane}>
      <svg className={styles.board} viewBox="0 0 440 420" aria-hidden focusable="false">
        <rect className={styles.paper} x="24" y="24" width="392" height="372" rx="16" />
        {[64, 184, 304].map((x) => (
          <rect key={x} className={styles.heading} x={x} y="60" width="64" height="8" rx="4" />
        ))}
        {NOTES.map(({ x, y, tint }) => (
          <g key={`${x}-${y}`} data-tint={tint} className={styles.note}>
            <rect x={x} y={y} width="88" height="76" rx="8" />
            <path d={`M${x + 12} ${y + 20}h52M${x + 12} ${y + 34}h64M${x + 12} ${y + 48}h36`} />
          </g>
        ))}
        <path className={styles.connector} d="M272 134c16 0 16 100 32 100h8" />
        <g className={styles.topic}>
          <rect x="312" y="214" width="80" height="40" rx="20" />
          <path d="M332 234h40" />
        </g>
        <path className={styles.pointer} d="M236 262l34 14-15 5-6 15z" />
      </svg>
      <p className={styles.promise}>
        <FormattedMessage {...messages.promise} />
      </p>
      <p className={styles.detail}>
        <FormattedMessage {...messages.promiseDetail} />
      </p>
    </aside>
  );
}
