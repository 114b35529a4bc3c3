import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Progress.module.css';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is going on. */
  label: ReactNode;
  /** From 0 to 1; leave it out while the length is unknown. */
  value?: number;
  /** The value in words, such as "3 of 12 files". */
  valueText?: string;
}

/** How far a long job has come. */
export function Progress({ label, value, valueText, className, ...rest }: ProgressProps) {
  const id = useId();
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        {valueText !== undefined && <span aria-hidden>{valueText}</span>}
      </div>
      <progress
        className={styles.bar}
        max={1}
        value={value}
        aria-labelledby={id}
        aria-valuetext={valueText}
      />
    </div>
  );
}
