import { IconButton } from '@boardwalk/ui-kit';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './SidePanel.module.css';

export interface SidePanelProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Below the title; it does not scroll. */
  readonly top?: ReactNode;
  /** Below what scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A panel at the end of the board; on a phone a sheet at the bottom. */
export function SidePanel({ title, closeLabel, onClose, top, footer, children }: SidePanelProps) {
  return (
    <aside className={styles.root} aria-label={title}>
      <header className={styles.header}>
        <h2>{title}</h2>
        <IconButton label={closeLabel} icon={<X />} size="small" tooltip={false} onClick={onClose} />
      </header>
      {top !== undefined && <div className={styles.top}>{top}</div>}
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </aside>
  );
}
