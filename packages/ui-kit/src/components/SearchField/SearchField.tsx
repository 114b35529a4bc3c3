'use client';

import { Search, X } from 'lucide-react';
import type { ComponentPropsWithRef, FormEvent } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useForwardedRef } from '../../internal/useForwardedRef.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'children'
> {
  /** Names the field. */
  label: string;
  /** Id of what names the whole area, on a page with a second one. */
  labelledBy?: string;
  submitLabel: string;
  clearLabel: string;
  /** The text. Without it the field keeps it itself, from `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Runs the search with the trimmed text: Enter or the button. Not called for an empty text. */
  onSearch: (text: string) => void;
  /** 36 (default) or 52 px high. */
  size?: 'medium' | 'large';
  /** Where the form goes without JavaScript; `name` is its query key. */
  action?: string;
}

/** A search box, plain: a search landmark with one field. What suggests while one types is an Autocomplete. */
export function SearchField({
  label,
  labelledBy,
  submitLabel,
  clearLabel,
  value: given,
  defaultValue = '',
  onValueChange,
  onChange,
  onSearch,
  size = 'medium',
  action,
  name = 'keyword',
  disabled = false,
  className,
  ref,
  ...rest
}: SearchFieldProps) {
  const input = useForwardedRef(ref);
  const [value, change] = useControlled(given, defaultValue, onValueChange);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wish = value.trim();
    if (wish === '') return;
    if (wish !== value) change(wish);
    onSearch(wish);
  };

  return (
    <form
      role="search"
      aria-labelledby={labelledBy}
      action={action}
      data-size={size}
      data-disabled={disabled ? '' : undefined}
      className={classNames(styles.root, className)}
      onSubmit={submit}
    >
      <div className={styles.box}>
        <Search className={styles.glass} aria-hidden />
        <input
          autoComplete="off"
          enterKeyHint="search"
          {...rest}
          ref={input}
          type="search"
          name={name}
          aria-label={label}
          disabled={disabled}
          value={value}
          className={styles.input}
          onChange={(event) => {
            onChange?.(event);
            change(event.target.value);
          }}
        />
        {value !== '' && !disabled && (
          <IconButton
            size="small"
            label={clearLabel}
            icon={<X />}
            tooltip={false}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          />
        )}
        {size === 'large' ? (
          <Button type="submit" variant="primary" size="large" disabled={disabled} className={styles.submit}>
            {submitLabel}
          </Button>
        ) : (
          <IconButton
            type="submit"
            size="small"
            label={submitLabel}
            icon={<Search />}
            tooltip={false}
            disabled={disabled}
            className={styles.submit}
          />
        )}
      </div>
    </form>
  );
}
