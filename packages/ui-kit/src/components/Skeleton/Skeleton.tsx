import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The shape of what is coming. */
  shape?: 'text' | 'title' | 'cover' | 'block' | 'circle';
  /** Per cent of the place. Default 100. */
  width?: 25 | 50 | 75 | 100;
}

/** Keeps the place of something that loads. Decoration: the list around it says `aria-busy`. */
export function Skeleton({ shape = 'text', width = 100, className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden
      {...rest}
      data-shape={shape}
      data-width={width}
      className={classNames(styles.root, className)}
    />
  );
}

/** The place of one `TemplateCard`, of exactly its size, so that nothing jumps when it arrives. */
export function TemplateCardSkeleton({ className, ...rest }: Omit<ComponentPropsWithRef<'div'>, 'children'>) {
  return (
    <div aria-hidden {...rest} className={classNames(styles.card, className)}>
      <Skeleton shape="cover" />
      <div className={styles.lines}>
        <div className={styles.line}>
          <Skeleton width={75} />
        </div>
        <div className={styles.line}>
          <Skeleton shape="circle" />
          <Skeleton width={25} />
        </div>
      </div>
    </div>
  );
}
