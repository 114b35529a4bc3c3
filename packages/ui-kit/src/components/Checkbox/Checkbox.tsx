'use client';

import { Check } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'onChange' | 'children' | 'defaultChecked'
> {
  /** The words beside it; links in them work. */
  label: ReactNode;
  error?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Yes or no, for something that is sent later. A native checkbox. */
export function Checkbox({ label, error, checked, onCheckedChange, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={classNames(styles.root, className)}>
      <label className={styles.row}>
        <span className={styles.frame}>
          <input
            aria-describedby={error != null ? id : undefined}
            {...rest}
            type="checkbox"
            className={styles.input}
            checked={checked}
            aria-invalid={error != null || undefined}
            onChange={(event) => onCheckedChange(event.target.checked)}
          />
          <Check className={styles.check} aria-hidden />
        </span>
        <span className={styles.words}>{label}</span>
      </label>
      {/* Outside the label, or it would be part of the name. Always there, so that an error that appears is announced. */}
      <div id={id} className={styles.error} aria-live="polite">
        {error}
      </div>
    </div>
  );
}
