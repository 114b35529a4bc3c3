'use client';

import { useRender } from '@base-ui/react/use-render';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Chip.module.css';

interface ChipLooks {
  selected?: boolean;
  /** 32 (default) or 26 px high. */
  size?: 'medium' | 'small';
  icon?: ReactNode;
  /** How many things carry it, already formatted. */
  count?: ReactNode;
  children: ReactNode;
}

function content({ icon, count, children }: ChipLooks) {
  return (
    <>
      {icon != null && <span aria-hidden>{icon}</span>}
      <span className={styles.text}>{children}</span>
      {count != null && <span className={styles.count}>{count}</span>}
    </>
  );
}

export interface ChipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children'>, ChipLooks {
  /** A router's link, when it is not a plain `<a>`. */
  render?: ReactElement;
}

/** A tag or filter that lives in the address: a link, marked `aria-current` when it is the chosen one. */
export function ChipLink({
  selected = false,
  size = 'medium',
  icon,
  count,
  className,
  children,
  render,
  ref,
  ...rest
}: ChipLinkProps) {
  return useRender({
    defaultTagName: 'a',
    render,
    ref,
    state: { selected, size },
    props: {
      ...rest,
      ...(selected ? { 'aria-current': 'true' } : {}),
      className: classNames(styles.root, className),
      children: content({ icon, count, children }),
    },
  });
}

export interface ChipButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, ChipLooks {}

/** A tag or filter that is switched in place: a toggle button. */
export function ChipButton({
  selected = false,
  size = 'medium',
  icon,
  count,
  disabled = false,
  className,
  children,
  ...rest
}: ChipButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-pressed={selected}
      data-selected={selected ? '' : undefined}
      data-size={size}
      data-disabled={disabled ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      {content({ icon, count, children })}
    </button>
  );
}

export interface ChipRailProps extends ComponentPropsWithRef<'div'> {
  /** Names the group. */
  label: string;
  /** Whether it scrolls sideways on a phone (default) or wraps there too. */
  scroll?: boolean;
}

/** A row of chips under one name. */
export function ChipRail({ label, scroll = true, className, children, ...rest }: ChipRailProps) {
  return (
    <div
      role="group"
      aria-label={label}
      {...rest}
      data-scroll={scroll ? '' : undefined}
      className={classNames(styles.rail, className)}
    >
      {children}
    </div>
  );
}
