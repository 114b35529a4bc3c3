'use client';

import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { Field, useField, type FieldWords } from '../../internal/field/Field.tsx';
import field from '../../internal/field/Field.module.css';
import { useComposedText } from '../../internal/useComposedText.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';

export interface NumberFieldProps
  extends
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'required' | 'onChange' | 'prefix' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'type'
    >,
    FieldWords {
  /** A whole number, or null while the field is empty. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** Announced by assistive technology and kept by the arrow keys; what is typed below it is left for the caller to judge. */
  min?: number;
  /** Larger values become this one while typing. */
  max?: number;
  /** What the arrow keys add. Default 1. */
  step?: number;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** A whole number of digits only; full-width digits count. Arrow up and down step, the wheel does nothing. */
export function NumberField({
  label,
  hideLabel = false,
  description,
  error,
  required = false,
  value,
  onValueChange,
  min,
  max,
  step = 1,
  prefix,
  suffix,
  id,
  className,
  disabled = false,
  ...rest
}: NumberFieldProps) {
  const words = { label, hideLabel, description, error, required };
  const { controlId, ids, control } = useField(id, words, undefined, rest['aria-describedby']);
  const written = value === null ? '' : String(value);
  const { shown, note, onCompositionEnd } = useComposedText(written, rest.onCompositionEnd);

  const read = (text: string): number | null => {
    const digits = text.normalize('NFKC').replace(/[^0-9]/g, '');
    if (digits === '') return null;
    return Math.min(Number(digits), max ?? Number.MAX_SAFE_INTEGER);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const next = (value ?? (min ?? 0) - step) + (event.key === 'ArrowUp' ? step : -step);
    onValueChange(Math.min(Math.max(next, min ?? 0), max ?? Number.MAX_SAFE_INTEGER));
  };

  return (
    <Field {...words} controlId={controlId} ids={ids} className={className} hiddenClass={hidden.root}>
      <div
        className={field.box}
        data-invalid={error != null ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
      >
        {prefix != null && <span className={field.affix}>{prefix}</span>}
        <input
          {...rest}
          {...control}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuenow={value ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          disabled={disabled}
          value={shown}
          className={classNames(field.input)}
          onKeyDown={onKeyDown}
          onCompositionEnd={onCompositionEnd}
          onChange={(event) => {
            note(event);
            onValueChange(read(event.target.value));
          }}
        />
        {suffix != null && <span className={field.affix}>{suffix}</span>}
      </div>
    </Field>
  );
}
