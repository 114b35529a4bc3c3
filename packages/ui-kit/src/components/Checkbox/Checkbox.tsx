'use client';

import { Check, Minus } from 'lucide-react';
import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/classNames.ts';
import { idList } from '../../internal/idList.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'checked'> {
  /** The words beside it; links in them work. */
  label: ReactNode;
  /** Keeps the label for assistive technology only, such as in a row of a table. */
  hideLabel?: boolean;
  /** What is wrong and what to do; marks the box invalid. */
  error?: ReactNode;
  /** Shows a star after the words. */
  required?: boolean;
  /** Whether it is ticked, or `mixed` when it stands for several of which some are. Without it the box keeps its state. */
  checked?: boolean | 'mixed';
  /** Runs when somebody ticks or clears it; a mixed one becomes ticked. */
  onCheckedChange?: (checked: boolean) => void;
}

/** Yes or no, for something that is sent later. A native checkbox. */
export function Checkbox({
  label,
  hideLabel = false,
  error,
  required = false,
  checked,
  onCheckedChange,
  onChange,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const isMixed = checked === 'mixed';
  // The browser has no attribute for it, and forgets it with every press.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  });
  return (
    <div className={classNames(styles.root, className)}>
      <label className={styles.row}>
        <span className={styles.frame}>
          <input
            {...rest}
            ref={input}
            aria-describedby={idList(error != null && id, rest['aria-describedby'])}
            type="checkbox"
            required={required}
            className={styles.input}
            checked={isMixed ? false : checked}
            aria-invalid={error != null || undefined}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
          />
          <Check className={styles.check} aria-hidden />
          <Minus className={styles.dash} aria-hidden />
        </span>
        <span className={classNames(styles.words, hideLabel && hidden.root)}>
          {label}
          {required && (
            <span className={styles.required} aria-hidden>
              *
            </span>
          )}
        </span>
      </label>
      {/* Outside the label, or it would be part of the name. Always there, so that an error that appears is announced. */}
      <div id={id} className={styles.error} aria-live="polite">
        {error}
      </div>
    </div>
  );
}
