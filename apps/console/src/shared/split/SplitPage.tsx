import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { NavTabs, VisuallyHidden, type NavTab } from '@boardwalk/ui-kit';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './SplitPage.module.css';
import { OPENED, OPENING } from './use-opened-title.ts';

export interface SplitPageProps {
  readonly title: string;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** Names the tabs, spoken. */
  readonly tabsLabel: string;
  readonly tabs: readonly NavTab[];
  readonly list: ReactNode;
  /** Id of what was chosen in the list, which then takes the focus; undefined while nothing is. */
  readonly openId?: string | undefined;
  /** Keeps the focus in the list beside what was chosen, for lists that arrow keys choose in. Default false. */
  readonly keepsFocus?: boolean;
  /** What was chosen in the list; null while nothing is. */
  readonly detail: ReactNode | null;
  /** In place of the detail while nothing is chosen. */
  readonly choose: string;
}

/** A list beside what is chosen in it; on a phone the one takes the place of the other. */
export function SplitPage({
  title,
  actions,
  tabsLabel,
  tabs,
  list,
  openId,
  keepsFocus = false,
  detail,
  choose,
}: SplitPageProps) {
  const id = useId();
  const column = useRef<HTMLElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const entry = useRef<Element>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(openId);
  useLayoutEffect(() => {
    if (before.current === openId) return;
    before.current = openId;
    const { activeElement } = document;
    if (openId === undefined) {
      // On a phone the list is there again: one goes on where one left it.
      if (!isShown(column.current)) return;
      // A long list draws its entries again: then one begins at its title.
      const { current: last } = entry;
      if (last instanceof HTMLElement && last.isConnected) last.focus();
      else if (entry.current !== null) heading.current?.focus();
      entry.current = null;
      return;
    }
    const isInList = column.current?.contains(activeElement) === true;
    if (isInList) entry.current = activeElement;
    // Where the list gives way to what opens, or a form that was saved goes, the focus would be lost.
    if (keepsFocus && isInList && isShown(column.current)) return;
    column.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
    // A title that is there already takes the focus at once; others when they come.
    const opened = pane.current?.querySelector<HTMLElement>(`[${OPENED}]`);
    if (opened == null) pane.current?.focus({ preventScroll: true });
    else opened.focus();
  }, [openId, keepsFocus]);
  useDocumentTitle(title);
  return (
    <div className={styles.page} data-open={detail === null ? undefined : true}>
      <section ref={column} className={styles.list} aria-labelledby={id}>
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1} id={id} className={styles.title}>
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
          {/* On a phone the list has gone with its title. */}
          <VisuallyHidden render={<h1 className={styles.again}>{title}</h1>} />
          {detail}
        </div>
      )}
    </div>
  );
}

/** Whether an element has a place on the page: on a phone the list has none beside what is open. */
function isShown(element: HTMLElement | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}
