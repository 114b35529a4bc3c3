'use client';

import { NumberField } from '@base-ui/react/number-field';
import { useId, useMemo, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { idList } from '../../internal/idList.ts';
import { Field, useField, type FieldWords } from '../../internal/field/Field.tsx';
import field from '../../internal/field/Field.module.css';
import { useControlled } from '../../internal/useControlled.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import { currencySign, formatMoney, fractionDigitsOf } from './money.ts';
import styles from './PriceInput.module.css';

export interface PriceInputWords {
  /** Said when the amount is below `min`, which comes formatted: "At least €5.00". */
  below: (min: string) => string;
  /** Said when the amount is above `max`. */
  above: (max: string) => string;
}

export interface PriceInputProps
  extends
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'required' | 'size' | 'type' | 'min' | 'max' | 'step' | 'style' | 'prefix'
    >,
    FieldWords {
  /** The amount in the currency's smallest unit, such as cents; null while there is none. Without it the field keeps it. */
  value?: number | null;
  defaultValue?: number | null;
  onValueChange?: (amount: number | null) => void;
  /** ISO 4217, such as `EUR`. */
  currency: string;
  /** How amounts are written and read, such as `es-ES`. Server and browser need the same. */
  locale: string;
  /** Limits in the smallest unit. An amount beyond them stays, and the field says what is wrong. Default: from 0. */
  min?: number;
  max?: number;
  /** What the arrow keys add, in the smallest unit. Default: one whole unit. Shift adds ten times as much. */
  step?: number;
  words: PriceInputWords;
}

/** What is typed for a minus. */
const MINUS: readonly string[] = ['-', '−', '－'];

/**
 * An amount of money, exact to the smallest unit, typed the way the reader's language writes numbers. `name` sends the
 * smallest unit. `ref` and other attributes reach the `<input>`.
 */
export function PriceInput({
  value: given,
  defaultValue = null,
  onValueChange,
  currency,
  locale,
  min = 0,
  max,
  step,
  words,
  name,
  label,
  hideLabel = false,
  description,
  error,
  required = false,
  disabled = false,
  readOnly = false,
  id,
  className,
  onFocus,
  onBlur,
  onKeyDown,
  ...rest
}: PriceInputProps) {
  const digits = useMemo(() => fractionDigitsOf(currency), [currency]);
  const unit = 10 ** digits;
  const { sign, isBefore } = useMemo(() => currencySign(currency, locale), [currency, locale]);
  const [amount, change] = useControlled(given, defaultValue, onValueChange);
  const [isEdited, setEdited] = useState(false);

  const limit = () => {
    if (amount === null) return undefined;
    if (max !== undefined && amount > max) return words.above(formatMoney(max, currency, locale));
    // While somebody types, "1" may become "19".
    if (!isEdited && amount < min) return words.below(formatMoney(min, currency, locale));
    return undefined;
  };
  const wrong = error ?? limit();
  const fieldWords = { label, hideLabel, description, error: wrong, required };
  const { controlId, ids, control } = useField(id, fieldWords, undefined, rest['aria-describedby']);
  const signId = useId();
  const format = useMemo(() => ({ minimumFractionDigits: digits, maximumFractionDigits: digits }), [digits]);
  const described = idList(signId, control['aria-describedby']);
  const affix = (
    <span id={signId} className={field.affix}>
      {sign}
    </span>
  );

  return (
    <Field {...fieldWords} controlId={controlId} ids={ids} className={className} hiddenClass={hidden.root}>
      <div className={field.hosted}>
        <NumberField.Root
          id={controlId}
          // The library keeps a number field of its own, whose limits the browser would hold the form to. It is in no form.
          form={`${controlId}-none`}
          value={amount === null ? null : amount / unit}
          locale={locale}
          format={format}
          min={min / unit}
          {...(max === undefined ? {} : { max: max / unit })}
          step={(step ?? unit) / unit}
          smallStep={1 / unit}
          largeStep={((step ?? unit) * 10) / unit}
          allowOutOfRange
          disabled={disabled}
          readOnly={readOnly}
          onValueChange={(next) => {
            const exact = next === null ? null : Math.round(next * unit);
            if (exact !== amount) change(exact);
          }}
          className={field.box}
          data-invalid={wrong != null ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
        >
          {isBefore && affix}
          <NumberField.Input
            {...rest}
            {...control}
            required={false}
            aria-required={required || undefined}
            // The library's own words are English, and no more than what the label says.
            aria-roledescription={undefined}
            aria-describedby={described}
            inputMode={digits === 0 ? 'numeric' : 'decimal'}
            className={classNames(field.input, styles.input)}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (min >= 0 && MINUS.includes(event.key)) event.preventDefault();
            }}
            onFocus={(event) => {
              setEdited(true);
              onFocus?.(event);
            }}
            onBlur={(event) => {
              setEdited(false);
              onBlur?.(event);
            }}
          />
          {!isBefore && affix}
        </NumberField.Root>
        {name !== undefined && <input type="hidden" name={name} value={amount ?? ''} disabled={disabled} />}
      </div>
    </Field>
  );
}
