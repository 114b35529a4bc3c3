'use client';

import { Combobox as Base } from '@base-ui/react/combobox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { X } from 'lucide-react';
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
import { isRetryRow, useOptionRows } from '../../internal/options/useOptionRows.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useTextDirection } from '../../internal/useTextDirection.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from '../../internal/chips.module.css';

export interface MultiSelectWords extends OptionWords {
  /** Name of a chip's × button. */
  remove: (label: string) => string;
  /** Said when no more can be chosen; needed with `max`. */
  full?: (max: number) => string;
  /** How many are chosen of how many, below the field; needed with `max`. */
  count?: (chosen: number, max: number) => string;
}

export interface MultiSelectProps
  extends
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'required' | 'size' | 'type' | 'list' | 'max' | 'style' | 'form'
    >,
    FieldWords,
    OptionSource {
  /** The chosen options, in the order they were chosen. Without it the field keeps them itself, from `defaultValue`. */
  value?: readonly ComboboxOption[];
  defaultValue?: readonly ComboboxOption[];
  onValueChange?: (options: ComboboxOption[]) => void;
  /** How many may be chosen. */
  max?: number;
  words: MultiSelectWords;
}

const NONE: readonly ComboboxOption[] = [];

/**
 * Some of many, found by typing, each shown as a chip. Backspace in the empty field takes the last one away; the arrow
 * keys walk through the chips, where Backspace and Delete take away the one that has the focus.
 */
export function MultiSelect({
  options,
  load,
  createOption,
  value: given,
  defaultValue = NONE,
  onValueChange,
  max = Number.POSITIVE_INFINITY,
  words,
  name,
  disabled = false,
  placeholder,
  id,
  className,
  label,
  hideLabel = false,
  description,
  error,
  required = false,
  readOnly = false,
  onFocus,
  onKeyDown,
  ref,
  ...rest
}: MultiSelectProps) {
  const [value, change] = useControlled<readonly ComboboxOption[]>(given, defaultValue, (next) =>
    onValueChange?.([...next]),
  );
  const isFull = value.length >= max;
  const countText = Number.isFinite(max) ? words.count?.(value.length, max) : undefined;
  const counter = countText === undefined ? undefined : { text: countText, over: value.length > max };
  const fieldWords = { label, hideLabel, description, error, required };
  const { controlId, ids, control } = useField(id, fieldWords, counter, rest['aria-describedby']);
  const box = useRef<HTMLDivElement>(null);
  const [direction, lookAtDirection] = useTextDirection(box);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const rows = useOptionRows(
    { ...(options ? { options } : {}), ...(load ? { load } : {}), ...(createOption ? { createOption } : {}) },
    words,
    text,
    isOpen,
  );
  const isBarred = (row: ComboboxOption) =>
    isFull && !isRetryRow(row) && !value.some((one) => sameOption(one, row));

  return (
    <Field
      {...fieldWords}
      controlId={controlId}
      ids={ids}
      counter={counter}
      className={className}
      hiddenClass={hidden.root}
    >
      <DirectionProvider direction={direction}>
        <div className={field.hosted}>
          <Base.Root
            multiple
            items={rows.rows}
            filter={null}
            autoHighlight
            value={[...value]}
            inputValue={text}
            name={name}
            disabled={disabled}
            readOnly={readOnly}
            required={required}
            open={isOpen}
            itemToStringLabel={labelOf}
            itemToStringValue={valueOf}
            isItemEqualToValue={sameOption}
            onInputValueChange={(next, details) => {
              if (!keepOnEscape(details)) setText(next);
            }}
            onOpenChange={(open, details) => {
              if (open) lookAtDirection();
              // Several are chosen from one list.
              if (!open && details.reason === 'item-press') details.cancel();
              else setOpen(open);
            }}
            onValueChange={(chosen: ComboboxOption[], details) => {
              if (keepOnEscape(details)) return;
              const next: ComboboxOption[] = [];
              for (const row of chosen) {
                const option = value.find((one) => one === row) ?? rows.choose(row);
                if (option === null) {
                  details.cancel();
                  rows.retry();
                  return;
                }
                // Own words may name an option that is chosen already.
                if (!next.some((one) => sameOption(one, option))) next.push(option);
              }
              setText('');
              change(next);
            }}
          >
            <Base.Chips
              ref={box}
              aria-labelledby={ids.label}
              className={classNames(field.box, styles.box)}
              data-invalid={error != null ? '' : undefined}
              data-disabled={disabled ? '' : undefined}
            >
              {value.map((option) => (
                <Base.Chip
                  key={option.value}
                  role="group"
                  aria-label={option.label}
                  lang={option.lang}
                  className={styles.chip}
                >
                  <span className={styles.text}>{option.label}</span>
                  <Base.ChipRemove aria-label={words.remove(option.label)} className={styles.remove}>
                    <X aria-hidden />
                  </Base.ChipRemove>
                </Base.Chip>
              ))}
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
                onKeyDown={(event) => {
                  onKeyDown?.(event);
                  // A Backspace that is held to empty the field ends there.
                  if (event.key === 'Backspace' && event.repeat && event.currentTarget.value === '')
                    event.preventBaseUIHandler();
                }}
                placeholder={value.length === 0 ? placeholder : undefined}
                className={classNames(field.input, styles.input)}
              />
            </Base.Chips>
            <OptionPopup
              rows={rows}
              anchor={box}
              direction={direction}
              labelledBy={ids.label}
              isBarred={isBarred}
              {...(isFull && words.full ? { note: words.full(max) } : {})}
            />
          </Base.Root>
        </div>
      </DirectionProvider>
    </Field>
  );
}
