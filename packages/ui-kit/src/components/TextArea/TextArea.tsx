'use client';

import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { Field, useField, type FieldWords } from '../../internal/field/Field.tsx';
import field from '../../internal/field/Field.module.css';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './TextArea.module.css';

/** How a text is counted against its limit. The kit has no rule of its own. */
export interface TextCounter {
  max: number;
  /** Length of a text as the product counts it, such as code points of the trimmed text. */
  count: (text: string) => number;
  /** The words under the field, such as "12 / 200". */
  text: (count: number, max: number) => string;
}

export interface TextAreaProps
  extends
    Omit<ComponentPropsWithRef<'textarea'>, 'required' | 'onChange' | 'value' | 'defaultValue'>,
    FieldWords {
  value: string;
  onValueChange: (value: string) => void;
  counter?: TextCounter;
}

/** Several lines of text, which begin on the side that the writing begins on. The counter turns critical beyond the limit; nothing typed is ever cut off. */
export function TextArea({
  label,
  hideLabel = false,
  description,
  error,
  required = false,
  value,
  onValueChange,
  counter,
  id,
  className,
  disabled = false,
  ...rest
}: TextAreaProps) {
  const count = counter?.count(value) ?? 0;
  const shown = counter && { text: counter.text(count, counter.max), over: count > counter.max };
  const words = { label, hideLabel, description, error, required };
  const { controlId, ids, control } = useField(id, words, shown, rest['aria-describedby']);
  return (
    <Field
      {...words}
      controlId={controlId}
      ids={ids}
      counter={shown}
      className={className}
      hiddenClass={hidden.root}
    >
      <div
        className={classNames(field.box, styles.box)}
        data-invalid={error != null || shown?.over ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
      >
        <textarea
          dir="auto"
          {...rest}
          {...control}
          disabled={disabled}
          value={value}
          className={classNames(field.input, styles.input)}
          onChange={(event) => onValueChange(event.target.value)}
        />
      </div>
    </Field>
  );
}
