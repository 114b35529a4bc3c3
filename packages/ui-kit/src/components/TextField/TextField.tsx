'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { Field, useField, type FieldWords } from '../../internal/field/Field.tsx';
import field from '../../internal/field/Field.module.css';
import { useComposedText } from '../../internal/useComposedText.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'required' | 'onChange' | 'prefix'>, FieldWords {
  /** 36 (default) or 44 px high. */
  size?: 'medium' | 'large';
  /** Decoration or unit inside the frame, before and after the text. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  onValueChange?: (value: string) => void;
}

/** One line of text with label, help and error. `ref` and other attributes reach the `<input>`. */
export function TextField({
  label,
  hideLabel = false,
  description,
  error,
  required = false,
  size = 'medium',
  prefix,
  suffix,
  onValueChange,
  id,
  className,
  disabled = false,
  ...rest
}: TextFieldProps) {
  const words = { label, hideLabel, description, error, required };
  const { controlId, ids, control } = useField(id, words, undefined, rest['aria-describedby']);
  const { shown, note, onCompositionEnd } = useComposedText(rest.value, rest.onCompositionEnd);
  return (
    <Field {...words} controlId={controlId} ids={ids} className={className} hiddenClass={hidden.root}>
      <div
        className={field.box}
        data-size={size}
        data-invalid={error != null ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
      >
        {prefix != null && <span className={field.affix}>{prefix}</span>}
        <input
          {...rest}
          {...control}
          disabled={disabled}
          value={shown}
          className={classNames(field.input)}
          onCompositionEnd={onCompositionEnd}
          onChange={(event) => {
            note(event);
            onValueChange?.(event.target.value);
          }}
        />
        {suffix != null && <span className={field.affix}>{suffix}</span>}
      </div>
    </Field>
  );
}
