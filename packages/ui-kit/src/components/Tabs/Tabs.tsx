import { Tabs as Base } from '@base-ui/react/tabs';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { Link } from '../../internal/Link.tsx';
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
  'onChange' | 'defaultValue' | 'style' | 'children'
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
  return (
    <Base.Root
      {...rest}
      className={classNames(className)}
      value={value}
      onValueChange={(next: Value) => onValueChange(next)}
    >
      <Base.List className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className={styles.tab}
          >
            {item.label}
            {item.count != null && <span className={styles.count}>{item.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
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
        <Link
          key={item.href}
          href={item.href}
          render={item.render}
          className={styles.tab}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.label}
          {item.count != null && <span className={styles.count}>{item.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
