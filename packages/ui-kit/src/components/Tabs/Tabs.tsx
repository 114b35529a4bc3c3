'use client';

import {
  useId,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/classNames.ts';
import { Anchor } from '../../internal/Anchor.tsx';
import styles from './Tabs.module.css';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** How many things are behind it, already formatted. */
  count?: ReactNode;
  disabled?: boolean;
  /** The panel. */
  content: ReactNode;
}

export interface TabsProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** Names the row of tabs. */
  label: string;
  items: ReadonlyArray<TabItem<Value>>;
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Panels of one place, one shown at a time. Arrow keys move, Enter or Space chooses. For addresses use `NavTabs`. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  className,
  ...rest
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // One tab is the stop of the Tab key for any value.
  const enabled = items.filter((item) => item.disabled !== true);
  const stop = (enabled.find((item) => item.value === value) ?? enabled[0])?.value;

  const move = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)') ?? [])];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const next = (at + 1) % tabs.length;
    const previous = (at - 1 + tabs.length) % tabs.length;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const goal: Record<string, number> = {
      ArrowRight: rightToLeft ? previous : next,
      ArrowLeft: rightToLeft ? next : previous,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = goal[event.key];
    if (to === undefined) return;
    event.preventDefault();
    tabs[to]?.focus();
  };

  return (
    <div {...rest} className={className}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus, one of them by Tab */}
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {items.map((item) => {
          const active = item.value === value;
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}t${item.value}`}
              aria-selected={active}
              aria-controls={active ? `${id}p${item.value}` : undefined}
              tabIndex={item.value === stop ? 0 : -1}
              disabled={item.disabled}
              data-active={active ? '' : undefined}
              data-disabled={item.disabled ? '' : undefined}
              className={styles.tab}
              onClick={() => onValueChange(item.value)}
            >
              {item.label}
              {item.count != null && <span className={styles.count}>{item.count}</span>}
            </button>
          );
        })}
      </div>
      {items
        .filter((item) => item.value === value)
        .map((item) => (
          <div
            key={item.value}
            role="tabpanel"
            id={`${id}p${item.value}`}
            aria-labelledby={`${id}t${item.value}`}
            tabIndex={0}
            className={styles.panel}
          >
            {item.content}
          </div>
        ))}
    </div>
  );
}

export interface NavTab {
  href: string;
  label: ReactNode;
  /** How many things are behind it, already formatted. */
  count?: ReactNode;
  current: boolean;
  /** A router's link, when it is not a plain `<a>`. */
  render?: ReactElement;
}

export interface NavTabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the navigation. */
  label: string;
  items: readonly NavTab[];
}

/** Tabs that are addresses: links in a navigation, the current one marked. */
export function NavTabs({ label, items, className, ...rest }: NavTabsProps) {
  return (
    <nav {...rest} aria-label={label} className={classNames(styles.list, className)}>
      {items.map((item) => (
        <Anchor
          key={item.href}
          href={item.href}
          render={item.render}
          className={styles.tab}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.label}
          {item.count != null && <span className={styles.count}>{item.count}</span>}
        </Anchor>
      ))}
    </nav>
  );
}
