'use client';

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { idList } from '../../internal/idList.ts';
import { submitAround } from '../../internal/submitAround.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './RadioGroup.module.css';

export interface RadioOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  /** A second line. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string | number> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children' | 'defaultValue'
> {
  label: ReactNode;
  hideLabel?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  /** Shows a star after the label. */
  required?: boolean;
  options: ReadonlyArray<RadioOption<Value>>;
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Under which a form sends the value. Default: one of its own. */
  name?: string;
  /** A list (default), framed `cards`, or one bar of `segments`. */
  variant?: 'list' | 'cards' | 'segments';
}

/** One of a few, all in sight. Native radio buttons: one stop, arrow keys choose. */
export function RadioGroup<Value extends string | number>({
  label,
  hideLabel = false,
  description,
  error,
  required = false,
  options,
  value,
  onValueChange,
  variant = 'list',
  name,
  className,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}l`}
      aria-invalid={error != null || undefined}
      aria-required={required || undefined}
      {...rest}
      aria-describedby={idList(
        description != null && `${id}d`,
        error != null && `${id}e`,
        rest['aria-describedby'],
      )}
      data-variant={variant}
      className={classNames(styles.root, className)}
    >
      <legend id={`${id}l`} className={classNames(styles.legend, hideLabel && hidden.root)}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden>
            *
          </span>
        )}
      </legend>
      {description != null && (
        <div id={`${id}d`} className={styles.description}>
          {description}
        </div>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              // Without a name it only holds them together, and no form may send it: they are in none.
              name={name ?? id}
              form={name === undefined ? `${id}-none` : undefined}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              onKeyDown={name === undefined ? submitAround : undefined}
            />
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.hint != null && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <div id={`${id}e`} className={styles.error} aria-live="polite">
        {error}
      </div>
    </fieldset>
  );
}

/** One of two to five short words in a bar, such as free or paid. */
export function Segmented<Value extends string | number>(props: Omit<RadioGroupProps<Value>, 'variant'>) {
  return <RadioGroup {...props} variant="segments" />;
}
