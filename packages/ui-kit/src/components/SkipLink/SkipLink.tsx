import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './SkipLink.module.css';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** `#` and the id of the main content. */
  href: `#${string}`;
}

/** The first stop of a page: jumps over the header. Seen only while it has the focus. */
export function SkipLink({ className, children, ...rest }: SkipLinkProps) {
  return (
    <a {...rest} className={classNames(styles.root, className)}>
      {children}
    </a>
  );
}
