import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { NavTabs, type NavTab } from '@boardwalk/ui-kit';
import { useId, type ReactNode } from 'react';
import styles from './SplitPage.module.css';

export interface SplitPageProps {
  readonly title: string;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** Names the tabs, spoken. */
  readonly tabsLabel: string;
  readonly tabs: readonly NavTab[];
  readonly list: ReactNode;
  /** What was chosen in the list; null while nothing is. */
  readonly detail: ReactNode | null;
  /** In place of the detail while nothing is chosen. */
  readonly choose: string;
}

/** A list beside what is chosen in it; on a phone the one takes the place of the other. */
export function SplitPage({ title, actions, tabsLabel, tabs, list, detail, choose }: SplitPageProps) {
  const id = useId();
  useDocumentTitle(title);
  return (
    <div className={styles.page} data-open={detail === null ? undefined : true}>
      <section className={styles.list} aria-labelledby={id}>
        <div className={styles.head}>
          <h1 id={id} className={styles.title}>
            {title}
          </h1>
          {actions}
        </div>
        <NavTabs label={tabsLabel} items={tabs} />
        {list}
      </section>
      {detail ?? <p className={styles.choose}>{choose}</p>}
    </div>
  );
}
