import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/**
 * Something to know about what stands below, such as a refusal.
 *
 * @param props.tone `critical` is read out at once, the others when there is a moment
 */
export function Notice({
  tone = 'critical',
  action,
  children,
}: {
  tone?: 'critical' | 'caution' | 'positive';
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.root} data-tone={tone} role={tone === 'critical' ? 'alert' : 'status'}>
      <p>{children}</p>
      {action != null && <div className={styles.action}>{action}</div>}
    </div>
  );
}
