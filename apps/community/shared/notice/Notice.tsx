import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  title: string;
  /** What happened, or what to do next. */
  text: string;
  /** Level of the title in the page's outline. */
  level?: 1 | 2;
  /** A picture or icon above the title. */
  icon?: ReactNode;
  /** Buttons: what to do next. */
  children?: ReactNode;
}

/** Something said in place of content: empty, missing, not for anonymous visitors. */
export function Notice({ title, text, level = 2, icon, children }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.root}>
      {icon !== undefined && (
        <div className={styles.icon} aria-hidden>
          {icon}
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
