import type { BoardKind } from '@boardwalk/api-client';
import styles from './KindPicture.module.css';

/** Stands for a board's picture until one was rendered: a few notes, or a few topics. */
export function KindPicture({ kind }: { kind: BoardKind }) {
  return (
    <svg className={styles.root} viewBox="0 0 216 140" aria-hidden focusable="false">
      {kind === 'mindmap' ? (
        <>
          <path className={styles.line} d="M96 70h16c14 0 8-34 24-34h8M112 70h32M112 70c14 0 8 34 24 34h8" />
          <rect className={styles.a} x="48" y="57" width="50" height="26" rx="13" />
          <rect className={styles.b} x="144" y="28" width="36" height="16" rx="8" />
          <rect className={styles.c} x="144" y="62" width="36" height="16" rx="8" />
          <rect className={styles.d} x="144" y="96" width="36" height="16" rx="8" />
        </>
      ) : (
        <>
          <rect className={styles.b} x="52" y="36" width="32" height="32" rx="4" />
          <rect className={styles.c} x="92" y="36" width="32" height="32" rx="4" />
          <rect className={styles.a} x="132" y="36" width="32" height="32" rx="4" />
          <rect className={styles.d} x="52" y="76" width="32" height="32" rx="4" />
          <rect className={styles.b} x="92" y="76" width="32" height="32" rx="4" />
        </>
      )}
    </svg>
  );
}
