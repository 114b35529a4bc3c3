'use client';

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { idList } from '../../internal/idList.ts';
import { useControlled } from '../../internal/useControlled.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import { Checkbox } from './Checkbox.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue'
> {
  /** What the boxes are about; names the group. */
  label: ReactNode;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  /** Shows a star after the label. */
  required?: boolean;
  options: ReadonlyArray<CheckboxOption<Value>>;
  /** Words of a box above the others that stands for all of them: ticked, clear or mixed. None without it. */
  allLabel?: ReactNode;
  /** The ticked ones, in the order of `options`. Without it the group keeps them, from `defaultValue`. */
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  onValueChange?: (value: Value[]) => void;
  /** Under which a form sends the ticked ones. */
  name?: string;
  /** A list (default) or framed `cards`, as many beside each other as fit. */
  variant?: 'list' | 'cards';
}

const NONE: readonly never[] = [];

/** Any of a few, all in sight. A native fieldset of checkboxes. */
export function CheckboxGroup<Value extends string>({
  label,
  hideLabel = false,
  description,
  error,
  required = false,
  options,
  allLabel,
  value: given,
  defaultValue = NONE,
  onValueChange,
  name,
  variant = 'list',
  className,
  ...rest
}: CheckboxGroupProps<Value>) {
  const id = useId();
  const [value, change] = useControlled<readonly Value[]>(given, defaultValue, (next) =>
    onValueChange?.([...next]),
  );

  const keep = (isTicked: (option: CheckboxOption<Value>) => boolean) =>
    change(options.filter(isTicked).map((option) => option.value));
  const free = options.filter((option) => option.disabled !== true);
  const ticked = free.filter((option) => value.includes(option.value)).length;

  return (
    <fieldset
      {...rest}
      aria-describedby={idList(
        description != null && `${id}d`,
        error != null && `${id}e`,
        rest['aria-describedby'],
      )}
      data-invalid={error != null ? '' : undefined}
      data-variant={variant}
      className={classNames(styles.group, className)}
    >
      <legend className={classNames(styles.legend, hideLabel && hidden.root)}>
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
      {allLabel != null && (
        <Checkbox
          label={allLabel}
          checked={ticked === 0 ? false : ticked === free.length || 'mixed'}
          onCheckedChange={(all) =>
            // What cannot be changed stays as it is.
            keep((option) => (option.disabled === true ? value.includes(option.value) : all))
          }
        />
      )}
      <div className={styles.options} data-under-all={allLabel != null ? '' : undefined}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            value={option.value}
            name={name}
            disabled={option.disabled}
            checked={value.includes(option.value)}
            onCheckedChange={(isTicked) =>
              keep((one) => (one === option ? isTicked : value.includes(one.value)))
            }
          />
        ))}
      </div>
      <div id={`${id}e`} className={styles.groupError} aria-live="polite">
        {error}
      </div>
    </fieldset>
  );
}
