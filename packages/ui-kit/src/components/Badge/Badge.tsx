import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Badge.module.css';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** `paper` is on pictures; `count` is the round number of unread things. */
  tone?: 'neutral' | 'paper' | 'tide' | 'positive' | 'caution' | 'critical' | 'count';
  /** Decoration before the text. */
  icon?: ReactNode;
}

/** A short mark: a state, a price, a number. Not interactive. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-tone={tone} className={classNames(styles.root, className)}>
      {icon != null && <span aria-hidden>{icon}</span>}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
