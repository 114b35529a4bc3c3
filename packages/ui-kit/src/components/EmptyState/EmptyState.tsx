import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  icon?: ReactNode;
  /** What is not there. */
  title: ReactNode;
  /** Makes the title a heading of that level; 1 where it is all that a page shows. */
  headingLevel?: 1 | 2 | 3;
  /** What to do next. */
  description?: ReactNode;
  /** A button or link that does it. */
  action?: ReactNode;
  /** `small` inside dialogs and drawers. */
  size?: 'medium' | 'small';
  tone?: 'neutral' | 'critical';
}

/** A list without entries: it says what to do next. */
export function EmptyState({
  icon,
  title,
  headingLevel,
  description,
  action,
  size = 'medium',
  tone = 'neutral',
  className,
  ...rest
}: EmptyStateProps) {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <div {...rest} data-size={size} data-tone={tone} className={classNames(styles.root, className)}>
      {icon != null && (
        <div className={styles.icon} aria-hidden>
          {icon}
        </div>
      )}
      <Title className={styles.title}>{title}</Title>
      {description != null && <p className={styles.description}>{description}</p>}
      {action != null && <div className={styles.action}>{action}</div>}
    </div>
  );
}
