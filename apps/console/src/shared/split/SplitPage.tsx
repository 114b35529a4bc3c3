import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { NavTabs, type NavTab } from '@boardwalk/ui-kit';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './SplitPage.module.css';
import { OPENING } from './use-opened-title.ts';

export interface SplitPageProps {
  readonly title: string;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** Names the tabs, spoken. */
  readonly tabsLabel: string;
  readonly tabs: readonly NavTab[];
  readonly list: ReactNode;
  /** Id of what was chosen in a list of links, which then takes the focus; undefined while nothing is, or in other lists. */
  readonly openId?: string | undefined;
  /** What was chosen in the list; null while nothing is. */
  readonly detail: ReactNode | null;
  /** In place of the detail while nothing is chosen. */
  readonly choose: string;
}

/** A list beside what is chosen in it; on a phone the one takes the place of the other. */
export function SplitPage({ title, actions, tabsLabel, tabs, list, openId, detail, choose }: SplitPageProps) {
  const id = useId();
  const column = useRef<HTMLElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const entry = useRef<Element>(null);
  const before = useRef(openId);
  useLayoutEffect(() => {
    if (before.current === openId) return;
    before.current = openId;
    const { activeElement } = document;
    if (openId === undefined) {
      // On a phone the list is there again: one goes on where one left it.
      if (entry.current instanceof HTMLElement) entry.current.focus();
      entry.current = null;
      return;
    }
    if (column.current?.contains(activeElement) === true) entry.current = activeElement;
    column.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
    pane.current?.focus({ preventScroll: true });
  }, [openId]);
  useDocumentTitle(title);
  return (
    <div className={styles.page} data-open={detail === null ? undefined : true}>
      <section ref={column} className={styles.list} aria-labelledby={id}>
        <div className={styles.head}>
          <h1 id={id} className={styles.title}>
            {title}
          </h1>
          {actions}
        </div>
        <NavTabs label={tabsLabel} items={tabs} />
        {list}
      </section>
      {detail === null ? (
        <p className={styles.choose}>{choose}</p>
      ) : (
        <div ref={pane} tabIndex={-1} {...{ [OPENING]: '' }} className={styles.detail}>
          {detail}
        </div>
      )}
    </div>
  );
}
