'use client';

import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/classNames.ts';
import { isComposing } from '../../internal/isComposing.ts';
import { idList } from '../../internal/idList.ts';
import { submitAround } from '../../internal/submitAround.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { TextField } from '../TextField/TextField.tsx';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import { readHex } from './readHex.ts';
import styles from './ColorPicker.module.css';

export interface ColorSwatch {
  /** `#rrggbb`, in small letters. */
  value: string;
  /** What the colour is called: spoken, and shown under the pointer. */
  label: string;
}

export interface ColorPickerProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** What the colour is for; names the group. */
  label: ReactNode;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  swatches: readonly ColorSwatch[];
  /** The colour as `#rrggbb`, or null. Without it the picker keeps it itself, from `defaultValue`. */
  value?: string | null;
  defaultValue?: string | null;
  onValueChange?: (value: string) => void;
  /** Words of a field for a colour of one's own; without them there is only the grid. */
  own?: {
    /** Names the field, such as "Own colour". */
    label: string;
    /** Said when what was typed is no colour: "Write it like #2b6cb0". */
    invalid: string;
  };
  /** Under which a form sends the colour. */
  name?: string;
}

/**
 * A colour from a grid, or one of one's own. The grid is one stop: the arrow keys walk in it and choose, up and down
 * by rows.
 */
export function ColorPicker({
  label,
  hideLabel = false,
  description,
  error,
  swatches,
  value: given,
  defaultValue = null,
  onValueChange,
  own,
  name,
  disabled = false,
  className,
  ...rest
}: ColorPickerProps) {
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [value, setValue] = useControlled<string | null>(given, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  // What is being typed; null while the field shows the colour.
  const [draft, setDraft] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);

  const choose = (color: string) => {
    setDraft(null);
    setRefused(false);
    setValue(color);
  };

  /** Takes what was typed for the colour; answers whether it could. */
  const commit = (): boolean => {
    if (draft === null) return true;
    const color = readHex(draft);
    if (color !== null) choose(color);
    else if (draft.trim() === '') setDraft(null);
    else setRefused(true);
    return color !== null || draft.trim() === '';
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const radios = [...(grid.current?.querySelectorAll('input') ?? [])];
    const at = radios.indexOf(event.target as HTMLInputElement);
    // The chosen one is larger than its place.
    const top = (radio: HTMLElement | undefined) => radio?.closest('label')?.getBoundingClientRect().top;
    const columns = radios.filter((radio) => top(radio) === top(radios[0])).length;
    const target = radios[at + (event.key === 'ArrowDown' ? columns : -columns)];
    event.preventDefault();
    if (!target) return;
    target.focus();
    choose(target.value);
  };

  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}l`}
      aria-invalid={error != null || undefined}
      {...rest}
      aria-describedby={idList(
        description != null && `${id}d`,
        error != null && `${id}e`,
        rest['aria-describedby'],
      )}
      disabled={disabled}
      data-invalid={error != null ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      <legend id={`${id}l`} className={classNames(styles.legend, hideLabel && hidden.root)}>
        {label}
      </legend>
      {description != null && (
        <div id={`${id}d`} className={styles.description}>
          {description}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the radio buttons inside */}
      <div ref={grid} className={styles.grid} onKeyDown={onKeyDown}>
        {swatches.map((swatch) => (
          <label key={swatch.value} className={styles.swatch} title={swatch.label}>
            <input
              type="radio"
              className={styles.input}
              name={`${id}s`}
              // The form sends the hidden field below, not these: they are in no form.
              form={`${id}-none`}
              value={swatch.value}
              aria-label={swatch.label}
              checked={swatch.value === value}
              onChange={() => choose(swatch.value)}
              onKeyDown={submitAround}
            />
            <Paint color={swatch.value} />
          </label>
        ))}
      </div>
      {own && (
        <TextField
          className={styles.own ?? ''}
          label={own.label}
          prefix={value === null ? '#' : <Paint color={value} />}
          value={draft ?? value ?? ''}
          error={isRefused ? own.invalid : undefined}
          disabled={disabled}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={9}
          onValueChange={(text) => {
            setDraft(text);
            setRefused(false);
            const color = readHex(text);
            // Three digits may become six.
            if (color !== null && text.replace('#', '').trim().length === 6) setValue(color);
          }}
          onBlur={commit}
          onKeyDown={(event) => {
            // Enter sends the form, with the colour that was typed, if it is one.
            if (event.key === 'Enter' && !isComposing(event.nativeEvent) && !commit()) event.preventDefault();
          }}
        />
      )}
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
      <div id={`${id}e`} className={styles.error} aria-live="polite">
        {error}
      </div>
    </fieldset>
  );
}

/** Painted by an attribute of SVG, which a strict Content-Security-Policy allows in markup from the server. */
function Paint({ color }: { color: string }) {
  return (
    <svg className={styles.paint} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      <rect width="1" height="1" fill={color} />
    </svg>
  );
}
