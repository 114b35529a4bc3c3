'use client';

import { useRender } from '@base-ui/react/use-render';
import type { ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { REFUSING } from '../../internal/refusing.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Button.module.css';

export interface ButtonProps extends useRender.ComponentProps<'button'> {
  /** One `primary` per view; `secondary` (default) and `quiet` for the rest; `critical` for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical';
  /** 28, 36 (default) or 44 px high. */
  size?: 'small' | 'medium' | 'large';
  /** Decoration before the label. */
  icon?: ReactNode;
  /** Decoration after the label. */
  iconEnd?: ReactNode;
  /** Shows a spinner and ignores clicks, but keeps the name, the focus and the width. */
  loading?: boolean;
  /** Takes the whole width. */
  block?: boolean;
}

/**
 * A button, named by its verb. To look like a button but be a link, give the link as `render`:
 * `<Button render={<a href="/community/" />}>Browse</Button>`.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  iconEnd,
  loading = false,
  block = false,
  disabled = false,
  render,
  className,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const isButton = render === undefined;
  return useRender({
    defaultTagName: 'button',
    render,
    ref,
    state: { variant, size, loading, block, disabled },
    props: {
      ...(isButton ? { type: 'button' as const, disabled } : {}),
      ...rest,
      ...(loading ? { 'aria-busy': true } : {}),
      ...(loading || (disabled && !isButton) ? REFUSING : {}),
      className: classNames(styles.root, className),
      children: (
        <>
          {icon != null && (
            <span className={styles.icon} aria-hidden>
              {icon}
            </span>
          )}
          <span className={styles.label}>{children}</span>
          {iconEnd != null && (
            <span className={styles.icon} aria-hidden>
              {iconEnd}
            </span>
          )}
          {loading && (
            <span className={styles.spinner}>
              <Spinner size={size === 'small' ? 'small' : 'medium'} />
            </span>
          )}
        </>
      ),
    },
  });
}
