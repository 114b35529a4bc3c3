'use client';

import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { Field, useField, type FieldWords } from '../../internal/field/Field.tsx';
import field from '../../internal/field/Field.module.css';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './Select.module.css';

export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
  disabled?: boolean;
  lang?: string;
}

export interface SelectProps<Value extends string | number>
  extends
    Omit<
      ComponentPropsWithRef<'select'>,
      'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple' | 'size' | 'required'
    >,
    FieldWords {
  options: ReadonlyArray<SelectOption<Value>>;
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Only as wide as its text, for toolbars. */
  compact?: boolean;
}

/**
 * One of a list. The browser's own select: it works before the script does, and opens a phone's own picker; where the
 * browser lets it be styled, its list looks like our menus.
 */
export function Select<Value extends string | number>({
  options,
  value,
  onValueChange,
  placeholder = '',
  compact = false,
  disabled = false,
  id,
  className,
  label,
  hideLabel = false,
  description,
  error,
  required = false,
  ...rest
}: SelectProps<Value>) {
  const words = { label, hideLabel, description, error, required };
  const { controlId, ids, control } = useField(id, words, undefined, rest['aria-describedby']);
  return (
    <Field
      {...words}
      controlId={controlId}
      ids={ids}
      className={classNames(compact && styles.compact, className)}
      hiddenClass={hidden.root}
    >
      <div
        className={classNames(field.box, styles.box)}
        data-invalid={error != null ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
      >
        <select
          {...rest}
          {...control}
          disabled={disabled}
          value={value === null ? '' : String(value)}
          data-placeholder={value === null ? '' : undefined}
          className={classNames(field.input, styles.select)}
          onChange={(event) => {
            const chosen = options.find((option) => String(option.value) === event.target.value);
            if (chosen) onValueChange(chosen.value);
          }}
        >
          {value === null && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              lang={option.lang}
              className={styles.option}
            >
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.arrow} aria-hidden />
      </div>
    </Field>
  );
}
