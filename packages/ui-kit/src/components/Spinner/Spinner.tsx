import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Spinner.module.css';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 14, 16 (default) or 24 px. */
  size?: 'small' | 'medium' | 'large';
  /** What is being waited for. Without it the spinner is decoration and hidden from assistive technology. */
  label?: string;
}

/** A turning ring for work without a known length. */
export function Spinner({ size = 'medium', label, className, ...rest }: SpinnerProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span {...name} {...rest} data-size={size} className={classNames(styles.root, className)} />;
}
