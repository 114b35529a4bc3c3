'use client';

import { useRender } from '@base-ui/react/use-render';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { REFUSING } from '../../internal/refusing.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './Link.module.css';

export interface LinkProps extends useRender.ComponentProps<'a'> {
  /**
   * `inline` (default) stands in a sentence and is underlined, so that it is more than a colour; `standalone` stands by
   * itself, underlined under the pointer; `quiet` is one of many, in the colour of the text around it.
   */
  variant?: 'inline' | 'standalone' | 'quiet';
  /** Decoration before the words. */
  icon?: ReactNode;
  /** Opens a tab of its own, and says so with these words, such as "opens in a new tab". */
  newTabLabel?: string;
  /** Leads nowhere, says so, and keeps its place and its focus. */
  disabled?: boolean;
}

/**
 * Words that lead somewhere: an `<a>`, or the router's link given as `render`:
 * `<Link render={<RouterLink to="/new" />}>New</Link>`. What does something is a Button.
 */
export function Link({
  variant = 'inline',
  icon,
  newTabLabel,
  disabled = false,
  render,
  className,
  children,
  ref,
  ...rest
}: LinkProps) {
  return useRender({
    defaultTagName: 'a',
    render,
    ref,
    state: { variant, disabled },
    props: {
      ...(newTabLabel === undefined ? {} : { target: '_blank', rel: 'noopener' }),
      ...rest,
      ...(disabled ? REFUSING : {}),
      className: classNames(styles.root, className),
      children: (
        <>
          {icon != null && (
            <span className={styles.icon} aria-hidden>
              {icon}
            </span>
          )}
          <span className={styles.words}>{children}</span>
          {newTabLabel !== undefined && (
            <>
              <ArrowUpRight className={styles.newTab} aria-hidden />
              <span className={hidden.root}> ({newTabLabel})</span>
            </>
          )}
        </>
      ),
    },
  });
}
