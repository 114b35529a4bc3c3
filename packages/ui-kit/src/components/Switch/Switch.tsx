'use client';

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { idList } from '../../internal/idList.ts';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'children' | 'size'
> {
  /** What is on or off; names the switch. It must not change with the state. */
  label: ReactNode;
  /** A second line that says what being on means. */
  description?: ReactNode;
  /** What is wrong and what to do; marks the switch invalid. */
  error?: ReactNode;
  /** Whether it is on. Without it the switch keeps its state itself, from `defaultChecked`. */
  checked?: boolean;
  /** Runs when somebody turns it on or off. */
  onCheckedChange?: (checked: boolean) => void;
  /** `start` (default) puts the switch before its words, `end` at the far edge, as in a list of settings. */
  placement?: 'start' | 'end';
}

/**
 * On or off, in force at once. For something that is sent later, take a Checkbox. A native checkbox that says it is a
 * switch: it works before the script does, forms send it, and Space or a press turn it.
 */
export function Switch({
  label,
  description,
  error,
  onCheckedChange,
  onChange,
  placement = 'start',
  className,
  ...rest
}: SwitchProps) {
  const id = useId();
  return (
    <div
      data-placement={placement}
      data-invalid={error != null ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      <label className={styles.row}>
        <span className={styles.track}>
          <input
            {...rest}
            aria-describedby={idList(
              description != null && `${id}d`,
              error != null && `${id}e`,
              rest['aria-describedby'],
            )}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the browser says it of every checkbox
            role="switch"
            className={styles.input}
            aria-invalid={error != null || undefined}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
          />
          <span className={styles.thumb} aria-hidden />
        </span>
        <span className={styles.words}>{label}</span>
      </label>
      {/* Outside the label, or they would be part of the name. */}
      {description != null && (
        <div id={`${id}d`} className={styles.description}>
          {description}
        </div>
      )}
      <div id={`${id}e`} className={styles.error} aria-live="polite">
        {error}
      </div>
    </div>
  );
}
