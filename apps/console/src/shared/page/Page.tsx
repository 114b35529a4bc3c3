import { useDocumentTitle } from '@boardwalk/app-shell/start';
import type { ReactNode, Ref } from 'react';
import styles from './Page.module.css';

/**
 * A page of the console: its title, which the window has too, and what it shows.
 *
 * @param props.note stands under the title
 * @param props.heading the title, for those who give it the keyboard when what had it has gone
 */
export function Page({
  title,
  note,
  heading,
  children,
}: {
  readonly title: string;
  readonly note?: ReactNode;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}) {
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={heading === undefined ? undefined : -1} className={styles.title}>
        {title}
      </h1>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  );
}
