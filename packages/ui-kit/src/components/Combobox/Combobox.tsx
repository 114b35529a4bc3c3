'use client';

import { Combobox as Base } from '@base-ui/react/combobox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { ChevronDown, X } from 'lucide-react';
import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { Field, useField, type FieldWords } from '../../internal/field/Field.tsx';
import field from '../../internal/field/Field.module.css';
import { keepOnEscape } from '../../internal/options/keepOnEscape.ts';
import { OptionPopup } from '../../internal/options/OptionPopup.tsx';
import {
  labelOf,
  sameOption,
  valueOf,
  type ComboboxOption,
  type OptionSource,
  type OptionWords,
} from '../../internal/options/options.ts';
import { useOptionRows } from '../../internal/options/useOptionRows.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useTextDirection } from '../../internal/useTextDirection.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './Combobox.module.css';

export interface ComboboxWords extends OptionWords {
  /** Name of the arrow that opens the list. */
  open: string;
  /** Name of the × that takes the choice away; there is none without it. */
  clear?: string;
}

export interface ComboboxProps
  extends
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'required' | 'size' | 'type' | 'list' | 'style' | 'form'
    >,
    FieldWords,
    OptionSource {
  /** The chosen option, or null. Without it the field keeps the choice itself, from `defaultValue`. */
  value?: ComboboxOption | null;
  defaultValue?: ComboboxOption | null;
  onValueChange?: (option: ComboboxOption | null) => void;
  words: ComboboxWords;
}

/**
 * One of many, found by typing: from a list, from answers to what is typed (`load`), or the typed words themselves
 * (`createOption`). One of a few is a Select. `ref` and other attributes reach the `<input>`.
 */
export function Combobox({
  options,
  load,
  createOption,
  value: given,
  defaultValue = null,
  onValueChange,
  words,
  name,
  disabled = false,
  id,
  className,
  label,
  hideLabel = false,
  description,
  error,
  required = false,
  readOnly = false,
  onFocus,
  ref,
  ...rest
}: ComboboxProps) {
  const fieldWords = { label, hideLabel, description, error, required };
  const { controlId, ids, control } = useField(id, fieldWords, undefined, rest['aria-describedby']);
  const box = useRef<HTMLDivElement>(null);
  const [direction, lookAtDirection] = useTextDirection(box);
  const [value, change] = useControlled(given, defaultValue, onValueChange);
  const [text, setText] = useState(value?.label ?? '');
  const [isOpen, setOpen] = useState(false);
  // The name of what is chosen is no question.
  const rows = useOptionRows(
    { ...(options ? { options } : {}), ...(load ? { load } : {}), ...(createOption ? { createOption } : {}) },
    words,
    text === value?.label ? '' : text,
    isOpen,
  );
  // Where nothing takes the choice away, Esc does not either.
  const keeps = (details: Base.Root.ChangeEventDetails) => words.clear === undefined && keepOnEscape(details);

  return (
    <Field {...fieldWords} controlId={controlId} ids={ids} className={className} hiddenClass={hidden.root}>
      <DirectionProvider direction={direction}>
        <div className={field.hosted}>
          <Base.Root
            items={rows.rows}
            filter={null}
            autoHighlight
            value={value}
            name={name}
            disabled={disabled}
            readOnly={readOnly}
            required={required}
            open={isOpen}
            itemToStringLabel={labelOf}
            itemToStringValue={valueOf}
            isItemEqualToValue={sameOption}
            onInputValueChange={(next, details) => {
              if (!keeps(details)) setText(next);
            }}
            onOpenChange={(open) => {
              if (open) lookAtDirection();
              setOpen(open);
            }}
            onValueChange={(row: ComboboxOption | null, details) => {
              if (keeps(details)) return;
              const chosen = row && rows.choose(row);
              if (row !== null && chosen === null) {
                // The row that asks again is no choice, so the list stays.
                details.cancel();
                rows.retry();
              } else change(chosen);
            }}
          >
            <div
              ref={box}
              className={field.box}
              data-invalid={error != null ? '' : undefined}
              data-disabled={disabled ? '' : undefined}
            >
              <Base.Input
                {...rest}
                {...control}
                // While the list is open, the label is hidden from assistive technology, and still its name.
                aria-labelledby={ids.label}
                ref={ref}
                required={false}
                aria-required={required || undefined}
                onFocus={(event) => {
                  onFocus?.(event);
                  lookAtDirection();
                }}
                className={classNames(field.input)}
              />
              {words.clear !== undefined && (
                <Base.Clear aria-label={words.clear} className={styles.button}>
                  <X aria-hidden />
                </Base.Clear>
              )}
              <Base.Trigger aria-label={words.open} className={styles.button}>
                <ChevronDown aria-hidden />
              </Base.Trigger>
            </div>
            <OptionPopup rows={rows} anchor={box} direction={direction} labelledBy={ids.label} />
          </Base.Root>
        </div>
      </DirectionProvider>
    </Field>
  );
}
